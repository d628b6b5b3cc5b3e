// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QToolButton>
#include <numbers>

#include "ui/panels/display/background_box.h"
#include "ui/panels/display/display_panel.h"
#include "ui/panels/display/environment_box.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/option_form.h"
#include "ui/panels/widgets/slider_box.h"
#include "ui/session/appearance.h"
#include "ui/session/camera_rig.h"
#include "ui/session/document.h"

namespace sinew {
namespace {

constexpr double kDegreesPerRadian = 180.0 / std::numbers::pi;

}  // namespace

OptionForm* DisplayPanel::makeLight(EnvironmentChoice& environment) {
    auto* form = new OptionForm(m_document, m_appearance);
    form->addRow(tr("Environment"), new EnvironmentBox(environment));
    form->addRow(tr("Background"), new BackgroundBox(m_appearance));
    form->addOptions(LookSection::Environment);
    form->addOptions(LookSection::Light);
    m_fileLights = form->findChild<QCheckBox*>(QStringLiteral("punctualLights"));
    m_balance = form->findChild<QCheckBox*>(QStringLiteral("balanceLamps"));
    return form;
}

OptionForm* DisplayPanel::makeForm(const std::vector<std::pair<LookSection, QString>>& sections) {
    auto* form = new OptionForm(m_document, m_appearance);
    for (const auto& [section, switchLabel] : sections) {
        form->addOptions(section, switchLabel);
    }
    return form;
}

OptionForm* DisplayPanel::makeSkinning(QAction* checkSkinning) {
    auto* form = new OptionForm(m_document, m_appearance);
    form->addOptions(LookSection::Skinning);
    auto* check = new QToolButton;
    check->setObjectName(QStringLiteral("checkSkinning"));
    check->setDefaultAction(checkSkinning);
    check->setToolButtonStyle(Qt::ToolButtonTextOnly);
    check->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    form->addRow(tr("Agreement"), check);
    m_agreement = new QLabel;
    m_agreement->setObjectName(QStringLiteral("agreement"));
    m_agreement->setWordWrap(true);
    m_agreement->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_agreement->hide();
    form->addWide(m_agreement);
    return form;
}

OptionForm* DisplayPanel::makeCamera() {
    auto* form = new OptionForm(m_document, m_appearance);
    auto* fov = new SliderBox({.least = 5.0,
                               .most = 120.0,
                               .step = 1.0,
                               .decimals = 0,
                               .usual = kDegreesPerRadian * double(OrbitCamera().fovYRadians),
                               .unit = "°"});
    fov->setObjectName(QStringLiteral("fieldOfView"));
    fov->setTip(tr("Vertical field of view; the target keeps its size"));
    connect(fov, &SliderBox::changed, this,
            [this](double degrees) { m_rig.setFieldOfView(float(degrees / kDegreesPerRadian)); });
    auto* speed = new SliderBox(
        {.least = 0.1, .most = 10.0, .step = 0.1, .decimals = 1, .usual = 1.0, .unit = " ×"});
    speed->setObjectName(QStringLiteral("flightSpeed"));
    speed->setTip(tr("Flight speed in model radii per second (wheel while flying)"));
    connect(speed, &SliderBox::changed, this,
            [this](double radii) { m_rig.setFlightSpeed(float(radii)); });
    QCheckBox* smooth =
        checkBox("smoothMoves", tr("Smooth moves"), tr("Animate view changes instead of jumping"));
    connect(smooth, &QCheckBox::clicked, &m_rig, &CameraRig::setSmoothMoves);
    const auto take = [this, fov, speed, smooth] {
        fov->setValue(kDegreesPerRadian * double(m_rig.camera().fovYRadians));
        fov->setEnabled(!m_rig.camera().orthographic && !m_rig.cameraNode());
        speed->setValue(double(m_rig.flightSpeed()));
        smooth->setChecked(m_rig.smoothMoves());
    };
    connect(&m_rig, &CameraRig::cameraChanged, form, take);
    connect(&m_rig, &CameraRig::cameraSettingsChanged, form, take);
    take();
    form->addRow(tr("Field of view"), fov);
    form->addRow(tr("Flight"), speed);
    form->addRow({}, smooth);
    return form;
}

void DisplayPanel::onAssetChanged() {
    const std::shared_ptr<const Asset>& asset = m_document.asset();
    const bool hasLights = asset && !asset->lights.empty();
    m_fileLights->setEnabled(hasLights);
    m_balance->setEnabled(hasLights);
    onLookChanged();
}

void DisplayPanel::hideAgreement() {
    m_agreement->hide();
}

void DisplayPanel::showAgreement(const QString& text, bool agree) {
    setTone(*m_agreement, agree ? LabelTone::Normal : LabelTone::Alarm);
    m_agreement->setText(text);
    m_agreement->show();
}

}  // namespace sinew
