// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/screenshot_name.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <climits>
#include <string_view>
#include <type_traits>

#include "model/core/file_target.h"
#include "ui/session/document.h"
#include "ui/session/player.h"

namespace sinew {
namespace {

constexpr int kFrameDigits = 4;
constexpr int kMostFreeTries = 1000;

bool isAllowed(char32_t sign) {
    constexpr std::u32string_view kTaken = U"/\\:*?\"<>|";
    return QChar::isPrint(sign) && kTaken.find(sign) == std::u32string_view::npos;
}

QString shortened(const QString& name, qsizetype mostBytes) {
    const QList<uint> signs = name.toUcs4();
    QString kept;
    qsizetype bytes = 0;
    for (const char32_t sign : signs) {
        const QString text = QString::fromUcs4(&sign, 1);
        bytes += text.toUtf8().size();
        if (bytes > mostBytes) {
            break;
        }
        kept += text;
    }
    return kept;
}

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

/// Calls `visit` with the name and the value of each setting.
template <class Settings, class Visit>
void eachSetting(Settings& values, const Visit& visit) {
    visit("Folder", values.folder);
    visit("/preset", values.preset);
    visit("/size", values.size);
    visit("/locked", values.locked);
    visit("/transparent", values.transparent);
    visit("/marks", values.marks);
    visit("/text", values.text);
    visit("/state", values.state);
}

QString picturesFolder() {
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    return QFileInfo(pictures).isDir() ? pictures : QDir::homePath();
}

bool isUsable(const QSize& size) {
    const auto fits = [](int side) {
        return side >= kLeastPictureSide && side <= kLargestPictureSide;
    };
    return fits(size.width()) && fits(size.height());
}

}  // namespace

QString playedName(const Asset& asset, const Player& player) {
    if (player.mixing()) {
        return QStringLiteral("Layers");
    }
    const AnimationIndex clip = player.animation();
    return clip ? QString::fromStdString(
                      displayName(asset.animations[clip.value].name, "Animation", clip.value))
                : QStringLiteral("Rest");
}

QString fileNamePart(const QString& name, qsizetype mostBytes) {
    QString part;
    for (const char32_t sign : name.toUcs4()) {
        part += isAllowed(sign) ? QString::fromUcs4(&sign, 1) : QStringLiteral("_");
    }
    const auto isEnd = [](QChar sign) { return sign == u'.' || sign.isSpace(); };
    while (!part.isEmpty() && isEnd(part.front())) {
        part.remove(0, 1);
    }
    part = shortened(part, mostBytes);
    while (!part.isEmpty() && isEnd(part.back())) {
        part.chop(1);
    }
    return part;
}

QString screenshotStem(const Document& document, const Player& player) {
    QString stem = filmStem(document, player);
    if (!document.asset()->animations.empty() && player.playable()) {
        stem += QLatin1Char('_') + QString::number(frameAt(player.seconds(), player.frameRate()))
                                       .rightJustified(kFrameDigits, QLatin1Char('0'));
    }
    return stem;
}

QString filmStem(const Document& document, const Player& player) {
    const Asset& asset = *document.asset();
    const QString file =
        asset.path.empty()
            ? QStringLiteral("Demonstration")
            : fileNamePart(
                  QFileInfo(QString::fromStdString(asset.path.string())).completeBaseName());
    QStringList parts{file.isEmpty() ? QStringLiteral("Picture") : file};
    if (!asset.animations.empty()) {
        parts.append(fileNamePart(playedName(asset, player)));
    }
    parts.removeAll(QString());
    return parts.join(QLatin1Char('_'));
}

QString freePath(const QString& path) {
    const QFileInfo info(path);
    const QString suffix = info.suffix().isEmpty() ? QString() : QLatin1Char('.') + info.suffix();
    QString free = path;
    for (int number = 2; QFileInfo::exists(free) || QFileInfo(free).isSymLink(); ++number) {
        free = info.dir().filePath(QStringLiteral("%1_%2%3").arg(info.completeBaseName(),
                                                                 QString::number(number), suffix));
    }
    return free;
}

QString freePattern(const QString& path, const std::function<bool(const QString&)>& isTaken) {
    const qsizetype name = path.lastIndexOf(QLatin1Char('/')) + 1;
    const qsizetype brace = path.indexOf(QLatin1Char('{'), name);
    qsizetype end = brace < 0 ? path.lastIndexOf(QLatin1Char('.')) : brace;
    if (brace > name && QStringLiteral("_-. ").contains(path[brace - 1])) {
        --end;
    }
    QString free = path;
    for (int number = 2; isTaken(free) && number < kMostFreeTries; ++number) {
        free = path;
        free.insert(end, QStringLiteral("_%1").arg(number));
    }
    return free;
}

QString typedPath(const QString& typed, const QString& folder, const QString& suffix) {
    QString path = typed.trimmed();
    if (path == QLatin1String("~") || path.startsWith(QLatin1String("~/"))) {
        path.replace(0, 1, QDir::homePath());
    }
    if (path.isEmpty() || path.endsWith(QLatin1Char('/'))) {
        return {};
    }
    path = QDir::cleanPath(QDir(folder).absoluteFilePath(path));
    if (!path.endsWith(suffix, Qt::CaseInsensitive)) {
        path += suffix;
    }
    return path;
}

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

SaveProblem saveProblem(const QStringList& paths) {
    SaveProblem first;
    qsizetype existing = 0;
    for (const QString& path : paths) {
        SaveProblem problem = saveProblem(path);
        if (problem.kind == SaveProblem::Kind::Exists) {
            first = existing++ == 0 ? std::move(problem) : first;
        } else if (problem.kind != SaveProblem::Kind::None) {
            return problem;
        }
    }
    if (existing > 1) {
        first.words = translated("%1 of %2 files already exist in %3.")
                          .arg(QString::number(existing), QString::number(paths.size()),
                               folderOf(paths.front()));
    }
    return first;
}

QString saveFailure(const QString& path, const Error& error) {
    QString reason = QString::fromStdString(describe(error));
    const QString start = QString::fromUtf8(kCannotWrite.data(), qsizetype(kCannotWrite.size()));
    if (reason.startsWith(start)) {
        reason.remove(0, start.size());
    }
    return translated("Not saved in %1: %2.").arg(folderOf(path), reason);
}

ScreenshotSettings readScreenshotSettings(const QSettings& settings, const QString& group) {
    ScreenshotSettings values;
    eachSetting(values, [&](const char* name, auto& value) {
        value = settings.value(group + QLatin1String(name), value)
                    .template value<std::decay_t<decltype(value)>>();
    });
    if (values.folder.isEmpty() || !QFileInfo(values.folder).isDir()) {
        values.folder = picturesFolder();
    }
    values.size = isUsable(values.size) ? values.size : ScreenshotSettings().size;
    return values;
}

void writeScreenshotSettings(QSettings& settings, const ScreenshotSettings& values,
                             const QString& group) {
    eachSetting(values, [&](const char* name, const auto& value) {
        settings.setValue(group + QLatin1String(name), value);
    });
}

}  // namespace sinew
