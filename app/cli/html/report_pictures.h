// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/html/html_writer.h"
#include "app/cli/render/atlas.h"
#include "app/cli/render/chosen_finding.h"
#include "app/cli/render/comparison_picture.h"
#include "app/cli/render/render_options.h"
#include "model/motion/clip_motion.h"
#include "viewport/offscreen/offscreen_renderer.h"

namespace sinew::cli {

/// What all pictures of a page have in common.
struct PicturePage {
    static constexpr std::uint32_t kUsualWidth = 480;
    static constexpr std::size_t kMostBytes = std::size_t{64} << 20U;

    std::uint32_t width = kUsualWidth;  // pixels of a finding; the others in proportion
    std::size_t bytes = 0;              // those of the pictures so far

    [[nodiscard]] bool isFull() const noexcept { return bytes >= kMostBytes; }
};

/// The pictures of one file for a report, each drawn as `render` draws it, small and compressed:
/// WebP, or PNG in a program without WebP.
class ReportPictures {
public:
    /// Gets the steps that are done: one per picture, more for a film.
    using Steps = std::function<void(double done)>;
    static constexpr double kFilmSteps = 12.0;

    /// Uploads the asset. `renderer` and `page` are borrowed. Throws Failure (exit 3, 5).
    ReportPictures(OffscreenRenderer& renderer, PicturePage& page,
                   std::shared_ptr<const Asset> asset, const std::string& file, Steps steps);

    [[nodiscard]] bool hasRoom() const noexcept { return !m_page.isFull(); }

    /// The rest pose, as artists see it.
    [[nodiscard]] EncodedPicture whole(Extent size);
    /// None: the finding is not in the picture.
    [[nodiscard]] std::optional<EncodedPicture> finding(const Diagnostic& place);
    /// The views that the file has data for.
    [[nodiscard]] Atlas views() const;
    /// The joints of a skin that move a vertex; none: no surface of the picture follows the skin.
    [[nodiscard]] std::optional<Atlas> weights(SkinIndex skin) const;
    /// A tile without its words.
    [[nodiscard]] EncodedPicture tile(const AtlasTile& tile);
    /// The clip in real time, with the trails of the feet and their contacts. None: the program
    /// has no encoder for films, or the clip has no length.
    [[nodiscard]] std::optional<EncodedPicture> clip(const ClipMotion& motion);
    /// The file before, the file and their distance. None: one of them draws nothing.
    [[nodiscard]] std::optional<EncodedPicture> comparison(const CompareReport& report,
                                                           const ComparedFiles& files);

private:
    [[nodiscard]] RenderChoice choose(const RenderOptions& options) const;
    [[nodiscard]] Extent scaled(Extent size) const;
    [[nodiscard]] EncodedPicture draw(const RenderOptions& options, const RenderChoice& choice,
                                      const PlannedShot& shot);
    [[nodiscard]] EncodedPicture counted(EncodedPicture picture);

    OffscreenRenderer& m_renderer;
    PicturePage& m_page;
    std::shared_ptr<const Asset> m_asset;
    Steps m_steps;
    double m_done = 0.0;
};

}  // namespace sinew::cli
