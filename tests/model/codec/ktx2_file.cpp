// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/codec/ktx2_file.h"

namespace sinew::test {
namespace {

void put(ByteVector& out, std::uint64_t value, unsigned bytes) {
    for (unsigned i = 0; i < bytes; ++i) {
        out.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
    }
}

void append(ByteVector& out, const ByteVector& bytes) {
    out.insert(out.end(), bytes.begin(), bytes.end());
}

ByteVector descriptorOf(const Ktx2File& file) {
    const std::size_t block = 24 + 16 * file.channels.size();
    ByteVector out;
    put(out, block + 4, 4);
    put(out, 0, 4);
    put(out, 2, 2);
    put(out, block, 2);
    out.insert(out.end(), {file.colorModel, 1, file.transfer, file.flags, 3, 3, 0, 0});
    put(out, 0, 8);
    for (const std::uint8_t channel : file.channels) {
        out.insert(out.end(), {0, 0, 127, channel});
        put(out, 0, 8);
        put(out, 0xffffffff, 4);
    }
    return out;
}

ByteVector metadataOf(const Ktx2File& file) {
    ByteVector out;
    for (const auto& [key, value] : file.metadata) {
        put(out, key.size() + value.size() + 2, 4);
        append(out, {key.begin(), key.end()});
        out.push_back(0);
        append(out, {value.begin(), value.end()});
        out.push_back(0);
        while (out.size() % 4 != 0) {
            out.push_back(0);
        }
    }
    return out;
}

}  // namespace

ByteVector Ktx2File::bytes() const {
    const ByteVector descriptor = descriptorOf(*this);
    const ByteVector pairs = metadataOf(*this);
    const std::size_t descriptorAt = 80 + 24 * levels.size();
    const std::size_t pairsAt = descriptorAt + descriptor.size();
    const std::size_t globalAt = pairsAt + pairs.size();

    ByteVector out{0xab, 'K', 'T', 'X', ' ', '2', '0', 0xbb, '\r', '\n', 0x1a, '\n'};
    const auto levelCount = static_cast<std::uint32_t>(levels.size());
    for (const std::uint32_t word :
         {vkFormat, 1U, width, height, depth, layers, faces, levelCount, supercompression}) {
        put(out, word, 4);
    }
    put(out, descriptorAt, 4);
    put(out, descriptor.size(), 4);
    put(out, pairs.empty() ? 0 : pairsAt, 4);
    put(out, pairs.size(), 4);
    put(out, globalData.empty() ? 0 : globalAt, 8);
    put(out, globalData.size(), 8);
    std::size_t at = globalAt + globalData.size();
    for (const Ktx2LevelData& level : levels) {
        put(out, at, 8);
        put(out, level.stored.size(), 8);
        put(out, level.plainBytes, 8);
        at += level.stored.size();
    }
    append(out, descriptor);
    append(out, pairs);
    append(out, globalData);
    for (const Ktx2LevelData& level : levels) {
        append(out, level.stored);
    }
    return out;
}

ByteVector zlibStored(const ByteVector& plain) {
    ByteVector out{0x78, 0x01, 0x01};
    put(out, plain.size(), 2);
    put(out, plain.size() ^ 0xffffU, 2);
    append(out, plain);
    std::uint32_t low = 1;
    std::uint32_t high = 0;
    for (const std::uint8_t byte : plain) {
        low = (low + byte) % 65521;
        high = (high + low) % 65521;
    }
    for (const std::uint32_t half : {high, low}) {
        out.push_back(static_cast<std::uint8_t>(half >> 8));
        out.push_back(static_cast<std::uint8_t>(half));
    }
    return out;
}

ByteVector fromHex(const std::string& digits) {
    ByteVector out;
    for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
        out.push_back(static_cast<std::uint8_t>(std::stoi(digits.substr(i, 2), nullptr, 16)));
    }
    return out;
}

}  // namespace sinew::test
