// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/args/options.h"

#include <CLI/CLI.hpp>

namespace sinew::cli {

namespace {

constexpr const char* kFileWords = "A glTF 2.0 file: .gltf, .glb, .vrm or .vrma";
constexpr const char* kInputWords =
    "A glTF 2.0 file: .gltf, .glb, .vrm or .vrma; - reads standard\ninput (a GLB, or a .gltf that "
    "needs no other file)";

/// Those that are given.
void append(std::vector<std::string>& all, const std::vector<const std::string*>& values) {
    for (const std::string* value : values) {
        if (!value->empty()) {
            all.push_back(*value);
        }
    }
}

void place(CLI::Option& option, const std::string& heading) {
    if (!heading.empty()) {
        option.group(heading);
    }
}

}  // namespace

void Options::file(std::string& value) {
    m_assets.push_back(&value);
    m_parser.add_option("FILE", value, kInputWords)->type_name("")->required();
}

void Options::optionalFile(std::string& value) {
    m_assets.push_back(&value);
    m_parser.add_option("FILE", value, kFileWords)->type_name("");
}

void Options::files(std::vector<std::string>& values) {
    readsAssets(values);
    m_parser
        .add_option("FILE", values,
                    "glTF 2.0 files, or folders: all .gltf, .glb, .vrm and .vrma\nin them and "
                    "below; - reads standard input")
        ->type_name("");
}

void Options::words(const char* name, std::vector<std::string>& values, const char* words) {
    // No option is read from a file of settings, so that this marks those that may be empty.
    m_parser.add_option(name, values, words)->type_name("")->required()->configurable(false);
}

void Options::word(const char* name, std::string& value, const char* words) {
    m_parser.add_option(name, value, words)->type_name("")->required();
}

void Options::files(FileArguments& arguments) {
    m_files = &arguments;
    files(arguments.named);
    value("--files-from", arguments.list, "LIST",
          "Also the files that LIST names, one per line or with NUL\ncharacters between; - reads "
          "the list from standard input");
    flag("--recursive", arguments.recursive,
         "Read folders with their subfolders, as is always done");
}

void Options::readFileList() const {
    if (m_files != nullptr) {
        cli::readFileList(*m_files);
    }
}

void Options::output(std::string& value) {
    m_outputs.push_back(&value);
    m_parser
        .add_option("-o,--output", value, "Write the output to this file; - is standard output")
        ->type_name("OUT");
}

void Options::requiredOutput(std::string& value, const char* words) {
    m_outputs.push_back(&value);
    m_parser.add_option("-o,--output", value, words)->type_name("OUT")->required();
}

void Options::flag(const char* name, bool& value, const char* words) {
    place(*m_parser.add_flag(name, value, words), m_heading);
}

void Options::value(const char* name, std::string& value, const char* type,
                    const std::string& words, const std::string& shown) {
    CLI::Option& option = *m_parser.add_option(name, value, words);
    place(*option.type_name(type), m_heading);
    if (!value.empty()) {
        option.capture_default_str();
    } else if (!shown.empty()) {
        option.default_str(shown);
    }
}

void Options::optionalValue(const std::string& name, std::string& value, const std::string& leftOut,
                            const char* words) {
    place(*m_parser.add_flag(name + '{' + leftOut + '}', value, words), m_heading);
}

void Options::values(const char* name, std::vector<std::string>& values, const char* type,
                     const std::string& words) {
    CLI::Option& option = *m_parser.add_option(name, values, words);
    place(*option.type_name(type), m_heading);
    option.allow_extra_args(false);
}

FileAccess Options::access() const {
    FileAccess access;
    append(access.assets, m_assets);
    for (const std::vector<std::string>* list : m_assetLists) {
        access.assets.insert(access.assets.end(), list->begin(), list->end());
    }
    append(access.inputs, m_inputs);
    for (const auto& files : m_moreInputs) {
        const std::vector<std::string> more = files();
        access.inputs.insert(access.inputs.end(), more.begin(), more.end());
    }
    append(access.outputs, m_outputs);
    return access;
}

}  // namespace sinew::cli
