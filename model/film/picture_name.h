// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/core/result.h"
#include "model/film/film_format.h"

namespace sinew {

/// The values of a name's placeholders.
struct PictureFields {
    std::string stem;        // name of the file without its extension
    std::size_t number = 1;  // number of the picture, counted from 1
    std::optional<double> frame = {};
    std::string animation;
    std::string view;
    std::string joint;
};

/// The path of an output, with placeholders such as {frame:04}; "{{" and "}}" are braces.
class PictureName {
public:
    PictureName() = default;
    /// Errors: InvalidRequest for a placeholder that does not exist, with those that do.
    [[nodiscard]] static Result<PictureName> parse(std::string_view text);

    /// Whether it has the placeholder: "frame".
    [[nodiscard]] bool has(std::string_view placeholder) const noexcept;
    [[nodiscard]] bool hasPlaceholders() const noexcept;
    /// Whether each frame gets a name of its own.
    [[nodiscard]] bool counts() const noexcept { return has("frame") || has("n"); }

    /// The path of a picture. Texts of the file become safe parts of a name. `frameDecimals`: of
    /// {frame} without its own.
    [[nodiscard]] std::string path(const PictureFields& fields, int frameDecimals) const;

private:
    struct Placeholder {
        std::size_t row;
        int width = 0;  // least digits before the decimal point
        std::optional<int> decimals = {};
    };
    [[nodiscard]] static Result<Placeholder> parsePlaceholder(std::string_view inside);

    std::vector<std::variant<std::string, Placeholder>> m_parts;
};

/// A text of the file as part of a file name: without separators, reserved or unprintable
/// characters, a full stop or minus at its start, and of at most 80 bytes. "_" for an empty one.
[[nodiscard]] std::string safeNamePart(std::string_view text);

/// Why frames cannot have the name, as a sentence without a full stop; empty if they can.
/// `areFilms`: frames are written as films, instead of a file for each.
[[nodiscard]] std::string whatNameLacks(const PictureName& name, FilmFormat format, bool areFilms);

/// The same of the paths of pictures, or of films, which are not to replace each other.
[[nodiscard]] std::string whatPathsLack(const std::vector<std::string>& paths);

}  // namespace sinew
