// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/display_settings.h"

#include <QColor>
#include <QSettings>
#include <cmath>

#include "ui/session/session.h"

namespace sinew {
namespace {

constexpr const char* kToneMap = "light/toneMap";
constexpr const char* kRotation = "light/rotationRadians";
constexpr const char* kBackground = "light/background";
constexpr const char* kBackgroundColor = "light/backgroundColor";
constexpr const char* kKeyLight = "light/keyLight";
constexpr const char* kFileLights = "light/fileLights";
constexpr const char* kBones = "skeleton/style";
constexpr const char* kInFront = "skeleton/inFront";
constexpr const char* kAxes = "skeleton/axes";
constexpr const char* kNames = "skeleton/names";
constexpr const char* kSmooth = "camera/smoothMoves";

/// A setting may have been written by another version, or by hand.
template <class Enum>
Enum restored(const QSettings& settings, const char* key, Enum usual, Enum last) {
    const int value = settings.value(key, static_cast<int>(usual)).toInt();
    return value >= 0 && value <= static_cast<int>(last) ? static_cast<Enum>(value) : usual;
}

float restored(const QSettings& settings, const char* key, float usual) {
    const float value = settings.value(key, usual).toFloat();
    return std::isfinite(value) ? value : usual;
}

/// As #RRGGBB; empty: the studio's gradient.
QString backgroundName(const ViewOptions& view) {
    const auto& color = view.background;
    return color ? QColor::fromRgbF(color->r, color->g, color->b).name() : QString();
}

}  // namespace

void restoreDisplay(Session& session, const QSettings& settings) {
    ViewOptions view = session.view();
    Lighting& light = view.lighting;
    light.toneMap = restored(settings, kToneMap, light.toneMap, ToneMap::None);
    light.environmentRotationRadians =
        restored(settings, kRotation, light.environmentRotationRadians);
    light.environmentShown = settings.value(kBackground, light.environmentShown).toBool();
    if (const QColor color(settings.value(kBackgroundColor).toString()); color.isValid())
        view.background = glm::vec3(color.redF(), color.greenF(), color.blueF());
    light.keyLight = settings.value(kKeyLight, light.keyLight).toBool();
    light.punctualLights = settings.value(kFileLights, light.punctualLights).toBool();
    SkeletonDisplay& skeleton = view.skeleton;
    skeleton.style = restored(settings, kBones, skeleton.style, SkeletonStyle::Octahedral);
    skeleton.inFront = settings.value(kInFront, skeleton.inFront).toBool();
    skeleton.axes = settings.value(kAxes, skeleton.axes).toBool();
    skeleton.names = restored(settings, kNames, skeleton.names, JointNames::All);
    session.setView(view);
    session.setSmoothMoves(settings.value(kSmooth, session.smoothMoves()).toBool());
}

void saveDisplay(const Session& session, QSettings& settings) {
    const Lighting& light = session.view().lighting;
    const SkeletonDisplay& skeleton = session.view().skeleton;
    settings.setValue(kToneMap, static_cast<int>(light.toneMap));
    settings.setValue(kRotation, light.environmentRotationRadians);
    settings.setValue(kBackground, light.environmentShown);
    settings.setValue(kBackgroundColor, backgroundName(session.view()));
    settings.setValue(kKeyLight, light.keyLight);
    settings.setValue(kFileLights, light.punctualLights);
    settings.setValue(kBones, static_cast<int>(skeleton.style));
    settings.setValue(kInFront, skeleton.inFront);
    settings.setValue(kAxes, skeleton.axes);
    settings.setValue(kNames, static_cast<int>(skeleton.names));
    settings.setValue(kSmooth, session.smoothMoves());
}

}  // namespace sinew
