// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/reference_picture.h"

#include <cmath>
#include <filesystem>

#include "app/cli/console.h"
#include "app/cli/render/png_files.h"
#include "app/common/failure.h"
#include "model/core/words.h"

namespace sinew::cli {

namespace {

constexpr float kSteps = 255.0F;

/// "3" or "1.5%".
std::uint32_t parseThreshold(const std::string& text) {
    if (text.empty()) {
        return 0;
    }
    if (text.back() != '%') {
        return parseCount("--threshold", text, 0, 255);
    }
    const std::string number = text.substr(0, text.size() - 1);
    return static_cast<std::uint32_t>(
        std::floor(parseFloatBetween("--threshold", number, 0.0F, 100.0F) * kSteps / 100.0F));
}

/// "out.png" becomes "out.difference.png".
std::string differenceName(const ReferenceArguments& arguments, const std::string& output) {
    if (!arguments.difference.empty()) {
        checkPngName("--difference", arguments.difference);
        return arguments.difference;
    }
    if (isStandardOutput(output)) {
        throw usageFailure(
            "--reference writes the difference next to the picture: -o must name a "
            "file, or --difference another one");
    }
    return std::filesystem::path(output).replace_extension(".difference.png").string();
}

std::string sizeWords(std::uint32_t width, std::uint32_t height) {
    return std::to_string(width) + " \u00d7 " + std::to_string(height) + " pixels";
}

}  // namespace

void addReferenceOptions(Options& options, ReferenceArguments& a) {
    options.value("--reference", a.file, "PNG",
                  "Compares the picture with this one: exit code 1 if a pixel\ndiffers by more "
                  "than --threshold; writes a picture of\nthe differences");
    options.value("--threshold", a.threshold, "STEPS",
                  "How far a channel of a pixel may differ: 0 to 255, or\nwith % of it; default 0");
    options.value("--difference", a.difference, "PNG",
                  "The picture of the differences; default: next to the\npicture, as "
                  "NAME.difference.png");
}

std::optional<ReferencePicture> readReference(const ReferenceArguments& arguments,
                                              const std::string& output, Extent size) {
    if (arguments.file.empty()) {
        if (!arguments.threshold.empty() || !arguments.difference.empty()) {
            throw usageFailure("--threshold and --difference need --reference");
        }
        return {};
    }
    ReferencePicture reference{.file = arguments.file,
                               .image = {},
                               .threshold = parseThreshold(arguments.threshold),
                               .difference = differenceName(arguments, output)};
    refuseOverwritingInput(reference.file, output);
    refuseOverwritingInput(reference.file, reference.difference);
    if (reference.difference == output) {
        throw usageFailure("-o and --difference name the same file");
    }
    reference.image = readPng(reference.file);
    const PixelImage& image = reference.image;
    if (image.width != size.width || image.height != size.height) {
        throw Failure(ExitCode::Usage, reference.file,
                      "the reference has " + sizeWords(image.width, image.height) +
                          ", the picture " + sizeWords(size.width, size.height) +
                          ": only pictures of one size can be compared");
    }
    return reference;
}

ExitCode compareWithReference(const ReferencePicture& reference, const PixelImage& image,
                              const std::string& output, bool quiet) {
    const PictureDifference found = comparePictures(image, reference.image, reference.threshold);
    writePng(reference.difference, differencePicture(image, reference.image, reference.threshold),
             true);
    const std::string name = shownName(output) + ": ";
    const std::string other = shownName(reference.file);
    if (found.largest == 0) {
        note(quiet, name + "every pixel equals that of " + other);
        return ExitCode::Done;
    }
    const std::string largest = "by up to " + std::to_string(found.largest) + " of 255, at (" +
                                std::to_string(found.x) + ", " + std::to_string(found.y) + ")";
    if (found.pixels == 0) {
        note(quiet, name + "no pixel differs from " + other + " by more than " +
                        std::to_string(reference.threshold) + " of 255; " + largest);
        return ExitCode::Done;
    }
    note(quiet, name + counted(found.pixels, "pixel differs", "pixels differ") + " from " + other +
                    " by more than " + std::to_string(reference.threshold) + " of 255, " + largest +
                    "; see " + shownName(reference.difference));
    return ExitCode::Found;
}

}  // namespace sinew::cli
