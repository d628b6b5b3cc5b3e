// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/cli/args/options.h"
#include "app/common/parse_value.h"
#include "model/image/picture_difference.h"

namespace sinew::cli {

/// `render --reference`: arguments before validation.
struct ReferenceArguments {
    std::string file;  // empty: nothing is compared
    std::string threshold;
    std::string difference;
};

void addReferenceOptions(Options& options, ReferenceArguments& arguments);

/// The picture that a rendered one is compared with.
struct ReferencePicture {
    std::string file;
    PixelImage image;
    std::uint32_t threshold = 0;  // steps of 8 bits
    std::string difference;       // the PNG to write
};

/// Reads the reference; none: nothing is compared. `output`: of the rendered picture, which has the
/// given size. Throws Failure (exit 2 for options, names and sizes that do not fit, 3 for a file
/// that is not a PNG).
[[nodiscard]] std::optional<ReferencePicture> readReference(const ReferenceArguments& arguments,
                                                            const std::string& output, Extent size);

/// Writes the difference picture and says how the pictures differ; Found beyond the threshold.
/// Throws Failure (exit 4).
[[nodiscard]] ExitCode compareWithReference(const ReferencePicture& reference,
                                            const PixelImage& image, const std::string& output,
                                            bool quiet);

}  // namespace sinew::cli
