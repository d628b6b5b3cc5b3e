// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/panels/widgets/controls.h"

class QDoubleSpinBox;
class QSlider;

namespace sinew {

/// A number with a slider and an edit field. A double click on the slider resets it to `usual`.
class SliderBox final : public QWidget {
    Q_OBJECT

public:
    explicit SliderBox(const FieldRange& range);

    void setValue(double value);  // emits no signal
    [[nodiscard]] double value() const;
    void setTip(const QString& tip);

signals:
    void changed(double value);  // changed by the user

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    FieldRange m_range;
    QSlider* m_slider;
    QDoubleSpinBox* m_field;
};

}  // namespace sinew
