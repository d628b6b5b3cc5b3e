// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/asset/asset.h"
#include "model/asset/component_type.h"
#include "model/core/json_value.h"
#include "model/load/source/read_file.h"

namespace sinew::load {

using Bytes = std::vector<std::uint8_t>;

/// The bytes of one buffer: owned, from a file, or part of the loaded file, which outlives the
/// document.
class BufferBytes {
public:
    BufferBytes(Bytes own) : BufferBytes(std::make_shared<const Bytes>(std::move(own))) {}
    explicit BufferBytes(FileBytes file)
        : m_owner(file.owner()), m_file(std::move(file)), m_bytes(m_file.bytes()) {}
    /// `owner` keeps the bytes alive and unchanged; null: they are borrowed.
    BufferBytes(std::span<const std::uint8_t> bytes, std::shared_ptr<const void> owner)
        : m_owner(std::move(owner)), m_bytes(bytes) {}

    // Moving does not change the address of the bytes.
    BufferBytes(BufferBytes&&) noexcept = default;
    BufferBytes& operator=(BufferBytes&&) noexcept = default;

    [[nodiscard]] const std::uint8_t* data() const noexcept { return m_bytes.data(); }
    [[nodiscard]] std::size_t size() const noexcept { return m_bytes.size(); }
    [[nodiscard]] const std::uint8_t* begin() const noexcept { return data(); }
    [[nodiscard]] const std::uint8_t* end() const noexcept { return data() + size(); }

    /// `bytes` bytes from `offset` on; none if the buffer ends before them.
    [[nodiscard]] std::optional<std::span<const std::uint8_t>> part(
        std::uint64_t offset, std::uint64_t bytes) const noexcept {
        return offset <= size() && bytes <= size() - offset
                   ? std::optional(m_bytes.subspan(offset, bytes))
                   : std::nullopt;
    }

    /// Shared ownership for using the bytes longer than the document; may be null.
    [[nodiscard]] const std::shared_ptr<const void>& owner() const noexcept { return m_owner; }

    /// Whether the file was truncated after opening; some bytes were then read as zeros.
    [[nodiscard]] bool changed() const noexcept { return m_file.changed(); }

private:
    explicit BufferBytes(const std::shared_ptr<const Bytes>& own) : m_owner(own), m_bytes(*own) {}

    std::shared_ptr<const void> m_owner;
    FileBytes m_file;
    std::span<const std::uint8_t> m_bytes;
};

struct BufferView {
    std::uint32_t buffer = 0;
    std::uint64_t byteOffset = 0;
    std::uint64_t byteLength = 0;
    std::uint32_t byteStride = 0;  // 0: tightly packed
};

enum class ElementType { Scalar, Vec2, Vec3, Vec4, Mat2, Mat3, Mat4 };

struct SparseData {
    std::uint64_t count = 0;
    std::uint32_t indicesView = 0;
    std::uint64_t indicesOffset = 0;
    ComponentType indicesType = ComponentType::UnsignedInt;
    std::uint32_t valuesView = 0;
    std::uint64_t valuesOffset = 0;
};

struct Accessor {
    std::optional<std::uint32_t> bufferView;  // none: zeros
    std::uint64_t byteOffset = 0;
    ComponentType component = ComponentType::Float;
    ElementType element = ElementType::Scalar;
    bool normalized = false;
    std::uint64_t count = 0;
    std::optional<SparseData> sparse;
    std::vector<double> min;
    std::vector<double> max;
    bool lossy = false;         // decoded from lossy compression: min and max are approximate
    bool isMorphDelta = false;  // only morph targets use it: zeros are usual
    bool isKnownFormat = true;  // false: its type is not defined by glTF 2.0, so it cannot be read
};

/// Attribute names and accessors, sorted by name.
using AttributeMap = std::vector<std::pair<std::string, std::uint32_t>>;

/// `end()` if there is no attribute with that name.
[[nodiscard]] inline AttributeMap::const_iterator findAttribute(const AttributeMap& attributes,
                                                                std::string_view name) {
    const auto found = std::lower_bound(
        attributes.begin(), attributes.end(), name,
        [](const auto& attribute, std::string_view wanted) { return attribute.first < wanted; });
    return found != attributes.end() && found->first == name ? found : attributes.end();
}

struct PrimitiveSource {
    AttributeMap attributes;
    std::vector<AttributeMap> targets;
    std::optional<std::uint32_t> indices;
    MaterialIndex material;
    std::uint32_t mode = 4;
};

/// Calls `visit(accessor, isIndices)` with every accessor of the primitive: of its attributes, of
/// its morph targets, of its indices.
template <class Visit>
void eachAccessor(const PrimitiveSource& primitive, const Visit& visit) {
    const auto attributes = [&](const AttributeMap& all) {
        for (const auto& [name, accessor] : all) {
            visit(accessor, false);
        }
    };
    attributes(primitive.attributes);
    std::for_each(primitive.targets.begin(), primitive.targets.end(), attributes);
    if (primitive.indices) {
        visit(*primitive.indices, true);
    }
}

struct MeshSource {
    std::vector<PrimitiveSource> primitives;
};

struct SkinSource {
    std::optional<std::uint32_t> inverseBindMatrices;
};

struct SamplerSource {
    std::uint32_t input = 0;
    std::uint32_t output = 0;
    std::string interpolation;
};

struct ChannelSource {
    std::uint32_t sampler = 0;
    NodeIndex node;
    std::string path;
};

struct AnimationSource {
    std::vector<SamplerSource> samplers;
    std::vector<ChannelSource> channels;
};

/// The parsed file, before accessors are read. The lists are parallel to those of the asset parsed
/// with it.
struct ParsedDocument {
    JsonValue json;  // checked, including extensions and extras; moved to the asset at the end
    std::vector<BufferBytes> buffers;
    std::vector<bool> bufferHasData;  // false: no URI and no BIN chunk; the bytes are invalid
    std::vector<BufferView> bufferViews;
    std::vector<Accessor> accessors;
    std::vector<MeshSource> meshes;
    std::vector<SkinSource> skins;
    std::vector<AnimationSource> animations;
    std::set<std::string, std::less<>> required;  // extensionsRequired
    bool quantized = false;                       // KHR_mesh_quantization is declared

    // After a stop, code that walks the document may return at any point; the load is abandoned.
    std::stop_token stop;

    [[nodiscard]] bool stopped() const noexcept { return stop.stop_requested(); }

    /// Whether the accessor has a buffer view, of a buffer without data.
    [[nodiscard]] bool lacksData(const Accessor& accessor) const {
        return accessor.bufferView && !bufferHasData[bufferViews[*accessor.bufferView].buffer];
    }

    /// The same as `load::eachAccessor`, for the primitives of all meshes.
    template <class Visit>
    void eachAccessor(const Visit& visit) const {
        for (const MeshSource& mesh : meshes) {
            for (const PrimitiveSource& primitive : mesh.primitives) {
                load::eachAccessor(primitive, visit);
            }
        }
    }
};

}  // namespace sinew::load
