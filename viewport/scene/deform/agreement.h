// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/scene/deform/agreement_report.h"
#include "viewport/scene/deform/computed_pose.h"

namespace sinew {

/// Deforms the current pose on the CPU, in the compute shader and in the vertex shader, from the
/// same palettes, and compares every position that the scene draws. Waits for the device. Ignores
/// positions that are not finite on the CPU. Throws GpuError.
[[nodiscard]] AgreementReport checkAgreement(const ComputedScene& scene);

}  // namespace sinew
