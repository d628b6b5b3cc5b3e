// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/codec/draco_encoder.h"

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wold-style-cast"
#include <draco/compression/encode.h>
#include <draco/mesh/mesh.h>
#pragma GCC diagnostic pop

#include <array>
#include <memory>

namespace sinew::test {
namespace {

using draco::GeometryAttribute;

GeometryAttribute::Type dracoKind(DracoSource::Kind kind) {
    switch (kind) {
        case DracoSource::Kind::Position:
            return GeometryAttribute::POSITION;
        case DracoSource::Kind::Color:
            return GeometryAttribute::COLOR;
        case DracoSource::Kind::Joints:
        case DracoSource::Kind::Weights:
            return GeometryAttribute::GENERIC;
    }
    return GeometryAttribute::GENERIC;
}

draco::DataType dracoType(DracoSource::Type type) {
    return type == DracoSource::Type::Uint8    ? draco::DT_UINT8
           : type == DracoSource::Type::Uint16 ? draco::DT_UINT16
                                               : draco::DT_FLOAT32;
}

template <class T>
void setValues(draco::PointAttribute& attribute, const DracoSource& source) {
    const auto width = static_cast<std::size_t>(source.width);
    for (std::size_t i = 0; i < source.values.size() / width; ++i) {
        std::array<T, 4> value{};
        for (std::size_t c = 0; c < width; ++c) {
            value[c] = static_cast<T>(source.values[i * width + c]);
        }
        attribute.SetAttributeValue(draco::AttributeValueIndex(static_cast<std::uint32_t>(i)),
                                    value.data());
    }
}

void addAttribute(draco::PointCloud& cloud, const DracoSource& source) {
    const draco::DataType type = dracoType(source.type);
    GeometryAttribute attribute;
    attribute.Init(dracoKind(source.kind), nullptr, static_cast<std::uint8_t>(source.width), type,
                   source.normalized, source.width * draco::DataTypeLength(type), 0);
    const int id = cloud.AddAttribute(attribute, true, cloud.num_points());
    draco::PointAttribute& added = *cloud.attribute(id);
    if (source.type == DracoSource::Type::Uint8) {
        setValues<std::uint8_t>(added, source);
    } else if (source.type == DracoSource::Type::Uint16) {
        setValues<std::uint16_t>(added, source);
    } else {
        setValues<float>(added, source);
    }
}

void addFaces(draco::Mesh& mesh, const std::vector<std::uint32_t>& indices) {
    for (std::size_t i = 0; i + 2 < indices.size(); i += 3) {
        mesh.AddFace({draco::PointIndex(indices[i]), draco::PointIndex(indices[i + 1]),
                      draco::PointIndex(indices[i + 2])});
    }
}

}  // namespace

std::vector<std::uint8_t> encodeDraco(const std::vector<DracoSource>& attributes,
                                      const std::vector<std::uint32_t>& indices,
                                      const DracoEncoding& encoding) {
    draco::Mesh mesh;
    const DracoSource& first = attributes.front();
    mesh.set_num_points(
        static_cast<std::uint32_t>(first.values.size() / static_cast<std::size_t>(first.width)));
    for (const DracoSource& source : attributes) {
        addAttribute(mesh, source);
    }
    addFaces(mesh, indices);
    if (encoding.deduplicated) {
        mesh.DeduplicateAttributeValues();
        mesh.DeduplicatePointIds();
    }
    if (encoding.metadata) {
        auto metadata = std::make_unique<draco::GeometryMetadata>();
        metadata->AddEntryString("name", "a mesh");
        mesh.AddMetadata(std::move(metadata));
    }
    draco::Encoder encoder;
    encoder.SetSpeedOptions(5, 5);
    encoder.SetEncodingMethod(encoding.sequential ? draco::MESH_SEQUENTIAL_ENCODING
                                                  : draco::MESH_EDGEBREAKER_ENCODING);
    if (encoding.positionBits > 0) {
        encoder.SetAttributeQuantization(GeometryAttribute::POSITION, encoding.positionBits);
    }
    draco::EncoderBuffer buffer;
    if (encoding.pointCloud) {
        encoder.SetEncodingMethod(draco::POINT_CLOUD_SEQUENTIAL_ENCODING);
    }
    const draco::Status done = encoding.pointCloud ? encoder.EncodePointCloudToBuffer(mesh, &buffer)
                                                   : encoder.EncodeMeshToBuffer(mesh, &buffer);
    if (!done.ok()) {
        return {};
    }
    return {buffer.data(), buffer.data() + buffer.size()};
}

}  // namespace sinew::test
