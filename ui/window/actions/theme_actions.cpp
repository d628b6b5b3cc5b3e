// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/theme_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCoreApplication>
#include <QSettings>

#include "ui/style/system_theme.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

const char* const kThemeKey = "theme";

struct ThemeRow {
    ThemeChoice choice;
    const char* key;  // key in the settings
    const char* text;
    const char* tip;
};

constexpr ThemeRow kThemes[] = {
    {ThemeChoice::System, "system", QT_TRANSLATE_NOOP("Theme", "System"),
     QT_TRANSLATE_NOOP("Theme", "Light or dark, as the desktop is set")},
    {ThemeChoice::Light, "light", QT_TRANSLATE_NOOP("Theme", "Light"),
     QT_TRANSLATE_NOOP("Theme", "Dark text on light panels")},
    {ThemeChoice::Dark, "dark", QT_TRANSLATE_NOOP("Theme", "Dark"),
     QT_TRANSLATE_NOOP("Theme", "Light text on dark panels")},
};

}  // namespace

ThemeActions::ThemeActions(QSettings& settings, QObject* parent)
    : QObject(parent),
      m_settings(settings),
      m_system(new theme::SystemTheme(theme::systemPalette(), this)) {
    auto* group = new QActionGroup(this);
    group->setObjectName(QStringLiteral("themes"));
    const QString kept = settings.value(QLatin1String(kThemeKey)).toString();
    for (const ThemeRow& row : kThemes) {
        auto* action = new QAction(QCoreApplication::translate("Theme", row.text), this);
        action->setCheckable(true);
        action->setToolTip(QCoreApplication::translate("Theme", row.tip));
        action->setStatusTip(action->toolTip());
        connect(action, &QAction::triggered, this, [this, which = row.choice] { choose(which); });
        group->addAction(action);
        m_actions.push_back(action);
        if (kept == QLatin1String(row.key)) {
            m_choice = row.choice;
        }
    }
    connect(m_system, &theme::SystemTheme::changed, this, &ThemeActions::apply);
    apply();
}

void ThemeActions::choose(ThemeChoice choice) {
    m_choice = choice;
    m_settings.setValue(QLatin1String(kThemeKey), QLatin1String(kThemes[std::size_t(choice)].key));
    apply();
}

void ThemeActions::apply() {
    m_actions[std::size_t(m_choice)]->setChecked(true);
    const theme::Brightness wanted = m_choice == ThemeChoice::Light  ? theme::Brightness::Light
                                     : m_choice == ThemeChoice::Dark ? theme::Brightness::Dark
                                                                     : m_system->brightness();
    if (wanted != theme::brightness()) {
        theme::apply(*qApp, wanted);
    }
}

}  // namespace sinew
