"""The recipes of TOURNAMENT.md for machines without a sandbox: another user, no network, and what a container has."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

from program import PATIENCE, QUINTET, REPOSITORY

GUIDE = (REPOSITORY / "engine/cli/TOURNAMENT.md").read_text()
CONTAINER = (REPOSITORY / "engine/cli/Containerfile").read_text()
FEW = ["--option", "size=3", "--games", "2", "--no-yardsticks", "--quiet"]

# Prints who it is, and what it can reach.
AGENT = """import json, os, socket

def attempt(act):
    try:
        act()
        return True
    except OSError:
        return False

def agent(observation):
    print(json.dumps({
        "user": os.getuid(),
        "network": attempt(lambda: socket.create_connection(("192.0.2.1", 80), timeout=1)) or len(socket.if_nameindex()) > 1,
        "root": attempt(lambda: os.listdir("/root")),
        "writes": any(attempt(lambda: open(f"{top}/submissions/ann.py", "a")) for top in (OUTSIDE, "")),
        "outside": os.path.exists(OUTSIDE),
    }))
    return observation.legal_actions[0]
"""


def recipe(word):
    """The commands of a recipe, one a line."""
    [block] = [each for each in re.findall(r"```sh\n(.*?)```", GUIDE, re.S) if word in each]
    return block.replace("\\\n", "")


class ContainersTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.folder.chmod(0o755)
        (self.folder / "submissions").mkdir()
        for name in ("ann", "ben"):
            (self.folder / "submissions" / f"{name}.py").write_text(f"OUTSIDE = {str(self.folder)!r}\n{AGENT}")

    def printed(self):
        lines = (self.folder / "results/tetress/games.jsonl").read_text().splitlines()
        self.assertEqual(len(lines), 2)
        plies = [ply for line in lines for ply in json.loads(line)["match"]["plies"] if ply.get("printed")]
        return [json.loads(each["printed"]) for each in plies]

    def test_another_user_without_network(self):
        if os.getuid() != 0 or subprocess.run(["unshare", "--net", "true"], capture_output=True).returncode:
            self.skipTest("needs root and namespaces")
        (self.folder / "build/native").mkdir(parents=True)
        shutil.copy(QUINTET, self.folder / "build/native/quintet")
        commands = recipe("unshare").replace("sudo ", "").replace("--game tetress", " ".join(["--game", "cachex", *FEW]))
        done = subprocess.run(
            ["sh", "-ec", commands], cwd=self.folder, capture_output=True, text=True, timeout=PATIENCE
        )
        self.assertEqual(done.returncode, 0, done.stderr)
        seen = self.printed()
        self.assertTrue(seen)
        for each in seen:
            self.assertEqual(each, {"user": 65534, "network": False, "root": False, "writes": False, "outside": True})

    def test_what_the_container_has_is_enough(self):
        """Bubblewrap stands for the container: the same files, user, network and rights."""
        options = recipe("podman run").split("podman run")[1]
        for each in ("--network none", "--read-only", "--tmpfs /tmp", "--cap-drop all", "no-new-privileges"):
            self.assertIn(each, options)
        self.assertRegex(CONTAINER, r"(?m)^USER nobody$")
        words = json.loads(re.search(r"(?m)^ENTRYPOINT (.*)$", CONTAINER)[1])
        given = re.search(r"quintet (--game tetress .*)", options)[1].replace("--game tetress", "--game cachex").split()
        parts = [each for each in ("/usr", "/lib", "/lib64", "/bin", "/etc/ld.so.cache") if os.path.exists(each)]
        system = [word for each in parts for word in ("--ro-bind", each, each)]
        (self.folder / "results").mkdir()
        (self.folder / "results").chmod(0o777)
        volumes = dict(re.findall(r"--volume \./(\w+):(\S+)", options))
        self.assertEqual(volumes, {"submissions": "/submissions:ro", "results": "/results"})
        inside = [
            *("bwrap", "--unshare-all", "--die-with-parent", "--cap-drop", "ALL", "--uid", "65534", "--gid", "65534"),
            *system,
            *("--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"),
            *("--ro-bind", QUINTET, words[0]),
            *("--ro-bind", str(self.folder / "submissions"), "/submissions"),
            *("--bind", str(self.folder / "results"), "/results"),
            *("--clearenv", "--setenv", "PATH", "/usr/bin:/bin", "--setenv", "HOME", "/nonexistent"),
        ]
        if not shutil.which("bwrap") or subprocess.run([*inside, "true"], capture_output=True).returncode:
            self.skipTest("needs bubblewrap")
        done = subprocess.run([*inside, *words, *given, *FEW], capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual(done.returncode, 0, done.stderr)
        seen = self.printed()
        self.assertTrue(seen)
        for each in seen:
            self.assertEqual(each, {"user": 65534, "network": False, "root": False, "writes": False, "outside": False})


if __name__ == "__main__":
    unittest.main()
