// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/curve_settings.h"

#include <QSettings>

#include "ui/timeline/curve_view.h"
#include "ui/timeline/track_area.h"

namespace sinew {
namespace {

const char* const kCurvesKey = "timelineCurves";

}  // namespace

void keepCurveChoices(TrackArea& area, QSettings& settings) {
    auto* view = qobject_cast<CurveView*>(area.page(TrackEditor::Curves));
    if (view == nullptr) {
        return;
    }
    view->restoreState(settings.value(QLatin1String(kCurvesKey)).toString());
    QObject::connect(view, &CurveView::stateChanged, view, [view, &settings] {
        settings.setValue(QLatin1String(kCurvesKey), view->state());
    });
}

}  // namespace sinew
