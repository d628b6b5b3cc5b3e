// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <cstring>
#include <string_view>

#include "tests/fuzz/seed_files.h"
#include "tests/support/gltf_builder.h"

namespace sinew::fuzz {
namespace {

using Bytes = std::vector<std::uint8_t>;

struct MeshoptHead {
    std::uint8_t mode = 0;    // place in the target's list
    std::uint8_t filter = 0;  // the same
    std::uint8_t words = 0;   // words of four bytes per element
    std::uint16_t count = 0;
};

// The target reads the stream's declaration from the end of its input, last byte first.
Seed meshoptSeed(const std::string& name, const MeshoptHead& head, Bytes stream) {
    stream.push_back(static_cast<std::uint8_t>(head.count & 0xffU));
    stream.push_back(static_cast<std::uint8_t>(head.count >> 8U));
    stream.push_back(1);  // no extraordinary count
    stream.push_back(1);  // no extraordinary stride
    stream.push_back(head.words);
    stream.push_back(head.filter);
    stream.push_back(1);
    stream.push_back(head.mode);
    return {name, std::move(stream)};
}

Bytes zerosAfter(std::uint8_t first, std::size_t zeros) {
    Bytes bytes(zeros + 1, 0);
    bytes[0] = first;
    return bytes;
}

void putWord(Bytes& bytes, std::size_t offset, std::uint32_t value) {
    std::memcpy(bytes.data() + offset, &value, sizeof value);
}

// One level of 4 x 4 texels (KTX 2.0, 3): header, level index, a descriptor and the data.
Bytes ktx2(std::uint32_t vkFormat, std::uint32_t scheme, std::uint8_t colorModel,
           std::uint8_t bytesPerPlane, const Bytes& level) {
    constexpr std::size_t kDescriptor = 80 + 24;
    constexpr std::size_t kDescriptorBytes = 4 + 24 + 16;
    constexpr std::size_t kData = 160;
    Bytes file(kData, 0);
    constexpr std::string_view kMagic = "\xabKTX 20\xbb\r\n\x1a\n";
    std::memcpy(file.data(), kMagic.data(), kMagic.size());
    putWord(file, 12, vkFormat);
    putWord(file, 16, 1);
    putWord(file, 20, 4);
    putWord(file, 24, 4);
    putWord(file, 36, 1);
    putWord(file, 40, 1);
    putWord(file, 44, scheme);
    putWord(file, 48, kDescriptor);
    putWord(file, 52, kDescriptorBytes);
    putWord(file, 80, kData);
    putWord(file, 88, static_cast<std::uint32_t>(level.size()));
    putWord(file, 96, static_cast<std::uint32_t>(level.size()));
    putWord(file, kDescriptor, kDescriptorBytes);
    putWord(file, kDescriptor + 8, 2U | (40U << 16U));
    putWord(file, kDescriptor + 12, colorModel | 1U << 8U | 2U << 16U);
    putWord(file, kDescriptor + 16, 3U | 3U << 8U);
    putWord(file, kDescriptor + 20, bytesPerPlane);
    putWord(file, kDescriptor + 28, 127U << 16U);
    file.insert(file.end(), level.begin(), level.end());
    return file;
}

}  // namespace

std::vector<Seed> meshoptSeeds() {
    return {meshoptSeed("attributes0", {.words = 3, .count = 3}, zerosAfter(0xa0, 44)),
            meshoptSeed("attributes1", {.words = 1, .count = 16}, zerosAfter(0xa1, 25)),
            meshoptSeed("attributes1_long", {.words = 4, .count = 300}, zerosAfter(0xa1, 400)),
            meshoptSeed("octahedral", {.filter = 1, .words = 1, .count = 3}, zerosAfter(0xa0, 36)),
            meshoptSeed("quaternion", {.filter = 2, .words = 2, .count = 3}, zerosAfter(0xa0, 40)),
            meshoptSeed("exponential", {.filter = 3, .words = 3, .count = 3}, zerosAfter(0xa0, 44)),
            meshoptSeed("color", {.filter = 4, .words = 1, .count = 3}, zerosAfter(0xa1, 25)),
            meshoptSeed("triangles", {.mode = 2, .words = 1, .count = 3}, zerosAfter(0xe1, 17)),
            meshoptSeed("indices", {.mode = 3, .words = 1, .count = 3}, zerosAfter(0xd1, 7))};
}

std::vector<Seed> dracoSeeds() {
    const auto head = [](char version, char method) {
        const char text[] = {'D', 'R', 'A', 'C', 'O', 2, version, 1, method, 0, 0, 3, 1, 0, 0, 0};
        return test::bytesOf({text, sizeof text});
    };
    return {{"sequential", head(2, 0)}, {"edgebreaker", head(2, 1)}, {"older", head(1, 1)}};
}

std::vector<Seed> webpSeeds() {
    return {
        {"lossless", test::bytesOf({"RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11"
                                    "\x88\x88\xfe\x07\0",
                                    34})},
        {"lossy", test::bytesOf({"RIFF\x22\0\0\0WEBPVP8 \x16\0\0\0\x30\x01\0\x9d\x01\x2a\x01\0\x01"
                                 "\0\x0e\xc0\xfe\x25\xa4\0\x03\x70\0\0\0\0",
                                 42})},
        {"extended",
         test::bytesOf({"RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\x10\0\0\0\0\0\0\0\0\0", 30})}};
}

std::vector<Seed> ktx2Seeds() {
    constexpr std::uint8_t kRgb = 1;
    constexpr std::uint8_t kBc7 = 134;
    constexpr std::uint8_t kEtc1s = 163;
    constexpr std::uint8_t kUastc = 166;
    const Bytes zstd{0x28, 0xb5, 0x2f, 0xfd, 0x20, 0x40, 0x45, 0x00, 0x00, 0x10, 0x00, 0x00, 0x01};
    return {{"rgba8", ktx2(37, 0, kRgb, 4, Bytes(64, 0x80))},
            {"rgba8_zstd", ktx2(37, 2, kRgb, 0, zstd)},
            {"bc7", ktx2(145, 0, kBc7, 16, Bytes(16, 0x40))},
            {"uastc", ktx2(0, 0, kUastc, 16, Bytes(16, 0x13))},
            {"etc1s", ktx2(0, 1, kEtc1s, 0, Bytes(40, 0x01))}};
}

std::vector<Seed> uastcSeeds() {
    std::vector<Seed> seeds;
    for (unsigned first = 0; first < 128; first += 8) {
        Seed seed{"mode" + std::to_string(first), {}};
        for (unsigned i = 0; i < 8 * 16; ++i) {
            seed.bytes.push_back(static_cast<std::uint8_t>(i % 16 == 0 ? first + i / 16 : i * 37));
        }
        seeds.push_back(std::move(seed));
    }
    return seeds;
}

}  // namespace sinew::fuzz
