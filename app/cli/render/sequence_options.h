// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/args/options.h"
#include "app/cli/render/picture_name.h"
#include "model/evaluate/played_range.h"
#include "model/film/film_format.h"

namespace sinew::cli {

/// Which moments are drawn, and what they are written as, before validation.
struct SequenceArguments {
    std::string frames;
    std::string fps;
    std::string range;
    std::string format;
    std::string quality;
};

void addSequenceOptions(Options& options, SequenceArguments& arguments);
void addFormatOptions(Options& options, SequenceArguments& arguments);

/// The same after syntax checks.
struct SequenceOptions {
    bool given = false;                     // whether there are frames instead of one moment
    std::vector<double> frames = {};        // --frames; none: those of the range
    std::optional<PlayedRange> range = {};  // --range in seconds; none: the whole clip
    std::optional<double> framesPerSecond = {};
    FilmFormat format = FilmFormat::Png;
    bool isFilm = false;  // whether all frames are one file
    std::optional<int> quality = {};
};

/// `name`: of the output. Throws Failure (exit 2): also for a range without a placeholder, a
/// placeholder without a range, and a name that says nothing of the format.
[[nodiscard]] SequenceOptions parseSequence(const SequenceArguments& arguments,
                                            const std::string& output, const PictureName& name);

}  // namespace sinew::cli
