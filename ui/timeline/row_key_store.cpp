// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/row_key_store.h"

#include <utility>

#include "ui/models/track_tree_model.h"
#include "ui/session/work/background_task.h"

namespace sinew {
namespace {

std::uint64_t keyOf(const TrackRow& row) {
    const std::uint64_t place = row.kind == TrackRow::Kind::Group ? row.group : row.track;
    const std::uint64_t part = row.kind == TrackRow::Kind::Component ? row.component : 0;
    return (place << 32U) | (part << 2U) | static_cast<std::uint64_t>(row.kind);
}

std::shared_ptr<const RowKeys> makeKeys(const Asset& asset, AnimationIndex animation,
                                        const TrackRow& row, const std::vector<Track>& tracks,
                                        const ClipFlaws& flaws) {
    return std::make_shared<const RowKeys>(
        row.kind == TrackRow::Kind::Component
            ? rowKeys(asset, animation, tracks.front(), flaws, row.component)
            : rowKeys(asset, animation, tracks, flaws));
}

}  // namespace

RowKeyStore::RowKeyStore(const TrackTreeModel& model, QObject* parent)
    : QObject(parent),
      m_model(model),
      m_work(new BackgroundTask(this)),
      m_seams(new BackgroundTask(this)) {
    connect(&model, &QAbstractItemModel::modelReset, this, &RowKeyStore::forget);
}

RowKeyStore::~RowKeyStore() = default;

bool RowKeyStore::busy() const {
    return m_work->busy() || m_seams->busy();
}

void RowKeyStore::forget() {
    m_work->cancel();
    m_requests.clear();
    m_entries.clear();
    m_bytes = 0;
}

void RowKeyStore::setClip(const FrameGrid& grid) {
    forget();
    m_flaws = {.grid = grid};
    lookForSeams();
}

void RowKeyStore::lookForSeams() {
    m_seams->cancel();
    if (!m_model.asset() || !m_model.animation()) {
        return;
    }
    m_seams->run(
        [asset = m_model.asset(), animation = m_model.animation(), grid = m_flaws.grid](
            const std::stop_token& stop) { return clipFlaws(*asset, animation, grid, stop); },
        [this](ClipFlaws flaws) {
            if (!flaws.seams.empty() || !flaws.jumps.empty()) {
                m_flaws = std::move(flaws);
                forget();
                emit arrived();
            }
        },
        "seams and jumps are not marked");
}

void RowKeyStore::beginPass() noexcept {
    ++m_pass;
    m_left = kKeysAtOnce;
    m_requests.clear();
}

std::shared_ptr<const RowKeys> RowKeyStore::find(const TrackRow& row) {
    const Key key = keyOf(row);
    if (const auto found = m_entries.find(key); found != m_entries.end()) {
        found->second.pass = m_pass;
        return found->second.keys;
    }
    const Asset& asset = *m_model.asset();
    std::vector<Track> tracks;
    for (const std::uint32_t track : m_model.tracksOf(row)) {
        tracks.push_back(m_model.tracks()->tracks[track]);
    }
    const std::size_t count = keysOf(asset, m_model.animation(), tracks);
    if (count > m_left) {
        m_requests.push_back({.key = key, .row = row, .tracks = std::move(tracks)});
        startWork();
        return nullptr;
    }
    m_left -= count;
    keep(key, makeKeys(asset, m_model.animation(), row, tracks, m_flaws));
    return m_entries.at(key).keys;
}

void RowKeyStore::keep(Key key, std::shared_ptr<const RowKeys> keys) {
    m_bytes += keys->bytes();
    if (m_bytes > kMostBytes) {
        dropUnseen();
    }
    Entry& entry = m_entries[key];
    m_bytes -= entry.keys ? entry.keys->bytes() : 0;
    entry = {.keys = std::move(keys), .pass = m_pass};
}

void RowKeyStore::dropUnseen() {
    std::erase_if(m_entries, [this](const auto& each) {
        const bool unseen = each.second.pass < m_pass;
        m_bytes -= unseen ? each.second.keys->bytes() : 0;
        return unseen;
    });
}

/// A request waits until the present work is done: by then it may be out of view.
void RowKeyStore::startWork() {
    if (m_work->busy()) {
        return;
    }
    // Queued, so that all rows of the pass are asked for.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_requests.empty() || m_work->busy()) {
                return;
            }
            m_work->run(
                [asset = m_model.asset(), animation = m_model.animation(), flaws = m_flaws,
                 requests = std::exchange(m_requests, {})](const std::stop_token& stop) {
                    Answers answers;
                    for (const Request& request : requests) {
                        if (stop.stop_requested()) {
                            break;
                        }
                        answers.emplace_back(request.key, makeKeys(*asset, animation, request.row,
                                                                   request.tracks, flaws));
                    }
                    return answers;
                },
                [this](const Answers& answers) {
                    for (const auto& [key, keys] : answers) {
                        keep(key, keys);
                    }
                    if (!answers.empty()) {
                        emit arrived();
                    }
                },
                "rows are shown without keys");
        },
        Qt::QueuedConnection);
}

}  // namespace sinew
