// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// usage: sinew-light-tables STUDIO BRDF
// Writes the data embedded in the program: the prefiltered studio (nine coefficients, then the
// levels) and the BRDF table, in the byte order of this machine.

#include <cstdio>
#include <fstream>
#include <glm/gtc/packing.hpp>
#include <span>

#include "model/light/brdf_integral.h"
#include "model/light/brdf_table.h"
#include "model/light/prefilter_cube.h"
#include "model/light/studio_light.h"

namespace {

template <class T>
void append(std::ofstream& file, std::span<const T> values) {
    file.write(reinterpret_cast<const char*>(values.data()),
               static_cast<std::streamsize>(values.size_bytes()));
}

bool writeStudio(const char* path) {
    std::ofstream file(path, std::ios::binary);
    const auto studio = sinew::prefilterCube(sinew::studioLight(sinew::kLightCubeSide));
    append<glm::vec3>(file, studio->matte);
    for (const auto& level : studio->mirrored) {
        append<std::uint64_t>(file, level);
    }
    return static_cast<bool>(file.flush());
}

bool writeBrdf(const char* path) {
    std::ofstream file(path, std::ios::binary);
    constexpr auto kSide = static_cast<float>(sinew::kBrdfSide);
    for (std::uint32_t row = 0; row < sinew::kBrdfSide; ++row) {
        for (std::uint32_t column = 0; column < sinew::kBrdfSide; ++column) {
            const std::uint64_t texel =
                glm::packHalf4x16(sinew::integrateBrdf((static_cast<float>(column) + 0.5F) / kSide,
                                                       (static_cast<float>(row) + 0.5F) / kSide));
            append(file, std::span(&texel, 1));
        }
    }
    return static_cast<bool>(file.flush());
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) {
        std::fputs("usage: sinew-light-tables STUDIO BRDF\n", stderr);
        return 2;
    }
    if (!writeStudio(arguments[1]) || !writeBrdf(arguments[2])) {
        std::fputs("cannot write the tables\n", stderr);
        return 1;
    }
    return 0;
}
