// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QDoubleSpinBox;
class QSlider;

namespace sinew {

/// A number with a slider and an edit field. A double click on the slider resets it to `usual`.
class SliderBox final : public QWidget {
    Q_OBJECT

public:
    struct Range {
        double least = 0.0;
        double most = 1.0;
        double step = 0.1;
        int decimals = 1;
        double usual = 0.0;
        const char* unit = "";  // UTF-8, with its space
    };

    explicit SliderBox(const Range& range);

    void setValue(double value);  // emits no signal
    [[nodiscard]] double value() const;
    void setTip(const QString& tip);

signals:
    void changed(double value);  // changed by the user

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Range m_range;
    QSlider* m_slider;
    QDoubleSpinBox* m_field;
};

}  // namespace sinew
