// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/screenshot_problem.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <array>
#include <cerrno>
#include <climits>
#include <string>
#include <system_error>

namespace sinew {
namespace {

struct Reason {
    int code;  // errno
    const char* words;
};

constexpr std::array kReasons = {
    Reason{EACCES, QT_TRANSLATE_NOOP("SaveProblem", "you have no permission to write there")},
    Reason{EPERM, QT_TRANSLATE_NOOP("SaveProblem", "you have no permission to write there")},
    Reason{EROFS, QT_TRANSLATE_NOOP("SaveProblem", "the file system is read-only")},
    Reason{ENOSPC, QT_TRANSLATE_NOOP("SaveProblem", "the disk is full")},
    Reason{EDQUOT, QT_TRANSLATE_NOOP("SaveProblem", "your disk quota is used up")},
    Reason{ENAMETOOLONG, QT_TRANSLATE_NOOP("SaveProblem", "the name is too long")},
    Reason{ENOENT, QT_TRANSLATE_NOOP("SaveProblem", "the folder does not exist")},
};

QString translated(const char* text) {
    return QCoreApplication::translate("SaveProblem", text);
}

QString folderOf(const QString& path) {
    return QDir::toNativeSeparators(QFileInfo(path).absolutePath());
}

qsizetype longestName(const QString& folder) {
    const long limit = ::pathconf(QFile::encodeName(folder).constData(), _PC_NAME_MAX);
    return limit > 0 ? static_cast<qsizetype>(limit) : NAME_MAX;
}

}  // namespace

SaveProblem saveProblem(const QString& path) {
    using Kind = SaveProblem::Kind;
    const QFileInfo file(path);
    const QFileInfo folder(file.absolutePath());
    const QString where = folderOf(path);
    if (!folder.exists()) {
        return {Kind::NoFolder, translated("The folder %1 does not exist.").arg(where)};
    }
    if (!folder.isDir()) {
        return {Kind::NotAFolder, translated("%1 is a file, not a folder.").arg(where)};
    }
    if (QFile::encodeName(file.fileName()).size() > longestName(folder.filePath())) {
        return {Kind::NameTooLong, translated("The name is too long for the folder %1: at most %2 "
                                              "bytes are possible.")
                                       .arg(where)
                                       .arg(longestName(folder.filePath()))};
    }
    if (file.isDir()) {
        return {Kind::IsAFolder, translated("%1 is a folder.").arg(QDir::toNativeSeparators(path))};
    }
    if (!folder.isWritable()) {
        return {Kind::FolderNotWritable,
                translated("You have no permission to write to the folder %1.").arg(where)};
    }
    if (file.exists()) {
        return {Kind::Exists, translated("%1 already exists in %2.").arg(file.fileName(), where)};
    }
    return {};
}

QString saveFailure(const QString& path, const Error& error) {
    QString reason = QString::fromStdString(describe(error));
    for (const Reason& known : kReasons) {
        if (error.message.ends_with(std::generic_category().message(known.code))) {
            reason = translated(known.words);
        }
    }
    return translated("Not saved in %1: %2.").arg(folderOf(path), reason);
}

}  // namespace sinew
