// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/bars/view_bar.h"

#include <QAction>
#include <QComboBox>
#include <QMainWindow>
#include <QMenu>
#include <QStandardItemModel>
#include <QToolButton>
#include <algorithm>

#include "model/facts/geometry_facts.h"
#include "model/view/look_option.h"
#include "ui/keys/action_set.h"
#include "ui/keys/key_table.h"
#include "ui/models/node_rows.h"
#include "ui/panels/widgets/enum_choice.h"
#include "ui/session/session.h"
#include "ui/style/icons.h"
#include "ui/window/actions/view_actions.h"

namespace sinew {
namespace {

constexpr int kWidestName = 190;

QComboBox* makeChooser(const char* name, const QString& tip) {
    auto* box = new QComboBox;
    box->setObjectName(QLatin1String(name));
    box->setToolTip(tip);
    box->setAccessibleName(tip);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return box;
}

}  // namespace

ViewBar::ViewBar(Session& session, const QMainWindow& window)
    : QToolBar(tr("View")), m_session(session) {
    setObjectName(QStringLiteral("viewBar"));
    setMovable(false);
    setIconSize({20, 20});
    addAction(actionOf(window, QStringLiteral("open")));
    addSeparator();
    addChoosers();
    addSeparator();
    addButtons(window);
    connect(&session.document(), &Document::assetChanged, this, &ViewBar::refreshAsset);
    connect(&session.appearance(), &Appearance::lookChanged, this, &ViewBar::refreshView);
    connect(&session.rig(), &CameraRig::cameraChanged, this, &ViewBar::refreshCamera);
    connect(&session.selection(), &Selection::sceneChanged, this, [this] {
        enableModes();
        listCameras();
        refreshCamera();
    });
    refreshAsset();
}

void ViewBar::addChoosers() {
    const auto chooser = [this](const char* name, const QString& tip) {
        QComboBox* box = makeChooser(name, tip);
        addWidget(box);
        return box;
    };
    m_mode = chooser("viewMode", tr("What the picture shows"));
    addModes();
    connect(m_mode, &QComboBox::activated, this,
            [this](int row) { m_session.appearance().setMode(choiceAt<ViewMode>(*m_mode, row)); });
    m_set = chooser("influenceSet", tr("JOINTS and WEIGHTS set of the raw views"));
    connect(m_set, &QComboBox::activated, this, [this](int row) {
        m_session.appearance().change(
            [row](Look& look) { look.influenceSet = static_cast<std::uint32_t>(row); });
    });
    m_weights =
        chooser("weightSource",
                tr("Weights divided by their sum, or as stored; data views show them as stored"));
    addChoice(*m_weights, WeightSource::Normalized, tr("Weights normalized"));
    addChoice(*m_weights, WeightSource::Stored, tr("Weights as stored"));
    connect(m_weights, &QComboBox::activated, this, [this](int row) {
        m_session.appearance().change(
            [&](Look& look) { look.weights = choiceAt<WeightSource>(*m_weights, row); });
    });
    m_variant = makeChooser("variant", tr("Material variant"));
    m_variant->setMaximumWidth(kWidestName);
    m_variantPlace = addWidget(m_variant);
    connect(m_variant, &QComboBox::activated, this, [this](int row) {
        m_session.appearance().setVariant(row == 0 ? VariantIndex()
                                                   : VariantIndex(std::size_t(row) - 1));
    });
    m_camera = makeChooser("fileCamera", tr("Free camera, or look through a file camera"));
    m_camera->setMaximumWidth(kWidestName);
    m_cameraPlace = addWidget(m_camera);
    connect(m_camera, &QComboBox::activated, this, [this](int row) {
        m_session.rig().setCameraNode(NodeIndex(std::size_t(m_camera->itemData(row).toUInt())));
    });
}

void ViewBar::addModes() {
    bool channel = false;
    for (const ViewModeInfo& info : viewModes()) {
        if (info.channel != channel) {
            m_mode->insertSeparator(m_mode->count());  // encloses the channels of the material
            channel = info.channel;
        }
        addChoice(*m_mode, info.mode, QString::fromUtf8(info.label));
    }
    m_mode->setMaxVisibleItems(m_mode->count());
}

void ViewBar::addButtons(const QMainWindow& window) {
    addAction(actionOf(window, QStringLiteral("frame-selection")));
    auto* cameras = new QToolButton;
    cameras->setIcon(icon("cube"));
    cameras->setToolTip(tr("Cameras"));
    cameras->setAccessibleName(tr("Cameras"));
    cameras->setPopupMode(QToolButton::InstantPopup);
    cameras->setMenu(window.findChild<QMenu*>(QStringLiteral("menuCamera")));
    addWidget(cameras);
    addAction(actionOf(window, QStringLiteral("orthographic")));
    addSeparator();
    const auto addOptions = [&](LookSection section) {
        for (const LookOption& option : lookOptions()) {
            if (option.section == section && *option.action.icon != '\0') {
                addAction(actionOf(window, lookActionId(option.key)));
            }
        }
    };
    addOptions(LookSection::Picture);
    addSeparator();
    addOptions(LookSection::Skeleton);
    addOptions(LookSection::Marks);
    auto* stretch = new QWidget;
    stretch->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(stretch);
    addActions(actionsOf(window, {"display-panel", "export-screenshot"}));
}

void ViewBar::refreshAsset() {
    const std::shared_ptr<const Asset>& asset = m_session.document().asset();
    enableModes();
    m_set->clear();
    const std::size_t sets = asset ? std::max<std::size_t>(1, influenceSetCount(*asset)) : 1;
    for (std::size_t i = 0; i < sets; ++i) {
        m_set->addItem(tr("Set %1").arg(i));
    }
    m_weights->setEnabled(asset && !asset->skins.empty());
    listVariants();
    listCameras();
    refreshView();
    refreshCamera();
}

/// Those that have something to show.
void ViewBar::enableModes() {
    auto* rows = qobject_cast<QStandardItemModel*>(m_mode->model());
    for (int row = 0; row < m_mode->count(); ++row) {
        if (m_mode->itemData(row).isValid()) {  // not a separator
            const ViewTip tip = viewTip(m_session, viewModeInfo(choiceAt<ViewMode>(*m_mode, row)));
            rows->item(row)->setEnabled(tip.hasData);
            rows->item(row)->setToolTip(tip.words);
        }
    }
}

void ViewBar::listVariants() {
    m_variant->clear();
    m_variant->addItem(tr("Materials as stored"));
    if (const std::shared_ptr<const Asset>& asset = m_session.document().asset()) {
        for (std::size_t i = 0; i < asset->variants.size(); ++i) {
            m_variant->addItem(
                QString::fromStdString(displayName(asset->variants[i], "Variant", i)));
        }
    }
    m_variantPlace->setVisible(m_variant->count() > 1);
}

void ViewBar::listCameras() {
    m_camera->clear();
    m_camera->addItem(tr("Free camera"), NodeIndex().value);
    if (const std::shared_ptr<const Asset>& asset = m_session.document().asset()) {
        for (const NodeIndex node : sceneNodes(*asset, m_session.selection().scene())) {
            if ((*asset)[node].camera) {
                m_camera->addItem(icon("node-camera"), nodeLabel(*asset, node), node.value);
            }
        }
    }
    m_cameraPlace->setVisible(m_camera->count() > 1);
}

void ViewBar::refreshCamera() {
    m_camera->setCurrentIndex(std::max(0, m_camera->findData(m_session.rig().cameraNode().value)));
}

void ViewBar::refreshView() {
    const Look& view = m_session.appearance().look();
    setChoice(*m_mode, view.mode);
    m_set->setCurrentIndex(static_cast<int>(view.influenceSet));
    m_set->setEnabled(viewModeInfo(view.mode).usesSet);
    setChoice(*m_weights, view.weights);
    m_variant->setCurrentIndex(view.variant ? static_cast<int>(view.variant.value) + 1 : 0);
}

}  // namespace sinew
