// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/embedded_orca.h"

#include "model/core/embed.h"

SINEW_EMBED(sinewOrca, SINEW_ORCA_FILE);
SINEW_EMBED(sinewFlawedOrca, SINEW_FLAWED_ORCA_FILE);
SINEW_EMBED(sinewWalker, SINEW_WALKER_FILE);
SINEW_EMBED(sinewFlawedWalker, SINEW_FLAWED_WALKER_FILE);

extern "C" {
extern const std::uint8_t sinewOrca[], sinewOrcaEnd[];
extern const std::uint8_t sinewFlawedOrca[], sinewFlawedOrcaEnd[];
extern const std::uint8_t sinewWalker[], sinewWalkerEnd[];
extern const std::uint8_t sinewFlawedWalker[], sinewFlawedWalkerEnd[];
}

namespace sinew {

std::span<const std::uint8_t> embeddedOrca(bool flawed) noexcept {
    return flawed ? std::span(sinewFlawedOrca, sinewFlawedOrcaEnd)
                  : std::span(sinewOrca, sinewOrcaEnd);
}

std::span<const std::uint8_t> embeddedWalker(bool flawed) noexcept {
    return flawed ? std::span(sinewFlawedWalker, sinewFlawedWalkerEnd)
                  : std::span(sinewWalker, sinewWalkerEnd);
}

}  // namespace sinew
