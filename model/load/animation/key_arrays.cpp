// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/animation/key_arrays.h"

#include "model/load/accessor/accessor_format.h"

namespace sinew::load {

Result<SharedArray<float>> KeyArrays::floats(std::uint32_t accessor) {
    if (const auto known = m_known.find(accessor); known != m_known.end()) {
        const std::uint64_t bytes = componentCount((*this)[accessor].element) * sizeof(float);
        const Status ok = m_accessors.takeAgain(accessor, bytes);
        return ok ? Result<SharedArray<float>>(known->second) : ok.error();
    }
    Result<SharedArray<float>> values = m_accessors.components(accessor);
    if (values) {
        m_known.emplace(accessor, *values);
    }
    return values;
}

}  // namespace sinew::load
