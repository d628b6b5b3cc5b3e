// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/accessor/accessor_data.h"

#include "model/load/invalid.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

struct Request {
    std::uint32_t view = 0;
    std::uint64_t offset = 0;
    std::uint64_t count = 0;
    std::uint32_t elementBytes = 0;
    std::uint32_t elementExtent = 0;
};

std::uint64_t strideOf(const BufferView& view, const Request& request) {
    return view.byteStride != 0 ? view.byteStride : request.elementBytes;
}

// Offsets and counts are below 2^53 and strides below 2^8, so the sums cannot overflow.
Status checkView(const ParsedDocument& document, const Request& request,
                 const std::string& pointer) {
    const BufferView& view = document.bufferViews[request.view];
    const std::uint64_t stride = strideOf(view, request);
    if (stride < request.elementExtent) {
        return invalidAccessor("the stride of the buffer view is smaller than one element",
                               pointerTo("bufferViews", request.view, "byteStride"));
    }
    const std::uint64_t needed = (request.count - 1) * stride + request.elementExtent;
    if (request.offset > view.byteLength || needed > view.byteLength - request.offset) {
        return invalidAccessor("count " + std::to_string(request.count) + " needs " +
                                   std::to_string(request.offset + needed) +
                                   " bytes, the buffer view has " + std::to_string(view.byteLength),
                               pointer);
    }
    return Nothing{};
}

Result<Elements> locate(const ParsedDocument& document, const Request& request,
                        const std::string& pointer) {
    const BufferView& view = document.bufferViews[request.view];
    if (!document.bufferHasData[view.buffer]) {
        return invalidAccessor("the buffer has no data", pointerTo("buffers", view.buffer));
    }
    const auto bytes = document.buffers[view.buffer].part(view.byteOffset, view.byteLength);
    if (!bytes) {
        return invalidAccessor("the buffer view exceeds its buffer",
                               pointerTo("bufferViews", request.view));
    }
    if (const Status fits = checkView(document, request, pointer); !fits) {
        return fits.error();
    }
    return Elements{bytes->data() + request.offset, strideOf(view, request), request.count};
}

Request baseRequest(const Accessor& accessor) {
    return {*accessor.bufferView, accessor.byteOffset, accessor.count,
            elementBytes(accessor.component, accessor.element),
            elementExtent(accessor.component, accessor.element)};
}

Request sparseIndexRequest(const SparseData& sparse) {
    return {sparse.indicesView, sparse.indicesOffset, sparse.count,
            componentBytes(sparse.indicesType), componentBytes(sparse.indicesType)};
}

Request sparseValueRequest(const Accessor& accessor) {
    return {accessor.sparse->valuesView, accessor.sparse->valuesOffset, accessor.sparse->count,
            elementBytes(accessor.component, accessor.element),
            elementExtent(accessor.component, accessor.element)};
}

// Indices of the elements that the sparse values replace, checked.
std::vector<std::uint32_t> sparsePlaces(const Elements& places, ComponentType type) {
    std::vector<std::uint32_t> out(places.count);
    copyIntegers(places, type, 1, out.data());
    return out;
}

}  // namespace

Status checkLayout(const ParsedDocument& document, const Accessor& accessor,
                   const std::string& pointer) {
    return checkView(document, baseRequest(accessor), pointer);
}

Result<Elements> baseElements(const ParsedDocument& document, const Accessor& accessor,
                              const std::string& pointer) {
    return locate(document, baseRequest(accessor), pointer);
}

Status checkSparse(const ParsedDocument& document, const Accessor& accessor,
                   const std::string& pointer) {
    const SparseData& sparse = *accessor.sparse;
    const std::string here = pointer + "/sparse";
    if (sparse.count > accessor.count) {
        return invalidAccessor("more sparse values than elements", here + "/count");
    }
    if (sparse.indicesType != ComponentType::UnsignedByte &&
        sparse.indicesType != ComponentType::UnsignedShort &&
        sparse.indicesType != ComponentType::UnsignedInt) {
        return invalidAccessor("sparse indices must be unsigned integers",
                               here + "/indices/componentType");
    }
    const auto places = locate(document, sparseIndexRequest(sparse), here + "/indices");
    if (!places) {
        return places.error();
    }
    const auto values = locate(document, sparseValueRequest(accessor), here + "/values");
    if (!values) {
        return values.error();
    }

    std::uint64_t lowest = 0;
    for (const std::uint32_t place : sparsePlaces(*places, sparse.indicesType)) {
        if (place >= accessor.count) {
            return invalidAccessor("sparse index " + std::to_string(place) +
                                       " is out of range of " + std::to_string(accessor.count) +
                                       " elements",
                                   here + "/indices");
        }
        if (place < lowest) {
            return invalidAccessor("sparse indices must increase", here + "/indices");
        }
        lowest = std::uint64_t{place} + 1;
    }
    return Nothing{};
}

SparseElements sparseElements(const ParsedDocument& document, const Accessor& accessor) {
    const auto places = locate(document, sparseIndexRequest(*accessor.sparse), {});
    return {sparsePlaces(*places, accessor.sparse->indicesType),
            *locate(document, sparseValueRequest(accessor), {})};
}

}  // namespace sinew::load
