// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// The first line is a JSON pointer, the rest is the document.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "model/core/json_pointer.h"
#include "model/load/source/json_document.h"
#include "model/load/source/path.h"

namespace {

// A parsed pointer, written again from its tokens, must be identical.
void checkRoundTrip(std::string_view pointer) {
    const auto tokens = sinew::splitPointer(pointer);
    if (!tokens) {
        return;
    }
    std::string again;
    for (const std::string& token : *tokens) {
        sinew::load::appendPointer(again, token);
    }
    if (again != pointer) {
        __builtin_trap();
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::string_view pointer = text.substr(0, text.find('\n'));
    checkRoundTrip(pointer);

    sinew::load::Findings findings;
    const std::string_view rest = text.substr(pointer.size());
    const auto json = sinew::load::parseJson(rest, findings);
    if (!json) {
        return 0;
    }
    const sinew::JsonValue* found = sinew::resolvePointer(*json, pointer);
    if (pointer.empty() && found != &*json) {
        __builtin_trap();
    }
    return 0;
}
