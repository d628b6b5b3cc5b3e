// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace sinew::fuzz {

/// A file in a folder of its own that holds one input after another, for code that reads files.
class InputFile {
public:
    /// Throws if the folder for temporary files cannot be written.
    InputFile();
    ~InputFile();
    InputFile(const InputFile&) = delete;
    InputFile& operator=(const InputFile&) = delete;

    void write(std::span<const std::uint8_t> bytes) const;

    [[nodiscard]] const std::string& path() const noexcept { return m_path; }
    [[nodiscard]] std::string beside(const std::string& name) const {
        return m_folder + '/' + name;
    }

private:
    std::string m_folder;
    std::string m_path;
};

}  // namespace sinew::fuzz
