// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/accessor/accessor_reader.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "model/load/accessor/accessor_contents.h"
#include "model/load/accessor/element_copy.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

Error invalid(std::string message, std::string pointer) {
    return {ErrorCode::InvalidAccessor, std::move(message), std::move(pointer)};
}

struct Request {
    std::uint32_t view = 0;
    std::uint64_t offset = 0;
    std::uint64_t count = 0;
    std::uint32_t elementBytes = 0;
    std::uint32_t elementExtent = 0;
};

// Offsets and counts are below 2^53 and strides below 2^8, so the sums cannot overflow.
Result<Elements> locate(const Document& document, const Request& request,
                        const std::string& pointer) {
    const BufferView& view = document.bufferViews[request.view];
    const BufferBytes& buffer = document.buffers[view.buffer];
    if (!document.bufferHasData[view.buffer])
        return invalid("the buffer has no data", pointerTo("buffers", std::size_t{view.buffer}));
    if (view.byteOffset > buffer.size() || view.byteLength > buffer.size() - view.byteOffset)
        return invalid("the buffer view reaches past the end of its buffer",
                       pointerTo("bufferViews", std::size_t{request.view}));
    const std::uint64_t stride = view.byteStride != 0 ? view.byteStride : request.elementBytes;
    if (stride < request.elementExtent)
        return invalid("the stride of the buffer view is smaller than one element",
                       pointerTo("bufferViews", std::size_t{request.view}, "byteStride"));
    const std::uint64_t needed = (request.count - 1) * stride + request.elementExtent;
    if (request.offset > view.byteLength || needed > view.byteLength - request.offset)
        return invalid("count " + std::to_string(request.count) + " needs " +
                           std::to_string(request.offset + needed) +
                           " bytes, the buffer view has " + std::to_string(view.byteLength),
                       pointer);
    return Elements{buffer.data() + view.byteOffset + request.offset, stride, request.count};
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

struct Floats {
    using Out = float;
    bool normalize;
    void copy(const Elements& elements, ComponentType type, std::size_t width, float* out) const {
        copyFloats(elements, type, width, normalize, out);
    }
};

struct Integers {
    using Out = std::uint32_t;
    static void copy(const Elements& elements, ComponentType type, std::size_t width,
                     std::uint32_t* out) {
        copyIntegers(elements, type, width, out);
    }
};

// Which elements the sparse values replace; checked.
std::vector<std::uint32_t> sparsePlaces(const Elements& places, ComponentType type) {
    std::vector<std::uint32_t> out(places.count);
    copyIntegers(places, type, 1, out.data());
    return out;
}

// Base and sparse values into `out`, which holds zeros. Both were checked.
template <class Convert>
void readAll(const Document& document, const Accessor& accessor, const Convert& convert,
             std::span<typename Convert::Out> out) {
    const std::size_t width = componentCount(accessor.element);
    if (accessor.bufferView) {
        const auto base = locate(document, baseRequest(accessor), {});
        convert.copy(*base, accessor.component, width, out.data());
    }
    if (!accessor.sparse)
        return;
    const auto places = locate(document, sparseIndexRequest(*accessor.sparse), {});
    const auto values = locate(document, sparseValueRequest(accessor), {});
    const std::uint8_t* value = values->first;
    for (const std::uint32_t place : sparsePlaces(*places, accessor.sparse->indicesType)) {
        convert.copy({value, 0, 1}, accessor.component, width, out.data() + place * width);
        value += values->stride;
    }
}

template <class T>
bool isTight(const Elements& elements, std::size_t width) {
    return elements.stride == width * sizeof(T) &&
           reinterpret_cast<std::uintptr_t>(elements.first) % alignof(T) == 0;
}

// Made from where the values lie: nothing is written twice.
template <class T>
std::vector<std::uint32_t> widened(const Elements& elements, std::size_t width) {
    const auto* first = reinterpret_cast<const T*>(elements.first);
    return {first, first + elements.count * width};
}

std::vector<std::uint32_t> readIntegers(const Document& document, const Accessor& accessor) {
    const std::size_t width = componentCount(accessor.element);
    if (accessor.bufferView && !accessor.sparse) {
        const auto elements = locate(document, baseRequest(accessor), {});
        if (accessor.component == ComponentType::UnsignedShort &&
            isTight<std::uint16_t>(*elements, width))
            return widened<std::uint16_t>(*elements, width);
        if (accessor.component == ComponentType::UnsignedInt &&
            isTight<std::uint32_t>(*elements, width))
            return widened<std::uint32_t>(*elements, width);
    }
    std::vector<std::uint32_t> out(accessor.count * width);
    readAll(document, accessor, Integers{}, std::span(out));
    return out;
}

}  // namespace

AccessorReader::AccessorReader(const Document& document, Findings& findings, MemoryBudget& budget,
                               std::stop_token stop)
    : m_document(document),
      m_findings(findings),
      m_budget(budget),
      m_stop(std::move(stop)),
      m_reported(document.accessors.size(), false) {}

Status AccessorReader::checkSparse(const Accessor& accessor, const std::string& pointer) const {
    const SparseData& sparse = *accessor.sparse;
    const std::string here = pointer + "/sparse";
    if (sparse.count > accessor.count)
        return invalid("more sparse values than elements", here + "/count");
    if (sparse.indicesType != ComponentType::UnsignedByte &&
        sparse.indicesType != ComponentType::UnsignedShort &&
        sparse.indicesType != ComponentType::UnsignedInt)
        return invalid("sparse indices must be unsigned integers", here + "/indices/componentType");
    const auto places = locate(m_document, sparseIndexRequest(sparse), here + "/indices");
    if (!places)
        return places.error();
    const auto values = locate(m_document, sparseValueRequest(accessor), here + "/values");
    if (!values)
        return values.error();

    std::uint64_t lowest = 0;
    for (const std::uint32_t place : sparsePlaces(*places, sparse.indicesType)) {
        if (place >= accessor.count)
            return invalid("sparse index " + std::to_string(place) + " is past the last of " +
                               std::to_string(accessor.count) + " elements",
                           here + "/indices");
        if (place < lowest)
            return invalid("sparse indices must increase", here + "/indices");
        lowest = std::uint64_t{place} + 1;
    }
    return Nothing{};
}

Status AccessorReader::checkBounds(const Accessor& accessor, const std::string& pointer) const {
    if (!accessor.isKnownFormat)
        return invalid("the accessor's type is none that glTF 2.0 knows", pointer);
    if (accessor.bufferView)
        if (const auto base = locate(m_document, baseRequest(accessor), pointer); !base)
            return base.error();
    if (accessor.sparse)
        if (const Status ok = checkSparse(accessor, pointer); !ok)
            return ok;
    if (accessor.count > std::numeric_limits<std::uint32_t>::max())
        return invalid("more elements than 32 bits count", pointer);
    return Nothing{};
}

bool AccessorReader::lacksData(const Accessor& accessor) const {
    return accessor.bufferView &&
           !m_document.bufferHasData[m_document.bufferViews[*accessor.bufferView].buffer];
}

void AccessorReader::reportRest() {
    const JsonValue::Array& sources = m_document.json.elements("accessors");
    for (std::size_t i = 0; i < m_reported.size(); ++i) {
        const Accessor& accessor = m_document.accessors[i];
        const std::string pointer = pointerTo("accessors", i);
        if (i < sources.size())
            reportForm(accessor, sources[i], pointer, m_findings);
        if (m_reported[i] || lacksData(accessor))
            continue;
        if (const Status ok = checkBounds(accessor, pointer); !ok)
            m_findings.add({.severity = Severity::Error,
                            .code = "ACCESSOR_UNREADABLE",
                            .message = ok.error().message + "; nothing uses the accessor",
                            .pointer = ok.error().pointer});
        else
            reportUnreadContents(static_cast<std::uint32_t>(i));
    }
}

// Reading takes no more than is left of the asset's own memory.
void AccessorReader::reportUnreadContents(std::uint32_t index) {
    const Accessor& accessor = m_document.accessors[index];
    if (accessor.bufferView || accessor.sparse) {
        const bool read = accessor.component == ComponentType::UnsignedInt ? integers(index).ok()
                                                                           : floats(index).ok();
        if (!read)
            m_findings.add(
                {.severity = Severity::Info,
                 .code = "ACCESSOR_NOT_CHECKED",
                 .message = "nothing uses the accessor, and its values were not looked at",
                 .pointer = pointerTo("accessors", std::size_t{index})});
    }
}

Status AccessorReader::prepare(std::uint32_t index, std::uint64_t bytesPerElement) {
    if (m_stop.stop_requested())
        return Error{ErrorCode::Cancelled, "loading was cancelled", {}};
    const Accessor& accessor = m_document.accessors[index];
    const std::string pointer = pointerTo("accessors", std::size_t{index});
    if (const Status ok = checkBounds(accessor, pointer); !ok)
        return ok;
    if (accessor.bufferView && !m_reported[index]) {
        const std::uint32_t alignment = componentBytes(accessor.component);
        const BufferView& view = m_document.bufferViews[*accessor.bufferView];
        if (accessor.byteOffset % alignment != 0 ||
            (accessor.byteOffset + view.byteOffset) % alignment != 0)
            m_findings.add(
                {.severity = Severity::Error,
                 .code = "ACCESSOR_UNALIGNED",
                 .message = "the data does not start on a multiple of its component size",
                 .pointer = pointer});
    }
    return m_budget.take(accessor.count * bytesPerElement, pointer);
}

std::span<const float> AccessorReader::storedFloats(std::uint32_t index) const {
    const Accessor& accessor = m_document.accessors[index];
    if (accessor.component != ComponentType::Float || !accessor.bufferView || accessor.sparse)
        return {};
    const auto elements = locate(m_document, baseRequest(accessor), {});
    const std::size_t width = componentCount(accessor.element);
    if (!isTight<float>(*elements, width))
        return {};
    return {reinterpret_cast<const float*>(elements->first), elements->count * width};
}

void AccessorReader::reportOnce(std::uint32_t index, std::span<const float> values) {
    if (!m_reported[index])
        reportContents(m_document.accessors[index], values,
                       pointerTo("accessors", std::size_t{index}), m_findings);
    m_reported[index] = true;
}

void AccessorReader::readFloats(std::uint32_t index, std::span<float> out) {
    const Accessor& accessor = m_document.accessors[index];
    readAll(m_document, accessor, Floats{accessor.normalized}, out);
    reportOnce(index, out);
}

Result<std::vector<float>> AccessorReader::floats(std::uint32_t index) {
    const Accessor& accessor = m_document.accessors[index];
    const std::uint32_t width = componentCount(accessor.element);
    if (elementBytes(accessor.component, accessor.element) !=
        width * componentBytes(accessor.component))
        return invalid("small integer matrices are not supported here",
                       pointerTo("accessors", std::size_t{index}));
    if (const Status ok = prepare(index, width * sizeof(float)); !ok)
        return ok.error();
    return read<float>(index, accessor.count * width);
}

Result<std::vector<std::uint32_t>> AccessorReader::integers(std::uint32_t index) {
    const Accessor& accessor = m_document.accessors[index];
    const std::uint32_t width = componentCount(accessor.element);
    const std::string pointer = pointerTo("accessors", std::size_t{index});
    if (accessor.component != ComponentType::UnsignedByte &&
        accessor.component != ComponentType::UnsignedShort &&
        accessor.component != ComponentType::UnsignedInt)
        return invalid(std::string("unsigned integers are needed here, not ") +
                           componentName(accessor.component),
                       pointer);
    if (const Status ok = prepare(index, width * sizeof(std::uint32_t)); !ok)
        return ok.error();
    std::vector<std::uint32_t> out = readIntegers(m_document, accessor);
    if (!m_reported[index])
        reportContents(accessor, std::span<const std::uint32_t>(out), pointer, m_findings);
    m_reported[index] = true;
    return out;
}

}  // namespace sinew::load
