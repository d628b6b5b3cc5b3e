// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/clips/root_motion_panel.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <array>

#include "ui/models/names.h"
#include "ui/models/node_rows.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"

namespace sinew {
namespace {

struct Axis {
    const char* name;
    bool InPlace::*member;
};
constexpr std::array<Axis, 4> kAxes{{{QT_TRANSLATE_NOOP("RootMotion", "X"), &InPlace::x},
                                     {QT_TRANSLATE_NOOP("RootMotion", "Y"), &InPlace::y},
                                     {QT_TRANSLATE_NOOP("RootMotion", "Z"), &InPlace::z},
                                     {QT_TRANSLATE_NOOP("RootMotion", "Turn"), &InPlace::turn}}};

QLabel* figure(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QString metres(float value) {
    return QString::number(double(value), 'f', 3);
}

}  // namespace

RootMotionPanel::RootMotionPanel(Document& document, Player& player, Selection& selection)
    : m_document(document),
      m_player(player),
      m_selection(selection),
      m_node(new ElidedLabel),
      m_useSelected(wordButton("rootUseSelected", tr("Use selected"),
                               tr("Use the selected node as the root joint"))),
      m_find(iconButton("rootFind", "search",
                        tr("Detect the root joint: the topmost node that travels and carries most "
                           "of the joints"))),
      m_path(checkBox(
          "rootPath", tr("Show the path"),
          tr("Draw the path of the root joint in the picture, with a mark at every frame"))),
      m_displacement(figure("rootDisplacement")),
      m_length(figure("rootLength")),
      m_speed(figure("rootSpeed")) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(10, 4, 8, 8);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    addNode(*grid);
    addInPlace(*grid);
    addFigures(*grid);
    grid->setRowStretch(grid->rowCount(), 1);
    connect(&document, &Document::assetChanged, this, &RootMotionPanel::refreshMotion);
    connect(&player, &Player::rootMotionChanged, this, &RootMotionPanel::refreshMotion);
    connect(&selection, &Selection::nodeChanged, this, &RootMotionPanel::refreshNode);
    refreshMotion();
}

void RootMotionPanel::addNode(QGridLayout& grid) {
    m_node->setObjectName(QStringLiteral("rootNode"));
    connect(m_useSelected, &QToolButton::clicked, this,
            [this] { m_player.setRootNode(m_selection.node()); });
    m_find->setAccessibleName(tr("Detect the root joint"));
    connect(m_find, &QToolButton::clicked, this, [this] { m_player.setRootNode({}); });
    auto* line = spaced(new QHBoxLayout, 2, {{m_node, 1}, m_useSelected, m_find});
    grid.addWidget(dimLabel(tr("Root joint")), 0, 0);
    grid.addLayout(line, 0, 1);
    connect(m_path, &QCheckBox::toggled, &m_player, &Player::setPathShown);
    grid.addWidget(dimLabel(tr("Path")), 1, 0);
    grid.addWidget(m_path, 1, 1);
}

void RootMotionPanel::addInPlace(QGridLayout& grid) {
    auto* line = spaced(new QHBoxLayout, 12);
    for (const Axis& axis : kAxes) {
        QCheckBox* box =
            checkBox("", QCoreApplication::translate("RootMotion", axis.name),
                     axis.member == &InPlace::turn
                         ? tr("Remove the rotation about the vertical axis from the pose")
                         : tr("Remove this component of the translation from the pose"));
        box->setObjectName(QStringLiteral("inPlace%1").arg(QLatin1String(axis.name)));
        box->setAccessibleName(tr("In place: %1").arg(box->text()));
        connect(box, &QCheckBox::toggled, this, [this, member = axis.member](bool on) {
            InPlace inPlace = m_player.rootMotion().inPlace;
            inPlace.*member = on;
            m_player.setInPlace(inPlace);
        });
        m_inPlace.push_back(box);
        line->addWidget(box);
    }
    line->addStretch();
    grid.addWidget(dimLabel(tr("In place")), 2, 0);
    grid.addLayout(line, 2, 1);
}

void RootMotionPanel::addFigures(QGridLayout& grid) {
    m_displacement->setToolTip(tr("From the first to the last frame, in metres"));
    m_length->setToolTip(tr("Along the path, in metres"));
    m_speed->setToolTip(tr("Length of the path divided by its duration"));
    grid.addWidget(dimLabel(tr("Displacement")), 3, 0);
    grid.addWidget(m_displacement, 3, 1);
    grid.addWidget(dimLabel(tr("Length")), 4, 0);
    grid.addWidget(m_length, 4, 1);
    grid.addWidget(dimLabel(tr("Speed")), 5, 0);
    grid.addWidget(m_speed, 5, 1);
}

void RootMotionPanel::setShown(bool shown) {
    m_shown = shown;
    if (shown) {
        m_player.measureRootMotion();
    }
}

QString RootMotionPanel::nodeText(const QString& name) const {
    const RootMotion& motion = m_player.rootMotion();
    if (!m_player.playable()) {
        return tr("No clip");
    }
    if (motion.node) {
        return motion.chosen ? tr("%1 (chosen)").arg(name) : name;
    }
    return motion.measured ? tr("None") : tr("Measuring…");
}

void RootMotionPanel::showNode() {
    const NodeIndex node = m_player.rootMotion().node;
    const QString name = node ? nodeLabel(*m_document.asset(), node) : QString();
    const QString shortName =
        node ? withoutPrefix(name, sharedPrefix(*m_document.asset())) : QString();
    m_node->setFullText(nodeText(name), shortName.isEmpty() ? QString() : nodeText(shortName));
}

void RootMotionPanel::refreshMotion() {
    const RootMotion& motion = m_player.rootMotion();
    showNode();
    m_find->setEnabled(motion.chosen);
    m_path->setChecked(motion.pathShown);
    for (std::size_t i = 0; i < kAxes.size(); ++i) {
        m_inPlace[i]->setChecked(motion.inPlace.*kAxes[i].member);
    }
    refreshNode();
    refreshFigures();
    if (m_shown) {
        m_player.measureRootMotion();
    }
}

void RootMotionPanel::refreshNode() {
    m_useSelected->setEnabled(
        m_selection.node().valid() &&
        (m_selection.node() != m_player.rootMotion().node || !m_player.rootMotion().chosen));
}

void RootMotionPanel::refreshFigures() {
    const std::shared_ptr<const MotionPath>& path = m_player.rootMotion().path;
    if (!path || path->points.empty()) {
        for (QLabel* label : {m_displacement, m_length, m_speed}) {
            label->setText(QStringLiteral("–"));
        }
        return;
    }
    const glm::vec3& d = path->displacement;
    m_displacement->setText(tr("%1  %2  %3 m").arg(metres(d.x), metres(d.y), metres(d.z)));
    m_length->setText(tr("%1 m").arg(metres(path->lengthUnits)));
    const float duration = path->seconds.back() - path->seconds.front();
    m_speed->setText(duration > 0.0F ? tr("%1 m/s").arg(metres(path->lengthUnits / duration))
                                     : QStringLiteral("–"));
}

}  // namespace sinew
