// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/source/referenced_files.h"

#include <algorithm>
#include <system_error>

#include "model/load/findings.h"
#include "model/load/limits.h"
#include "model/load/source/container.h"
#include "model/load/source/json_document.h"
#include "model/load/source/read_file.h"
#include "model/load/source/uri.h"

namespace sinew::load {

namespace fs = std::filesystem;

std::vector<fs::path> referencedFiles(const JsonValue& document, const fs::path& file) {
    std::error_code problem;
    const fs::path folder = fs::absolute(file, problem).lexically_normal().parent_path();
    std::vector<fs::path> files;
    if (problem) {
        return files;
    }
    for (const char* list : {"buffers", "images"}) {
        for (const JsonValue& each : document.elements(list)) {
            const JsonValue* const uri = each.find("uri");
            if (uri != nullptr && uri->string() != nullptr) {
                const std::vector<fs::path> places = placesOf(*uri->string(), folder);
                files.insert(files.end(), places.begin(), places.end());
            }
        }
    }
    std::sort(files.begin(), files.end());
    files.erase(std::unique(files.begin(), files.end()), files.end());
    return files;
}

std::vector<fs::path> referencedFiles(const fs::path& file) {
    const Result<FileBytes> bytes = openFileBytes(file, kMaxFileBytes);
    if (!bytes) {
        return {};
    }
    Findings ignored;
    const Result<Container> container = openContainer(bytes->bytes(), ignored);
    if (!container) {
        return {};
    }
    const Result<JsonValue> document = parseJson(container->json, ignored);
    return document ? referencedFiles(*document, file) : std::vector<fs::path>();
}

}  // namespace sinew::load
