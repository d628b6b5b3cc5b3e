// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "model/view/vertex_pins.h"

namespace sinew {

/// The vertices of an asset that the user has pinned, and the one that is explained: under the
/// pointer, the one that the user was led to, or the current pin. Setters emit only if something
/// changes; places that the asset does not have are ignored.
class PinnedVertices final : public QObject {
    Q_OBJECT

public:
    explicit PinnedVertices(QObject* parent = nullptr);

    void setAsset(std::shared_ptr<const Asset> asset);  // starts over; emits nothing

    [[nodiscard]] const std::vector<VertexPin>& pins() const noexcept { return m_pins; }
    [[nodiscard]] bool full() const noexcept { return m_pins.size() >= kMostPins; }
    [[nodiscard]] const VertexPin* find(const DrawnVertex& place) const noexcept;  // null: no pin
    /// The chosen pin; null: none. Borrowed until the next change.
    [[nodiscard]] const VertexPin* current() const noexcept;
    void pin(const DrawnVertex& place);  // and makes it the current one; ignored if `full`
    void unpin(const DrawnVertex& place);
    void toggle(const DrawnVertex& place);
    void unpinAll();
    void setCurrent(std::optional<DrawnVertex> place);  // place of a pin; none: no pin is current
    void setPins(std::vector<VertexPin> pins);          // all of them, for undo and reload

    /// A vertex that is probed while it is under the pointer; the picture explains it instead of
    /// the current pin.
    [[nodiscard]] const std::optional<DrawnVertex>& probed() const noexcept { return m_probed; }
    void setProbed(std::optional<DrawnVertex> place);
    /// The main one of the marked vertices, explained until a pin is chosen; none: nothing is
    /// marked.
    void setLed(std::optional<DrawnVertex> place);
    /// The probed vertex, otherwise the one that was led to, otherwise the current pin.
    [[nodiscard]] std::optional<DrawnVertex> explained() const noexcept;

    /// Whether the picture draws lines to where each joint alone would put the explained vertex.
    [[nodiscard]] bool linesShown() const noexcept { return m_lines; }
    void setLinesShown(bool shown);
    [[nodiscard]] bool throughSurfaces() const noexcept { return m_throughSurfaces; }
    void setThroughSurfaces(bool through);

    /// What the picture draws; null: nothing.
    [[nodiscard]] const std::shared_ptr<const VertexPins>& shown() const noexcept {
        return m_shown;
    }

signals:
    void pinsChanged();
    void pinned();   // one more; after pinsChanged
    void refused();  // there are as many as there can be
    void currentChanged();
    void probedChanged();  // the probed vertex, or the one that was led to
    void shownChanged();   // what the picture draws

private:
    void look(std::optional<DrawnVertex>& which, std::optional<DrawnVertex> place);
    void setList(std::vector<VertexPin> pins, std::optional<DrawnVertex> current);
    void show();

    std::shared_ptr<const Asset> m_asset;
    std::vector<VertexPin> m_pins;  // order of pinning
    std::optional<DrawnVertex> m_current;
    std::optional<DrawnVertex> m_probed;
    std::optional<DrawnVertex> m_led;
    bool m_lines = true;
    bool m_throughSurfaces = true;
    std::shared_ptr<const VertexPins> m_shown;
};

}  // namespace sinew
