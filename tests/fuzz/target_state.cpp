// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// States from anywhere: JSON of its own, sidecars, and pictures that hold one.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "model/load/load_asset.h"
#include "model/state/state_file.h"
#include "model/state/state_json.h"

namespace {

constexpr std::string_view kFile =
    R"({"asset": {"version": "2.0"}, "scenes": [{"nodes": [0]}], "skins": [{"joints": [0, 1]}],
        "nodes": [{"name": "Hip", "children": [1]}, {"name": "Tail"}]})";

const sinew::Asset& smallAsset() {
    static const std::shared_ptr<const sinew::Asset> kAsset = *sinew::loadAssetFromMemory(
        {reinterpret_cast<const std::uint8_t*>(kFile.data()), kFile.size()}, {});
    return *kAsset;
}

}  // namespace

// What was read is written and read again as it is.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto found = sinew::findState({data, size});
    if (!found) {
        return 0;
    }
    static_cast<void>(sinew::fileOfState(*found));
    const auto read = sinew::readState(*found, smallAsset());
    if (!read) {
        return 0;
    }
    const std::string text = sinew::stateText(read->state, smallAsset());
    const auto again = sinew::readState(std::string_view(text), smallAsset());
    if (!again || sinew::stateText(again->state, smallAsset()) != text) {
        __builtin_trap();
    }
    return 0;
}
