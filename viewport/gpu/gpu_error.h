// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string>

namespace sinew {

/// The environment failed: no device, out of device memory, device lost. The message names the
/// operation. `kind` determines the exit code.
class GpuError : public std::runtime_error {
public:
    enum class Kind { NoDevice, LayerMissing, Failed, OutOfMemory, DeviceLost };
    GpuError(Kind kind, const std::string& message) : std::runtime_error(message), m_kind(kind) {}
    [[nodiscard]] Kind kind() const noexcept { return m_kind; }

private:
    Kind m_kind;
};

}  // namespace sinew
