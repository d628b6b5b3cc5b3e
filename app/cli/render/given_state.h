// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/cli/render/render_options.h"
#include "model/core/json_value.h"

namespace sinew::cli {

/// `--state`: how a picture is made, where the options leave it open.
class GivenState {
public:
    /// Reads it, and completes the arguments by the file and the clips that it names. None without
    /// the option. Throws Failure (exit 3; 2 without any file).
    [[nodiscard]] static std::optional<GivenState> read(RenderArguments& arguments);

    /// The part that needs no file: size, look.
    [[nodiscard]] std::shared_ptr<const InspectionState> early() const { return m_early; }
    /// All of it for the file. Reports on standard error what the file lacks, and if it is not the
    /// one that the state is about. Throws Failure (exit 3).
    [[nodiscard]] std::shared_ptr<const InspectionState> of(const Asset& asset,
                                                            const std::string& file,
                                                            bool quiet) const;

private:
    [[nodiscard]] std::shared_ptr<const InspectionState> readFor(
        const Asset& asset, std::vector<std::string>* notices) const;

    std::string m_name;
    JsonValue m_json;
    std::filesystem::path m_folder;  // paths are relative to it
    std::shared_ptr<const InspectionState> m_early;
    bool m_ownFile = false;  // FILE was not given
};

}  // namespace sinew::cli
