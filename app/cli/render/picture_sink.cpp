// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/picture_sink.h"

#include <cstdint>
#include <filesystem>
#include <string_view>
#include <vector>

#include "app/cli/console.h"

namespace sinew::cli {

namespace {

std::string_view asText(const std::vector<std::uint8_t>& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

void PictureFiles::put(const FinishedPicture& picture) {
    Answer file(picture.path);
    file.write(asText(encodePng(picture.image, picture.opaque)));
    if (!picture.sidecar.empty()) {
        Answer record(sidecarPath(picture.path));
        record.write(picture.sidecar);
        record.finish();
    }
    file.finish();
}

std::string sidecarPath(const std::string& output) {
    return std::filesystem::path(output).replace_extension(".json").string();
}

}  // namespace sinew::cli
