// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/timeline_settings.h"

#include <QAction>
#include <QSettings>

#include "ui/session/player.h"
#include "ui/timeline/time_axis.h"

namespace sinew {
namespace {

const char* const kUnitKey = "timeline/unit";
const char* const kMagnetKey = "timeline/snapToFrames";
const char* const kTicksKey = "timeline/onlySelectedKeys";
const char* const kLaneKey = "timeline/contacts";

bool storedSwitch(const QSettings& settings, const char* key, bool otherwise) {
    const QString value = settings.value(QLatin1String(key)).toString();
    return value == QLatin1String("true")    ? true
           : value == QLatin1String("false") ? false
                                             : otherwise;
}

}  // namespace

void keepTimelineSettings(TimeAxis& axis, Player& player, QSettings& settings) {
    const QString unit = settings.value(QLatin1String(kUnitKey)).toString();
    for (const RulerUnitInfo& info : kRulerUnits) {
        if (unit == QLatin1String(info.name)) {
            axis.setUnit(info.unit);
        }
    }
    axis.setMagnetic(storedSwitch(settings, kMagnetKey, axis.magnetic()));
    player.setKeysFollowSelection(storedSwitch(settings, kTicksKey, player.keysFollowSelection()));
    QObject::connect(&axis, &TimeAxis::unitChanged, &axis, [&axis, &settings] {
        settings.setValue(QLatin1String(kUnitKey), QLatin1String(rulerUnitInfo(axis.unit()).name));
    });
    QObject::connect(&axis, &TimeAxis::magneticChanged, &axis, [&axis, &settings] {
        settings.setValue(QLatin1String(kMagnetKey), axis.magnetic());
    });
    QObject::connect(&player, &Player::shownKeysChanged, &axis, [&player, &settings] {
        const bool follow = player.keysFollowSelection();
        if (storedSwitch(settings, kTicksKey, true) != follow) {  // not with every selection
            settings.setValue(QLatin1String(kTicksKey), follow);
        }
    });
}

void keepLaneSetting(QAction& show, QSettings& settings) {
    show.setChecked(storedSwitch(settings, kLaneKey, false));
    QObject::connect(&show, &QAction::toggled, &show, [&settings](bool shown) {
        settings.setValue(QLatin1String(kLaneKey), shown);
    });
}

}  // namespace sinew
