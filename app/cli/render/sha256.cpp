// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/sha256.h"

#include <sha2.h>

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

std::array<std::uint8_t, 32> sha256Digest(std::span<const std::uint8_t> bytes) {
    std::array<std::uint8_t, SHA256_DIGEST_LENGTH> digest{};
    SHA2_CTX context;
    SHA256Init(&context);
    SHA256Update(&context, bytes.data(), bytes.size());
    SHA256Final(digest.data(), &context);
    return digest;
}

}  // namespace sinew::cli
