// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew {

class Document;
class Player;

/// A name that any file system takes: without separators and signs with a meaning, without control
/// characters, dots or spaces at the ends; at most `mostBytes` in UTF-8. Letters of all scripts
/// stay. May be empty.
[[nodiscard]] QString fileNamePart(const QString& name, qsizetype mostBytes = 80);

/// The name of a picture of the current moment, without suffix: file, clip and frame, as in
/// "Fox_Run_0012"; only the file if it has no clips.
[[nodiscard]] QString screenshotStem(const Document& document, const Player& player);

/// `path`, or with _2, _3, … before the suffix so that there is no such file.
[[nodiscard]] QString freePath(const QString& path);

/// What was typed as an absolute path: "~" is the home folder, relative paths start from `folder`,
/// and a name without the suffix .png gets it. Empty if there is no name.
[[nodiscard]] QString typedPath(const QString& typed, const QString& folder);

}  // namespace sinew
