// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/sequence_options.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/cli/console.h"
#include "app/common/failure.h"
#include "app/common/parse_value.h"
#include "model/evaluate/frame_sequence.h"

namespace sinew::cli {

namespace {

constexpr float kMostSequenceRate = 1000.0F;
constexpr const char* kWholeClip = "clip";
constexpr double kTurnRate = 30.0;
constexpr float kTurnSeconds = 4.0F;

/// "png, jpeg, webp, …".
std::string formatNames(const char* before) {
    std::string names;
    for (const FilmFormatRow& row : filmFormats()) {
        names += (names.empty() ? "" : ", ") + std::string(before) + row.name;
    }
    return names;
}

FilmFormat parseFormat(const std::string& format, const std::string& output) {
    if (!format.empty()) {
        if (const auto found = filmFormatNamed(format)) {
            return *found;
        }
        throw usageFailure("--format '" + format + "': must be " + formatNames(""));
    }
    if (isStandardOutput(output)) {
        return FilmFormat::Png;
    }
    if (const auto found = filmFormatOf(output)) {
        return *found;
    }
    throw usageFailure("-o '" + output + "': the name must end in " + formatNames(".") +
                       ", or be - for standard output");
}

std::optional<PlayedRange> parseRange(const std::string& text) {
    if (text.empty() || text == kWholeClip) {
        return {};
    }
    const std::size_t colon = text.find(':');
    if (colon == std::string::npos) {
        throw usageFailure("--range '" + text + "': must be START:END in seconds, or clip");
    }
    const PlayedRange range{.start = parseFloat("--range", text.substr(0, colon)),
                            .end = parseFloat("--range", text.substr(colon + 1))};
    if (range.end < range.start) {
        throw usageFailure("--range '" + text + "': the end is before the start");
    }
    return range;
}

/// Sets frames and rate of a turn.
void parseTurn(const SequenceArguments& arguments, SequenceOptions& sequence) {
    constexpr auto kMost = static_cast<std::uint32_t>(kMostSequenceFrames);
    const double rate = sequence.framesPerSecond.value_or(kTurnRate);
    sequence.framesPerSecond = rate;
    if (!arguments.frames.empty() && !arguments.seconds.empty()) {
        throw usageFailure("--frames and --seconds cannot be combined");
    }
    if (!arguments.frames.empty()) {
        sequence.turnFrames = parseCount("--frames", arguments.frames, 1, kMost);
        return;
    }
    const double seconds{
        parseGivenFloat("--seconds", arguments.seconds, 0.01F, 3600.0F).value_or(kTurnSeconds)};
    sequence.turnFrames = static_cast<std::uint32_t>(
        std::clamp(std::round(seconds * rate), 1.0, static_cast<double>(kMost)));
}

/// Sets frames or range of a sequence.
void parseMoments(const SequenceArguments& arguments, SequenceOptions& sequence) {
    if (!arguments.frames.empty() && !arguments.range.empty()) {
        throw usageFailure("--frames and --range cannot be combined");
    }
    if (!arguments.frames.empty()) {
        Result<std::vector<double>> frames = parseFrames(arguments.frames);
        if (!frames) {
            throw usageFailure("--frames '" + arguments.frames + "': " + frames.error().message);
        }
        sequence.frames = *std::move(frames);
    }
    sequence.range = parseRange(arguments.range);
}

void checkPlaceholders(const SequenceOptions& sequence, const std::string& output,
                       const PictureName& name) {
    const std::string quoted = "-o '" + output + "': ";
    if (const std::string lack =
            whatNameLacks(name, sequence.format, sequence.isFilm || !sequence.given);
        !lack.empty()) {
        throw usageFailure(quoted + lack);
    }
    if (!sequence.given && name.has("frame")) {
        throw usageFailure(quoted + "{frame} needs --frames or --range");
    }
}

}  // namespace

void addSequenceOptions(Options& options, SequenceArguments& a) {
    options.heading("Sequence");
    options.value("--frames", a.frames, "FRAMES",
                  "101, 101:105, 105:101, 101:109x2, 101:104x0.5, or several\nwith commas. Frame n "
                  "is at n / F seconds of file time;\nthose beyond the ends of the clip are left "
                  "out");
    options.value("--range", a.range, "START:END",
                  "The frames between two times in seconds, or of the whole\n'clip', which is the "
                  "default for a film");
    options.value("--fps", a.fps, "F",
                  "Frames per second; default: the rate that the keys\nsuggest, else 30");
}

void addTurnOptions(Options& options, SequenceArguments& a) {
    a.turns = true;
    options.heading("Turn");
    options.value("--frames", a.frames, "N", "Frames of the turn; default: those of --seconds");
    options.value("--seconds", a.seconds, "S", "Length of the turn; default 4");
    options.value("--fps", a.fps, "F", "Frames per second; default 30");
}

void addFormatOptions(Options& options, SequenceArguments& a) {
    options.value("--format", a.format, "FORMAT",
                  "png, jpeg, webp, apng, gif, mp4, webm, y4m or rgba, instead\nof that of the "
                  "name; gif, mp4 and webm need ffmpeg");
    options.value("--quality", a.quality, "N",
                  "1 to 100, of jpeg, webp, mp4 and webm; webp is lossless\nwithout it");
}

SequenceOptions parseSequence(const SequenceArguments& arguments, const std::string& output,
                              const PictureName& name) {
    SequenceOptions sequence;
    sequence.format = parseFormat(arguments.format, output);
    const FilmFormatRow& format = filmFormat(sequence.format);
    const bool asked = arguments.turns || !arguments.frames.empty() || !arguments.range.empty();
    sequence.given = asked || !format.isPicture;
    sequence.isFilm = format.isFilm && sequence.given && !name.counts();
    if (!arguments.fps.empty() && !sequence.given) {
        throw usageFailure("--fps needs --frames, --range or a film");
    }
    sequence.framesPerSecond = parseGivenFloat("--fps", arguments.fps, 0.001F, kMostSequenceRate);
    if (arguments.turns) {
        parseTurn(arguments, sequence);
    } else {
        parseMoments(arguments, sequence);
    }
    if (!arguments.quality.empty()) {
        if (!format.takesQuality) {
            throw usageFailure(std::string("--quality: ") + format.label + " takes none");
        }
        sequence.quality = static_cast<int>(parseCount("--quality", arguments.quality, 1, 100));
    }
    checkPlaceholders(sequence, output, name);
    return sequence;
}

}  // namespace sinew::cli
