"""Write all files that are made from the structures of views and boxes."""

from __future__ import annotations

from tools.shapes.files import files

if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
