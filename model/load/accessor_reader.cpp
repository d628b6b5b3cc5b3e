// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/accessor_reader.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include "model/load/accessor_contents.h"
#include "model/load/path.h"

namespace sinew::load {
namespace {

Error invalid(std::string message, std::string pointer) {
    return {ErrorCode::InvalidAccessor, std::move(message), std::move(pointer)};
}

// Elements inside a buffer, already checked.
struct Elements {
    const std::uint8_t* first = nullptr;
    std::size_t stride = 0;
    std::size_t count = 0;
};

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
    const Bytes& buffer = document.buffers[view.buffer];
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

template <class T>
T load(const std::uint8_t* from) {
    T value;
    std::memcpy(&value, from, sizeof value);
    return value;
}

// glTF 2.0, 3.6.2.2: c / max for unsigned, max(c / max, -1) for signed components.
template <class T>
float normalized(T value) {
    constexpr float kMax = static_cast<float>(std::numeric_limits<T>::max());
    return std::max(static_cast<float>(value) / kMax, -1.0F);
}

struct Floats {
    using Out = float;
    bool normalize;
    template <class T>
    void read(const std::uint8_t* from, std::size_t width, float* to) const {
        for (std::size_t i = 0; i < width; ++i) {
            const T value = load<T>(from + i * sizeof(T));
            if constexpr (std::is_integral_v<T>)
                to[i] = normalize ? normalized(value) : static_cast<float>(value);
            else
                to[i] = value;
        }
    }
};

struct Integers {
    using Out = std::uint32_t;
    template <class T>
    void read(const std::uint8_t* from, std::size_t width, std::uint32_t* to) const {
        for (std::size_t i = 0; i < width; ++i)
            to[i] = static_cast<std::uint32_t>(load<T>(from + i * sizeof(T)));
    }
};

template <class T, class Convert>
void copyElements(const Elements& elements, std::size_t width, const Convert& convert,
                  typename Convert::Out* out) {
    for (std::size_t i = 0; i < elements.count; ++i)
        convert.template read<T>(elements.first + i * elements.stride, width, out + i * width);
}

template <class Convert>
void copyAll(const Elements& elements, ComponentType type, std::size_t width,
             const Convert& convert, typename Convert::Out* out) {
    switch (type) {
        case ComponentType::Byte:
            return copyElements<std::int8_t>(elements, width, convert, out);
        case ComponentType::UnsignedByte:
            return copyElements<std::uint8_t>(elements, width, convert, out);
        case ComponentType::Short:
            return copyElements<std::int16_t>(elements, width, convert, out);
        case ComponentType::UnsignedShort:
            return copyElements<std::uint16_t>(elements, width, convert, out);
        case ComponentType::UnsignedInt:
            return copyElements<std::uint32_t>(elements, width, convert, out);
        case ComponentType::Float:
            return copyElements<float>(elements, width, convert, out);
    }
}

// Base and sparse values into `out`, which holds zeros. Both were checked.
template <class Convert>
void readAll(const Document& document, const Accessor& accessor, const Convert& convert,
             std::span<typename Convert::Out> out) {
    const std::size_t width = componentCount(accessor.element);
    if (accessor.bufferView) {
        const auto base = locate(document, baseRequest(accessor), {});
        copyAll(*base, accessor.component, width, convert, out.data());
    }
    if (!accessor.sparse)
        return;
    const auto places = locate(document, sparseIndexRequest(*accessor.sparse), {});
    const auto values = locate(document, sparseValueRequest(accessor), {});
    for (std::size_t i = 0; i < places->count; ++i) {
        std::uint32_t place = 0;
        copyAll({places->first + i * places->stride, 0, 1}, accessor.sparse->indicesType, 1,
                Integers{}, &place);
        copyAll({values->first + i * values->stride, 0, 1}, accessor.component, width, convert,
                out.data() + place * width);
    }
}

}  // namespace

AccessorReader::AccessorReader(const Document& document, Findings& findings, MemoryBudget& budget)
    : m_document(document),
      m_findings(findings),
      m_budget(budget),
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
    for (std::size_t i = 0; i < places->count; ++i) {
        std::uint32_t place = 0;
        copyAll({places->first + i * places->stride, 0, 1}, sparse.indicesType, 1, Integers{},
                &place);
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

void AccessorReader::reportUnread() {
    for (std::size_t i = 0; i < m_reported.size(); ++i) {
        if (m_reported[i])
            continue;
        const Status ok = checkBounds(m_document.accessors[i], pointerTo("accessors", i));
        if (!ok && !lacksData(m_document.accessors[i]))
            m_findings.add({.severity = Severity::Error,
                            .code = "ACCESSOR_UNREADABLE",
                            .message = ok.error().message + "; nothing uses the accessor",
                            .pointer = ok.error().pointer});
    }
}

Status AccessorReader::prepare(std::uint32_t index, std::uint64_t bytesPerElement) {
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

Status AccessorReader::readFloats(std::uint32_t index, std::span<float> out) {
    const Accessor& accessor = m_document.accessors[index];
    readAll(m_document, accessor, Floats{accessor.normalized}, out);
    if (!m_reported[index])
        reportContents(accessor, out, pointerTo("accessors", std::size_t{index}), m_findings);
    m_reported[index] = true;
    return Nothing{};
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
    std::vector<float> out(accessor.count * width);
    if (const Status read = readFloats(index, out); !read)
        return read.error();
    return out;
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
    std::vector<std::uint32_t> out(accessor.count * width);
    readAll(m_document, accessor, Integers{}, std::span(out));
    if (!m_reported[index])
        reportContents(accessor, std::span<const std::uint32_t>(out), pointer, m_findings);
    m_reported[index] = true;
    return out;
}

}  // namespace sinew::load
