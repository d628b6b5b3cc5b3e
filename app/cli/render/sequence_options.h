// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/args/options.h"
#include "model/evaluate/played_range.h"
#include "model/film/film_format.h"
#include "model/film/picture_name.h"

namespace sinew::cli {

/// Which moments are drawn, and what they are written as, before validation.
struct SequenceArguments {
    bool turns = false;   // whether the camera goes round, as in `turntable`
    std::string frames;   // frames of the clip, or the number of frames of a turn
    std::string seconds;  // length of a turn
    std::string fps;
    std::string range;
    std::string format;
    std::string quality;
};

void addSequenceOptions(Options& options, SequenceArguments& arguments);
void addTurnOptions(Options& options, SequenceArguments& arguments);
void addFormatOptions(Options& options, SequenceArguments& arguments);

/// The same after syntax checks.
struct SequenceOptions {
    bool given = false;                     // whether there are frames instead of one moment
    std::uint32_t turnFrames = 0;           // number of frames of a turn of the camera; 0: it stays
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
