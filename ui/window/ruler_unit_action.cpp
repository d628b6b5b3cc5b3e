// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/ruler_unit_action.h"

#include <QSettings>

#include "ui/timeline/time_axis.h"

namespace sinew {
namespace {

const char* const kFramesKey = "timelineFrames";

}  // namespace

RulerUnitAction::RulerUnitAction(TimeAxis& axis, QSettings& settings, QObject* parent)
    : QAction(tr("Frames on the Timeline"), parent) {
    setCheckable(true);
    setShortcut(Qt::CTRL | Qt::Key_T);
    setToolTip(tr("Label the timeline with frames instead of seconds"));
    setStatusTip(toolTip());
    connect(this, &QAction::toggled, this, [&axis, &settings](bool frames) {
        axis.setUnit(frames ? RulerUnit::Frames : RulerUnit::Seconds);
        settings.setValue(QLatin1String(kFramesKey), frames);
    });
    setChecked(settings.value(QLatin1String(kFramesKey)).toBool());
}

}  // namespace sinew
