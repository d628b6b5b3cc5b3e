// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/codec/draco.h"

// Built instead of draco.cpp if Draco was not found.
namespace sinew::codec {

Result<DracoMesh> decodeDraco(std::span<const std::uint8_t>, std::span<const DracoAttribute>,
                              const DracoLimits&) {
    return Error{ErrorCode::UnsupportedExtension,
                 "Sinew was built without Draco, which it needs to read this",
                 {}};
}

}  // namespace sinew::codec
