// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/asset/asset.h"
#include "model/core/result.h"

namespace sinew::test {

/// glTF 2.0, 3.6.2.2.
enum class Component : std::uint32_t {
    Byte = 5120,
    UnsignedByte = 5121,
    Short = 5122,
    UnsignedShort = 5123,
    UnsignedInt = 5125,
    Float = 5126,
};

struct AccessorOptions {
    Component component = Component::Float;
    bool normalized = false;
    std::uint32_t byteStride = 0;  // 0: tightly packed; else at least the element's size
};

/// Values of a few elements that replace those of a base (or zeros, without one).
struct SparseValues {
    std::vector<std::uint32_t> elements;  // increasing
    std::vector<double> values;
    Component indexComponent = Component::UnsignedShort;
};

/// One channel with its own sampler. Values per key as in `Sampler::values`.
struct ChannelSpec {
    int node = 0;
    std::string path = "translation";  // "rotation", "scale", "weights"
    std::string interpolation = "LINEAR";
    std::vector<double> times;
    std::vector<double> values;
    AccessorOptions output = {};
};

/// Builds a glTF document with one buffer in memory. Objects are JSON text, so that tests can write
/// valid and invalid files; helpers cover the tedious parts. Every `add…` returns the index of the
/// new object in its top-level array.
///
///     GltfBuilder gltf;
///     const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
///     gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + str(position) + "}}]}");
///     gltf.add("nodes", R"({"mesh":0})");
///     const auto asset = gltf.load();
class GltfBuilder {
public:
    /// Appends JSON text to a top-level array ("nodes", "meshes", "skins", …).
    int add(const std::string& array, std::string json);

    /// Replaces an object that `add` made.
    void replace(const std::string& array, int index, std::string json);

    /// Sets a top-level property ("scene", "extensionsUsed", …). "asset" has a default.
    void set(const std::string& property, std::string json);

    int addBufferView(std::span<const std::uint8_t> bytes, std::uint32_t byteStride = 0);

    /// `type` is "SCALAR" … "MAT4"; `values` are the stored numbers (integers as they lie in the
    /// file, not normalised), elements one after another. Matrices only with 4-byte components.
    int addAccessor(std::string_view type, const std::vector<double>& values,
                    const AccessorOptions& options = {});

    /// `count` elements; `base` empty: no buffer view, zeros.
    int addSparseAccessor(std::string_view type, std::uint32_t count,
                          const std::vector<double>& base, const SparseValues& sparse,
                          const AccessorOptions& options = {});

    /// `inverseBind`: 16 numbers per joint, column-major; empty: none is stored.
    int addSkin(const std::vector<int>& joints, const std::vector<double>& inverseBind = {});

    int addAnimation(const std::string& name, const std::vector<ChannelSpec>& channels);

    /// The document; the buffer lies in it as a data URI, or is left to `uri` when that is given.
    [[nodiscard]] std::string gltf(const std::string& uri = {}) const;
    [[nodiscard]] std::vector<std::uint8_t> glb() const;
    [[nodiscard]] const std::vector<std::uint8_t>& buffer() const { return m_buffer; }

    /// Loads `gltf()` from memory.
    [[nodiscard]] Result<std::shared_ptr<const Asset>> load() const;

private:
    [[nodiscard]] std::string document(const std::string& bufferProperties) const;

    std::map<std::string, std::vector<std::string>> m_arrays;
    std::map<std::string, std::string> m_properties;
    std::vector<std::uint8_t> m_buffer;
};

/// "12", "[0,1.5]": for JSON text.
[[nodiscard]] std::string str(int number);
[[nodiscard]] std::string str(const std::vector<double>& numbers);

[[nodiscard]] std::string base64(std::span<const std::uint8_t> bytes);

/// GLB container around any chunks; `type` is 0x4E4F534A (JSON) or 0x004E4942 (BIN) or else.
struct GlbChunk {
    std::uint32_t type = 0;
    std::vector<std::uint8_t> bytes;  // padded to four bytes by the writer
};
[[nodiscard]] std::vector<std::uint8_t> glbFromChunks(const std::vector<GlbChunk>& chunks);

[[nodiscard]] std::vector<std::uint8_t> bytesOf(std::string_view text);

/// A skinned bar along +Y with `segments` joints in a chain one unit apart, quads of four vertices
/// per level, morph target 0 moving everything by (1, 0, 0), and one animation "Bend" that turns
/// joint 1 by 90° about Z from 0 to 1 s. Nodes: 0 is the mesh, 1 … the joints. Inverse bind
/// matrices are stored.
[[nodiscard]] GltfBuilder skinnedBar(int segments = 3);

/// For tests that fill an Asset by hand: sets parents from children, `parentsFirst`, morph weight
/// ranges, animation ranges and animated properties.
[[nodiscard]] std::shared_ptr<const Asset> finishAsset(Asset asset);

}  // namespace sinew::test
