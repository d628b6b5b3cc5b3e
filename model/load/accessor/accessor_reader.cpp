// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/accessor/accessor_reader.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>
#include <utility>

#include "model/load/accessor/accessor_contents.h"
#include "model/load/accessor/accessor_data.h"
#include "model/load/accessor/element_copy.h"
#include "model/load/accessor/kept_buffers.h"
#include "model/load/accessor/value_scan.h"
#include "model/load/invalid.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

// Not zero-initialised.
template <class T>
struct Fresh {
    explicit Fresh(std::size_t count) : owner(new T[count]), values(owner.get(), count) {}
    std::shared_ptr<T[]> owner;
    std::span<T> values;

    [[nodiscard]] SharedArray<T> done() && { return {std::move(owner), values}; }
};

template <class T>
SharedArray<T> copied(std::span<const T> values) {
    Fresh<T> out(values.size());
    std::copy(values.begin(), values.end(), out.values.begin());
    return std::move(out).done();
}

template <class T>
auto integerCopy(const Accessor& accessor) {
    return [&accessor](const Elements& elements, T* out) {
        copyIntegers(elements, accessor.component, componentCount(accessor.element), out);
    };
}

template <class T>
ComponentType typeOf() {
    return sizeof(T) == 1   ? ComponentType::UnsignedByte
           : sizeof(T) == 2 ? ComponentType::UnsignedShort
                            : ComponentType::UnsignedInt;
}

}  // namespace

AccessorReader::AccessorReader(const ParsedDocument& document, Findings& findings,
                               DecodedBudget& budget, std::stop_token stop)
    : m_document(document),
      m_findings(findings),
      m_budget(budget),
      m_stop(std::move(stop)),
      m_reported(document.accessors.size(), false),
      m_kept(keptBuffers(document)) {}

Status AccessorReader::checkBounds(const Accessor& accessor, const std::string& pointer) const {
    if (!accessor.isKnownFormat) {
        return invalidAccessor("the type of the accessor is not defined by glTF 2.0", pointer);
    }
    if (accessor.bufferView) {
        if (const auto base = baseElements(m_document, accessor, pointer); !base) {
            return base.error();
        }
    }
    if (accessor.sparse) {
        if (const Status ok = checkSparse(m_document, accessor, pointer); !ok) {
            return ok;
        }
    }
    if (accessor.count > std::numeric_limits<std::uint32_t>::max()) {
        return invalidAccessor("the accessor has more than 2^32 - 1 elements", pointer);
    }
    return Nothing{};
}

// 3.6.2.4: accessors are aligned to their components, columns of matrices to four bytes.
void AccessorReader::reportAlignment(std::size_t index) {
    const Accessor& accessor = m_document.accessors[index];
    if (!accessor.bufferView || !accessor.isKnownFormat) {
        return;
    }
    const std::uint32_t alignment = componentBytes(accessor.component);
    const BufferView& view = m_document.bufferViews[*accessor.bufferView];
    const bool aligned = accessor.byteOffset % alignment == 0 &&
                         (accessor.byteOffset + view.byteOffset) % alignment == 0;
    if (!aligned || (isMatrix(accessor.element) && accessor.byteOffset % 4 != 0)) {
        m_findings.add(Severity::Error, "ACCESSOR_UNALIGNED",
                       aligned
                           ? "the columns of the matrices do not start at multiples of four bytes"
                           : "the data is not aligned to its component size",
                       pointerTo("accessors", index));
    }
}

void AccessorReader::reportUnreadable(const Error& problem, const char* consequence,
                                      Severity severity) {
    m_findings.add(severity, "ACCESSOR_UNREADABLE", problem.message + consequence, problem.pointer);
}

void AccessorReader::reportRest() {
    const JsonValue::Array& sources = m_document.json.elements("accessors");
    for (std::size_t i = 0; i < m_reported.size() && !m_stop.stop_requested(); ++i) {
        const Accessor& accessor = m_document.accessors[i];
        const std::string pointer = pointerTo("accessors", i);
        if (i < sources.size()) {
            reportForm(accessor, sources[i], pointer, m_findings);
            reportAlignment(i);
        }
        if (m_document.lacksData(accessor)) {
            if (const Status fits = checkLayout(m_document, accessor, pointer); !fits) {
                reportUnreadable(fits.error(), "; its buffer has no data");
            }
            continue;
        }
        if (m_reported[i]) {
            continue;
        }
        if (!fitsSparse(accessor)) {
            reportNotChecked(i);
            continue;
        }
        if (const Status ok = checkBounds(accessor, pointer); !ok) {
            // Later versions may define more types.
            reportUnreadable(ok.error(), "; the accessor is unused",
                             accessor.isKnownFormat ? Severity::Error : Severity::Warning);
        } else {
            reportUnreadContents(static_cast<std::uint32_t>(i));
        }
    }
}

// Reading stays within the remaining memory budget of the asset.
void AccessorReader::reportUnreadContents(std::uint32_t index) {
    const Accessor& accessor = m_document.accessors[index];
    if (accessor.bufferView || accessor.sparse) {
        const bool isRead = accessor.component == ComponentType::UnsignedInt ? integers(index).ok()
                                                                             : floats(index).ok();
        if (!isRead) {
            reportNotChecked(index);
        }
    }
}

void AccessorReader::reportNotChecked(std::size_t index) {
    m_findings.add(Severity::Info, "ACCESSOR_NOT_CHECKED",
                   "the accessor is unused, and its values were not checked",
                   pointerTo("accessors", index));
}

// Many accessors can share one long list of sparse elements.
bool AccessorReader::fitsSparse(const Accessor& accessor) {
    return !accessor.sparse || accessor.sparse->count > accessor.count ||
           m_budget.take(accessor.sparse->count * sizeof(std::uint32_t), {}).ok();
}

Status AccessorReader::prepare(std::uint32_t index, std::uint64_t bytesPerElement) {
    if (m_stop.stop_requested()) {
        return cancelled();
    }
    const Accessor& accessor = m_document.accessors[index];
    const std::string pointer = pointerTo("accessors", index);
    if (const Status ok = checkBounds(accessor, pointer); !ok) {
        return ok;
    }
    return m_budget.take(accessor.count * bytesPerElement, pointer);
}

Status AccessorReader::takeAgain(std::uint32_t index, std::uint64_t bytesPerElement) {
    if (m_stop.stop_requested()) {
        return cancelled();
    }
    return m_budget.take(m_document.accessors[index].count * bytesPerElement,
                         pointerTo("accessors", index));
}

std::span<const float> AccessorReader::storedFloats(std::uint32_t index) const {
    const Accessor& accessor = m_document.accessors[index];
    return accessor.component == ComponentType::Float
               ? storedComponents<float>(m_document, accessor)
               : std::span<const float>();
}

void AccessorReader::reportOnce(std::uint32_t index, std::span<const float> values) {
    if (!m_reported[index]) {
        reportContents(m_document.accessors[index], values, pointerTo("accessors", index),
                       m_findings);
    }
    m_reported[index] = true;
}

template <class T>
void AccessorReader::reportIntegers(std::uint32_t index, std::span<const T> values) {
    if (m_reported[index]) {
        return;
    }
    m_reported[index] = true;
    const Accessor& accessor = m_document.accessors[index];
    const auto bounds = claimsBounds(accessor)
                            ? std::optional(boundsOf(values, componentCount(accessor.element)))
                            : std::nullopt;
    reportContents(accessor, bounds ? &*bounds : nullptr, pointerTo("accessors", index),
                   m_findings);
}

// Normalised integers.
template <class T>
void AccessorReader::reportShares(std::uint32_t index, std::span<const T> values) {
    if (m_reported[index]) {
        return;
    }
    m_reported[index] = true;
    const Accessor& accessor = m_document.accessors[index];
    std::optional<ValueBounds<float>> shares;
    if (claimsBounds(accessor)) {
        const ValueBounds<T> bounds = boundsOf(values, componentCount(accessor.element));
        shares = {{bounds.min.begin(), bounds.min.end()}, {bounds.max.begin(), bounds.max.end()}};
        for (std::vector<float>* of : {&shares->min, &shares->max}) {
            for (float& value : *of) {
                value /= static_cast<float>(std::numeric_limits<T>::max());
            }
        }
    }
    reportContents(accessor, shares ? &*shares : nullptr, pointerTo("accessors", index),
                   m_findings);
}

void AccessorReader::readFloats(std::uint32_t index, std::span<float> out) {
    const Accessor& accessor = m_document.accessors[index];
    readComponents(
        m_document, accessor,
        [&accessor](const Elements& elements, float* to) {
            copyFloats(elements, accessor.component, componentCount(accessor.element),
                       accessor.normalized, to);
        },
        out);
    reportOnce(index, out);
}

// The values in place, or a copy.
template <class T>
SharedArray<T> AccessorReader::kept(std::uint32_t index, std::span<const T> stored) const {
    const Accessor& accessor = m_document.accessors[index];
    const std::uint32_t buffer = m_document.bufferViews[*accessor.bufferView].buffer;
    return m_kept[buffer] ? SharedArray<T>(m_document.buffers[buffer].owner(), stored)
                          : copied(stored);
}

SharedArray<float> AccessorReader::sharedFloats(std::uint32_t index) {
    if (const std::span<const float> stored = storedFloats(index); !stored.empty()) {
        SharedArray<float> values = kept(index, stored);
        reportOnce(index, values);
        return values;
    }
    const Accessor& accessor = m_document.accessors[index];
    Fresh<float> out(accessor.count * componentCount(accessor.element));
    readFloats(index, out.values);
    return std::move(out).done();
}

template <class T>
SharedArray<T> AccessorReader::sharedIntegers(std::uint32_t index) {
    const Accessor& accessor = m_document.accessors[index];
    if (accessor.component == typeOf<T>()) {
        if (const auto stored = storedComponents<T>(m_document, accessor); !stored.empty()) {
            return kept(index, stored);
        }
    }
    Fresh<T> out(accessor.count * componentCount(accessor.element));
    readComponents(m_document, accessor, integerCopy<T>(accessor), out.values);
    return std::move(out).done();
}

Status AccessorReader::prepareFloats(std::uint32_t index) {
    const Accessor& accessor = m_document.accessors[index];
    const std::uint32_t width = componentCount(accessor.element);
    if (elementBytes(accessor.component, accessor.element) !=
        width * componentBytes(accessor.component)) {
        return invalidAccessor("small integer matrices are not supported here",
                               pointerTo("accessors", index));
    }
    return prepare(index, width * sizeof(float));
}

Result<std::vector<float>> AccessorReader::floats(std::uint32_t index) {
    if (const Status ok = prepareFloats(index); !ok) {
        return ok.error();
    }
    const Accessor& accessor = m_document.accessors[index];
    return read<float>(index, accessor.count * componentCount(accessor.element));
}

Result<SharedArray<float>> AccessorReader::components(std::uint32_t index) {
    if (const Status ok = prepareFloats(index); !ok) {
        return ok.error();
    }
    return sharedFloats(index);
}

Status AccessorReader::checkUnsigned(std::uint32_t index) const {
    const Accessor& accessor = m_document.accessors[index];
    if (accessor.component == ComponentType::UnsignedByte ||
        accessor.component == ComponentType::UnsignedShort ||
        accessor.component == ComponentType::UnsignedInt) {
        return Nothing{};
    }
    return invalidAccessor(std::string("unsigned integers are required here, not ") +
                               componentName(accessor.component),
                           pointerTo("accessors", index));
}

Result<std::vector<std::uint32_t>> AccessorReader::integers(std::uint32_t index) {
    if (const Status ok = checkUnsigned(index); !ok) {
        return ok.error();
    }
    const Accessor& accessor = m_document.accessors[index];
    const std::uint32_t width = componentCount(accessor.element);
    if (const Status ok = prepare(index, width * sizeof(std::uint32_t)); !ok) {
        return ok.error();
    }
    std::vector<std::uint32_t> out(accessor.count * width);
    readComponents(m_document, accessor, integerCopy<std::uint32_t>(accessor), std::span(out));
    reportIntegers(index, std::span<const std::uint32_t>(out));
    return out;
}

Result<IndexArray> AccessorReader::indices(std::uint32_t index, std::uint32_t& largest) {
    if (const Status ok = checkUnsigned(index); !ok) {
        return ok.error();
    }
    if (const Status ok = prepare(index, sizeof(std::uint32_t)); !ok) {
        return ok.error();
    }
    const auto finish = [&](const auto& values) -> IndexArray {
        if (values.empty()) {
            return values;
        }
        const Accessor& accessor = m_document.accessors[index];
        const auto bounds = boundsOf(std::span(values.data(), values.size()), 1);
        largest = bounds.max.front();
        if (!m_reported[index]) {
            reportContents(accessor, claimsBounds(accessor) ? &bounds : nullptr,
                           pointerTo("accessors", index), m_findings);
        }
        m_reported[index] = true;
        return values;
    };
    return m_document.accessors[index].component == ComponentType::UnsignedInt
               ? finish(sharedIntegers<std::uint32_t>(index))
               : finish(sharedIntegers<std::uint16_t>(index));
}

Result<JointArray> AccessorReader::joints(std::uint32_t index) {
    if (const Status ok = checkUnsigned(index); !ok) {
        return ok.error();
    }
    if (const Status ok = prepare(index, 4 * sizeof(std::uint32_t)); !ok) {
        return ok.error();
    }
    const auto finish = [&](const auto& values) {
        reportIntegers(index, std::span(values.data(), values.size()));
        return values;
    };
    switch (m_document.accessors[index].component) {
        case ComponentType::UnsignedByte:
            return JointArray(finish(sharedIntegers<std::uint8_t>(index)).as<glm::u8vec4>());
        case ComponentType::UnsignedShort:
            return JointArray(finish(sharedIntegers<std::uint16_t>(index)).as<glm::u16vec4>());
        default:
            break;
    }
    const SharedArray<std::uint32_t> wide = finish(sharedIntegers<std::uint32_t>(index));
    Fresh<std::uint16_t> narrow(wide.size());
    for (std::size_t i = 0; i < wide.size(); ++i) {
        if (wide[i] > 0xffff) {
            return Error{ErrorCode::InvalidAccessor,
                         "joint " + std::to_string(wide[i]) + " does not fit 16 bits",
                         {}};
        }
        narrow.values[i] = static_cast<std::uint16_t>(wide[i]);
    }
    return JointArray(std::move(narrow).done().as<glm::u16vec4>());
}

Result<WeightArray> AccessorReader::weights(std::uint32_t index) {
    if (const Status ok = prepareVectors<glm::vec4>(index); !ok) {
        return ok.error();
    }
    const auto finish = [&](const auto& values) {
        reportShares(index, std::span(values.data(), values.size()));
        return values;
    };
    const Accessor& accessor = m_document.accessors[index];
    if (accessor.normalized && accessor.component == ComponentType::UnsignedByte) {
        return WeightArray(finish(sharedIntegers<std::uint8_t>(index)).as<glm::u8vec4>());
    }
    if (accessor.normalized && accessor.component == ComponentType::UnsignedShort) {
        return WeightArray(finish(sharedIntegers<std::uint16_t>(index)).as<glm::u16vec4>());
    }
    return WeightArray(sharedFloats(index).as<glm::vec4>());
}

}  // namespace sinew::load
