// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "model/image/image_codec.h"

namespace sinew::python {

/// Draws what `sinew-cli render FILE` draws with these options ("--size=640x480"). `output`: the
/// file that is written, a picture or a film; empty: none, and the one picture is returned.
/// One at a time: further threads wait. The device is opened by the first one and kept. Throws
/// Failure, GpuError.
[[nodiscard]] std::optional<PixelImage> drawPicture(const std::shared_ptr<const Asset>& asset,
                                                    std::vector<std::string> options,
                                                    const std::string& output);

}  // namespace sinew::python
