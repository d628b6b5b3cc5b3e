// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/curve_bar.h"

#include <QAction>
#include <QComboBox>
#include <QSignalBlocker>
#include <QToolButton>

#include "ui/models/clip_words.h"
#include "ui/panels/widgets/calm_combo_box.h"
#include "ui/panels/widgets/controls.h"

namespace sinew {
namespace {

constexpr int kNoClip = -1;
constexpr int kLeastClipLetters = 12;

/// The data of an item: quaternion, speed, and angles in each order.
int itemOf(const CurveForm& form) {
    const int order = form.rotation == RotationForm::Euler ? static_cast<int>(form.order) : 0;
    return 16 * static_cast<int>(form.rotation) + order;
}

CurveForm formOf(int item) {
    return {.rotation = static_cast<RotationForm>(item / 16),
            .order = static_cast<EulerOrder>(item % 16)};
}

}  // namespace

CurveBar::CurveBar() {
    setObjectName(QStringLiteral("curveBar"));
    setAccessibleName(tr("Curves"));
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    addRotation();
    addSwitches();
    addOther();
    m_export = addAction(tr("Export…"));
    m_export->setToolTip(tr("Save the shown curves as a drawing (SVG) or a table (CSV)"));
    connect(m_export, &QAction::triggered, this, &CurveBar::exportWanted);
    for (QToolButton* button : findChildren<QToolButton*>()) {
        button->setFocusPolicy(Qt::TabFocus);
    }
    setClips(nullptr, {});
}

void CurveBar::addRotation() {
    m_rotation = new CalmComboBox;
    nameControl(*m_rotation, "curveRotation", tr("Rotations as"),
                tr("Rotations as stored quaternions, as angles in degrees that continue past whole "
                   "turns\n(XYZ turns about X first, about the axes of the parent), or as angular "
                   "speed"));
    m_rotation->addItem(tr("Quaternion"), itemOf({}));
    for (const EulerOrderInfo& info : kEulerOrders) {
        m_rotation->addItem(tr("Euler %1").arg(QLatin1String(info.name)),
                            itemOf({.rotation = RotationForm::Euler, .order = info.order}));
    }
    m_rotation->addItem(tr("Angular speed"), itemOf({.rotation = RotationForm::Speed}));
    addWidget(m_rotation);
    connect(m_rotation, &QComboBox::currentIndexChanged, this, &CurveBar::lookChanged);
}

QAction* CurveBar::addSwitch(const QString& text, const QString& tip, const char* name) {
    QAction* action = addAction(text);
    action->setCheckable(true);
    action->setToolTip(tip);
    action->setObjectName(QLatin1String(name));
    return action;
}

void CurveBar::addSwitches() {
    m_fit = addSwitch(tr("Fit"),
                      tr("Fit the values to the curves in the visible time, also while zooming.\n"
                         "Ctrl+wheel and middle drag set them by hand"),
                      "curveFit");
    m_fit->setChecked(true);
    connect(m_fit, &QAction::toggled, this, &CurveBar::fitsValuesChanged);
    m_normalise = addSwitch(tr("Normalize"), tr("Each curve from 0 to 1, to compare shapes"),
                            "curveNormalize");
    m_plain = addSwitch(
        tr("Plain Blend"),
        tr("Dotted: what a plain linear blend of the stored numbers would do, where it differs:\n"
           "without the shorter path, normalising, steps and tangents. At a sign flip\n"
           "it takes the longer path"),
        "curvePlainBlend");
    for (QAction* action : {m_normalise, m_plain}) {
        connect(action, &QAction::toggled, this, &CurveBar::lookChanged);
    }
}

void CurveBar::addOther() {
    m_other = new CalmComboBox;
    nameControl(*m_other, "curveOtherClip", tr("Compared clip"),
                tr("Dashed: the same curves of another clip, both starts aligned"));
    m_other->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_other->setMinimumContentsLength(kLeastClipLetters);
    addWidget(m_other);
    connect(m_other, &QComboBox::currentIndexChanged, this, &CurveBar::lookChanged);
}

void CurveBar::setClips(const Asset* asset, AnimationIndex shown) {
    const AnimationIndex chosen = look().other;
    const QSignalBlocker blocker(m_other);
    m_other->clear();
    m_other->addItem(tr("No other clip"), kNoClip);
    for (std::size_t i = 0; asset != nullptr && i < asset->animations.size(); ++i) {
        if (const AnimationIndex clip(i); clip != shown) {
            m_other->addItem(clipName(*asset, clip), static_cast<int>(i));
        }
    }
    m_other->setEnabled(m_other->count() > 1);
    const int kept = m_other->findData(chosen.valid() ? static_cast<int>(chosen.value) : kNoClip);
    m_other->setCurrentIndex(std::max(kept, 0));
}

void CurveBar::setExportable(bool exportable) {
    m_export->setEnabled(exportable);
}

CurveLook CurveBar::look() const {
    const QVariant other = m_other->currentData();
    const int clip = other.isValid() ? other.toInt() : kNoClip;
    return {.form = formOf(m_rotation->currentData().toInt()),
            .style = {.normalised = m_normalise->isChecked(), .plainBlend = m_plain->isChecked()},
            .other = clip == kNoClip ? AnimationIndex()
                                     : AnimationIndex(static_cast<std::size_t>(clip))};
}

void CurveBar::setLook(const CurveLook& look) {
    const QSignalBlocker blocker(this);
    m_rotation->setCurrentIndex(std::max(0, m_rotation->findData(itemOf(look.form))));
    m_normalise->setChecked(look.style.normalised);
    m_plain->setChecked(look.style.plainBlend);
    const int other = look.other.valid() ? static_cast<int>(look.other.value) : kNoClip;
    m_other->setCurrentIndex(std::max(0, m_other->findData(other)));
}

void CurveBar::setFitsValues(bool fits) {
    const QSignalBlocker blocker(this);
    m_fit->setChecked(fits);
}

}  // namespace sinew
