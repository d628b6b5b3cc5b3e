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

/// One display option as it was written: a text where it takes a value, else whether it is there.
struct LookArgument {
    std::string text;
    bool given = false;
};

/// The display options of `render` that the table of the model makes, in its order.
struct LookArguments {
    std::vector<LookArgument> all = std::vector<LookArgument>(lookOptions().size());
};

/// Declares those of some sections, under the present heading.
void addLookOptions(Options& options, std::initializer_list<LookSection> sections,
                    LookArguments& arguments);

/// Throws Failure (exit 2).
[[nodiscard]] Look parseLook(const LookArguments& arguments);

/// Sets the value that `flag` ("--skinning") stands for. Throws Failure (exit 2).
void parseLookFlag(const char* flag, const std::string& text, Look& look);
[[nodiscard]] std::string lookFlagText(const char* flag, const Look& look);

/// The flags that take a value and can do without: --bounds, --labels.
[[nodiscard]] std::vector<std::string> flagsWithOptionalValue();

/// The words of a command line, with the value of such a flag joined to it by a '=' where it is the
/// next word: CLI11 takes none otherwise.
[[nodiscard]] std::vector<std::string> joinOptionalValues(std::span<const char* const> words);

}  // namespace sinew::cli
