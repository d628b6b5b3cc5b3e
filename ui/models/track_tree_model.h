// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractItemModel>
#include <memory>
#include <vector>

#include "ui/models/node_rows.h"
#include "ui/models/track_rows.h"

namespace sinew {

/// The tracks of a clip: nodes and other objects in hierarchy order, below each its tracks, below
/// those their components. Components are not stored.
class TrackTreeModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role {
        DepthRole = Qt::UserRole,  // depth of a group in the hierarchy
        NoteRole,                  // "3 tracks", dimmed
    };

    explicit TrackTreeModel(QObject* parent = nullptr);

    /// Another clip; none: no rows.
    void setClip(std::shared_ptr<const Asset> asset, AnimationIndex animation);
    bool setFilter(const TrackFilter& filter);  // false: it was set already

    [[nodiscard]] const std::shared_ptr<const Asset>& asset() const noexcept { return m_asset; }
    [[nodiscard]] AnimationIndex animation() const noexcept { return m_animation; }
    /// Never null. The same object until another clip or other nodes are listed.
    [[nodiscard]] const std::shared_ptr<const ClipTracks>& tracks() const noexcept {
        return m_tracks;
    }
    [[nodiscard]] const ShownTracks& shown() const noexcept { return m_shown; }

    [[nodiscard]] TrackRow row(const QModelIndex& index) const;  // must be valid
    /// Index of its group; invalid: not shown.
    [[nodiscard]] QModelIndex indexOf(NodeIndex node) const;
    /// The tracks of a row that are shown, in ClipTracks::tracks; of a component the track.
    [[nodiscard]] std::vector<std::uint32_t> tracksOf(const TrackRow& row) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] const ShownGroup* groupAt(const QModelIndex& index) const;
    [[nodiscard]] QString name(const TrackRow& row) const;
    [[nodiscard]] QVariant picture(const TrackRow& row) const;
    [[nodiscard]] QString note(const TrackRow& row) const;
    [[nodiscard]] QString toolTip(const TrackRow& row) const;
    void list();
    void place();

    std::shared_ptr<const Asset> m_asset;
    AnimationIndex m_animation;
    TrackFilter m_filter;
    std::shared_ptr<const ClipTracks> m_tracks;
    ShownTracks m_shown;
    std::vector<NodeKind> m_kinds;         // [node]
    std::vector<std::uint32_t> m_placeOf;  // [node]: index in m_shown.groups, or none
    std::vector<std::uint32_t> m_groupOf;  // [position in m_shown.tracks]: index in m_shown.groups
};

}  // namespace sinew
