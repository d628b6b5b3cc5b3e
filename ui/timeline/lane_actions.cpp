// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/lane_actions.h"

#include <QAction>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "ui/models/names.h"
#include "ui/session/document.h"
#include "ui/session/selection.h"
#include "ui/session/work/motion_meter.h"
#include "ui/style/theme.h"
#include "ui/timeline/lane_strip.h"

namespace sinew {
namespace {

constexpr int kNameMargin = 8;  // pixels left and right of a name

}  // namespace

LaneActions::LaneActions(const LaneStrip::Parts& parts, QObject* parent)
    : ActionSet(parent), m_parts(parts), m_lane(new LaneStrip(parts)) {
    QAction* show = add(QStringLiteral("contact-lane"), [] {});
    connect(show, &QAction::toggled, m_lane, &QWidget::setVisible);
    const auto worst = [this](const char* id, LaneItem::Kind kind) {
        add(QLatin1String(id), [this, kind] { goToWorst(kind); },
            {.enabled = [this, kind] { return worstItem(m_lane->contents(), kind) != nullptr; }});
    };
    worst("worst-slide", LaneItem::Kind::Contact);
    worst("largest-jump", LaneItem::Kind::Jump);
    add(QStringLiteral("is-foot"), [this] { toggleFoot(); },
        {.enabled =
             [this] {
                 return m_parts.selection.node().valid() && m_parts.meter.motion() != nullptr;
             },
         .checked =
             [this] {
                 const std::vector<NodeIndex> feet = m_parts.meter.feet();
                 return std::ranges::find(feet, m_parts.selection.node()) != feet.end();
             }});
    add(QStringLiteral("find-feet"), [this] { m_parts.meter.setFeet({}); },
        {.enabled = [this] { return !m_parts.meter.chosenFeet().empty(); }});
    connect(m_lane, &LaneStrip::menuWanted, this, &LaneActions::openMenu);
    follow(*m_lane, &LaneStrip::contentsChanged);
    follow(parts.selection, &Selection::nodeChanged);
    refresh();
}

void LaneActions::openMenu(const QPoint& globalAt) {
    auto* menu = new QMenu(m_lane);
    menu->setObjectName(QStringLiteral("laneMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(actionsOf(*this, {"contact-lane", "worst-slide", "largest-jump"}));
    menu->addSeparator();
    menu->addActions(actionsOf(*this, {"is-foot", "find-feet"}));
    menu->setToolTipsVisible(true);
    menu->popup(globalAt);
}

void LaneActions::goToWorst(LaneItem::Kind kind) {
    if (const LaneItem* worst = worstItem(m_lane->contents(), kind)) {
        m_lane->goTo(*worst);
    }
}

void LaneActions::toggleFoot() {
    std::vector<NodeIndex> feet = m_parts.meter.feet();
    if (std::erase(feet, m_parts.selection.node()) == 0) {
        feet.push_back(m_parts.selection.node());
    }
    m_parts.meter.setFeet(std::move(feet));
}

LaneNames::LaneNames(LaneStrip& lane, Selection& selection)
    : m_lane(&lane), m_selection(selection) {
    setObjectName(QStringLiteral("contactLaneNames"));
    setAccessibleName(tr("Feet"));
    lane.installEventFilter(this);
    connect(&lane, &LaneStrip::contentsChanged, this, qOverload<>(&QWidget::update));
    followLane();
}

void LaneNames::followLane() {
    setFixedHeight(m_lane->height());
    setVisible(!m_lane->isHidden());
}

bool LaneNames::eventFilter(QObject* watched, QEvent* event) {
    // A lane that is being destroyed still sends events, but is no longer a LaneStrip.
    if (const auto* lane = qobject_cast<const LaneStrip*>(watched);
        lane && lane == m_lane &&
        (event->type() == QEvent::Resize || event->type() == QEvent::ShowToParent ||
         event->type() == QEvent::HideToParent)) {
        followLane();
    }
    return QWidget::eventFilter(watched, event);
}

void LaneNames::showEvent(QShowEvent*) {
    if (m_lane) {
        m_lane->setNamesBeside(true);
    }
}

void LaneNames::hideEvent(QHideEvent*) {
    if (m_lane) {
        m_lane->setNamesBeside(false);
    }
}

std::size_t LaneNames::footAt(const QPointF& at) const {
    const std::size_t feet = m_lane ? m_lane->contents().feet.size() : 0;
    for (std::size_t foot = 0; foot < feet; ++foot) {
        const double top = m_lane->rows().rowTop(foot);
        if (at.y() >= top && at.y() < top + m_lane->rows().rowHeight()) {
            return foot;
        }
    }
    return feet;
}

bool LaneNames::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    const std::size_t foot = footAt(QPointF(help->pos()));
    if (m_lane && foot < m_lane->contents().feet.size()) {
        QToolTip::showText(help->globalPos(),
                           plainToolTip(footWords(m_lane->contents().feet[foot])), this);
    } else {
        QToolTip::hideText();
    }
    return true;
}

void LaneNames::mousePressEvent(QMouseEvent* event) {
    const std::size_t foot = footAt(event->position());
    if (event->button() == Qt::LeftButton && m_lane && foot < m_lane->contents().feet.size()) {
        m_selection.setNode(NodeIndex(m_lane->contents().feet[foot].node));
    }
}

void LaneNames::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme::kBase);
    painter.setPen(theme::kLine);
    painter.drawLine(0, 0, width(), 0);
    if (!m_lane) {
        return;
    }
    painter.setFont(m_lane->rowFont());
    const LaneContents& contents = m_lane->contents();
    const std::vector<QString> names =
        footNames(contents, painter.fontMetrics(), width() - 2 * kNameMargin);
    for (std::size_t foot = 0; foot < names.size(); ++foot) {
        const QRectF row(kNameMargin, m_lane->rows().rowTop(foot), width() - kNameMargin,
                         m_lane->rows().rowHeight());
        painter.setPen(contents.feet[foot].touches ? theme::kText : theme::kDimText);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, names[foot]);
    }
}

}  // namespace sinew
