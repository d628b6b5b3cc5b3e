// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "model/image/image_codec.h"

namespace sinew::python {

struct DrawRequest {
    std::vector<std::string> options;  // those of `sinew-cli render`: "--size=640x480"
    std::string output;                // the file that is written, a picture or a film; empty: none
    std::string device;                // that of --device
};

struct DrawnPicture {
    std::optional<PixelImage> image;   // none: a file was written
    std::vector<std::string> notices;  // what `sinew-cli render` prints on standard error
};

/// Draws what `sinew-cli render FILE` draws. One at a time: further threads wait. Each device is
/// opened with its first picture and kept. Throws Failure, GpuError.
[[nodiscard]] DrawnPicture drawPicture(const std::shared_ptr<const Asset>& asset,
                                       const DrawRequest& request, const std::stop_token& stop);

}  // namespace sinew::python
