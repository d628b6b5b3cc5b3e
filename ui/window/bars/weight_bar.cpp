// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/bars/weight_bar.h"

#include <QPushButton>
#include <algorithm>
#include <utility>

#include "model/view/marked_vertices.h"
#include "ui/models/node_rows.h"
#include "ui/session/session.h"
#include "ui/session/signals.h"

namespace sinew {
namespace {

constexpr int kRestMilliseconds = 120;     // time after which a pose counts as at rest
constexpr int kPlayingMilliseconds = 400;  // time between comparisons while it plays
constexpr qint64 kShare = 10;              // comparisons take at most a tenth of the time

QString vertices(std::size_t count) {
    return count == 1 ? WeightBar::tr("1 vertex") : WeightBar::tr("%L1 vertices").arg(count);
}

QString percent(double part) {
    return QString::number(100.0 * part, 'g', 100.0 * part < 100.0 ? 2 : 3);
}

/// "31 vertices are pulled towards the world origin and 2 pushed away from it, by up to 48 % of …"
QString effectOf(const WeightDifference& difference, bool stored) {
    const bool pulls = difference.pulled > 0, pushes = difference.pushed > 0;
    const std::size_t count = pulls ? difference.pulled : difference.pushed;
    const QString verb = !stored      ? WeightBar::tr("would be")
                         : count == 1 ? WeightBar::tr("is")
                                      : WeightBar::tr("are");
    QString words = (pulls ? WeightBar::tr("%1 %2 pulled towards the world origin")
                           : WeightBar::tr("%1 %2 pushed away from the world origin"))
                        .arg(vertices(count), verb);
    if (pulls && pushes) {
        words += WeightBar::tr(" and %L1 pushed away from it").arg(difference.pushed);
    }
    const bool many = difference.pulled + difference.pushed > 1;
    return words + (many ? WeightBar::tr(", by up to %1 % of the model's size.")
                         : WeightBar::tr(", by %1 % of the model's size."))
                       .arg(percent(difference.ofSize()));
}

}  // namespace

WeightBar::WeightBar(Session& session, QWidget* parent)
    : MessageBar(Kind::Note, parent),
      m_session(session),
      m_comparer(this),
      m_soon(this),
      m_other(addButton({})),
      m_where(addButton(tr("Show Where"))) {
    m_other->setObjectName(QStringLiteral("otherWeights"));
    m_where->setObjectName(QStringLiteral("whereWeightsDiffer"));
    m_soon.setObjectName(QStringLiteral("weightsSoon"));
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &WeightBar::ask);
    connect(&m_comparer, &WeightComparer::compared, this, &WeightBar::take);
    connect(&m_comparer, &WeightComparer::listed, this, &WeightBar::mark);
    connect(m_other, &QPushButton::clicked, this, &WeightBar::showOtherWeights);
    connect(m_where, &QPushButton::clicked, this, &WeightBar::showWhere);
    connect(this, &MessageBar::closed, this, [this] {
        m_closed = true;
        m_soon.stop();
    });
    connectSession();
    onAssetChanged();
}

void WeightBar::connectSession() {
    connect(&m_session.document(), &Document::assetChanged, this, &WeightBar::onAssetChanged);
    connectEach(m_session.player(), this, &WeightBar::askSoon, &Player::timeChanged,
                &Player::playingChanged);
    connectEach(m_session.player(), this, &WeightBar::judgeAgain, &Player::animationChanged,
                &Player::mixChanged, &Player::rootMotionChanged);
    connectEach(m_session.selection(), this, &WeightBar::judgeAgain, &Selection::sceneChanged,
                &Selection::handPoseChanged);
    connect(&m_session.visibility(), &Visibility::changed, this, &WeightBar::judgeAgain);
    connect(&m_session.appearance(), &Appearance::lookChanged, this, &WeightBar::onLookChanged);
}

bool WeightBar::posed() const {
    return viewModeInfo(m_session.appearance().look().mode).posed;
}

WeightComparer::Question WeightBar::question() {
    return {.clips = m_session.document().clips(),
            .moment = m_session.poseMoment(),
            .view = m_session.view()};
}

void WeightBar::onAssetChanged() {
    m_comparer.cancel();
    m_soon.stop();
    m_seen.reset();
    m_stale = false;
    m_moved = false;
    m_outdated = false;
    m_lastTook = 0;
    m_closed = m_closed && m_session.document().change() != Document::Change::Opened;
    m_wasPosed = posed();
    refresh();
    askSoon();
}

void WeightBar::onLookChanged() {
    if (posed() != std::exchange(m_wasPosed, posed())) {
        askSoon();
    }
    refresh();
}

void WeightBar::judgeAgain() {
    m_stale = m_seen.has_value();
    m_outdated = m_comparer.busy();
    askSoon();
}

void WeightBar::askSoon() {
    const bool settled = m_seen && !m_stale;
    if (settled || m_closed || m_comparer.sane() || !posed() || !m_session.document().asset()) {
        return;
    }
    if (m_comparer.busy()) {
        m_moved = true;
        return;
    }
    const bool playing = m_session.player().playing();
    if (playing && m_soon.isActive()) {
        return;
    }
    const qint64 wanted = playing ? kPlayingMilliseconds : kRestMilliseconds;
    m_soon.start(static_cast<int>(std::max(wanted, kShare * m_lastTook)));
}

void WeightBar::ask() {
    if (m_comparer.busy() || !m_session.document().asset()) {
        return;
    }
    m_moved = false;
    m_took.start();
    m_comparer.compare(question());
}

void WeightBar::take(const WeightDifference& difference) {
    m_lastTook = m_took.elapsed();
    if (std::exchange(m_outdated, false)) {
        askSoon();
        return;
    }
    if (difference.isVisible()) {
        m_seen = difference;
        m_stale = false;
    } else if (std::exchange(m_stale, false)) {
        m_seen.reset();
    }
    refresh();
    if (std::exchange(m_moved, false)) {
        askSoon();
    }
}

void WeightBar::refresh() {
    const std::shared_ptr<const Asset>& asset = m_session.document().asset();
    if (!asset || !m_seen || m_closed || !posed()) {
        hide();
        return;
    }
    const bool stored = m_session.appearance().look().weights == WeightSource::Stored;
    m_other->setText(stored ? tr("Show Normalized") : tr("Show as Stored"));
    m_other->setToolTip(stored ? tr("Divide the weights of each vertex by their sum")
                               : tr("Use the weights as they are in the file"));
    m_where->setToolTip(
        tr("Mark these vertices and frame vertex %1 of %2, which moves most")
            .arg(QString::number(m_seen->worst.vertex), nodeLabel(*asset, m_seen->worst.node)));
    const QString effect = effectOf(*m_seen, stored);
    if (stored) {
        showNote(tr("Weights as stored do not add up to 1:"), effect);
    } else {
        showNote(tr("Weights that do not add up to 1 are normalized."),
                 tr("As stored, %1").arg(effect));
    }
}

void WeightBar::showOtherWeights() {
    m_session.appearance().change([](Look& look) {
        look.weights =
            look.weights == WeightSource::Stored ? WeightSource::Normalized : WeightSource::Stored;
    });
}

void WeightBar::showWhere() {
    m_comparer.list(question());
}

void WeightBar::mark(const std::vector<MovedVertex>& moved) {
    std::vector<MarkedVertex> marks;
    marks.reserve(moved.size());
    for (const MovedVertex& each : moved) {
        marks.push_back({each.node, each.primitive, each.vertex});
    }
    if (marks.empty() && m_seen) {  // the clip has moved on to a pose without a difference
        marks.push_back({m_seen->worst.node, m_seen->worst.primitive, m_seen->worst.vertex});
    }
    m_session.showVertices(markedVertices(std::move(marks)));
}

}  // namespace sinew
