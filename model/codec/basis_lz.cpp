// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/codec/basis_lz.h"

namespace sinew {

Result<std::vector<std::uint8_t>> decodeBasisLz(const Ktx2Image&, std::span<const std::uint8_t>) {
    return Error{ErrorCode::InvalidImage,
                 "the KTX2 image holds ETC1S blocks (BasisLZ), which are not decoded",
                 {}};
}

}  // namespace sinew
