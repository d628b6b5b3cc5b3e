// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/common/picture_options.h"
#include "model/view/look_option.h"

namespace sinew::cli {

class Options;

/// One option as given: a text or several if it takes values, otherwise whether it is present.
struct PictureArgument {
    std::string text;      // empty: not given
    std::string standard;  // then it means this
    std::vector<std::string> texts;
    bool given = false;
};

/// The options of a picture, in the order of their tables.
struct PictureArguments {
    std::vector<PictureArgument> look = std::vector<PictureArgument>(lookOptions().size());
    std::vector<PictureArgument> others = std::vector<PictureArgument>(pictureOptions().size());
};

/// Declares the display options of some sections under the current heading.
void addLookOptions(Options& options, std::initializer_list<LookSection> sections,
                    PictureArguments& arguments);
/// Declares the other options of a group that the program takes.
void addPictureOptions(Options& options, PictureProgram program, PictureGroup group,
                       PictureArguments& arguments);

/// What is not given is that of the request's base, or standard. Names are not looked up yet.
/// Throws Failure (exit 2).
void readPicture(const PictureArguments& arguments, PictureRequest& request);

/// Whether the command line has this flag, which takes a value.
[[nodiscard]] bool isLookFlagGiven(const PictureArguments& arguments, std::string_view flag);

/// Sets the value of `flag` ("--skinning"). Throws Failure (exit 2).
void parseLookFlag(const char* flag, const std::string& text, Look& look);
[[nodiscard]] std::string lookFlagText(const char* flag, const Look& look);

/// The words that a display option takes; none for numbers, and for anything that is not a display
/// option.
[[nodiscard]] std::vector<std::string_view> lookFlagWords(std::string_view flag);

/// The flags with an optional value: --bounds, --labels, --loop.
[[nodiscard]] std::vector<std::string> flagsWithOptionalValue();

/// The command line with the values of such flags joined by '=', because CLI11 does not accept them
/// as separate words.
[[nodiscard]] std::vector<std::string> joinOptionalValues(std::span<const char* const> words);

}  // namespace sinew::cli
