// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QWheelEvent>
#include <algorithm>
#include <numbers>

#include "ui/panels/background_box.h"
#include "ui/panels/display_panel.h"
#include "ui/panels/environment_box.h"
#include "ui/panels/option_form.h"
#include "ui/session/appearance.h"
#include "ui/session/camera_rig.h"
#include "ui/session/document.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr double kDegreesPerRadian = 180.0 / std::numbers::pi;

/// Changed by the wheel only where it is being used, so that the panel scrolls.
class CalmSpinBox final : public QSpinBox {
public:
    CalmSpinBox() { setFocusPolicy(Qt::StrongFocus); }

protected:
    void wheelEvent(QWheelEvent* event) override {
        if (hasFocus()) {
            QSpinBox::wheelEvent(event);
        } else {
            event->ignore();
        }
    }
};

/// A field that is an enum whose values count from 0 in the order of the choices.
template <class Field>
OptionForm::Which enumField(Field field) {
    return {
        .get =
            [field](const Look& view) { return static_cast<int>(field(const_cast<Look&>(view))); },
        .set =
            [field](Look& view, int row) {
                auto& value = field(view);
                value = static_cast<std::remove_reference_t<decltype(value)>>(row);
            }};
}

}  // namespace

OptionForm* DisplayPanel::makeLight(EnvironmentChoice& environment) {
    auto* form = new OptionForm(m_document, m_appearance);
    form->addRow(tr("Environment"), new EnvironmentBox(environment));
    form->addRow(tr("Background"), new BackgroundBox(m_appearance));
    form->addNumber(
        "environmentRotation", tr("Rotation"),
        tr("Turns the environment about the vertical (Shift and right drag in the picture)"),
        {.least = -180.0, .most = 180.0, .step = 1.0, .decimals = 0, .unit = "°"},
        {.get =
             [](const Look& view) {
                 return kDegreesPerRadian * double(view.lighting.environmentRotationRadians);
             },
         .set =
             [](Look& view, double degrees) {
                 view.lighting.environmentRotationRadians = float(degrees / kDegreesPerRadian);
             }});
    form->addNumber(
        "exposure", tr("Exposure"), tr("Brighter or darker by so many stops, before the tone map"),
        {.least = -6.0, .most = 6.0, .step = 0.1, .decimals = 1, .unit = " EV"},
        {.get = [](const Look& view) { return double(view.lighting.exposureEv); },
         .set = [](Look& view, double stops) { view.lighting.exposureEv = float(stops); }});
    form->addChoice(
        "toneMap", tr("Tone map"),
        {{tr("Neutral"), tr("Khronos PBR Neutral: base colours stay as they were painted")},
         {tr("ACES"), tr("Like film: more contrast, bright colours fade to white")},
         {tr("None"), tr("Clamped: what is brighter than white is cut off")}},
        enumField([](Look& view) -> ToneMap& { return view.lighting.toneMap; }));
    const auto boxes = form->addSwitches(
        {}, {{"keyLight", tr("Key light"), tr("One light from above, with a soft shadow (K)"),
              [](Look& view) -> bool& { return view.lighting.keyLight; }},
             {"punctualLights", tr("File’s lights"),
              tr("Points, spots and suns that the file brings (KHR_lights_punctual)"),
              [](Look& view) -> bool& { return view.lighting.punctualLights; }}});
    m_fileLights = boxes.back();
    return form;
}

OptionForm* DisplayPanel::makeSkeleton() {
    auto* form = new OptionForm(m_document, m_appearance);
    form->addChoice(
        "skeletonStyle", tr("Bones"),
        {{tr("Hidden"), tr("A file without a mesh shows its bones all the same (B)")},
         {tr("Lines"), tr("From joint to joint, coloured from root to tip (B)")},
         {tr("Octahedra"), tr("Solid bones that show their roll, coloured from root to tip (B)")}},
        enumField([](Look& view) -> SkeletonStyle& { return view.skeleton.style; }));
    form->addChoice(
        "jointNames", tr("Names"),
        {{tr("None"), tr("No names in the picture")},
         {tr("Selected"), tr("Of the selected joint, and of the one under the cursor")},
         {tr("All"), tr("Of every joint that has room; the key of the picture counts the others")}},
        enumField([](Look& view) -> JointNames& { return view.skeleton.names; }));
    form->addSwitches({},
                      {{"skeletonInFront", tr("In front"),
                        tr("Draw the bones over the surface; otherwise it hides them"),
                        [](Look& view) -> bool& { return view.skeleton.inFront; }},
                       {"jointAxes", tr("Joint axes"), tr("X red, Y green, Z blue, of each joint"),
                        [](Look& view) -> bool& { return view.skeleton.axes; }}});
    return form;
}

OptionForm* DisplayPanel::makeSurface() {
    auto* form = new OptionForm(m_document, m_appearance);
    form->addSwitches(
        tr("Marks"),
        {{"edges", tr("Edges"), tr("Wireframe over what is shown (Z)"),
          [](Look& view) -> bool& { return view.marks.edges; }},
         {"vertices", tr("Vertices"), tr("A point at every vertex (Shift+Z)"),
          [](Look& view) -> bool& { return view.marks.vertices; }},
         {"normals", tr("Normals"), tr("A line along each vertex normal (N)"),
          [](Look& view) -> bool& { return view.marks.normals; }},
         {"tangents", tr("Tangents"), tr("A line along each vertex tangent (Shift+N)"),
          [](Look& view) -> bool& { return view.marks.tangents; }},
         {"backFaces", tr("Back faces"), tr("Tint what is seen from behind"),
          [](Look& view) -> bool& { return view.marks.backFaces; }},
         {"uvChecker", tr("UV checker"), tr("Squares by TEXCOORD_0 instead of the base colour (U)"),
          [](Look& view) -> bool& { return view.marks.uvChecker; }}});
    form->addSwitches(
        tr("Bounds"),
        {{"storedBounds", tr("Stored"),
          tr("POSITION's minimum and maximum as stored, moved by the node"),
          [](Look& view) -> bool& { return view.marks.storedBounds; }},
         {"posedBounds", tr("Posed"), tr("Around the deformed vertices, now"),
          [](Look& view) -> bool& { return view.marks.posedBounds; }},
         {"clipBounds", tr("Whole clip"), tr("Around everything that the clip reaches"),
          [](Look& view) -> bool& { return view.marks.clipBounds; }}});
    return form;
}

OptionForm* DisplayPanel::makeSkinning(QAction* checkSkinning) {
    auto* form = new OptionForm(m_document, m_appearance);
    form->addChoice("skinningPath", tr("Deformed by"),
                    {{tr("Fastest here"), tr("What was measured to be faster on such a device")},
                     {tr("Vertex shader"), tr("While it is drawn, anew in every pass")},
                     {tr("Compute shader"), tr("Once per frame, before it is drawn")},
                     {tr("Processor"), tr("By the reference implementation, then uploaded")}},
                    enumField([](Look& view) -> SkinningPath& { return view.skinning; }));
    form->addChoice("blendSkinning", tr("Blend"),
                    {{tr("Linear"), tr("As glTF says, and as engines show it")},
                     {tr("Dual quaternion"),
                      tr("A preview: volume is kept where joints twist; what ships is linear")}},
                    enumField([](Look& view) -> BlendSkinning& { return view.blend; }));
    addCopies(*form);
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

void DisplayPanel::addCopies(OptionForm& form) {
    auto* copies = new CalmSpinBox;
    copies->setObjectName(QStringLiteral("copies"));
    copies->setRange(1, static_cast<int>(Appearance::kMostCopies));
    copies->setButtonSymbols(QAbstractSpinBox::NoButtons);
    copies->setKeyboardTracking(false);
    copies->setToolTip(
        tr("How often the model stands in the picture, each copy at its own time; pointing at the "
           "surface and posing by hand are for one model alone"));
    copies->setAccessibleName(tr("Copies"));
    const auto take = [this, copies] {
        const QSignalBlocker quiet(copies);
        copies->setValue(static_cast<int>(m_appearance.copies()));
    };
    connect(copies, &QSpinBox::valueChanged, this,
            [this](int count) { m_appearance.setCopies(static_cast<std::size_t>(count)); });
    connect(&m_appearance, &Appearance::copiesChanged, copies, take);
    take();
    form.addRow(tr("Copies"), copies);
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
    fov->setTip(tr("Field of view from bottom to top; what is looked at keeps its size"));
    connect(fov, &SliderBox::changed, this,
            [this](double degrees) { m_rig.setFieldOfView(float(degrees / kDegreesPerRadian)); });
    auto* speed = new SliderBox(
        {.least = 0.1, .most = 10.0, .step = 0.1, .decimals = 1, .usual = 1.0, .unit = " ×"});
    speed->setObjectName(QStringLiteral("flightSpeed"));
    speed->setTip(tr("Speed of flight, in radii of the model per second (wheel while flying)"));
    connect(speed, &SliderBox::changed, this,
            [this](double radii) { m_rig.setFlightSpeed(float(radii)); });
    auto* smooth = new QCheckBox(tr("Smooth moves"));
    smooth->setObjectName(QStringLiteral("smoothMoves"));
    smooth->setToolTip(tr("Glide to a new view instead of jumping there"));
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

void DisplayPanel::takeAsset() {
    const std::shared_ptr<const Asset>& asset = m_document.asset();
    m_fileLights->setEnabled(asset && !asset->lights.empty());
    m_agreement->hide();
    takeView();
}

void DisplayPanel::showAgreement(const QString& text, bool agree) {
    const QColor color = agree ? theme::kText : theme::kAlarm;
    m_agreement->setStyleSheet(QStringLiteral("color: %1;").arg(color.name()));
    m_agreement->setText(text);
    m_agreement->show();
}

}  // namespace sinew
