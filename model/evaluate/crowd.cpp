// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/crowd.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <utility>

#include "model/core/worker_pool.h"

namespace sinew {

namespace {

constexpr std::size_t kInstanceChunk = 16;  // instances per unit of parallel work

void copyWorld(std::span<const glm::mat4> world, std::size_t instance,
               const CrowdMatrices& out) noexcept {
    if (out.nodes.empty()) {
        std::copy(world.begin(), world.end(),
                  out.world.begin() + std::ptrdiff_t(instance * world.size()));
        return;
    }
    glm::mat4* to = &out.world[instance * out.nodes.size()];
    for (const NodeIndex node : out.nodes) {
        *to++ = world[node.value];
    }
}

}  // namespace

Crowd::Worker::Worker(const Asset& asset) : hierarchy(asset) {
    resetToRest(asset, pose);
    hierarchy.follow(pose, allNodes(asset));
}

Crowd::Crowd(std::shared_ptr<const ClipLibrary> clips, AnimationIndex animation,
             std::size_t threads)
    : m_clips(std::move(clips)), m_pool(&WorkerPool::shared()) {
    const Asset& asset = *m_clips->asset();
    if (animation) {
        m_prepared = &(*m_clips)[animation];
    }
    const std::size_t workers = std::min(threads, m_pool->threads());
    m_workers.reserve(std::max<std::size_t>(workers, 1));
    m_workers.resize(std::max<std::size_t>(workers, 1), Worker(asset));
    for (Worker& worker : m_workers) {
        if (m_prepared != nullptr) {
            m_prepared->clip.prepare(worker.cursor);
            m_prepared->clip.sample(0.0F, worker.cursor, worker.pose);
        }
    }
    for (const Skin& skin : asset.skins) {
        m_firstJoints.push_back(m_restPalettes.size());
        m_restPalettes.resize(m_restPalettes.size() + skin.joints.size());
        jointMatrices(skin, m_workers.front().hierarchy.preciseWorld(),
                      std::span(m_restPalettes).subspan(m_firstJoints.back()));
    }
}

void Crowd::evaluate(std::span<const float> seconds, const CrowdMatrices& out) noexcept {
    [[maybe_unused]] const Asset& asset = *m_clips->asset();
    assert(out.palettes.empty() || out.palettes.size() == seconds.size() * jointCount());
    assert(out.world.empty() ||
           out.world.size() ==
               seconds.size() * (out.nodes.empty() ? asset.nodes.size() : out.nodes.size()));
    assert(out.weights.empty() || out.weights.size() == seconds.size() * asset.weightCount);
    std::atomic<std::size_t> next = 0;
    const auto work = [&](std::size_t worker) {
        for (std::size_t first = next.fetch_add(kInstanceChunk); first < seconds.size();
             first = next.fetch_add(kInstanceChunk)) {
            const std::size_t end = std::min(first + kInstanceChunk, seconds.size());
            for (std::size_t i = first; i < end; ++i) {
                evaluateOne(m_workers[worker], i, seconds[i], out);
            }
        }
    };
    const std::size_t chunks = (seconds.size() + kInstanceChunk - 1) / kInstanceChunk;
    m_pool->run(std::min(chunks, m_workers.size()), work);
}

void Crowd::evaluateOne(Worker& worker, std::size_t instance, float seconds,
                        const CrowdMatrices& out) const noexcept {
    const Asset& asset = *m_clips->asset();
    if (m_prepared != nullptr) {
        m_prepared->clip.sample(seconds, worker.cursor, worker.pose);
        worker.hierarchy.follow(worker.pose, m_prepared->moved);
    }
    if (!out.palettes.empty()) {
        const auto own = out.palettes.subspan(instance * jointCount(), jointCount());
        const std::size_t moved = m_prepared != nullptr ? m_prepared->moved.skins.size() : 0;
        if (moved < asset.skins.size()) {
            std::copy(m_restPalettes.begin(), m_restPalettes.end(), own.begin());
        }
        for (std::size_t i = 0; i < moved; ++i) {
            const SkinIndex skin = m_prepared->moved.skins[i];
            jointMatrices(asset.skins[skin.value], worker.hierarchy.preciseWorld(),
                          own.subspan(firstJoint(skin), asset.skins[skin.value].joints.size()));
        }
    }
    if (!out.world.empty()) {
        copyWorld(worker.hierarchy.world(), instance, out);
    }
    if (!out.weights.empty()) {
        const std::vector<float>& weights = worker.pose.weights;
        std::copy(weights.begin(), weights.end(),
                  out.weights.begin() + std::ptrdiff_t(instance * weights.size()));
    }
}

}  // namespace sinew
