// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// usage: tangent_agreement LEAST FILE...
//
// Generates tangents for primitives that store tangents and compares them. Prints per file the
// share of corners with the same handedness within two degrees; exits with 1 if a share is below
// LEAST (0 to 1) or a file has nothing to compare.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "model/load/load_asset.h"
#include "model/tangent/corner_tangents.h"

namespace {

using namespace sinew;

constexpr float kLeastCosine = 0.99939083F;  // cosine of two degrees

struct Agreement {
    std::size_t corners = 0;
    std::size_t near = 0;
    std::size_t sameSign = 0;

    [[nodiscard]] double share() const {
        return corners > 0 ? static_cast<double>(near) / static_cast<double>(corners) : 0.0;
    }
};

std::uint32_t setOf(const Asset& asset, const Primitive& primitive) {
    return primitive.material ? asset[primitive.material][TextureSlot::Normal].texcoordSet : 0;
}

void compare(const Primitive& primitive, std::uint32_t set, Agreement& out) {
    const std::vector<std::uint32_t> corners = elementList(primitive);
    const std::vector<glm::vec4> made =
        cornerTangents({primitive.positions, primitive.normals, primitive.texcoords[set], corners});
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const glm::vec4& stored = primitive.tangents[corners[i]];
        const glm::vec3& normal = primitive.normals[corners[i]];
        const glm::vec3 direction(stored);
        const glm::vec3 flat = direction - normal * glm::dot(normal, direction);
        const float length = glm::length(flat);
        if (!(length > 0.1F)) {
            continue;  // stored as nothing
        }
        ++out.corners;
        const bool sameSign = stored.w * made[i].w > 0.0F;
        out.sameSign += sameSign ? 1 : 0;
        out.near += sameSign && glm::dot(flat / length, glm::vec3(made[i])) >= kLeastCosine ? 1 : 0;
    }
}

Agreement measure(const Asset& asset) {
    Agreement result;
    for (const Mesh& mesh : asset.meshes) {
        for (const Primitive& primitive : mesh.primitives) {
            const std::uint32_t set = setOf(asset, primitive);
            if (!primitive.tangents.empty() && !primitive.normals.empty() &&
                set < primitive.texcoords.size() && !primitive.texcoords[set].empty() &&
                elementSize(primitive.topology) == 3) {
                compare(primitive, set, result);
            }
        }
    }
    return result;
}

}  // namespace

int main(int argc, char** argv) {
    const double least = argc > 1 ? std::atof(argv[1]) : 1.0;
    int status = argc > 2 ? 0 : 2;
    for (int i = 2; i < argc; ++i) {
        const auto asset = loadAsset(argv[i], {.decodeImages = false, .generateTangents = false});
        if (!asset) {
            std::printf("%s: %s\n", argv[i], describe(asset.error()).c_str());
            status = 1;
            continue;
        }
        const Agreement found = measure(**asset);
        std::printf("%s: %zu corners, %.4f within 2 degrees, %.4f of the same handedness\n",
                    argv[i], found.corners, found.share(),
                    static_cast<double>(found.sameSign) /
                        static_cast<double>(found.corners > 0 ? found.corners : 1));
        if (found.share() < least) {
            status = 1;
        }
    }
    return status;
}
