"""Files, folders and zips, good and bad."""

import os
import pathlib
import stat
import tempfile
import unittest
import zipfile

from process import Process
from sources import HERE, install
from table import start_of

install()
from quintet_agents import files  # noqa: E402
from quintet_agents.faults import Fault  # noqa: E402


class FilesTest(unittest.TestCase):
    def setUp(self):
        self._folder = tempfile.TemporaryDirectory()
        self.addCleanup(self._folder.cleanup)
        self.folder = pathlib.Path(self._folder.name)

    def zip(self, content, name="agent.zip"):
        path = self.folder / name
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for member, data in content.items():
                archive.writestr(member, data)
        return path

    def refused(self, path):
        """The fault of a zip; nothing of it is outside of the folder that it was to go to."""
        target = self.folder / "target"
        target.mkdir(exist_ok=True)
        before = set(self.folder.iterdir())
        with self.assertRaises(Fault) as raised:
            files.unpack(str(path), str(target))
        self.assertEqual(set(self.folder.iterdir()), before)
        self.assertEqual(raised.exception.kind, "start")
        return raised.exception

    def test_a_zip_is_unpacked_and_played_from(self):
        content = {}
        for file in (HERE / "honest/cachex").rglob("*.py"):
            content[f"work/{file.relative_to(HERE / 'honest/cachex')}"] = file.read_bytes()
        with Process() as process:
            answer = process.ask(**start_of("cachex", self.zip(content, "mine.zip"), options={"size": 5}))
            self.assertEqual((answer["type"], answer["name"]), ("ready", "mine"), answer)
            self.assertEqual(process.end(), 0)
            self.assertEqual(os.listdir(process.home.name), [])

    def test_names_that_lead_outside_are_refused(self):
        for name in ["../evil.py", "a/../../evil.py", "/evil.py", "C:/evil.py", "..\\evil.py", "a\\..\\..\\evil.py"]:
            fault = self.refused(self.zip({"fine.py": "", name: "x = 1"}))
            self.assertEqual(fault.code, "zip-path", name)
            self.assertIn("contains a file outside its folder", fault.message)

    def test_links_are_refused(self):
        link = zipfile.ZipInfo("link.py")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        self.assertEqual(self.refused(self.zip({link: "/etc/passwd"})).code, "zip-link")

    def test_bombs_are_refused_by_what_they_say_and_by_what_they_hold(self):
        bomb = self.zip({"zeros.py": b"\0" * (files.MOST_BYTES + 1)})
        self.assertLess(bomb.stat().st_size, 100_000)
        self.assertEqual(self.refused(bomb).code, "zip-size")
        # A size that is stated too small.
        data = bytearray(bomb.read_bytes())
        size = (files.MOST_BYTES + 1).to_bytes(4, "little")
        while size in data:
            at = data.index(size)
            data[at : at + 4] = (10).to_bytes(4, "little")
        bomb.write_bytes(data)
        self.assertIn(self.refused(bomb).code, ["zip-size", "bad-zip"])
        self.assertEqual(self.refused(self.zip({f"{n}.py": "" for n in range(files.MOST_FILES + 1)})).code, "zip-files")

    def test_what_is_no_zip_is_said_to_be_none(self):
        path = self.folder / "agent.zip"
        path.write_bytes(b"hello")
        self.assertIn("agent.zip cannot be unpacked", self.refused(path).message)
        path.write_bytes(self.zip({"a.py": "x" * 1000}, "other.zip").read_bytes()[:60])
        self.assertEqual(self.refused(path).code, "bad-zip")

    def test_a_zip_with_a_password_is_refused(self):
        path = self.zip({"a.py": "x = 1"})
        data = bytearray(path.read_bytes())
        for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
            data[data.index(mark) + offset] |= 1
        path.write_bytes(data)
        self.assertEqual(self.refused(path).code, "bad-zip")

    def test_a_missing_path_is_named_without_its_folder(self):
        with self.assertRaises(Fault) as raised:
            files.Files(str(self.folder / "nothing"))
        self.assertEqual(raised.exception.message, "nothing does not exist")

    def test_a_folder_with_more_text_than_anyone_writes_is_refused(self):
        folder = self.folder / "large"
        folder.mkdir()
        for number in range(3):
            (folder / f"{number}.py").write_bytes(b"#" * (files.MOST_BYTES // 2))
        with Process() as process:
            answer = process.ask(type="inspect", folder=str(folder))
            self.assertEqual((answer["kind"], answer["code"]), ("start", "zip-size"))
            self.assertRegex(answer["message"], r"^large must have at most 20 MB \(found \d+ bytes\)$")

    def test_folders_that_are_not_the_agent_s_are_left_out(self):
        for name in ["player.py", "__pycache__/player.py", "__MACOSX/player.py", ".git/hook.py", "venv/lib/x.py"]:
            path = self.folder / "mine" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("")
        self.assertEqual(files.Files(str(self.folder / "mine")).names, ["player.py"])


if __name__ == "__main__":
    unittest.main()
