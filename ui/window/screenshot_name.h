// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <QString>
#include <functional>

#include "model/core/result.h"

class QSettings;

namespace sinew {

class Document;
class Player;
struct Asset;

/// What is played: a clip, "Layers" or "Rest".
[[nodiscard]] QString playedName(const Asset& asset, const Player& player);

/// A name that any file system takes: without separators and signs with a meaning, without control
/// characters, dots or spaces at the ends; at most `mostBytes` in UTF-8. Letters of all scripts
/// stay. May be empty.
[[nodiscard]] QString fileNamePart(const QString& name, qsizetype mostBytes = 80);

/// The name of a picture of the current moment, without suffix: file, clip and frame, as in
/// "Fox_Run_0012"; only the file if it has no clips.
[[nodiscard]] QString screenshotStem(const Document& document, const Player& player);

/// `path`, or with _2, _3, … before the suffix so that there is no such file.
[[nodiscard]] QString freePath(const QString& path);
/// The same of a path with placeholders, before the first of them. `isTaken`: whether a file that
/// it represents exists.
[[nodiscard]] QString freePattern(const QString& path,
                                  const std::function<bool(const QString&)>& isTaken);

/// The same for a film, without the frame: "Fox_Run".
[[nodiscard]] QString filmStem(const Document& document, const Player& player);

/// What was typed as an absolute path: "~" is the home folder, relative paths start from `folder`,
/// and a name without the suffix gets it. Empty if there is no name.
[[nodiscard]] QString typedPath(const QString& typed, const QString& folder,
                                const QString& suffix = QStringLiteral(".png"));

/// Why a file cannot be written, as far as is known before trying.
struct SaveProblem {
    enum class Kind {
        None,
        NoFolder,  // does not exist
        NotAFolder,
        FolderNotWritable,
        NameTooLong,
        IsAFolder,  // the file itself
        Exists,
    };
    Kind kind = Kind::None;
    QString words;  // a sentence that names folder and reason
};

/// `path`: absolute.
[[nodiscard]] SaveProblem saveProblem(const QString& path);
/// Of several files: what blocks one, otherwise how many exist.
[[nodiscard]] SaveProblem saveProblem(const QStringList& paths);

/// A sentence about a failed write or render, with the folder of `path`.
[[nodiscard]] QString saveFailure(const QString& path, const Error& error);

inline constexpr int kLeastPictureSide = 16;
inline constexpr int kLargestPictureSide = 16384;

/// What the dialogs of screenshots and films remember.
struct ScreenshotSettings {
    QString folder;  // exists when read; the pictures folder, or home
    QString preset = QStringLiteral("window");
    QSize size{1920, 1080};  // size of the preset "custom"
    bool locked = false;     // proportions
    bool transparent = false;
    bool marks = true;
    bool text = true;
    bool state = true;  // how it was made, in the PNG

    bool operator==(const ScreenshotSettings&) const = default;
};

/// Values that cannot be used are replaced by the defaults. `group`: "screenshot" or "film".
[[nodiscard]] ScreenshotSettings readScreenshotSettings(
    const QSettings& settings, const QString& group = QStringLiteral("screenshot"));
void writeScreenshotSettings(QSettings& settings, const ScreenshotSettings& values,
                             const QString& group = QStringLiteral("screenshot"));

}  // namespace sinew
