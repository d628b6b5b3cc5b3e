// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/gltf_builder.h"

#include <algorithm>
#include <cassert>
#include <cstdio>
#include <cstring>

#include "model/load/load_asset.h"
#include "tests/support/require_listed.h"

namespace sinew::test {
namespace {

using Bytes = std::vector<std::uint8_t>;

[[maybe_unused]] std::uint32_t componentBytes(Component component) {
    switch (component) {
        case Component::Byte:
        case Component::UnsignedByte:
            return 1;
        case Component::Short:
        case Component::UnsignedShort:
            return 2;
        case Component::UnsignedInt:
        case Component::Float:
            return 4;
    }
    return 0;
}

std::uint32_t typeWidth(std::string_view type) {
    if (type == "SCALAR") {
        return 1;
    }
    const auto n = static_cast<std::uint32_t>(type.back() - '0');
    return type.starts_with("MAT") ? n * n : n;
}

template <class T>
void appendAs(Bytes& out, double value) {
    const T stored = static_cast<T>(value);
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(&stored);
    out.insert(out.end(), bytes, bytes + sizeof(T));
}

void appendComponent(Bytes& out, Component component, double value) {
    switch (component) {
        case Component::Byte:
            return appendAs<std::int8_t>(out, value);
        case Component::UnsignedByte:
            return appendAs<std::uint8_t>(out, value);
        case Component::Short:
            return appendAs<std::int16_t>(out, value);
        case Component::UnsignedShort:
            return appendAs<std::uint16_t>(out, value);
        case Component::UnsignedInt:
            return appendAs<std::uint32_t>(out, value);
        case Component::Float:
            return appendAs<float>(out, value);
    }
}

// Vertex attributes start each element on four bytes; the others are tightly packed, too.
Bytes packed(const std::vector<double>& values, std::uint32_t width, const AccessorOptions& how) {
    Bytes out;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (how.byteStride != 0 && i % width == 0) {
            out.resize(i / width * how.byteStride, 0xcd);
        }
        appendComponent(out, how.component, values[i]);
    }
    return out;
}

std::string accessorHead(std::string_view type, std::size_t count, const AccessorOptions& how) {
    return R"("type":")" + std::string(type) + R"(","componentType":)" +
           str(static_cast<int>(how.component)) + R"(,"count":)" + std::to_string(count) +
           (how.normalized ? R"(,"normalized":true)" : "");
}

// glTF 2.0, 3.6.2.5: animation input and POSITION need min and max.
std::string minMax(const std::vector<double>& values, std::uint32_t width) {
    if (values.empty()) {
        return {};
    }
    std::vector<double> low(values.begin(), values.begin() + width);
    std::vector<double> high = low;
    for (std::size_t i = 0; i < values.size(); ++i) {
        low[i % width] = std::min(low[i % width], values[i]);
        high[i % width] = std::max(high[i % width], values[i]);
    }
    return R"(,"min":)" + str(low) + R"(,"max":)" + str(high);
}

}  // namespace

std::string str(int number) {
    return std::to_string(number);
}

std::string str(const std::vector<double>& numbers) {
    std::string text = "[";
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        char number[32];
        std::snprintf(number, sizeof number, i == 0 ? "%.9g" : ",%.9g", numbers[i]);
        text += number;
    }
    return text + "]";
}

int GltfBuilder::add(const std::string& array, std::string json) {
    m_arrays[array].push_back(std::move(json));
    return static_cast<int>(m_arrays[array].size()) - 1;
}

void GltfBuilder::replace(const std::string& array, int index, std::string json) {
    m_arrays.at(array).at(static_cast<std::size_t>(index)) = std::move(json);
}

void GltfBuilder::set(const std::string& property, std::string json) {
    m_properties[property] = std::move(json);
}

int GltfBuilder::addBufferView(std::span<const std::uint8_t> bytes, std::uint32_t byteStride) {
    m_buffer.resize((m_buffer.size() + 3) / 4 * 4);
    const std::size_t offset = m_buffer.size();
    m_buffer.insert(m_buffer.end(), bytes.begin(), bytes.end());
    return add("bufferViews",
               R"({"buffer":0,"byteOffset":)" + std::to_string(offset) + R"(,"byteLength":)" +
                   std::to_string(bytes.size()) +
                   (byteStride != 0 ? R"(,"byteStride":)" + std::to_string(byteStride) : "") + "}");
}

int GltfBuilder::addAccessor(std::string_view type, const std::vector<double>& values,
                             const AccessorOptions& options) {
    const std::uint32_t width = typeWidth(type);
    assert(values.size() % width == 0);
    assert(options.byteStride == 0 ||
           options.byteStride >= width * componentBytes(options.component));
    const int view = addBufferView(packed(values, width, options), options.byteStride);
    return add("accessors", R"({"bufferView":)" + str(view) + "," +
                                accessorHead(type, values.size() / width, options) +
                                minMax(values, width) + "}");
}

int GltfBuilder::addSparseAccessor(std::string_view type, std::uint32_t count,
                                   const std::vector<double>& base, const SparseValues& sparse,
                                   const AccessorOptions& options) {
    const std::uint32_t width = typeWidth(type);
    std::string json = "{";
    if (!base.empty()) {
        json += R"("bufferView":)" +
                str(addBufferView(packed(base, width, options), options.byteStride)) + ",";
    }
    const std::vector<double> elements(sparse.elements.begin(), sparse.elements.end());
    const int indices = addBufferView(packed(elements, 1, {.component = sparse.indexComponent}));
    const int values =
        addBufferView(packed(sparse.values, width, {.component = options.component}));
    json += accessorHead(type, count, options) + R"(,"sparse":{"count":)" +
            std::to_string(elements.size()) + R"(,"indices":{"bufferView":)" + str(indices) +
            R"(,"componentType":)" + str(static_cast<int>(sparse.indexComponent)) +
            R"(},"values":{"bufferView":)" + str(values) + "}}}";
    return add("accessors", json);
}

int GltfBuilder::addSkin(const std::vector<int>& joints, const std::vector<double>& inverseBind) {
    std::string json = R"({"joints":)" + str(std::vector<double>(joints.begin(), joints.end()));
    if (!inverseBind.empty()) {
        json += R"(,"inverseBindMatrices":)" + str(addAccessor("MAT4", inverseBind));
    }
    return add("skins", json + "}");
}

int GltfBuilder::addAnimation(const std::string& name, const std::vector<ChannelSpec>& channels) {
    std::string samplers;
    std::string targets;
    for (std::size_t i = 0; i < channels.size(); ++i) {
        const ChannelSpec& channel = channels[i];
        const char* type = channel.path == "rotation"  ? "VEC4"
                           : channel.path == "weights" ? "SCALAR"
                                                       : "VEC3";
        const int input = addAccessor("SCALAR", channel.times);
        const int output = addAccessor(type, channel.values, channel.output);
        const std::string comma = i == 0 ? "" : ",";
        samplers += comma + R"({"input":)" + str(input) + R"(,"output":)" + str(output) +
                    R"(,"interpolation":")" + channel.interpolation + R"("})";
        targets += comma + R"({"sampler":)" + std::to_string(i) + R"(,"target":{"node":)" +
                   str(channel.node) + R"(,"path":")" + channel.path + R"("}})";
    }
    return add("animations", R"({"name":")" + name + R"(","samplers":[)" + samplers +
                                 R"(],"channels":[)" + targets + "]}");
}

std::string GltfBuilder::document(const std::string& bufferProperties) const {
    std::map<std::string, std::string> properties = m_properties;
    properties.try_emplace("asset", R"({"version":"2.0"})");
    for (const auto& [name, objects] : m_arrays) {
        std::string text = "[";
        for (const std::string& object : objects) {
            text += (text.size() > 1 ? ",\n" : "\n") + object;
        }
        properties[name] = text + "]";
    }
    if (!m_buffer.empty()) {
        properties.try_emplace("buffers", R"([{"byteLength":)" + std::to_string(m_buffer.size()) +
                                              bufferProperties + "}]");
    }
    std::string text = "{";
    for (const auto& [name, json] : properties) {
        text += (text.size() > 1 ? ",\n\"" : "\n\"") + name + "\":" + json;
    }
    return text + "}\n";
}

std::string GltfBuilder::gltf(const std::string& uri) const {
    const std::string source =
        uri.empty() ? "data:application/octet-stream;base64," + base64(m_buffer) : uri;
    return document(R"(,"uri":")" + source + R"(")");
}

Bytes GltfBuilder::glb() const {
    std::vector<GlbChunk> chunks{{0x4E4F534A, bytesOf(document(""))}};
    if (!m_buffer.empty()) {
        chunks.push_back({0x004E4942, m_buffer});
    }
    return glbFromChunks(chunks);
}

Result<std::shared_ptr<const Asset>> GltfBuilder::load() const {
    auto asset = loadAssetFromMemory(bytesOf(gltf()), {});
    if (asset) {
        requireListed((*asset)->findings);
    }
    return asset;
}

std::string base64(std::span<const std::uint8_t> bytes) {
    static constexpr char kDigits[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::size_t left = bytes.size() - i;
        const std::uint32_t group = bytes[i] * 65536U + (left > 1 ? bytes[i + 1] * 256U : 0U) +
                                    (left > 2 ? bytes[i + 2] : 0U);
        text += kDigits[group >> 18];
        text += kDigits[group >> 12 & 63];
        text += left > 1 ? kDigits[group >> 6 & 63] : '=';
        text += left > 2 ? kDigits[group & 63] : '=';
    }
    return text;
}

Bytes glbFromChunks(const std::vector<GlbChunk>& chunks) {
    Bytes out;
    const auto word = [&out](std::uint32_t value) { appendAs<std::uint32_t>(out, value); };
    word(0x46546C67);
    word(2);
    word(0);
    for (const GlbChunk& chunk : chunks) {
        const std::size_t padded = (chunk.bytes.size() + 3) / 4 * 4;
        word(static_cast<std::uint32_t>(padded));
        word(chunk.type);
        out.insert(out.end(), chunk.bytes.begin(), chunk.bytes.end());
        out.resize(out.size() + padded - chunk.bytes.size(), chunk.type == 0x4E4F534A ? ' ' : 0);
    }
    const auto length = static_cast<std::uint32_t>(out.size());
    std::memcpy(out.data() + 8, &length, sizeof length);
    return out;
}

Bytes bytesOf(std::string_view text) {
    return Bytes(text.begin(), text.end());
}

}  // namespace sinew::test
