// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/scene/deform/agreement_report.h"
#include "viewport/scene/deform/computed_pose.h"

namespace sinew {

/// Computes the present pose by the processor, by the compute shader and by the vertex shader, from
/// the same palettes, and compares every position that the scene draws. Waits for the device.
/// Positions that are not finite on the processor do not count. Throws GpuError.
[[nodiscard]] AgreementReport checkAgreement(const ComputedScene& scene);

}  // namespace sinew
