// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/source/uri.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>

#include "model/core/ascii.h"
#include "model/core/base64.h"
namespace sinew::load {
namespace {

namespace fs = std::filesystem;
using Bytes = std::vector<std::uint8_t>;

constexpr std::string_view kDataScheme = "data:";
constexpr std::string_view kFileScheme = "file:";

Error refused(std::string_view uri, const std::string& why) {
    return {ErrorCode::InvalidBuffer, "\"" + shownUri(uri) + "\" " + why, {}};
}

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// RFC 3986, 3.1. A single letter is a Windows drive, which is refused too.
bool hasScheme(std::string_view uri) {
    const std::size_t colon = uri.find(':');
    if (colon == std::string_view::npos || colon == 0 || !isLetter(uri.front())) {
        return false;
    }
    return std::all_of(uri.begin(), uri.begin() + static_cast<std::ptrdiff_t>(colon), [](char c) {
        return isLetter(c) || (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.';
    });
}

// The path of a file URI (RFC 8089): "file:/path", "file:///path" and "file://localhost/path" are
// equivalent; a path on another machine keeps its "//".
std::string_view filePath(std::string_view uri) {
    std::string_view path = uri.substr(kFileScheme.size());
    constexpr std::string_view kLocalHost = "//localhost/";
    if (startsAsciiLower(path, kLocalHost)) {
        path.remove_prefix(kLocalHost.size() - 1);
    } else if (path.starts_with("///")) {
        path.remove_prefix(2);
    }
    return path;
}

// Decided by the decoded name only, identically on every system; null if allowed.
const char* whyRefused(std::string_view name, bool isFile) {
    if (name.find('\0') != std::string_view::npos) {
        return "was refused: it holds a zero byte";
    }
    if (name.find('\\') != std::string_view::npos) {
        return "was refused: folders are separated by '/', not by a backslash";
    }
    if (name.size() > 1 && isLetter(name[0]) && name[1] == ':') {
        return "was refused: it starts with a drive letter";
    }
    if (isFile && (!name.starts_with('/') || name.starts_with("//"))) {
        return "was refused: a file URI must name a path on this machine";
    }
    if (!isFile && name.starts_with('/')) {
        return "was refused: it is an absolute path";
    }
    return nullptr;
}

bool liesInside(const fs::path& folder, const fs::path& file) {
    const auto [inFolder, inFile] =
        std::mismatch(folder.begin(), folder.end(), file.begin(), file.end());
    return inFolder == folder.end() && inFile != file.end();
}

/// Of a file that the system cannot find or will not look for.
Error unreadable(std::string_view uri, const fs::path& folder, const std::string& name,
                 std::error_code problem) {
    std::error_code unknown;
    fs::path meant = fs::weakly_canonical(folder / name, unknown);
    if (unknown) {
        meant = (folder / name).lexically_normal();
    }
    if (!liesInside(folder, meant)) {
        return refused(uri, "was refused: it leaves the asset's folder");
    }
    return refused(uri, "cannot be read: " + (problem == std::errc::filename_too_long
                                                  ? "it is longer than a file name can be"
                                                  : problem.message()));
}

bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
}

constexpr std::array<std::int8_t, 256> base64Values() {
    std::array<std::int8_t, 256> values{};
    values.fill(-1);
    for (std::size_t i = 0; i < 64; ++i) {
        values[static_cast<unsigned char>(kBase64Digits[i])] = static_cast<std::int8_t>(i);
    }
    return values;
}

constexpr std::array<std::int8_t, 256> kBase64Values = base64Values();

Result<Bytes> decodeBase64(std::string_view text) {
    while (!text.empty() && isSpace(text.back())) {
        text.remove_suffix(1);
    }
    for (int padding = 0; padding < 2 && text.ends_with('='); ++padding) {
        text.remove_suffix(1);
    }

    Bytes bytes;
    bytes.reserve(text.size() / 4 * 3 + 2);
    std::uint32_t group = 0;
    unsigned bits = 0;
    for (const char c : text) {
        const int value = kBase64Values[static_cast<unsigned char>(c)];
        if (value < 0 && isSpace(c)) {
            continue;  // faultOf reports it
        }
        if (value < 0) {
            return Error{ErrorCode::InvalidBuffer, "the data is not base64", {}};
        }
        group = group << 6U | static_cast<std::uint32_t>(value);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes.push_back(static_cast<std::uint8_t>(group >> bits));
        }
    }
    if (bits == 6) {
        return Error{ErrorCode::InvalidBuffer, "the base64 data is truncated", {}};
    }
    return bytes;
}

// A valid text has four characters per three bytes, padded with '=', and no bits left over.
UriFault base64Fault(std::string_view text) {
    constexpr std::string_view kSpaces = " \t\n\r\f";
    if (std::any_of(kSpaces.begin(), kSpaces.end(),
                    [text](char c) { return text.find(c) != std::string_view::npos; })) {
        return {"its base64 contains white space", true};
    }
    if (text.size() % 4 != 0) {
        return {"its base64 is not padded to a multiple of four characters"};
    }
    const std::string_view digits = text.substr(0, text.find('='));
    const unsigned spare = digits.size() % 4 == 2 ? 15U : digits.size() % 4 == 3 ? 3U : 0U;
    const bool clean =
        digits.empty() ||
        (static_cast<unsigned>(kBase64Values[static_cast<unsigned char>(digits.back())]) & spare) ==
            0;
    return {clean ? "" : "its base64 ends with bits that belong to no byte"};
}

}  // namespace

ResourceFolder::ResourceFolder(const fs::path& folder, const fs::path& self) {
    if (folder.empty()) {
        return;
    }
    std::error_code problem;
    m_folder = fs::canonical(folder, problem);
    if (problem) {
        m_folder.clear();
    }
    if (!self.empty()) {
        m_self = fs::canonical(self, problem);
    }
}

Result<fs::path> ResourceFolder::resolve(std::string_view uri) const {
    if (uri.empty()) {
        return refused(uri, "is empty");
    }
    if (uri.front() == ':') {
        return refused(uri, "is not a URI: its scheme has no name");
    }
    const bool isFile = hasScheme(uri) && startsAsciiLower(uri, kFileScheme);
    if (hasScheme(uri) && !isFile) {
        return refused(uri, "was refused: only files beside the asset are read");
    }
    const std::string_view path = isFile ? filePath(uri) : uri;
    const std::string name = percentDecoded(path);
    if (const char* why = whyRefused(name, isFile)) {
        return refused(uri, why);
    }
    if (m_folder.empty()) {
        return refused(uri, "cannot be read: the asset is not a file, so it has no folder");
    }

    std::error_code problem;
    fs::path file = fs::canonical(m_folder / name, problem);
    if (problem == std::errc::no_such_file_or_directory) {
        file = fs::canonical(m_folder / std::string(path), problem);  // a name with a literal '%'
    }
    if (problem == std::errc::too_many_symbolic_link_levels) {
        return refused(uri, "cannot be read: its symbolic links form a cycle");
    }
    if (problem) {
        return unreadable(uri, m_folder, name, problem);
    }
    if (!liesInside(m_folder, file)) {
        return refused(uri, "was refused: it leaves the asset's folder");
    }
    if (!m_self.empty() && file == m_self) {
        return refused(uri, "was refused: it is the asset itself");
    }
    return file;
}

std::vector<fs::path> placesOf(std::string_view uri, const fs::path& folder) {
    const bool isFile = hasScheme(uri) && startsAsciiLower(uri, kFileScheme);
    if (uri.empty() || hasScheme(uri) != isFile) {
        return {};
    }
    const std::string_view path = isFile ? filePath(uri) : uri;
    const std::string name = percentDecoded(path);
    if (whyRefused(name, isFile) != nullptr) {
        return {};
    }
    std::vector<fs::path> places;
    for (const std::string& each : {name, std::string(path)}) {  // '%' may be a part of the name
        fs::path place = (folder / each).lexically_normal();
        const bool isNew = places.empty() || places.front() != place;
        if (isNew && liesInside(folder, place)) {
            places.push_back(std::move(place));
        }
    }
    return places;
}

bool isDataUri(std::string_view uri) noexcept {
    return startsAsciiLower(uri, kDataScheme);
}

Result<Bytes> decodeDataUri(std::string_view uri) {
    const std::size_t comma = uri.find(',');
    if (comma == std::string_view::npos) {
        return Error{ErrorCode::InvalidBuffer, "the data URI has no comma", {}};
    }
    const std::string_view data = uri.substr(comma + 1);
    if (uri.substr(0, comma).ends_with(";base64")) {
        return data.find('%') == std::string_view::npos ? decodeBase64(data)
                                                        : decodeBase64(percentDecoded(data));
    }
    const std::string decoded = percentDecoded(data);
    return Bytes(decoded.begin(), decoded.end());
}

UriFault faultOf(std::string_view dataUri) {
    const std::size_t comma = dataUri.find(',');
    if (comma == std::string_view::npos) {
        return {};
    }
    const std::string_view data = dataUri.substr(comma + 1);
    if (!dataUri.substr(0, comma).ends_with(";base64")) {
        return {"it lacks \";base64\", so its data was read as percent-encoded text"};
    }
    return data.find('%') == std::string_view::npos ? base64Fault(data)
                                                    : base64Fault(percentDecoded(data));
}

std::string_view dataUriMediaType(std::string_view uri) noexcept {
    const std::string_view head = uri.substr(0, uri.find(',')).substr(kDataScheme.size());
    return head.substr(0, head.find(';'));
}

std::string percentDecoded(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char* const digits = text.data() + i + 1;
        unsigned value = 0;
        if (text[i] == '%' && text.size() - i > 2 &&
            std::from_chars(digits, digits + 2, value, 16).ptr == digits + 2) {
            out += static_cast<char>(value);
            i += 2;
        } else {
            out += text[i];
        }
    }
    return out;
}

std::string shownUri(std::string_view uri) {
    constexpr std::size_t kShown = 60;
    return uri.size() <= kShown ? std::string(uri) : std::string(uri.substr(0, kShown)) + "...";
}

}  // namespace sinew::load
