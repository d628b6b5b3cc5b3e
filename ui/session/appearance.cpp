// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/appearance.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "model/view/look_option.h"

namespace sinew {
namespace {

constexpr float kWindowRelief = 0.5F;  // keeps shapes recognisable in data views

Look firstLook() {
    Look look;
    look.relief = kWindowRelief;
    look.legend = true;
    return look;
}

}  // namespace

Appearance::Appearance(QObject* parent) : QObject(parent), m_look(firstLook()) {}

void Appearance::startOver(std::size_t variants) {
    m_variants = variants;
    copyValues(LookOwner::File, firstLook(), m_look);
}

void Appearance::setLook(Look look) {
    if (look.variant.value >= m_variants) {
        look.variant = {};
    }
    look.copies = std::clamp(look.copies, 1U, kMostCopiesInWindow);
    if (look == m_look) {
        return;
    }
    const bool otherCopies = look.copies != m_look.copies;
    m_look = std::move(look);
    emit lookChanged();
    if (otherCopies) {
        emit copiesChanged();
    }
}

void Appearance::setMode(ViewMode mode) {
    Look look = m_look;
    look.mode = mode;
    setLook(std::move(look));
}

void Appearance::setVariant(VariantIndex variant) {
    Look look = m_look;
    look.variant = variant;
    setLook(std::move(look));
}

void Appearance::turnLight(float radians) {
    constexpr float kTurn = 2.0F * std::numbers::pi_v<float>;
    Look look = m_look;
    look.lighting.environmentRotationRadians =
        std::remainder(look.lighting.environmentRotationRadians + radians, kTurn);
    setLook(std::move(look));
}

const std::shared_ptr<const Environment>& Appearance::environment() const noexcept {
    return m_environment;
}

void Appearance::setEnvironment(std::shared_ptr<const Environment> environment,
                                const QString& name) {
    if (environment == m_environment && name == m_environmentName) {
        return;
    }
    m_environment = std::move(environment);
    m_environmentName = name;
    emit environmentChanged();
}

void Appearance::setCopies(std::uint32_t copies) {
    Look look = m_look;
    look.copies = copies;
    setLook(std::move(look));
}

}  // namespace sinew
