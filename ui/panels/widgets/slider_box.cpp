// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/widgets/slider_box.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QWheelEvent>
#include <cmath>

#include "ui/panels/widgets/layouts.h"

namespace sinew {
namespace {

constexpr int kFieldWidth = 68;

}  // namespace

SliderBox::SliderBox(const FieldRange& range)
    : m_range(range), m_slider(new QSlider(Qt::Horizontal)), m_field(numberField(range)) {
    m_slider->setRange(0, int(std::lround((range.most - range.least) / range.step)));
    m_slider->setPageStep(std::max(1, m_slider->maximum() / 12));
    m_slider->setMinimumWidth(40);
    m_slider->installEventFilter(this);
    m_slider->setFocusPolicy(Qt::StrongFocus);
    m_field->setFixedWidth(kFieldWidth);
    m_field->installEventFilter(this);
    m_field->setFocusPolicy(Qt::StrongFocus);
    spaced(new QHBoxLayout(this), 8, {{m_slider, 1}, m_field});
    setFocusProxy(m_slider);
    connect(m_slider, &QSlider::valueChanged, this, [this](int notch) {
        setValue(m_range.least + notch * m_range.step);
        emit changed(value());
    });
    connect(m_field, &QDoubleSpinBox::valueChanged, this, [this](double wanted) {
        setValue(wanted);
        emit changed(value());
    });
    setValue(range.usual);
}

void SliderBox::setValue(double value) {
    const QSignalBlocker quietSlider(m_slider);
    const QSignalBlocker quietField(m_field);
    m_slider->setValue(int(std::lround((value - m_range.least) / m_range.step)));
    m_field->setValue(value);
}

double SliderBox::value() const {
    return m_field->value();
}

void SliderBox::setTip(const QString& tip) {
    m_slider->setToolTip(tip);
    m_field->setToolTip(tip);
    m_slider->setAccessibleName(tip);
    m_field->setAccessibleName(tip);
}

/// The wheel scrolls the panel unless the field or slider has the focus.
bool SliderBox::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Wheel && !static_cast<QWidget*>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    if (watched == m_slider && event->type() == QEvent::MouseButtonDblClick) {
        setValue(m_range.usual);
        emit changed(value());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace sinew
