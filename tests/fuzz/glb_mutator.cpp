// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/fuzz/glb_mutator.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstring>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t maxSize);

namespace sinew::fuzz {
namespace {

using Bytes = std::vector<std::uint8_t>;
using Random = std::minstd_rand;

constexpr std::size_t kHeaderBytes = 12;
constexpr std::size_t kChunkHeaderBytes = 8;
constexpr std::uint32_t kMagic = 0x46546C67;
constexpr std::uint32_t kJsonChunk = 0x4E4F534A;
constexpr std::uint32_t kBinaryChunk = 0x004E4942;

struct Glb {
    std::string json;
    Bytes binary;
};

std::uint32_t word(std::span<const std::uint8_t> bytes, std::size_t offset) {
    std::uint32_t value = 0;
    std::memcpy(&value, bytes.data() + offset, sizeof value);
    return value;
}

std::optional<Glb> parse(std::span<const std::uint8_t> bytes) {
    constexpr std::size_t kJsonStart = kHeaderBytes + kChunkHeaderBytes;
    if (bytes.size() < kJsonStart || word(bytes, 0) != kMagic || word(bytes, 16) != kJsonChunk) {
        return {};
    }
    const std::size_t length = word(bytes, kHeaderBytes);
    if (length > bytes.size() - kJsonStart) {
        return {};
    }
    Glb glb;
    const auto json = bytes.subspan(kJsonStart, length);
    glb.json.assign(json.begin(), json.end());
    const auto rest = bytes.subspan(kJsonStart + length);
    if (rest.size() > kChunkHeaderBytes) {
        glb.binary.assign(rest.begin() + kChunkHeaderBytes, rest.end());
    }
    return glb;
}

void append(Bytes& out, std::uint32_t value) {
    std::array<std::uint8_t, sizeof value> bytes{};
    std::memcpy(bytes.data(), &value, sizeof value);
    out.insert(out.end(), bytes.begin(), bytes.end());
}

template <class Chunk>
void appendChunk(Bytes& out, std::uint32_t type, const Chunk& chunk, std::uint8_t padding) {
    const std::size_t padded = (chunk.size() + 3) / 4 * 4;
    append(out, static_cast<std::uint32_t>(padded));
    append(out, type);
    out.insert(out.end(), chunk.begin(), chunk.end());
    out.resize(out.size() + padded - chunk.size(), padding);
}

Bytes packed(const Glb& glb) {
    Bytes out;
    append(out, kMagic);
    append(out, 2);
    append(out, 0);
    appendChunk(out, kJsonChunk, glb.json, ' ');
    if (!glb.binary.empty()) {
        appendChunk(out, kBinaryChunk, glb.binary, 0);
    }
    const auto length = static_cast<std::uint32_t>(out.size());
    std::memcpy(out.data() + 8, &length, sizeof length);
    return out;
}

template <class Chunk>
void mutateBytes(Chunk& chunk, std::size_t room) {
    const std::size_t size = chunk.size();
    chunk.resize(std::max(size, room));
    auto* data = reinterpret_cast<std::uint8_t*>(chunk.data());
    chunk.resize(LLVMFuzzerMutate(data, size, chunk.size()));
}

// Position and length of the next token of letters and digits after a random position.
std::pair<std::size_t, std::size_t> someToken(const std::string& json, bool number,
                                              Random& random) {
    const auto wanted = [number](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return number ? std::isdigit(byte) != 0 : std::isalnum(byte) != 0 || c == '_';
    };
    const auto start = json.begin() + static_cast<std::ptrdiff_t>(
                                          random() % std::max<std::size_t>(1, json.size()));
    const auto first = std::find_if(start, json.end(), wanted);
    const auto last = std::find_if_not(first, json.end(), wanted);
    return {static_cast<std::size_t>(first - json.begin()),
            static_cast<std::size_t>(last - json.begin())};
}

// Replaces a number with another.
void replaceNumber(std::string& json, Random& random) {
    static constexpr std::array<std::string_view, 30> kNumbers{
        "0",          "1",          "2",
        "3",          "4",          "5",
        "6",          "7",          "-1",
        "0.5",        "1e30",       "1e308",
        "255",        "256",        "65535",
        "65536",      "2147483647", "2147483648",
        "4294967295", "4294967296", "5120",
        "5121",       "5122",       "5123",
        "5125",       "5126",       "9007199254740991",
        "268435456",  "null",       "[]"};
    const auto [first, last] = someToken(json, true, random);
    json.replace(first, last - first, kNumbers[random() % kNumbers.size()]);
}

// Overwrites a token with another: exchanges indices and names.
void copyToken(std::string& json, Random& random) {
    const bool number = random() % 2 == 0;
    const auto [from, fromEnd] = someToken(json, number, random);
    const std::string token = json.substr(from, fromEnd - from);
    const auto [first, last] = someToken(json, number, random);
    json.replace(first, last - first, token);
}

/// Repeats an object of a list, so that lists grow.
void repeatObject(std::string& json, std::size_t room, Random& random) {
    const std::size_t first = json.find('{', random() % std::max<std::size_t>(1, json.size()));
    const std::size_t last = json.find('}', first);
    if (first == std::string::npos || last == std::string::npos || room <= json.size()) {
        return;
    }
    const std::string object = ',' + json.substr(first, last + 1 - first);
    const std::size_t most = (room - json.size()) / object.size();
    std::string copies;
    for (std::size_t i = 0; most > 0 && i <= random() % most; ++i) {
        copies += object;
    }
    json.insert(last + 1, copies);
}

void mutateJson(std::string& json, std::size_t room, Random& random) {
    switch (random() % 8) {
        case 0:
        case 1:
            return replaceNumber(json, random);
        case 2:
        case 3:
            return copyToken(json, random);
        case 4:
            return repeatObject(json, room, random);
        default:
            return mutateBytes(json, room);
    }
}

}  // namespace

std::size_t mutateGltf(std::span<std::uint8_t> room, std::size_t size, unsigned int seed) {
    Random random(seed);
    std::optional<Glb> glb = parse(room.first(size));
    if (!glb || random() % 16 == 0) {
        return LLVMFuzzerMutate(room.data(), size, room.size());
    }

    const std::size_t spare = room.size() - size;
    if (glb->binary.empty() || random() % 4 != 0) {
        mutateJson(glb->json, glb->json.size() + std::min<std::size_t>(spare, 2048), random);
    } else {
        mutateBytes(glb->binary, glb->binary.size() + std::min<std::size_t>(spare, 256));
    }
    const Bytes out = packed(*glb);
    const std::size_t kept = std::min(out.size(), room.size());
    std::copy_n(out.begin(), kept, room.begin());
    return kept;
}

}  // namespace sinew::fuzz
