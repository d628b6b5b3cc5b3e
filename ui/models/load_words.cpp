// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/load_words.h"

#include <QCoreApplication>
#include <algorithm>

#include "model/load/load_stage.h"

namespace sinew {

QString stageText(LoadStage stage, float fraction) {
    const QString words = QCoreApplication::translate("Loading", stageWords(stage));
    const int percent = static_cast<int>(100.0F * std::clamp(fraction, 0.0F, 1.0F));
    return percent > 0 && percent < 100 ? QCoreApplication::translate("Loading", "%1, %2 %")
                                              .arg(words, QString::number(percent))
                                        : words;
}

QString arrivalText(ArrivalStage stage, float fraction) {
    const QString words = stage == ArrivalStage::Upload
                              ? QCoreApplication::translate("Loading", "uploading")
                              : QCoreApplication::translate("Loading", "preparing materials");
    return QCoreApplication::translate("Loading", "%1, %2 %")
        .arg(words, QString::number(static_cast<int>(100.0F * fraction)));
}

}  // namespace sinew
