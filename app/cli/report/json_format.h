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
    void (*writeSchema)(JsonWriter& json);  // its JSON Schema, one object
};

}  // namespace sinew::cli
