"""Starts the driver from a map of sources, so that no file of it lies beside the agent.

Natively this text is the program: `python3 -s -B -c TEXT`. The first line of standard input is `{"sources": {path: text}}`,
every further line is a request. In a page, run this text under another name and call `install(json)`:

    namespace = {"__name__": "quintet_boot"}
    exec(text, namespace)
    namespace["install"]('{"quintet_agents/driver.py": "..."}')
    from quintet_agents.driver import Driver
"""

import builtins
import importlib.machinery
import json
import os
import sys

ROOT = "<quintet>"  # the folder of these sources in tracebacks


class Sources:
    """A finder and loader of modules whose texts are in memory."""

    def __init__(self, texts):
        self.texts = texts

    def find_spec(self, name, path=None, target=None):
        base = name.replace(".", "/")
        for file in (base + "/__init__.py", base + ".py"):
            if file in self.texts:
                origin = ROOT + "/" + file
                is_package = file.endswith("/__init__.py")
                spec = importlib.machinery.ModuleSpec(name, self, origin=origin, is_package=is_package)
                spec.has_location = True
                if is_package:
                    spec.submodule_search_locations = [os.path.dirname(origin)]
                return spec
        return None

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        # Separate builtins: what an agent does to the shared ones does not reach the driver.
        module.__dict__["__builtins__"] = dict(builtins.__dict__)
        file = module.__spec__.origin
        exec(compile(self.texts[file[len(ROOT) + 1 :]], file, "exec", dont_inherit=True), module.__dict__)

    def get_source(self, name):
        return self.texts[self.find_spec(name).origin[len(ROOT) + 1 :]]

    def get_data(self, path):
        try:
            return self.texts[path.replace(os.sep, "/")[len(ROOT) + 1 :]].encode("utf-8")
        except KeyError:
            raise OSError(path) from None

    def folders(self, path):
        """The names of the folders in a folder."""
        start = path.replace(os.sep, "/")[len(ROOT) + 1 :] + "/"
        inner = [file[len(start) :] for file in self.texts if file.startswith(start)]
        return sorted({file.split("/")[0] for file in inner if "/" in file})


def install(sources):
    """Makes the sources importable. `sources`: the map, or its JSON."""
    texts = json.loads(sources) if isinstance(sources, str) else dict(sources)
    sys.meta_path.insert(0, Sources(texts))


def main():
    # The folder that the program was started in holds no modules.
    sys.path[:] = [path for path in sys.path if path]
    # Standard input and output belong to the driver; an agent that reads, writes or closes them gets others.
    requests = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    install(json.loads(requests.readline())["sources"])
    from quintet_agents.native import serve

    serve(requests, answers)


if __name__ == "__main__":
    main()
