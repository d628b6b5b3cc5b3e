// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "model/core/base64.h"
#include "model/core/json_value.h"
#include "model/core/json_writer.h"
#include "model/load/findings.h"
#include "model/load/source/json_document.h"
#include "model/load/source/path.h"
#include "model/snapshot/snapshot.h"

namespace sinew {
namespace {

constexpr std::size_t kMostTextBytes = std::size_t{1} << 16U;  // may be indented by hand
constexpr std::string_view kDigits = kBase64Digits;

/// None if the text is not base64 of whole words.
std::optional<SnapshotWords> wordsOf(std::string_view text) {
    SnapshotWords words;
    std::uint32_t bits = 0;
    std::uint32_t held = 0;
    const std::size_t end = std::min(text.find('='), text.size());
    for (const char letter : text.substr(0, end)) {
        const std::size_t digit = kDigits.find(letter);
        if (digit == std::string_view::npos) {
            return {};
        }
        bits = (bits << 6U) | static_cast<std::uint32_t>(digit);
        held += 6;
        if (held >= 16) {
            held -= 16;
            const std::uint32_t word = (bits >> held) & 0xffffU;
            words.push_back(static_cast<std::uint16_t>((word >> 8U) | ((word & 0xffU) << 8U)));
        }
    }
    const bool whole = text.size() % 4 == 0 && text.size() - end <= 2 && held < 6;
    return whole ? std::optional(std::move(words)) : std::nullopt;
}

/// Reads members of one object; remembers the first problem.
class SnapshotReader {
public:
    SnapshotReader(const JsonValue& object, std::string pointer, std::optional<Error>& problem)
        : m_object(object), m_pointer(std::move(pointer)), m_problem(problem) {}

    double number(const char* key, double least, double most) {
        const JsonValue* const value = m_object.find(key);
        const double* const found = value == nullptr ? nullptr : value->number();
        if (found == nullptr || !(*found >= least && *found <= most)) {
            fail(key, "must be a number from " + rounded(least) + " to " + rounded(most));
            return least;
        }
        return *found;
    }

    std::uint32_t whole(const char* key, std::uint32_t least, std::uint32_t most) {
        const double found = number(key, least, most);
        if (found != std::floor(found)) {
            fail(key, "must be a whole number");
        }
        return static_cast<std::uint32_t>(found);
    }

    std::string name() {
        const JsonValue* const value = m_object.find("name");
        if (value == nullptr || value->string() == nullptr) {
            fail("name", "must be a text");
            return {};
        }
        return *value->string();
    }

    SnapshotWords words(const char* key, std::size_t least, std::size_t most) {
        std::optional<SnapshotWords> found = wordsOf(m_object.text(key));
        if (!found || found->size() < least || found->size() > most || found->size() % least != 0) {
            fail(key, "must be base64 of " +
                          (least == most ? std::to_string(most)
                                         : "a multiple of " + std::to_string(least)) +
                          " words of 16 bits");
            return {};
        }
        return std::move(*found);
    }

    template <class Each>
    void list(const char* key, const Each& each) {
        const JsonValue* const value = m_object.find(key);
        if (value == nullptr || value->array() == nullptr) {
            fail(key, "must be a list");
            return;
        }
        std::string last;
        for (std::size_t i = 0; i < value->array()->size(); ++i) {
            const JsonValue& row = (*value->array())[i];
            SnapshotReader reader(row, m_pointer + load::pointerTo(key, i), m_problem);
            std::string name = each(reader);
            if (i > 0 && name <= last) {
                reader.fail("name", "must come after that of the row before");
            }
            last = std::move(name);
        }
    }

    void fail(const char* key, std::string words) {
        if (!m_problem) {
            m_problem = Error{ErrorCode::InvalidRequest, std::move(words), m_pointer + '/' + key};
        }
    }

private:
    static std::string rounded(double value) {
        const std::string text = std::to_string(value);
        return std::abs(value) < 1e9 ? text.substr(0, text.find('.')) : "10^30";
    }

    const JsonValue& m_object;
    std::string m_pointer;
    std::optional<Error>& m_problem;
};

constexpr double kLargest = 1e30;
constexpr double kLeast = 1e-30;

SnapshotScale readScale(SnapshotReader& reader) {
    constexpr std::uint32_t kMostRows = 4096;
    SnapshotScale scale;
    scale.size = std::max(kLeast, reader.number("size", 0.0, kLargest));
    scale.surface = std::max(kLeast, reader.number("surface", 0.0, kLargest));
    scale.shell = reader.number("shell", 0.0, kLargest);
    scale.nodeRows = reader.whole("nodeRows", 0, kMostRows);
    scale.meshRows = reader.whole("meshRows", 0, kMostRows);
    scale.clipRows = reader.whole("clipRows", 0, kMostRows);
    scale.clipNodes = reader.whole("clipNodes", 0, kMostRows);
    scale.clipParts = reader.whole("clipParts", 1, kMostRows);
    scale.clipFrames = reader.whole("clipFrames", 2, kMostRows);
    return scale;
}

void readRows(SnapshotReader& reader, const char* key, std::size_t words,
              std::vector<SnapshotRow>& rows) {
    reader.list(key, [&](SnapshotReader& row) {
        rows.push_back({.name = row.name(), .words = row.words("sums", words, words)});
        return rows.back().name;
    });
}

void readClips(SnapshotReader& reader, Snapshot& snapshot) {
    constexpr std::uint32_t kMost = std::numeric_limits<std::uint32_t>::max();
    constexpr double kMostRate = 240.0;
    const std::size_t sums =
        snapshot.scale.clipNodes == 0 ? snapshot.nodes.size() : snapshot.scale.clipNodes;
    reader.list("clips", [&](SnapshotReader& row) {
        SnapshotClip clip;
        clip.name = row.name();
        clip.clips = row.whole("clips", 1, kMost);
        clip.start = static_cast<float>(row.number("start", -kLargest, kLargest));
        clip.end = static_cast<float>(row.number("end", -kLargest, kLargest));
        clip.framesPerSecond = row.number("framesPerSecond", 0.0, kMostRate);
        clip.frames = row.whole("frames", 1, kMost);
        clip.nodes = row.words("nodes", std::max<std::size_t>(3 * sums, 1), 3 * sums);
        clip.parts = row.words("parts", 3, 3 * std::size_t{snapshot.scale.clipParts});
        snapshot.clips.push_back(std::move(clip));
        return snapshot.clips.back().name;
    });
}

void writeRows(JsonWriter& json, const char* key, const std::vector<SnapshotRow>& rows) {
    json.key(key).beginArray();
    for (const SnapshotRow& row : rows) {
        json.beginObject().key("name").string(row.name).key("sums").string(snapshotText(row.words));
        json.endObject();
    }
    json.endArray();
}

}  // namespace

std::string snapshotText(const SnapshotWords& words) {
    std::vector<std::uint8_t> bytes;
    bytes.reserve(2 * words.size());
    for (const std::uint16_t word : words) {
        bytes.push_back(static_cast<std::uint8_t>(word & 0xffU));
        bytes.push_back(static_cast<std::uint8_t>(word >> 8U));
    }
    return base64Of(bytes);
}

std::string snapshotText(const Snapshot& snapshot) {
    const SnapshotScale& scale = snapshot.scale;
    std::string text;
    JsonWriter json([&text](std::string_view piece) { text += piece; });
    json.beginObject().key("format").string(kSnapshotFormat);
    json.key("size").number(scale.size).key("surface").number(scale.surface);
    json.key("shell").number(scale.shell).key("nodeRows").integer(scale.nodeRows);
    json.key("meshRows").integer(scale.meshRows).key("clipRows").integer(scale.clipRows);
    json.key("clipNodes").integer(scale.clipNodes).key("clipParts").integer(scale.clipParts);
    json.key("clipFrames").integer(scale.clipFrames);
    writeRows(json, "nodes", snapshot.nodes);
    writeRows(json, "meshes", snapshot.meshes);
    json.key("clips").beginArray();
    for (const SnapshotClip& clip : snapshot.clips) {
        json.beginObject().key("name").string(clip.name).key("clips").integer(clip.clips);
        json.key("start").number(clip.start).key("end").number(clip.end);
        json.key("framesPerSecond").number(clip.framesPerSecond);
        json.key("frames").integer(clip.frames).key("nodes").string(snapshotText(clip.nodes));
        json.key("parts").string(snapshotText(clip.parts)).endObject();
    }
    json.endArray().endObject().finish();
    return text;
}

Result<Snapshot> readSnapshot(std::string_view text) {
    if (text.size() > kMostTextBytes) {
        return Error{ErrorCode::InvalidRequest, "a snapshot is not larger than 64 KiB", {}};
    }
    load::Findings ofTheText;
    const Result<JsonValue> document = load::parseJson(text, ofTheText);
    if (!document) {
        return document.error();
    }
    if (document->text("format") != kSnapshotFormat) {
        return Error{ErrorCode::InvalidRequest,
                     std::string("this is not a snapshot: it must be \"") + kSnapshotFormat + '"',
                     "/format"};
    }
    std::optional<Error> problem;
    SnapshotReader reader(*document, {}, problem);
    Snapshot snapshot{.scale = readScale(reader), .nodes = {}, .meshes = {}, .clips = {}};
    readRows(reader, "nodes", kNodeWords, snapshot.nodes);
    readRows(reader, "meshes", kMeshWords, snapshot.meshes);
    readClips(reader, snapshot);
    if (problem) {
        return std::move(*problem);
    }
    return snapshot;
}

}  // namespace sinew
