// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <initializer_list>
#include <vector>

#include "model/view/look_option.h"

class QAction;
class QMenu;
class QWidget;

namespace sinew {

class Appearance;
class Document;

/// The actions of the display options, generated from their table, and the comparison of the
/// skinning paths. They follow the look.
class DisplayActions final : public QObject {
    Q_OBJECT

public:
    DisplayActions(Document& document, Appearance& appearance, QObject* parent);

    void fillMenu(QMenu& menu) const;
    /// Adds the actions of some sections, in order.
    void addTo(QWidget& menu, std::initializer_list<LookSection> sections) const;
    /// Adds those with an icon.
    void addButtonsTo(QWidget& bar, std::initializer_list<LookSection> sections) const;
    [[nodiscard]] QAction* checkSkinning() const noexcept { return m_checkSkinning; }

private:
    struct Entry {
        const LookOption* option;
        QAction* action;
    };

    void addOption(const LookOption& option);
    void addCheckSkinning();
    [[nodiscard]] std::vector<Entry> entriesOf(std::initializer_list<LookSection> sections) const;
    void refresh();

    Appearance& m_appearance;
    std::vector<Entry> m_entries;  // table order
    QAction* m_checkSkinning = nullptr;
};

}  // namespace sinew
