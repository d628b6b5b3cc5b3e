// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <cstddef>
#include <cstring>

#include "model/core/embed.h"
#include "model/light/brdf_table.h"
#include "model/light/environment.h"

// The output of sinew-light-tables.
SINEW_EMBED(sinewStudioLight, SINEW_STUDIO_FILE);
SINEW_EMBED(sinewBrdfTable, SINEW_BRDF_FILE);

extern "C" {
extern const std::byte sinewStudioLight[];
extern const std::uint16_t sinewBrdfTable[];
}

namespace sinew {
namespace {

std::shared_ptr<const Environment> embeddedStudio() {
    auto studio = std::make_shared<Environment>();
    const std::byte* at = sinewStudioLight;
    const auto read = [&](void* to, std::size_t bytes) {
        std::memcpy(to, at, bytes);
        at += bytes;
    };
    read(studio->matte.data(), sizeof studio->matte);
    for (std::uint32_t level = 0; level < kMirroredLevels; ++level) {
        Environment::Level& texels = studio->mirrored.at(level);
        texels.resize(std::size_t{mirroredSide(level)} * mirroredSide(level));
        read(texels.data(), sizeof texels[0] * texels.size());
    }
    return studio;
}

}  // namespace

const std::shared_ptr<const Environment>& studioEnvironment() {
    static const std::shared_ptr<const Environment> studio = embeddedStudio();
    return studio;
}

BrdfTable brdfTable() noexcept {
    return {kBrdfSide, {sinewBrdfTable, std::size_t{4} * kBrdfSide * kBrdfSide}};
}

}  // namespace sinew
