// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/screenshot_name.h"

#include <QDir>
#include <QFileInfo>
#include <string_view>

#include "ui/session/document.h"
#include "ui/session/player.h"

namespace sinew {
namespace {

constexpr int kFrameDigits = 4;

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

QString clipName(const Asset& asset, const Player& player) {
    if (player.mixing()) {
        return QStringLiteral("Layers");
    }
    const AnimationIndex clip = player.animation();
    return clip ? QString::fromStdString(
                      displayName(asset.animations[clip.value].name, "Animation", clip.value))
                : QStringLiteral("Rest");
}

}  // namespace

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
    const Asset& asset = *document.asset();
    const QString file =
        asset.path.empty()
            ? QStringLiteral("Demonstration")
            : fileNamePart(
                  QFileInfo(QString::fromStdString(asset.path.string())).completeBaseName());
    QStringList parts{file.isEmpty() ? QStringLiteral("Picture") : file};
    if (!asset.animations.empty()) {
        parts.append(fileNamePart(clipName(asset, player)));
        if (player.playable()) {
            parts.append(QString::number(frameAt(player.seconds(), player.frameRate()))
                             .rightJustified(kFrameDigits, QLatin1Char('0')));
        }
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

QString typedPath(const QString& typed, const QString& folder) {
    QString path = typed.trimmed();
    if (path == QLatin1String("~") || path.startsWith(QLatin1String("~/"))) {
        path.replace(0, 1, QDir::homePath());
    }
    if (path.isEmpty() || path.endsWith(QLatin1Char('/'))) {
        return {};
    }
    path = QDir::cleanPath(QDir(folder).absoluteFilePath(path));
    if (!path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive)) {
        path += QLatin1String(".png");
    }
    return path;
}

}  // namespace sinew
