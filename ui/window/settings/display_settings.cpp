// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/settings/display_settings.h"

#include <QColor>
#include <QCoreApplication>
#include <QSettings>
#include <utility>

#include "model/view/look_text.h"
#include "ui/session/appearance.h"
#include "ui/session/camera_rig.h"
#include "ui/window/settings/layout_keeper.h"

namespace sinew {
namespace {

constexpr const char* kSmooth = "camera/smoothMoves";

/// As earlier versions stored them: choices as indices, colours as #RRGGBB, empty for none.
bool applyEarlier(const LookOption& option, const QString& text, Look& look) {
    if (const auto* choice = std::get_if<LookChoice>(&option.kind)) {
        bool ok = false;
        const uint row = text.toUInt(&ok);
        ok = ok && row < choice->words.size();
        if (ok) {
            choice->field.set(look, row);
        }
        return ok;
    }
    if (const auto* color = std::get_if<LookColor>(&option.kind)) {
        const QColor named(text);
        if (named.isValid()) {
            color->field.set(look, glm::vec3(named.redF(), named.greenF(), named.blueF()));
        }
        return named.isValid() || text.isEmpty();
    }
    return false;
}

bool applySetting(const LookOption& option, const QString& text, Look& look) {
    return setValueText(option, look, text.toStdString()).ok() || applyEarlier(option, text, look);
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
            settings.setValue(QLatin1String(option.setting),
                              QString::fromStdString(valueText(option, appearance.look())));
        }
    }
    settings.setValue(kSmooth, rig.smoothMoves());
}

}  // namespace sinew
