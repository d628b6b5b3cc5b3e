// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/display_settings.h"

#include <QColor>
#include <QCoreApplication>
#include <QSettings>
#include <cmath>
#include <optional>

#include "ui/session/appearance.h"
#include "ui/session/camera_rig.h"
#include "ui/window/layout_keeper.h"

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

constexpr float kMostRadians = 1000.0F;  // more turns than anybody makes

/// Reads settings that may have been written by another version, or by hand.
class SettingReader {
public:
    explicit SettingReader(QSettings& settings) : m_settings(settings) {}

    template <class Enum>
    void take(const char* key, Enum& value, Enum last) {
        read(key, [&](const QString& text) {
            bool ok = false;
            const int number = text.toInt(&ok);
            ok = ok && number >= 0 && number <= static_cast<int>(last);
            value = ok ? static_cast<Enum>(number) : value;
            return ok;
        });
    }

    void take(const char* key, bool& value) {
        read(key, [&](const QString& text) {
            const bool yes = text == QLatin1String("true");
            const bool ok = yes || text == QLatin1String("false");
            value = ok ? yes : value;
            return ok;
        });
    }

    void takeAngle(const char* key, float& radians) {
        read(key, [&](const QString& text) {
            bool ok = false;
            const float number = text.toFloat(&ok);
            ok = ok && std::abs(number) <= kMostRadians;
            radians = ok ? number : radians;
            return ok;
        });
    }

    void take(const char* key, std::optional<glm::vec3>& color) {
        read(key, [&](const QString& text) {
            const QColor named(text);
            if (named.isValid()) {
                color = glm::vec3(named.redF(), named.greenF(), named.blueF());
            }
            return named.isValid() || text.isEmpty();
        });
    }

    [[nodiscard]] const QStringList& refused() const noexcept { return m_refused; }

private:
    template <class Take>
    void read(const char* key, Take take) {
        const QString name = QLatin1String(key);
        if (m_settings.contains(name) && !take(m_settings.value(name).toString())) {
            m_refused.append(putAside(
                m_settings, name,
                QCoreApplication::translate("SettingReader", "\"%1\" makes no sense").arg(name)));
        }
    }

    QSettings& m_settings;
    QStringList m_refused;
};

/// As #RRGGBB; empty: the studio's gradient.
QString backgroundName(const Look& view) {
    const auto& color = view.background;
    return color ? QColor::fromRgbF(color->r, color->g, color->b).name() : QString();
}

}  // namespace

QStringList restoreDisplay(Appearance& appearance, CameraRig& rig, QSettings& settings) {
    SettingReader reader(settings);
    Look view = appearance.look();
    Lighting& light = view.lighting;
    reader.take(kToneMap, light.toneMap, ToneMap::None);
    reader.takeAngle(kRotation, light.environmentRotationRadians);
    reader.take(kBackground, light.environmentShown);
    reader.take(kBackgroundColor, view.background);
    reader.take(kKeyLight, light.keyLight);
    reader.take(kFileLights, light.punctualLights);
    SkeletonDisplay& skeleton = view.skeleton;
    reader.take(kBones, skeleton.style, SkeletonStyle::Octahedral);
    reader.take(kInFront, skeleton.inFront);
    reader.take(kAxes, skeleton.axes);
    reader.take(kNames, skeleton.names, JointNames::All);
    bool smooth = rig.smoothMoves();
    reader.take(kSmooth, smooth);
    appearance.setLook(view);
    rig.setSmoothMoves(smooth);
    return reader.refused();
}

void saveDisplay(const Appearance& appearance, const CameraRig& rig, QSettings& settings) {
    const Lighting& light = appearance.look().lighting;
    const SkeletonDisplay& skeleton = appearance.look().skeleton;
    settings.setValue(kToneMap, static_cast<int>(light.toneMap));
    settings.setValue(kRotation, light.environmentRotationRadians);
    settings.setValue(kBackground, light.environmentShown);
    settings.setValue(kBackgroundColor, backgroundName(appearance.look()));
    settings.setValue(kKeyLight, light.keyLight);
    settings.setValue(kFileLights, light.punctualLights);
    settings.setValue(kBones, static_cast<int>(skeleton.style));
    settings.setValue(kInFront, skeleton.inFront);
    settings.setValue(kAxes, skeleton.axes);
    settings.setValue(kNames, static_cast<int>(skeleton.names));
    settings.setValue(kSmooth, rig.smoothMoves());
}

}  // namespace sinew
