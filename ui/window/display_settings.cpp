// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/display_settings.h"

#include <QColor>
#include <QCoreApplication>
#include <QSettings>
#include <cmath>
#include <optional>
#include <utility>

#include "model/view/look_text.h"
#include "ui/session/appearance.h"
#include "ui/session/camera_rig.h"
#include "ui/window/layout_keeper.h"

namespace sinew {
namespace {

constexpr const char* kSmooth = "camera/smoothMoves";

constexpr float kMostNumber = 1000.0F;  // in radians: far more than any valid rotation

// Choices are stored as indices and colours as #RRGGBB, empty for none; everything else as the
// option's text.

QVariant settingOf(const LookOption& option, const Look& look) {
    if (const auto* choice = std::get_if<LookChoice>(&option.kind)) {
        return static_cast<int>(choice->field.get(look));
    }
    if (const auto* color = std::get_if<LookColor>(&option.kind)) {
        const std::optional<glm::vec3> srgb = color->field.get(look);
        return srgb ? QColor::fromRgbF(srgb->r, srgb->g, srgb->b).name() : QString();
    }
    return QString::fromStdString(valueText(option, look));
}

bool applyChoice(const LookChoice& choice, const QString& text, Look& look) {
    bool ok = false;
    const int row = text.toInt(&ok);
    ok = ok && row >= 0 && row < static_cast<int>(choice.words.size());
    if (ok) {
        choice.field.set(look, static_cast<std::size_t>(row));
    }
    return ok;
}

bool applyColor(const LookColor& color, const QString& text, Look& look) {
    const QColor named(text);
    if (named.isValid()) {
        color.field.set(look, glm::vec3(named.redF(), named.greenF(), named.blueF()));
    }
    return named.isValid() || text.isEmpty();
}

bool applyText(const LookOption& option, const QString& text, Look& look) {
    Look changed = look;
    if (!setValueText(option, changed, text.toStdString())) {
        return false;
    }
    const auto* number = std::get_if<LookNumber>(&option.kind);
    if (number != nullptr && std::abs(number->field.get(changed)) > kMostNumber) {
        return false;
    }
    look = std::move(changed);
    return true;
}

bool applySetting(const LookOption& option, const QString& text, Look& look) {
    if (const auto* choice = std::get_if<LookChoice>(&option.kind)) {
        return applyChoice(*choice, text, look);
    }
    if (const auto* color = std::get_if<LookColor>(&option.kind)) {
        return applyColor(*color, text, look);
    }
    return applyText(option, text, look);
}

/// Reads settings that may have been written by another version, or by hand.
class SettingReader {
public:
    explicit SettingReader(QSettings& settings) : m_settings(settings) {}

    void take(const char* key, bool& value) {
        read(key, [&](const QString& text) {
            const bool yes = text == QLatin1String("true");
            const bool ok = yes || text == QLatin1String("false");
            value = ok ? yes : value;
            return ok;
        });
    }

    void take(const LookOption& option, Look& look) {
        read(option.setting, [&](const QString& text) { return applySetting(option, text, look); });
    }

    [[nodiscard]] const QStringList& refused() const noexcept { return m_refused; }

private:
    template <class Take>
    void read(const char* key, Take take) {
        const QString name = QLatin1String(key);
        if (m_settings.contains(name) && !take(m_settings.value(name).toString())) {
            m_refused.append(putAside(
                m_settings, name,
                QCoreApplication::translate("SettingReader", "\"%1\" is not valid").arg(name)));
        }
    }

    QSettings& m_settings;
    QStringList m_refused;
};

}  // namespace

QStringList restoreDisplay(Appearance& appearance, CameraRig& rig, QSettings& settings) {
    SettingReader reader(settings);
    Look look = appearance.look();
    for (const LookOption& option : lookOptions()) {
        if (option.owner == LookOwner::User) {
            reader.take(option, look);
        }
    }
    bool smooth = rig.smoothMoves();
    reader.take(kSmooth, smooth);
    appearance.setLook(std::move(look));
    rig.setSmoothMoves(smooth);
    return reader.refused();
}

void saveDisplay(const Appearance& appearance, const CameraRig& rig, QSettings& settings) {
    for (const LookOption& option : lookOptions()) {
        if (option.owner == LookOwner::User) {
            settings.setValue(QLatin1String(option.setting), settingOf(option, appearance.look()));
        }
    }
    settings.setValue(kSmooth, rig.smoothMoves());
}

}  // namespace sinew
