"""What the driver is started with, as scripts/lib/agent-sources.mjs collects it."""

import pathlib

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent


def collect():
    """The map from path to text."""
    agents = REPOSITORY / "engine/agents"
    sources = {}
    for name in ("quintet_agents", "quintet_search"):
        add(sources, agents / name, name)
    for folder in sorted((REPOSITORY / "engine/games").glob("*/agents")):
        base = f"quintet_agents/games/{folder.parent.name}"
        add(sources, folder / "python", base)
        sources[f"{base}/form.json"] = (folder / "form.json").read_text("utf-8")
    return sources


def add(sources, folder, base):
    for file in sorted(folder.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            sources[f"{base}/{file.relative_to(folder).as_posix()}"] = file.read_text("utf-8")


def install():
    """Makes the driver importable in this process, as it is where it runs."""
    namespace = {"__name__": "quintet_boot"}
    sources = collect()
    exec(sources["quintet_agents/boot.py"], namespace)
    namespace["install"](sources)
