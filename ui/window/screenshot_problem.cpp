// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/screenshot_problem.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <climits>

#include "model/core/write_problem.h"

namespace sinew {
namespace {

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
        return {Kind::NameTooLong,
                translated("The name is too long for the folder %1: at most %2 "
                           "bytes are possible.")
                    .arg(where, QString::number(longestName(folder.filePath())))};
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
    const QString start = QString::fromUtf8(kCannotWrite.data(), qsizetype(kCannotWrite.size()));
    if (reason.startsWith(start)) {
        reason.remove(0, start.size());
    }
    return translated("Not saved in %1: %2.").arg(folderOf(path), reason);
}

}  // namespace sinew
