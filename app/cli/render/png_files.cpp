// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/png_files.h"

#include <cstdint>
#include <filesystem>
#include <vector>

#include "app/cli/console.h"
#include "app/common/failure.h"
#include "model/load/source/read_file.h"

namespace sinew::cli {

void checkPngName(const char* option, const std::string& path) {
    const std::string extension = std::filesystem::path(path).extension().string();
    if (extension != ".png" && extension != ".PNG") {
        throw usageFailure(std::string(option) + " '" + path + "': the name must end in .png");
    }
}

void writePng(const std::string& path, const PixelImage& image, bool opaque) {
    const std::vector<std::uint8_t> bytes = encodePng(image, opaque);
    writeOutput(path, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

PixelImage readPng(const std::string& path) {
    constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 30U;
    const auto bytes = fromInput(path, load::readFile(path, kMostBytes));
    if (imageFormat(bytes) != ImageFormat::Png) {
        throw Failure(ExitCode::BadInput, path, "this is not a PNG");
    }
    return fromInput(path, decodeImage(bytes));
}

}  // namespace sinew::cli
