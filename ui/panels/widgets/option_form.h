// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "model/view/look_option.h"
#include "ui/session/parts.h"

class QGridLayout;

namespace sinew {

/// Rows of controls: labels on the left, controls on the right. Controls of display options are
/// generated from their table; each is named by the key of its option and is kept in sync with it.
class OptionForm final : public QWidget {
    Q_OBJECT

public:
    OptionForm(Document& document, Appearance& appearance);

    void addRow(const QString& label, QWidget* control);
    void addWide(QWidget* control);  // spans both columns

    /// Adds the options of a section that have a row, followed by its switches side by side with
    /// one label.
    void addOptions(LookSection section, const QString& switchLabel = {});

private:
    void addOption(const LookOption& option);
    QWidget* makeControl(const LookOption& option, const LookChoice& choice);
    QWidget* makeControl(const LookOption& option, const LookNumber& number);
    QWidget* makeControl(const LookOption& option, const LookCount& count);
    QWidget* makeControl(const LookOption& option, const LookPalette& palette);
    void addSwitches(const QString& label, const std::vector<const LookOption*>& options);
    void refresh();
    void change(const std::function<void(Look&)>& change);

    Appearance& m_appearance;
    QGridLayout* m_grid;
    std::vector<std::function<void(const Look&)>> m_followers;  // one per control
};

}  // namespace sinew
