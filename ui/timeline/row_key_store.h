// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "model/tracks/row_keys.h"
#include "ui/models/track_rows.h"

namespace sinew {

class BackgroundTask;
class TrackTreeModel;

/// The keys of the rows of a track tree, made when a row is seen: at once for few keys, otherwise
/// in another thread. Rows that are no longer seen are forgotten when there are many.
class RowKeyStore final : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t kMostBytes = std::size_t{64} << 20U;
    /// Keys of a pass, in the thread of the window.
    static constexpr std::size_t kKeysAtOnce = 60000;

    /// The model is borrowed.
    explicit RowKeyStore(const TrackTreeModel& model, QObject* parent = nullptr);
    ~RowKeyStore() override;

    /// Another clip, with its `frameGridOf`. The seams of its loop follow later.
    void setClip(const FrameGrid& grid);
    /// Call before a number of rows is asked for.
    void beginPass() noexcept;
    /// Null: being prepared; `arrived` reports it.
    [[nodiscard]] std::shared_ptr<const RowKeys> find(const TrackRow& row);
    [[nodiscard]] std::size_t bytes() const noexcept { return m_bytes; }
    [[nodiscard]] bool busy() const;

signals:
    void arrived();

private:
    using Key = std::uint64_t;
    struct Entry {
        std::shared_ptr<const RowKeys> keys;
        std::uint64_t pass = 0;  // pass of the last request
    };
    struct Request {
        Key key = 0;
        TrackRow row;
        std::vector<Track> tracks;
    };
    using Answers = std::vector<std::pair<Key, std::shared_ptr<const RowKeys>>>;

    void forget();  // all rows
    void keep(Key key, std::shared_ptr<const RowKeys> keys);
    void dropUnseen();
    void startWork();
    void lookForSeams();

    const TrackTreeModel& m_model;
    BackgroundTask* m_work;
    BackgroundTask* m_seams;
    ClipFlaws m_flaws;
    std::unordered_map<Key, Entry> m_entries;
    std::vector<Request> m_requests;  // requests of the present pass
    std::size_t m_bytes = 0;
    std::size_t m_left = kKeysAtOnce;
    std::uint64_t m_pass = 0;
};

}  // namespace sinew
