// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <utility>

#include "viewport/gpu/unique.h"

namespace sinew {

/// When the pipelines of a renderer are created that do not depend on the asset.
enum class PipelineTime {
    Ahead,       // together with the renderer: no picture waits for them
    OnFirstUse,  // when a picture uses them: single pictures use a few
};

/// A pipeline that is created once. Not thread-safe.
class LazyPipeline {
public:
    using Maker = std::function<Unique<VkPipeline>()>;

    LazyPipeline() = default;
    /// `make` is called at most once. Throws what it throws.
    LazyPipeline(PipelineTime time, Maker make) : m_make(std::move(make)) {
        if (time == PipelineTime::Ahead) {
            static_cast<void>(get());
        }
    }

    /// Throws GpuError if it cannot be created.
    [[nodiscard]] VkPipeline get() const {
        if (m_make) {
            m_pipeline = m_make();
            m_make = nullptr;
        }
        return m_pipeline.get();
    }

private:
    mutable Maker m_make;  // none: called
    mutable Unique<VkPipeline> m_pipeline;
};

}  // namespace sinew
