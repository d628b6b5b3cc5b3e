// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/oklab.h"

#include <cmath>

#include "model/core/srgb.h"

namespace sinew {

glm::vec3 linearOfOklab(const glm::vec3& lab) noexcept {
    const float x = lab.x + 0.3963377774F * lab.y + 0.2158037573F * lab.z;
    const float y = lab.x - 0.1055613458F * lab.y - 0.0638541728F * lab.z;
    const float z = lab.x - 0.0894841775F * lab.y - 1.2914855480F * lab.z;
    const float x3 = x * x * x, y3 = y * y * y, z3 = z * z * z;
    return {4.0767416621F * x3 - 3.3077115913F * y3 + 0.2309699292F * z3,
            -1.2684380046F * x3 + 2.6097574011F * y3 - 0.3413193965F * z3,
            -0.0041960863F * x3 - 0.7034186147F * y3 + 1.7076147010F * z3};
}

glm::vec3 oklabOfLinear(const glm::vec3& linear) noexcept {
    const float x =
        std::cbrt(0.4122214708F * linear.r + 0.5363325363F * linear.g + 0.0514459929F * linear.b);
    const float y =
        std::cbrt(0.2119034982F * linear.r + 0.6806995451F * linear.g + 0.1073969566F * linear.b);
    const float z =
        std::cbrt(0.0883024619F * linear.r + 0.2817188376F * linear.g + 0.6299787005F * linear.b);
    return {0.2104542553F * x + 0.7936177850F * y - 0.0040720468F * z,
            1.9779984951F * x - 2.4285922050F * y + 0.4505937099F * z,
            0.0259040371F * x + 0.7827717662F * y - 0.8086757660F * z};
}

glm::vec3 oklabOfBytes(const glm::u8vec3& bytes) noexcept {
    const glm::vec3 encoded = glm::vec3(bytes) / 255.0F;
    return oklabOfLinear(
        {linearOfSrgb(encoded.r), linearOfSrgb(encoded.g), linearOfSrgb(encoded.b)});
}

}  // namespace sinew
