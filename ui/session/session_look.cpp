// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "ui/session/session.h"

namespace sinew {

const std::shared_ptr<const Environment>& Session::environment() const noexcept {
    return m_environment;
}

void Session::setEnvironment(std::shared_ptr<const Environment> environment, const QString& name) {
    if (environment == m_environment && name == m_environmentName) {
        return;
    }
    m_environment = std::move(environment);
    m_environmentName = m_environment ? name : QString();
    emit environmentChanged();
}

void Session::turnLight(float radians) {
    constexpr float kTurn = 2.0F * std::numbers::pi_v<float>;
    ViewOptions view = m_view;
    view.lighting.environmentRotationRadians =
        std::remainder(view.lighting.environmentRotationRadians + radians, kTurn);
    setView(view);
}

void Session::setCopies(std::size_t copies) {
    copies = std::clamp<std::size_t>(copies, 1, kMostCopies);
    if (copies == m_copies) {
        return;
    }
    m_copies = copies;
    emit copiesChanged();
    if (m_asset && m_view.mode != ViewMode::BindPose) {
        frameAll();
    }
}

void Session::placeCrowd() {
    m_crowd.reset();
    if (m_copies > 1 && m_view.mode != ViewMode::BindPose) {
        m_crowd = std::make_unique<CrowdGrid>(m_evaluator->clips(), m_animation, m_copies, m_one);
    }
}

CrowdGrid* Session::crowd() {
    if (m_crowd && m_crowd->animation() != m_animation) {
        placeCrowd();
    }
    if (m_crowd && m_mixing) {
        m_crowd->setLoopedTime(double{m_seconds});
    } else if (m_crowd) {
        m_crowd->setTime(m_seconds);
    }
    return m_crowd.get();
}

void Session::setTimingsShown(bool shown) {
    if (shown != m_timingsShown) {
        m_timingsShown = shown;
        emit timingsShownChanged();
    }
}

}  // namespace sinew
