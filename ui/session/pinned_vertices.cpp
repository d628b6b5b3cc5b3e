// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/pinned_vertices.h"

#include <algorithm>
#include <utility>

namespace sinew {

PinnedVertices::PinnedVertices(QObject* parent) : QObject(parent) {}

void PinnedVertices::setAsset(std::shared_ptr<const Asset> asset) {
    m_asset = std::move(asset);
    m_pins.clear();
    m_current.reset();
    m_probed.reset();
    m_led.reset();
    m_shown.reset();
}

const VertexPin* PinnedVertices::find(const DrawnVertex& place) const noexcept {
    const auto found = std::find_if(m_pins.begin(), m_pins.end(),
                                    [&](const VertexPin& pin) { return pin.place == place; });
    return found == m_pins.end() ? nullptr : &*found;
}

const VertexPin* PinnedVertices::current() const noexcept {
    return m_current ? find(*m_current) : nullptr;
}

void PinnedVertices::pin(const DrawnVertex& place) {
    if (!m_asset || !exists(*m_asset, place)) {
        return;
    }
    if (find(place) != nullptr) {
        setCurrent(place);
        return;
    }
    if (full()) {
        emit refused();
        return;
    }
    std::vector<VertexPin> pins = m_pins;
    pins.push_back({.place = place, .number = freePinNumber(pins)});
    setList(std::move(pins), place);
    setLed({});
    emit pinned();
}

/// If it was the current one, the next one is, otherwise the last.
void PinnedVertices::unpin(const DrawnVertex& place) {
    std::vector<VertexPin> pins = m_pins;
    const auto gone = std::find_if(pins.begin(), pins.end(),
                                   [&](const VertexPin& pin) { return pin.place == place; });
    if (gone == pins.end()) {
        return;
    }
    const auto next = pins.erase(gone);
    std::optional<DrawnVertex> current = m_current;
    if (current == place) {
        current = pins.empty()         ? std::nullopt
                  : next == pins.end() ? std::optional(pins.back().place)
                                       : std::optional(next->place);
    }
    setList(std::move(pins), current);
}

void PinnedVertices::toggle(const DrawnVertex& place) {
    if (find(place) != nullptr) {
        unpin(place);
    } else {
        pin(place);
    }
}

void PinnedVertices::unpinAll() {
    setList({}, {});
}

void PinnedVertices::setPins(std::vector<VertexPin> pins) {
    std::erase_if(
        pins, [this](const VertexPin& pin) { return !m_asset || !exists(*m_asset, pin.place); });
    const bool kept = m_current && std::any_of(pins.begin(), pins.end(), [this](const auto& pin) {
                          return pin.place == *m_current;
                      });
    const std::optional<DrawnVertex> current = kept           ? m_current
                                               : pins.empty() ? std::nullopt
                                                              : std::optional(pins.back().place);
    setList(std::move(pins), current);
}

void PinnedVertices::setList(std::vector<VertexPin> pins, std::optional<DrawnVertex> current) {
    const bool other = pins != m_pins;
    const bool otherCurrent = current != m_current;
    m_pins = std::move(pins);
    m_current = current;
    if (other) {
        emit pinsChanged();
    }
    if (otherCurrent) {
        emit currentChanged();
    }
    show();
}

void PinnedVertices::setCurrent(std::optional<DrawnVertex> place) {
    if (place && find(*place) == nullptr) {
        place.reset();
    }
    if (place) {
        setLed({});
    }
    setList(m_pins, place);
}

void PinnedVertices::setProbed(std::optional<DrawnVertex> place) {
    look(m_probed, place);
}

void PinnedVertices::setLed(std::optional<DrawnVertex> place) {
    look(m_led, place);
}

void PinnedVertices::look(std::optional<DrawnVertex>& which, std::optional<DrawnVertex> place) {
    if (place && (!m_asset || !exists(*m_asset, *place))) {
        place.reset();
    }
    if (place != which) {
        which = place;
        emit probedChanged();
        show();
    }
}

std::optional<DrawnVertex> PinnedVertices::explained() const noexcept {
    return m_probed ? m_probed : m_led ? m_led : m_current;
}

void PinnedVertices::setLinesShown(bool shown) {
    m_lines = shown;
    show();
}

void PinnedVertices::setThroughSurfaces(bool through) {
    m_throughSurfaces = through;
    show();
}

void PinnedVertices::show() {
    VertexPins wanted{.pins = m_pins,
                      .explained = m_lines ? explained() : std::nullopt,
                      .throughSurfaces = m_throughSurfaces};
    const bool nothing = wanted.pins.empty() && !wanted.explained;
    if (nothing ? m_shown == nullptr : m_shown && *m_shown == wanted) {
        return;
    }
    m_shown = nothing ? nullptr : std::make_shared<const VertexPins>(std::move(wanted));
    emit shownChanged();
}

}  // namespace sinew
