// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "model/core/result.h"

namespace sinew {

/// Why a file cannot be written, as far as can be told before trying.
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

/// A sentence about a failed write or render, with the folder of `path`.
[[nodiscard]] QString saveFailure(const QString& path, const Error& error);

}  // namespace sinew
