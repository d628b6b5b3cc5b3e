// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/lane_items.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <algorithm>
#include <cmath>

#include "model/facts/clip_length.h"
#include "model/motion/motion_words.h"
#include "model/words/words.h"
#include "ui/models/names.h"
#include "ui/models/node_rows.h"

namespace sinew {
namespace {

// Of the rig's size: what is obvious.
constexpr double kObviousSlide = 0.02;
constexpr double kObviousSlideInPlace = 0.04;  // few such clips keep a constant speed
constexpr double kObviousGap = 0.02;
constexpr double kObviousJump = 0.1;

QString laneText(const char* text) {
    return QCoreApplication::translate("LaneStrip", text);
}

QString qtText(const std::string& text) {
    return QString::fromStdString(text);
}

QString contactWords(const ClipMotion& motion, const QString& name, const Contact& contact) {
    const auto time = [&](std::size_t at) {
        return qtText(clipSeconds(double(motion.seconds[at])));
    };
    QString words = laneText("%1 in contact from frame %2 to %3 (%4 to %5 s)")
                        .arg(name, QString::number(motion.frameOf(contact.first)),
                             QString::number(motion.frameOf(contact.last)), time(contact.first),
                             time(contact.last));
    const QString slide = qtText(words::units(double(contact.slide)));
    words += contact.slide > 0.0F ? laneText("\nIt slides by %1, farthest at frame %2")
                                        .arg(slide, QString::number(motion.frameOf(contact.worst)))
                                  : laneText("\nIt does not slide");
    if (motion.contacts.inPlace()) {
        const double speed = double{glm::length(motion.contacts.groundVelocity)};
        words +=
            laneText(", over ground that moves at %1 per second").arg(qtText(words::units(speed)));
    }
    if (motion.contacts.travel) {
        words += laneText("\nOver the clip, %1").arg(qtText(travelWords(motion.contacts)));
    }
    if (motion.contacts.groundSource == GroundSource::Steady) {
        words += laneText("\nThe ground is assumed at y = %1, %2")
                     .arg(qtText(words::shortly(double{motion.contacts.ground})),
                          qtText(groundWords(motion.contacts)));
    }
    return words;
}

void addContacts(const Asset& asset, const ClipMotion& motion, LaneContents& contents) {
    const double obvious =
        motion.size * (motion.contacts.inPlace() ? kObviousSlideInPlace : kObviousSlide);
    for (const FootContacts& foot : motion.contacts.feet) {
        const QString name = nodeLabel(asset, foot.node);
        for (const Contact& contact : foot.contacts) {
            contents.items.push_back({.kind = LaneItem::Kind::Contact,
                                      .foot = contents.feet.size(),
                                      .first = double(motion.seconds[contact.first]),
                                      .last = double(motion.seconds[contact.last]),
                                      .worst = double(motion.seconds[contact.worst]),
                                      .severity = double(contact.slide) / obvious,
                                      .node = foot.node,
                                      .words = contactWords(motion, name, contact)});
        }
        contents.feet.push_back({.node = foot.node, .name = name, .touches = foot.touches});
    }
}

void addGap(const Asset& asset, const std::vector<SeamGap>& gaps, const char* words, bool velocity,
            LaneItem& item) {
    if (gaps.empty()) {
        return;
    }
    constexpr std::size_t kGapsNamed = 3;
    QStringList named;
    for (std::size_t i = 0; i < std::min(gaps.size(), kGapsNamed); ++i) {
        named.append(qtText(gapWords(asset, gaps[i], velocity)));
    }
    item.words += laneText(words).arg(named.join(QStringLiteral(", ")));
    item.node = item.node ? item.node : gaps.front().node;
}

void addSeam(const Asset& asset, const ClipMotion& motion, LaneContents& contents) {
    const LoopSeam& seam = motion.seam;
    if (!seam.isLoop || (seam.pose.empty() && seam.velocity.empty())) {
        return;
    }
    LaneItem item{.kind = LaneItem::Kind::Seam,
                  .foot = 0,
                  .first = 0.0,
                  .last = 0.0,
                  .worst = 0.0,
                  .severity = 0.0,
                  .node = {},
                  .words = laneText("Loop seam: the last frame against the first")};
    addGap(asset, seam.pose, QT_TRANSLATE_NOOP("LaneStrip", "\nPose: %1"), false, item);
    addGap(asset, seam.velocity, QT_TRANSLATE_NOOP("LaneStrip", "\nVelocity: %1"), true, item);
    if (!seam.pose.empty()) {
        item.severity = seam.pose.front().moved / (kObviousGap * motion.size);
    }
    for (const float end : {motion.seconds.front(), motion.seconds.back()}) {
        item.first = item.last = item.worst = double(end);
        contents.items.push_back(item);
    }
}

void addJumps(const Asset& asset, const ClipMotion& motion, LaneContents& contents) {
    for (const JointJump& jump : motion.jumps.jumps) {
        const double seconds = double(motion.seconds[jump.time]);
        contents.items.push_back({.kind = LaneItem::Kind::Jump,
                                  .foot = 0,
                                  .first = seconds,
                                  .last = seconds,
                                  .worst = seconds,
                                  .severity = jump.moved / (kObviousJump * motion.size),
                                  .node = jump.node,
                                  .words = laneText("Frame %1: %2")
                                               .arg(QString::number(motion.frameOf(jump.time)),
                                                    qtText(jumpWords(asset, jump)))});
    }
}

constexpr double kLeastRow = 5.0;
constexpr double kMostHeight = 76.0;  // height of all rows of feet
constexpr double kLeastBar = 3.0;     // pixels

}  // namespace

LaneContents laneContents(const Asset& asset, const ClipMotion& motion) {
    LaneContents contents;
    contents.sharedPrefix = sharedPrefix(asset);
    addContacts(asset, motion, contents);
    addSeam(asset, motion, contents);
    addJumps(asset, motion, contents);
    if (contents.feet.empty()) {
        contents.note =
            laneText("No feet found: select a node and make it a foot in this lane's menu");
    } else if (motion.contacts.groundSource == GroundSource::Unknown) {
        contents.note =
            laneText("In the air: no foot comes down to its place in the rest pose or stays still");
    }
    return contents;
}

QString footWords(const LaneFoot& foot) {
    return foot.touches ? foot.name : laneText("%1 (in the air)").arg(foot.name);
}

std::vector<QString> footNames(const LaneContents& contents, const QFontMetrics& metrics,
                               int width) {
    std::vector<QString> names;
    for (const LaneFoot& foot : contents.feet) {
        names.push_back(foot.name);
    }
    names = distinctNames(names, contents.sharedPrefix, metrics, width);
    for (std::size_t row = 0; row < names.size(); ++row) {
        LaneFoot shown = contents.feet[row];
        shown.name = names[row];
        if (const QString words = footWords(shown); metrics.horizontalAdvance(words) <= width) {
            names[row] = words;
        }
    }
    return names;
}

const LaneItem* worstItem(const LaneContents& contents, LaneItem::Kind kind) {
    const LaneItem* worst = nullptr;
    for (const LaneItem& item : contents.items) {
        if (item.kind == kind && (worst == nullptr || item.severity > worst->severity)) {
            worst = &item;
        }
    }
    return worst;
}

LaneLayout LaneLayout::of(const LaneContents& contents) noexcept {
    return {.rows = std::max<std::size_t>(1, contents.feet.size())};
}

double LaneLayout::rowHeight() const noexcept {
    const double even = std::floor(kMostHeight / static_cast<double>(rows));
    return std::clamp(even, kLeastRow, kMostRow);
}

double LaneLayout::rowTop(std::size_t foot) const noexcept {
    return kMarkRow + rowHeight() * static_cast<double>(foot);
}

int LaneLayout::height() const noexcept {
    return static_cast<int>(rowTop(rows) + 2.0 * kMargin);
}

QRectF LaneLayout::placeOf(const LaneItem& item, const TimelineScale& scale) const noexcept {
    const double left = scale.pixelOf(item.first);
    if (item.kind == LaneItem::Kind::Contact) {
        const double width = std::max(kLeastBar, scale.pixelOf(item.last) - left);
        return {left, rowTop(item.foot) + 1.0, width, rowHeight() - 2.0};
    }
    return {left - kMarkReach, kMargin - 1.0, 2.0 * kMarkReach, kMarkRow - 1.0};
}

const LaneItem* LaneLayout::itemAt(const LaneContents& contents, const TimelineScale& scale,
                                   const QPointF& at) const noexcept {
    const LaneItem* found = nullptr;
    for (const LaneItem& item : contents.items) {
        if (placeOf(item, scale).contains(at) &&
            (found == nullptr || item.severity > found->severity)) {
            found = &item;
        }
    }
    return found;
}

}  // namespace sinew
