# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""What fails, and what is odd."""
from __future__ import annotations

from ._items import Finding


class RenderNotice(UserWarning):
    """What `Asset.render` leaves out of a picture, or what is odd about it: what `sinew-cli render`
    prints on standard error."""


class Error(Exception):
    """A file that cannot be loaded, a request that it cannot satisfy, or a picture that fails.

    >>> import sinew
    >>> try:
    ...     sinew.load("orca.glb").pose("Swin")
    ... except sinew.Error as error:
    ...     print(error.code, "-", error)
    INVALID_REQUEST - there is no animation 'Swin'; did you mean 'Swim'? Valid: 0 'Swim', 1 'Breach', 2 'Chatter'
    """

    #: What went wrong, without file and place.
    message: str
    #: Stable: FILE_UNREADABLE, INVALID_CONTAINER, INVALID_JSON, INVALID_DOCUMENT, INVALID_BUFFER,
    #: INVALID_ACCESSOR, INVALID_IMAGE, UNSUPPORTED_EXTENSION, LIMIT_EXCEEDED, INVALID_REQUEST,
    #: INVALID_INPUT, OUTPUT_UNWRITABLE or NO_DEVICE.
    code: str
    #: JSON pointer (RFC 6901) into the file; empty: the whole file, or none.
    pointer: str
    #: The file; empty if the error is about none.
    path: str

    def __init__(self, message: str, code: str = "INVALID_REQUEST", pointer: str = "", path: str = "") -> None:
        super().__init__(message, code, pointer, path)
        self.message = message
        self.code = code
        self.pointer = pointer
        self.path = path

    def __str__(self) -> str:
        file = self.path + ": " if self.path and self.code != "INVALID_REQUEST" else ""
        return file + self.message + (f" (at {self.pointer})" if self.pointer else "")

    @property
    def findings(self) -> list[Finding]:
        """Of a file that cannot be loaded: the error as a finding, like those of `Asset.findings`.
        Otherwise empty."""
        if self.code in ("INVALID_REQUEST", "INVALID_INPUT", "OUTPUT_UNWRITABLE", "NO_DEVICE"):
            return []
        return [Finding(severity="error", code=self.code, message=self.message, pointer=self.pointer,
                        count=1, details={})]
