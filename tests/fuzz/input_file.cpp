// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/fuzz/input_file.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace sinew::fuzz {

InputFile::InputFile()
    : m_folder((std::filesystem::temp_directory_path() / "sinew-fuzz-XXXXXX").string()) {
    if (::mkdtemp(m_folder.data()) == nullptr) {
        throw std::runtime_error("cannot create " + m_folder);
    }
    m_path = beside("input.gltf");
}

InputFile::~InputFile() {
    std::error_code ignored;
    std::filesystem::remove_all(m_folder, ignored);
}

void InputFile::write(std::span<const std::uint8_t> bytes) const {
    std::ofstream file(m_path, std::ios::binary | std::ios::trunc);
    file.write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    if (!file.flush()) {
        throw std::runtime_error("cannot write " + m_path);
    }
}

}  // namespace sinew::fuzz
