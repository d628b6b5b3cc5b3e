// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/screenshot_settings.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace sinew {
namespace {

constexpr const char* kFolder = "screenshotFolder";
constexpr const char* kPreset = "screenshot/preset";
constexpr const char* kSize = "screenshot/size";
constexpr const char* kLocked = "screenshot/locked";
constexpr const char* kTransparent = "screenshot/transparent";
constexpr const char* kMarks = "screenshot/marks";
constexpr const char* kText = "screenshot/text";

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

ScreenshotSettings readScreenshotSettings(const QSettings& settings) {
    ScreenshotSettings values;
    values.folder = settings.value(kFolder).toString();
    if (values.folder.isEmpty() || !QFileInfo(values.folder).isDir()) {
        values.folder = picturesFolder();
    }
    values.preset = settings.value(kPreset, values.preset).toString();
    const QSize size = settings.value(kSize).toSize();
    values.size = isUsable(size) ? size : values.size;
    values.locked = settings.value(kLocked, values.locked).toBool();
    values.transparent = settings.value(kTransparent, values.transparent).toBool();
    values.marks = settings.value(kMarks, values.marks).toBool();
    values.text = settings.value(kText, values.text).toBool();
    return values;
}

void writeScreenshotSettings(QSettings& settings, const ScreenshotSettings& values) {
    settings.setValue(kFolder, values.folder);
    settings.setValue(kPreset, values.preset);
    settings.setValue(kSize, values.size);
    settings.setValue(kLocked, values.locked);
    settings.setValue(kTransparent, values.transparent);
    settings.setValue(kMarks, values.marks);
    settings.setValue(kText, values.text);
}

}  // namespace sinew
