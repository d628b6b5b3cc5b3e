// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>
#include <QWheelEvent>
#include <functional>

namespace sinew {

/// A combo box that ignores the wheel, so that scrolling a panel changes nothing.
class CalmComboBox : public QComboBox {
public:
    CalmComboBox() { setFocusPolicy(Qt::StrongFocus); }

    std::function<void()> beforePopup;  // called before the list opens; may change it

    void showPopup() override {
        if (beforePopup) {
            beforePopup();
        }
        QComboBox::showPopup();
    }

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

}  // namespace sinew
