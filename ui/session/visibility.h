// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <memory>
#include <span>
#include <vector>

#include "model/view/shown_nodes.h"

namespace sinew {

class Document;
class Selection;

/// What the user hides in the picture of an asset: a state of inspection, never saved. Setters emit
/// only if something changes; nodes that the asset does not have are ignored.
class Visibility final : public QObject {
    Q_OBJECT

public:
    explicit Visibility(QObject* parent = nullptr);

    /// Starts over with another asset: everything is shown. Emits nothing.
    void setAsset(std::shared_ptr<const Asset> asset, SceneIndex scene);
    void setScene(SceneIndex scene);  // what `hiddenCount` counts in

    [[nodiscard]] const HiddenNodes& hiddenNodes() const noexcept { return m_hidden; }
    void setHiddenNodes(HiddenNodes hidden);

    /// The effect on every node; null: nothing is hidden.
    [[nodiscard]] const std::shared_ptr<const ShownNodes>& shown() const noexcept {
        return m_shown;
    }
    [[nodiscard]] std::size_t hiddenCount() const noexcept;  // nodes of the scene
    [[nodiscard]] bool hidesItself(NodeIndex node) const noexcept;
    [[nodiscard]] bool isHiddenFromAbove(NodeIndex node) const noexcept;

    void hide(std::span<const NodeIndex> nodes);
    void show(std::span<const NodeIndex> nodes);
    enum class Reach { Node, Below };  // the node, or also everything below it
    void setShown(NodeIndex node, bool shown, Reach reach);
    void reveal(NodeIndex node);  // shows it, and every node above it that hides it
    /// Shows only the meshes at and below these nodes. False, without a change: they have none.
    bool isolate(std::span<const NodeIndex> nodes);
    void showAll();

signals:
    void changed();

private:
    void compute();

    std::shared_ptr<const Asset> m_asset;
    SceneIndex m_scene;
    HiddenNodes m_hidden;
    std::shared_ptr<const ShownNodes> m_shown;
};

/// The nodes that hiding or isolating the selection concerns, ascending: for a mesh or a primitive
/// every node that draws it, for a skin every node that uses it, otherwise the selected node. Empty
/// without one.
[[nodiscard]] std::vector<NodeIndex> selectedNodes(const Document& document,
                                                   const Selection& selection);

}  // namespace sinew
