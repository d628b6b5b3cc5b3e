// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <vector>

#include "model/view/look_option.h"

namespace sinew::cli {

class Options;

/// One display option as given: a text if it takes a value, otherwise whether it is present.
struct LookArgument {
    std::string text;
    bool given = false;
};

/// The display options of `render`, from the model's table, in its order.
struct LookArguments {
    std::vector<LookArgument> all = std::vector<LookArgument>(lookOptions().size());
};

/// Declares the options of some sections under the current heading.
void addLookOptions(Options& options, std::initializer_list<LookSection> sections,
                    LookArguments& arguments);

/// Throws Failure (exit 2).
[[nodiscard]] Look parseLook(const LookArguments& arguments);

/// Sets the value of `flag` ("--skinning"). Throws Failure (exit 2).
void parseLookFlag(const char* flag, const std::string& text, Look& look);
[[nodiscard]] std::string lookFlagText(const char* flag, const Look& look);

/// The flags with an optional value: --bounds, --labels.
[[nodiscard]] std::vector<std::string> flagsWithOptionalValue();

/// The command line with the values of such flags joined by '=', because CLI11 does not accept them
/// as separate words.
[[nodiscard]] std::vector<std::string> joinOptionalValues(std::span<const char* const> words);

}  // namespace sinew::cli
