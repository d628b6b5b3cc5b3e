// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <glm/vec4.hpp>

namespace sinew {

// Colours of texts and their plates on the picture: sRGB, straight alpha. The plates are so dense
// that every text keeps a contrast of 4.5:1 over any background; `kOverlayTexts` lists them for the
// test.

inline constexpr glm::vec4 kPanelPlate{0.05F, 0.055F, 0.065F, 0.82F};    // legend, key, timings
inline constexpr glm::vec4 kCaptionPlate{0.05F, 0.055F, 0.065F, 0.72F};  // texts of the host, notes
inline constexpr glm::vec4 kNamePlate{0.05F, 0.055F, 0.065F, 0.68F};     // plate of most joints
inline constexpr glm::vec4 kStrongNamePlate{0.05F, 0.055F, 0.065F, 0.86F};

inline constexpr glm::vec4 kTitleText{0.96F, 0.96F, 0.97F, 1.0F};
inline constexpr glm::vec4 kSoftText{0.76F, 0.77F, 0.80F, 1.0F};
inline constexpr glm::vec4 kCaptionText{0.93F, 0.94F, 0.96F, 1.0F};
inline constexpr glm::vec4 kNoteText{0.98F, 0.86F, 0.55F, 1.0F};
inline constexpr glm::vec4 kNameText{0.90F, 0.91F, 0.93F, 1.0F};
inline constexpr glm::vec4 kHoveredNameText{1.0F, 1.0F, 1.0F, 1.0F};
inline constexpr glm::vec4 kSelectedNameText{0.55F, 0.88F, 1.0F, 1.0F};
inline constexpr glm::vec4 kMarkedVertexText{1.0F, 0.72F, 0.86F, 1.0F};

/// A text colour and the plate below it.
struct OverlayTextColors {
    glm::vec4 text;
    glm::vec4 plate;
};
inline constexpr std::array kOverlayTexts{
    OverlayTextColors{kTitleText, kPanelPlate},
    OverlayTextColors{kSoftText, kPanelPlate},
    OverlayTextColors{kCaptionText, kCaptionPlate},
    OverlayTextColors{kNoteText, kCaptionPlate},
    OverlayTextColors{kNameText, kNamePlate},
    OverlayTextColors{kSelectedNameText, kNamePlate},  // names of the branch below
    OverlayTextColors{kHoveredNameText, kStrongNamePlate},
    OverlayTextColors{kSelectedNameText, kStrongNamePlate},
    OverlayTextColors{kMarkedVertexText, kStrongNamePlate},
};

}  // namespace sinew
