// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/codec/draco.h"

#include <array>
#include <cstring>
#include <exception>
#include <string>

#include "model/core/abandon.h"
#include "model/image/image_error.h"

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wold-style-cast"
#include <draco/compression/config/decoder_options.h>
#include <draco/compression/mesh/mesh_edgebreaker_decoder.h>
#include <draco/compression/mesh/mesh_sequential_decoder.h>
#include <draco/core/varint_decoding.h>
#include <draco/mesh/mesh.h>
#pragma GCC diagnostic pop

namespace sinew::codec {
namespace {

// Estimated working memory: faces with corner table and flags; seams per attribute.
constexpr std::uint64_t kBytesPerFace = 96;
constexpr std::uint64_t kBytesPerFaceAndSeam = 24;
constexpr std::uint64_t kWorkingBytesPerComponent = 12;

// Up to here a stop waits for the step of Draco that is running.
constexpr std::size_t kBytesToWaitFor = 16384;

Error broken(std::string message, std::string pointer = {}) {
    return {ErrorCode::InvalidBuffer, std::move(message), std::move(pointer)};
}

struct Connectivity {
    std::uint32_t faces = 0;
    std::uint8_t seams = 0;  // attributes with their own connectivity
};

// Reads one count of the header: a varint since bitstream `varintSince`, four bytes before.
bool readCount(draco::DecoderBuffer& buffer, bool varint, std::uint32_t* out) {
    return varint ? draco::DecodeVarint(out, &buffer) : buffer.Decode(out);
}

// Reads the counts that Draco is about to allocate for, without advancing the buffer.
bool peekEdgebreaker(draco::DecoderBuffer buffer, std::uint16_t version, Connectivity& out) {
    const bool varint = version >= DRACO_BITSTREAM_VERSION(2, 0);
    std::uint32_t ignored = 0;
    if (version < DRACO_BITSTREAM_VERSION(2, 2) && !readCount(buffer, varint, &ignored)) {
        return false;
    }
    return readCount(buffer, varint, &ignored) && readCount(buffer, varint, &out.faces) &&
           buffer.Decode(&out.seams);
}

bool peekSequential(draco::DecoderBuffer buffer, std::uint16_t version, Connectivity& out) {
    return readCount(buffer, version >= DRACO_BITSTREAM_VERSION(2, 2), &out.faces);
}

/// Memory that one decode has reserved from its limits; released on destruction.
class Reservation {
public:
    explicit Reservation(const DracoLimits& limits)
        : m_left(limits.maxBytes), m_shared(limits.shared), m_stop(limits.stop) {}
    ~Reservation() {
        if (m_shared != nullptr) {
            *m_shared += m_taken;
        }
    }
    Reservation(const Reservation&) = delete;
    Reservation& operator=(const Reservation&) = delete;

    [[nodiscard]] bool exceeded() const noexcept { return m_exceeded; }
    [[nodiscard]] bool stopped() const noexcept { return m_stop.stop_requested(); }

    /// Called before each step. False if the step would exceed the limit or decoding was stopped.
    [[nodiscard]] bool take(std::uint64_t bytes) noexcept {
        if (stopped()) {
            return false;
        }
        m_exceeded = m_exceeded || bytes > m_left || !takeShared(bytes);
        if (m_exceeded) {
            return false;
        }
        m_left -= bytes;
        m_taken += bytes;
        return true;
    }

private:
    bool takeShared(std::uint64_t bytes) noexcept {
        if (m_shared == nullptr) {
            return true;
        }
        std::uint64_t left = *m_shared;
        while (bytes <= left) {
            if (m_shared->compare_exchange_weak(left, left - bytes)) {
                return true;
            }
        }
        return false;
    }

    std::uint64_t m_left;
    std::uint64_t m_taken = 0;
    std::shared_ptr<std::atomic<std::uint64_t>> m_shared;
    const std::stop_token& m_stop;
    bool m_exceeded = false;
};

/// A Draco decoder that estimates its memory before it allocates.
template <class Decoder>
class LimitedDecoder : public Decoder {
public:
    explicit LimitedDecoder(Reservation& memory) : m_memory(memory) {}

protected:
    bool DecodeConnectivity() override {
        Connectivity counts;
        const bool read = std::is_same_v<Decoder, draco::MeshEdgebreakerDecoder>
                              ? peekEdgebreaker(*this->buffer(), this->bitstream_version(), counts)
                              : peekSequential(*this->buffer(), this->bitstream_version(), counts);
        return read &&
               m_memory.take(counts.faces *
                             (kBytesPerFace + kBytesPerFaceAndSeam * counts.seams)) &&
               Decoder::DecodeConnectivity();
    }

    // The attributes and the vertex count are known here; nothing is decoded yet.
    bool DecodeAllAttributes() override {
        const draco::PointCloud& cloud = *this->point_cloud();
        std::uint64_t bytesPerVertex = 0;
        for (int i = 0; i < cloud.num_attributes(); ++i) {
            const draco::PointAttribute& attribute = *cloud.attribute(i);
            const auto components = std::uint64_t{attribute.num_components()};
            bytesPerVertex += components * kWorkingBytesPerComponent +
                              static_cast<std::uint64_t>(attribute.byte_stride()) + 4;
        }
        return m_memory.take(cloud.num_points() * bytesPerVertex) && Decoder::DecodeAllAttributes();
    }

private:
    Reservation& m_memory;
};

template <class Decoder>
Status decodeWith(draco::DecoderBuffer& buffer, Reservation& memory, draco::Mesh& mesh) {
    LimitedDecoder<Decoder> decoder(memory);
    const draco::DecoderOptions options;
    const draco::Status done = decoder.Decode(options, &buffer, &mesh);
    if (memory.stopped()) {
        return decodingCancelled();
    }
    if (memory.exceeded()) {
        return Error{ErrorCode::LimitExceeded,
                     "the Draco mesh would be disproportionately larger than its compressed data",
                     {}};
    }
    if (!done.ok()) {
        return broken("the Draco data is damaged: " + done.error_msg_string());
    }
    return Nothing{};
}

Status decodeMesh(std::span<const std::uint8_t> source, Reservation& memory, draco::Mesh& mesh) {
    draco::DecoderBuffer buffer;
    buffer.Init(reinterpret_cast<const char*>(source.data()), source.size());
    draco::DecoderBuffer ahead = buffer;
    draco::DracoHeader header;
    if (!draco::PointCloudDecoder::DecodeHeader(&ahead, &header).ok()) {
        return broken("the data is not a Draco mesh");
    }
    if (header.encoder_type != draco::TRIANGULAR_MESH) {
        return broken("the Draco data holds a point cloud, but a mesh is required");
    }
    if (header.encoder_method == draco::MESH_SEQUENTIAL_ENCODING) {
        return decodeWith<draco::MeshSequentialDecoder>(buffer, memory, mesh);
    }
    if (header.encoder_method == draco::MESH_EDGEBREAKER_ENCODING) {
        return decodeWith<draco::MeshEdgebreakerDecoder>(buffer, memory, mesh);
    }
    return broken("the Draco data uses an unknown method");
}

Result<std::vector<std::uint32_t>> readIndices(const draco::Mesh& mesh) {
    std::vector<std::uint32_t> indices;
    indices.reserve(std::size_t{mesh.num_faces()} * 3);
    for (draco::FaceIndex face(0); face < mesh.num_faces(); ++face) {
        for (const draco::PointIndex& point : mesh.face(face)) {
            if (point.value() >= mesh.num_points()) {
                return broken(
                    "a triangle of the Draco mesh references a vertex that does not exist");
            }
            indices.push_back(point.value());
        }
    }
    return indices;
}

template <class T>
constexpr draco::DataType kDataType = draco::DT_INVALID;
template <>
constexpr draco::DataType kDataType<std::int8_t> = draco::DT_INT8;
template <>
constexpr draco::DataType kDataType<std::uint8_t> = draco::DT_UINT8;
template <>
constexpr draco::DataType kDataType<std::int16_t> = draco::DT_INT16;
template <>
constexpr draco::DataType kDataType<std::uint16_t> = draco::DT_UINT16;
template <>
constexpr draco::DataType kDataType<std::uint32_t> = draco::DT_UINT32;
template <>
constexpr draco::DataType kDataType<float> = draco::DT_FLOAT32;

// Converts one vertex; false if a value does not fit the type.
template <class T>
bool convertValue(const draco::PointAttribute& source, draco::AttributeValueIndex value,
                  std::size_t width, std::uint8_t* to) {
    if (source.data_type() == kDataType<T>) {
        std::memcpy(to, source.GetAddress(value), width * sizeof(T));
        return true;
    }
    std::array<T, 4> converted{};
    if (!source.ConvertValue<T>(value, static_cast<std::int8_t>(width), converted.data())) {
        return false;
    }
    std::memcpy(to, converted.data(), width * sizeof(T));
    return true;
}

template <class T>
Result<std::vector<std::uint8_t>> readValues(const draco::PointAttribute& source,
                                             std::uint32_t vertices, std::size_t width) {
    std::vector<std::uint8_t> out(std::size_t{vertices} * width * sizeof(T));
    for (std::uint32_t i = 0; i < vertices; ++i) {
        const draco::AttributeValueIndex value = source.mapped_index(draco::PointIndex(i));
        if (value.value() >= source.size()) {
            return broken("a vertex of the Draco mesh has no value in an attribute");
        }
        if (!convertValue<T>(source, value, width, out.data() + i * width * sizeof(T))) {
            return broken("a value in the Draco mesh does not fit the type of its accessor",
                          "/attributes");
        }
    }
    return out;
}

Result<std::vector<std::uint8_t>> readAttribute(const draco::Mesh& mesh,
                                                const DracoAttribute& wanted) {
    const draco::PointAttribute* source = mesh.GetAttributeByUniqueId(wanted.uniqueId);
    const std::string name = "attribute " + std::to_string(wanted.uniqueId);
    if (source == nullptr) {
        return broken("the Draco mesh has no " + name, "/attributes");
    }
    if (source->num_components() != wanted.width) {
        return broken(name + " of the Draco mesh has " + std::to_string(source->num_components()) +
                          " components, its accessor " + std::to_string(wanted.width),
                      "/attributes");
    }
    // Draco reads any byte as bool, which is undefined; glTF has no bool attributes.
    if (source->data_type() == draco::DT_BOOL) {
        return broken(name + " of the Draco mesh holds boolean values", "/attributes");
    }
    const auto stride = static_cast<std::uint64_t>(source->byte_stride());
    if (source->buffer() == nullptr ||
        static_cast<std::uint64_t>(source->byte_offset()) + source->size() * stride >
            source->buffer()->data_size()) {
        return broken(name + " of the Draco mesh is incomplete");
    }
    return withComponentType(wanted.component, [&](auto zero) {
        return readValues<decltype(zero)>(*source, mesh.num_points(), wanted.width);
    });
}

Result<DracoMesh> decode(std::span<const std::uint8_t> source,
                         std::span<const DracoAttribute> attributes, const DracoLimits& limits) {
    Reservation memory(limits);
    draco::Mesh mesh;
    if (const Status decoded = decodeMesh(source, memory, mesh); !decoded) {
        return decoded.error();
    }
    DracoMesh out;
    out.vertexCount = mesh.num_points();
    Result<std::vector<std::uint32_t>> indices = readIndices(mesh);
    if (!indices) {
        return indices.error();
    }
    out.indices = std::move(*indices);
    for (const DracoAttribute& wanted : attributes) {
        if (memory.stopped()) {
            return decodingCancelled();
        }
        Result<std::vector<std::uint8_t>> values = readAttribute(mesh, wanted);
        if (!values) {
            return values.error();
        }
        out.attributes.push_back(std::move(*values));
    }
    return out;
}

}  // namespace

Result<DracoMesh> decodeDraco(std::span<const std::uint8_t> source,
                              std::span<const DracoAttribute> attributes,
                              const DracoLimits& limits) {
    try {
        if (!limits.stop.stop_possible() || source.size() <= kBytesToWaitFor) {
            return decode(source, attributes, limits);
        }
        const auto work = [source = std::vector(source.begin(), source.end()),
                           attributes = std::vector(attributes.begin(), attributes.end()),
                           limits] { return decode(source, attributes, limits); };
        return runUnlessStopped(work, limits.stop).value_or(decodingCancelled());
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::LimitExceeded, "not enough memory for the Draco mesh", {}};
    } catch (const std::exception& problem) {
        return broken(std::string("the Draco data is damaged: ") + problem.what());
    }
}

}  // namespace sinew::codec
