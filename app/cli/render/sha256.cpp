// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/sha256.h"

#include <sha2.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "app/common/failure.h"

namespace sinew::cli {

std::string fileSha256(const std::string& path) {
    std::array<char, SHA256_DIGEST_STRING_LENGTH> digits{};
    const char* written = SHA256File(path.c_str(), digits.data());
    if (written == nullptr) {
        throw Failure(
            ExitCode::BadInput, path,
            std::string("cannot be read again for its checksum: ") + std::strerror(errno));
    }
    return written;
}

std::string sha256Of(std::span<const std::uint8_t> bytes) {
    std::array<char, SHA256_DIGEST_STRING_LENGTH> digits{};
    return SHA256Data(bytes.data(), bytes.size(), digits.data());
}

}  // namespace sinew::cli
