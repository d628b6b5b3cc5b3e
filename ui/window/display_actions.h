// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QObject>
#include <functional>
#include <vector>

#include "model/view/look.h"

class QAction;
class QMenu;

namespace sinew {

class Appearance;
class Document;

/// What is wanted often of the display panel, as actions with keys: bones, marks, lights, timings
/// and the comparison of the ways of skinning. They follow the session.
class DisplayActions final : public QObject {
    Q_OBJECT

public:
    DisplayActions(Document& document, Appearance& appearance, QObject* parent);

    void fillMenu(QMenu& menu) const;
    [[nodiscard]] QAction* bones() const noexcept { return m_bones; }
    [[nodiscard]] QAction* edges() const noexcept { return m_switches.front().action; }
    [[nodiscard]] QAction* checkSkinning() const noexcept { return m_checkSkinning; }

private:
    using Flag = std::function<bool&(Look&)>;
    struct Switch {
        QAction* action;
        Flag flag;
    };

    QAction* add(const QString& text, const QKeySequence& key, std::function<void()> act);
    void addSwitch(const QString& text, const QKeySequence& key, Flag flag);
    void changeView(const std::function<void(Look&)>& change);
    void takeView();

    Document& m_document;
    Appearance& m_appearance;
    QAction* m_bones = nullptr;
    QAction* m_names = nullptr;
    std::vector<Switch> m_switches;  // edges first
    QAction* m_timings = nullptr;
    QAction* m_checkSkinning = nullptr;
};

}  // namespace sinew
