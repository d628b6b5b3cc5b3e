// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "model/view/look.h"
#include "ui/panels/slider_box.h"

class QCheckBox;
class QComboBox;
class QGridLayout;

namespace sinew {

class Appearance;
class Document;

/// Rows of controls, each bound to one field of the session's view options: it follows the field
/// and sets it. Labels stand on the left, controls on the right.
class OptionForm final : public QWidget {
    Q_OBJECT

public:
    using Flag = std::function<bool&(Look&)>;
    struct Choice {
        QString text;
        QString tip;
    };
    struct Number {
        std::function<double(const Look&)> get;
        std::function<void(Look&, double)> set;
    };
    struct Which {
        std::function<int(const Look&)> get;  // position among the choices
        std::function<void(Look&, int)> set;
    };
    struct Switch {
        const char* name;  // of the object, for tests and style
        QString text;
        QString tip;
        Flag flag;
    };

    explicit OptionForm(Document& document, Appearance& appearance, QWidget* parent = nullptr);

    void addRow(const QString& label, QWidget* control);
    void addWide(QWidget* control);  // over both columns
    QComboBox* addChoice(const char* name, const QString& label, const std::vector<Choice>& choices,
                         Which which);
    SliderBox* addNumber(const char* name, const QString& label, const QString& tip,
                         const SliderBox::Range& range, Number number);
    /// Side by side, behind one label.
    std::vector<QCheckBox*> addSwitches(const QString& label, const std::vector<Switch>& switches);

private:
    void takeView();
    void change(const std::function<void(Look&)>& change);

    Document& m_document;
    Appearance& m_appearance;
    QGridLayout* m_grid;
    std::vector<std::function<void(Look&)>> m_takers;
};

}  // namespace sinew
