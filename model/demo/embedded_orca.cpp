// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/embedded_orca.h"

#include "model/core/embed.h"

SINEW_EMBED(sinewOrca, SINEW_ORCA_FILE);
SINEW_EMBED(sinewFlawedOrca, SINEW_FLAWED_ORCA_FILE);

extern "C" {
extern const std::uint8_t sinewOrca[], sinewOrcaEnd[];
extern const std::uint8_t sinewFlawedOrca[], sinewFlawedOrcaEnd[];
}

namespace sinew {

std::span<const std::uint8_t> embeddedOrca(bool flawed) noexcept {
    return flawed ? std::span(sinewFlawedOrca, sinewFlawedOrcaEnd)
                  : std::span(sinewOrca, sinewOrcaEnd);
}

}  // namespace sinew
