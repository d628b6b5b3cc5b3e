// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {
class JsonWriter;
}

namespace sinew::cli {

/// A JSON format that commands write.
struct JsonFormat {
    const char* name;                       // "sinew.info/1", as in its documents
    void (*writeSchema)(JsonWriter& json);  // keywords of its JSON Schema, into an object
};

}  // namespace sinew::cli
