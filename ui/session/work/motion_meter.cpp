// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/motion_meter.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "ui/session/document.h"
#include "ui/session/player.h"

namespace sinew {

MotionMeter::MotionMeter(Document& document, Player& player, QObject* parent)
    : QObject(parent), m_document(document), m_player(player) {
    connect(&player, &Player::animationChanged, this, &MotionMeter::refresh);
    connect(&player, &Player::mixChanged, this, &MotionMeter::refresh);
    connect(&player, &Player::playbackChanged, this, &MotionMeter::refresh);  // the frame rate
}

void MotionMeter::setWanted(const QObject* by, bool wanted) {
    if (!wanted) {
        if (m_wantedBy.erase(by) != 0) {
            disconnect(by, &QObject::destroyed, this, nullptr);
        }
    } else if (m_wantedBy.insert(by).second) {
        connect(by, &QObject::destroyed, this, [this, by] {
            m_wantedBy.erase(by);
            refresh();
        });
    }
    refresh();
}

void MotionMeter::setFeet(std::vector<NodeIndex> feet) {
    if (feet != m_feet) {
        m_feet = std::move(feet);
        refresh();
    }
}

std::vector<NodeIndex> MotionMeter::feet() const {
    std::vector<NodeIndex> nodes;
    if (m_motion) {
        for (const FootContacts& foot : m_motion->contacts.feet) {
            nodes.push_back(foot.node);
        }
    }
    return nodes;
}

void MotionMeter::cancelWork() {
    m_task.cancel();
}

void MotionMeter::startOver() {
    m_feet.clear();
    refresh();
}

MotionMeter::Subject MotionMeter::subject() const {
    const std::shared_ptr<const Asset>& asset = m_document.asset();
    if (m_wantedBy.empty() || !asset || m_player.mixing() ||
        m_player.animation().value >= asset->animations.size()) {
        return {};
    }
    Subject subject{.clips = m_document.clips(), .animation = m_player.animation(), .options = {}};
    subject.options.feet = m_feet;
    subject.options.framesPerSecond = m_player.frameRate();
    return subject;
}

void MotionMeter::refresh() {
    Subject wanted = subject();
    if (wanted == m_subject) {
        return;
    }
    m_subject = std::move(wanted);
    m_motion.reset();
    if (m_subject.clips) {
        measure();
    } else {
        m_task.cancel();
    }
    emit changed();
}

void MotionMeter::measure() {
    m_task.run(
        [subject = m_subject](const std::stop_token& stop) {
            return clipMotion(subject.clips, subject.animation, subject.options, stop);
        },
        [this](std::optional<ClipMotion> motion) {
            if (motion) {
                m_motion = std::make_shared<const ClipMotion>(std::move(*motion));
                emit changed();
            }
        },
        "contacts, seam and jumps stay unknown");
}

}  // namespace sinew
