// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtTest/QTest>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

#include "model/load/load_asset.h"
#include "tests/support/caller.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/temporary_folder.h"

namespace sinew::test {

using AssetPointer = std::shared_ptr<const Asset>;
using LoadResult = Result<AssetPointer>;

/// The asset. If loading failed, fails the test and returns an empty asset.
inline AssetPointer loaded(LoadResult result, Caller caller = Caller::here()) {
    if (result) {
        return *result;
    }
    fail(caller, describe(result.error()));
    return std::make_shared<Asset>();
}

inline AssetPointer loaded(const GltfBuilder& gltf, Caller caller = Caller::here()) {
    return loaded(gltf.load(), caller);
}

inline LoadResult loadText(std::string_view json) {
    return loadAssetFromMemory(bytesOf(json), {});
}

inline const Diagnostic* findingOf(const Asset& asset, std::string_view code) {
    const auto found = std::find_if(asset.findings.begin(), asset.findings.end(),
                                    [&](const Diagnostic& d) { return d.code == code; });
    return found == asset.findings.end() ? nullptr : &*found;
}

/// Fails unless the first finding of `code` says this.
inline void expectMessage(const Asset& asset, std::string_view code, std::string_view message,
                          Caller caller = Caller::here()) {
    const Diagnostic* finding = findingOf(asset, code);
    SINEW_VERIFY2(caller, finding != nullptr, ("no " + std::string(code)).c_str());
    SINEW_COMPARE(caller, finding->message, std::string(message));
}

/// Fails unless loading ends in `code` at `pointer`.
inline void expectError(const LoadResult& result, ErrorCode code, std::string_view pointer,
                        Caller caller = Caller::here()) {
    SINEW_VERIFY2(caller, !result, "the file was loaded");
    const std::string got = "another error: " + describe(result.error());
    SINEW_VERIFY2(caller, result.error().code == code && result.error().pointer == pointer,
                  got.c_str());
}

}  // namespace sinew::test
