// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/view_tips.h"

#include <QCoreApplication>

#include "model/view/view_data.h"
#include "ui/session/session.h"

namespace sinew {

ViewTip viewTip(const Session& session, const ViewModeInfo& info) {
    ViewTip tip{.words = QString::fromUtf8(info.summary)};
    const std::shared_ptr<const Asset>& asset = session.document().asset();
    if (!asset) {
        return tip;
    }
    ViewOptions view;
    view.scene = session.selection().scene();
    view.variant = session.appearance().look().variant;
    view.mode = info.mode;
    if (const std::string missing = missingViewData(*asset, view); !missing.empty()) {
        tip.words = QCoreApplication::translate("ViewTips", "%1. Nothing to show: %2")
                        .arg(tip.words, QString::fromStdString(missing));
        tip.hasData = false;
    }
    return tip;
}

}  // namespace sinew
