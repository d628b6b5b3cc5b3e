// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/write/made_model.h"

#include <limits>

#include "model/core/words.h"
#include "model/write/json_text.h"

namespace sinew {

std::string assetObject(const Asset& asset) {
    return jsonText([&](JsonWriter& json) {
        json.beginObject();
        json.key("version").string("2.0");
        json.key("generator").string("Sinew");
        if (!asset.info.copyright.empty()) {
            json.key("copyright").string(asset.info.copyright);
        }
        json.endObject();
    });
}

Error nothingDrawn() {
    return {ErrorCode::InvalidRequest, "there is no mesh to export", {}};
}

void noteDegenerate(const PosedCounts& counts, std::vector<std::string>& notices) {
    if (counts.degenerateNormals > 0) {
        notices.push_back(counted(counts.degenerateNormals, "normal has", "normals have") +
                          " no direction in this pose; (0, 0, 1) was written");
    }
}

Result<MadeModel> finished(const GltfFile& file, const std::string& name, MadeModel made) {
    if (file.bytes() > std::numeric_limits<std::uint32_t>::max()) {
        return Error{ErrorCode::LimitExceeded, "the file would be larger than 4 GiB", {}};
    }
    made.files.push_back({.name = name, .bytes = file.glb()});
    return made;
}

}  // namespace sinew
