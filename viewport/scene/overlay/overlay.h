// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>

#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/overlay/glyph_atlas.h"
#include "viewport/scene/overlay/labels.h"
#include "viewport/scene/overlay/legend.h"
#include "viewport/scene/overlay/overlay_canvas.h"
#include "viewport/scene/overlay/overlay_pass.h"
#include "viewport/scene/overlay/timings_overlay.h"

namespace sinew {

class SceneMarks;

/// 2D elements on top of the picture: joint names, the names of marked and pinned vertices, legend,
/// axis letters, the host's texts.
class Overlay {
public:
    Overlay(const DeviceView& device, VkPipelineCache cache, PipelineTime time);

    /// Collects the elements of this frame. Allocates only for new glyphs and more content than
    /// before. `timings` are shown if the input requests them.
    void compose(const FrameInput& input, const SceneMarks& marks, VkExtent2D extent,
                 const FrameTimings& timings);
    /// Keeps the elements of the last `compose` and replaces its note.
    void composeNote(const std::optional<PictureNote>& note, VkExtent2D extent,
                     float pixelsPerPoint);
    /// See missingNotice.
    [[nodiscard]] const std::vector<char32_t>& missingCharacters() const noexcept {
        return m_atlas.fonts().missing();
    }
    void forgetMissingCharacters() noexcept { m_atlas.fonts().forgetMissing(); }
    /// See JointLabels::hidden.
    [[nodiscard]] std::size_t hiddenNames() const noexcept { return m_labels.hidden(); }
    [[nodiscard]] bool empty() const noexcept { return m_canvas.quads().empty(); }
    [[nodiscard]] VkDeviceSize bytes() const noexcept { return m_canvas.quads().size_bytes(); }

    [[nodiscard]] PassTarget& target() noexcept { return m_pass.target(); }

    /// Outside any render pass. `outline`: of the selection, recorded; null: nothing is selected.
    /// `first`: pixel of the picture that is the first of the target.
    void record(VkCommandBuffer commands, FrameRing& ring, const OutlinePass* outline,
                glm::uvec2 first = {});

private:
    void fill(const FrameInput& input, const SceneMarks& marks, VkExtent2D extent,
              const FrameTimings& timings);
    void fillTexts(const FrameInput& input, const SceneMarks& marks, VkExtent2D extent,
                   const FrameTimings& timings);

    DeviceView m_device;  // borrowed
    GlyphAtlas m_atlas;
    OverlayCanvas m_canvas;
    Legend m_legend;
    JointLabels m_labels;
    TimingsOverlay m_timings;
    OverlayPass m_pass;
    std::size_t m_scenery = 0;  // quads below the note
};

}  // namespace sinew
