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
    /// NoDriver: the machine has no Vulkan device at all.
    enum class Kind { NoDriver, NoDevice, LayerMissing, Failed, OutOfMemory, DeviceLost };
    GpuError(Kind kind, const std::string& message) : std::runtime_error(message), m_kind(kind) {}
    [[nodiscard]] Kind kind() const noexcept { return m_kind; }

private:
    Kind m_kind;
};

/// Kind NoDriver. Adds the name of the package that has a device without a graphics card.
[[nodiscard]] GpuError noDriver(const std::string& message);

}  // namespace sinew
