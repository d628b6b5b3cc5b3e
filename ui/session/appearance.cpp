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
    change([mode](Look& look) { look.mode = mode; });
}

void Appearance::setVariant(VariantIndex variant) {
    change([variant](Look& look) { look.variant = variant; });
}

void Appearance::turnLight(float radians) {
    constexpr float kTurn = 2.0F * std::numbers::pi_v<float>;
    change([radians](Look& look) {
        float& rotation = look.lighting.environmentRotationRadians;
        rotation = std::remainder(rotation + radians, kTurn);
    });
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
    change([copies](Look& look) { look.copies = copies; });
}

}  // namespace sinew
