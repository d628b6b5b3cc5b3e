// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/skin/matrices_panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>
#include <tuple>
#include <utility>

#include "model/view/shown_by.h"
#include "ui/models/matrix_model.h"
#include "ui/models/matrix_values.h"
#include "ui/models/names.h"
#include "ui/models/node_rows.h"
#include "ui/models/status_words.h"
#include "ui/panels/skin/matrix_tree.h"
#include "ui/panels/widgets/calm_combo_box.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/enum_choice.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/panels/widgets/row_menu.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"

namespace sinew {
namespace {

const char* const kOrderKey = "matrices/eulerOrder";
const char* const kFoldedKey = "matrices/folded";
constexpr int kLeastMatricesWidth = 230;

}  // namespace

MatricesPanel::MatricesPanel(Document& document, Player& player, Selection& selection,
                             QSettings& settings)
    : m_document(document),
      m_player(player),
      m_selection(selection),
      m_settings(settings),
      m_name(new ElidedLabel),
      m_order(new CalmComboBox),
      m_copy(menuButton("matricesCopy", tr("Copy"), tr("Copy all numbers with their names"))),
      m_nothing(hintLabel("noMatrices", 8, 14, tr("Select a node or a joint to see its matrices"))),
      m_model(new MatrixModel(this)),
      m_tree(new MatrixTree(m_model)) {
    m_name->setObjectName(QStringLiteral("matricesName"));
    makeTop();
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    setMinimumWidth(kLeastMatricesWidth);
    restoreChoices();
    connectParts();
    nameSubject();
}

void MatricesPanel::makeTop() {
    nameControl(*m_order, "eulerOrder", tr("Order of the Euler angles"),
                tr("Order of the Euler angles: XYZ turns about X first, then Y, then Z, about the "
                   "fixed axes of the parent"));
    for (const EulerOrderInfo& info : kEulerOrders) {
        addChoice(*m_order, info.order, QLatin1String(info.name));
    }
    auto* top = spaced(new QHBoxLayout, {10, 2, 6, 6}, 6, {{m_name, 1}, m_order, m_copy});
    spaced(new QVBoxLayout(this), 0, {top, m_nothing, {m_tree, 1}, stretchItem()});
}

void MatricesPanel::restoreChoices() {
    const QString order = m_settings.value(QLatin1String(kOrderKey)).toString();
    if (const int row = m_order->findText(order); row >= 0) {
        m_order->setCurrentIndex(row);
    }
    if (!m_settings.contains(QLatin1String(kFoldedKey))) {
        return;
    }
    const QStringList keys = m_settings.value(QLatin1String(kFoldedKey)).toStringList();
    std::set<MatrixGroup> folded;
    for (std::size_t i = 0; i < kMatrixGroupCount; ++i) {
        const auto group = static_cast<MatrixGroup>(i);
        if (keys.contains(QLatin1String(matrixGroup(group).key))) {
            folded.insert(group);
        }
    }
    m_tree->setFolded(std::move(folded));
}

void MatricesPanel::connectParts() {
    connect(&m_soon, &QTimer::timeout, this, &MatricesPanel::refresh);
    connect(m_copy->menu(), &QMenu::aboutToShow, this, &MatricesPanel::fillCopyMenu);
    connect(m_order, &QComboBox::currentIndexChanged, this, [this] {
        m_settings.setValue(QLatin1String(kOrderKey), m_order->currentText());
        refreshLater();
    });
    connect(m_tree, &MatrixTree::foldedChanged, this, [this] {
        QStringList keys;
        for (const MatrixGroup group : m_tree->folded()) {
            keys.append(QLatin1String(matrixGroup(group).key));
        }
        m_settings.setValue(QLatin1String(kFoldedKey), keys);
    });
    connect(new RowMenu(*m_tree), &RowMenu::wanted, this, &MatricesPanel::showMenu);
    connect(&m_document, &Document::assetChanged, this, [this] {
        m_residualSkin = {};
        m_model->clear();
        nameSubject();
    });
    for (const auto change :
         {&Selection::nodeChanged, &Selection::jointChanged, &Selection::skinChanged}) {
        connect(&m_selection, change, this, &MatricesPanel::nameSubject);
    }
    connect(&m_selection, &Selection::handPoseChanged, this, &MatricesPanel::refreshLater);
    for (const auto change : {&Player::timeChanged, &Player::animationChanged, &Player::mixChanged,
                              &Player::rootMotionChanged}) {
        connect(&m_player, change, this, &MatricesPanel::refreshLater);
    }
}

void MatricesPanel::setShown(bool shown) {
    m_shown = shown;
    if (shown) {
        nameSubject();
        refresh();
    } else {
        m_soon.stop();
    }
}

/// The selected node, otherwise the node of the selected joint.
MatrixSubject MatricesPanel::subject() const {
    const std::shared_ptr<const Asset>& asset = m_document.asset();
    MatrixSubject about;
    if (!asset) {
        return about;
    }
    about.node = m_selection.node();
    if (!about.node && m_selection.joint()) {
        about.node = (*asset)[m_selection.skin()].joints[m_selection.joint().value];
    }
    if (about.node) {
        std::tie(about.skin, about.joint) = jointOfNode(*asset, m_selection.skin(), about.node);
    }
    if (about.joint) {
        about.meshNode = nodeShowing(*asset, m_selection.scene(), {}, about.skin);
    }
    return about;
}

void MatricesPanel::nameSubject() {
    m_subject = subject();
    const bool any = m_subject.node.valid();
    m_nothing->setVisible(!any);
    m_tree->setVisible(any);
    m_order->setEnabled(any);
    m_copy->setEnabled(any);
    if (!any) {
        m_name->setFullText({});
        m_model->clear();
        m_soon.stop();
        return;
    }
    const Asset& asset = *m_document.asset();
    const QString name = nodeLabel(asset, m_subject.node);
    const auto text = [&](const QString& node) {
        return m_subject.joint
                   ? tr("%1 · joint %2").arg(node, QString::number(m_subject.joint.value))
                   : node;
    };
    const QString shortName = withoutPrefix(name, sharedPrefix(asset));
    m_name->setFullText(text(name), shortName.isEmpty() ? QString() : text(shortName));
    refreshLater();
}

void MatricesPanel::refreshLater() {
    if (m_shown && m_subject.node && !m_soon.isActive()) {
        m_soon.start();
    }
}

void MatricesPanel::refresh() {
    m_soon.stop();
    if (!m_shown || !m_subject.node) {
        return;
    }
    m_player.fillMoment(m_moment);
    m_moment.hand = m_selection.posing().pose;
    const PoseEvaluator& pose = *m_document.pose(m_moment);
    const NodeTransforms transforms = nodeTransforms(pose, m_subject);
    MatrixValues values = matrixValues(
        transforms, choiceAt<EulerOrder>(*m_order, m_order->currentIndex()), residual());
    const auto driver = [&](ChannelPath path) {
        return driverWords(pose.asset(), m_moment, m_subject.node, path);
    };
    values.notes[MatrixGroup::Translation] = driver(ChannelPath::Translation);
    values.notes[MatrixGroup::Rotation] = driver(ChannelPath::Rotation);
    values.notes[MatrixGroup::Scale] = driver(ChannelPath::Scale);
    if (m_subject.joint && !pose.asset()[m_subject.skin].inverseBindMatricesStored) {
        values.notes[MatrixGroup::InverseBind] = tr("Not stored: identity");
    }
    m_model->setValues(values);
}

const BindResidual* MatricesPanel::residual() {
    if (!m_subject.joint) {
        return nullptr;
    }
    if (m_residualSkin != m_subject.skin) {
        m_residualSkin = m_subject.skin;
        m_residuals = bindResiduals(*m_document.asset(), m_subject.skin);
    }
    return m_subject.joint.value < m_residuals.size() ? &m_residuals[m_subject.joint.value]
                                                      : nullptr;
}

void MatricesPanel::addCopyAll(QMenu& menu) const {
    const QString name =
        m_subject.node ? nodeLabel(*m_document.asset(), m_subject.node) : QString();
    const auto text = [&](MatrixNotation notation) {
        return m_model->values() ? allMatricesText(name, *m_model->values(), notation) : QString();
    };
    addCopyEntry(menu, tr("Copy All as Text"), text(MatrixNotation::Text));
    addCopyEntry(menu, tr("Copy All as Python Dictionary"), text(MatrixNotation::Python));
    addCopyEntry(menu, tr("Copy All as JSON"), text(MatrixNotation::Json));
}

void MatricesPanel::fillCopyMenu() {
    m_copy->menu()->clear();
    addCopyAll(*m_copy->menu());
}

void MatricesPanel::showMenu(const QModelIndex& index, const QPoint& globalAt) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(&m_document, &Document::assetChanged, menu, &QWidget::close);
    m_tree->addCopyEntries(*menu, index);
    menu->addSeparator();
    addCopyAll(*menu);
    menu->popup(globalAt);
}

}  // namespace sinew
