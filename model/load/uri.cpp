// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/uri.h"

#include <algorithm>
#include <array>
#include <system_error>

namespace sinew::load {
namespace {

namespace fs = std::filesystem;
using Bytes = std::vector<std::uint8_t>;

constexpr std::string_view kDataScheme = "data:";

Error refused(std::string_view uri, const std::string& why) {
    return {ErrorCode::InvalidBuffer, "\"" + shownUri(uri) + "\" " + why, {}};
}

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// RFC 3986, 3.1; a single letter is a drive of Windows and no better.
bool hasScheme(std::string_view uri) {
    const std::size_t colon = uri.find(':');
    if (colon == std::string_view::npos || colon == 0 || !isLetter(uri.front()))
        return false;
    return std::all_of(uri.begin(), uri.begin() + static_cast<std::ptrdiff_t>(colon), [](char c) {
        return isLetter(c) || (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.';
    });
}

bool liesInside(const fs::path& folder, const fs::path& file) {
    const auto [inFolder, inFile] =
        std::mismatch(folder.begin(), folder.end(), file.begin(), file.end());
    return inFolder == folder.end() && inFile != file.end();
}

int hexDigit(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

constexpr std::array<std::int8_t, 256> base64Values() {
    constexpr std::string_view kDigits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::array<std::int8_t, 256> values{};
    values.fill(-1);
    for (std::size_t i = 0; i < kDigits.size(); ++i)
        values[static_cast<unsigned char>(kDigits[i])] = static_cast<std::int8_t>(i);
    return values;
}

Result<Bytes> decodeBase64(std::string_view text) {
    static constexpr std::array<std::int8_t, 256> kValues = base64Values();
    for (int padding = 0; padding < 2 && text.ends_with('='); ++padding)
        text.remove_suffix(1);
    if (text.size() % 4 == 1)
        return Error{ErrorCode::InvalidBuffer, "the base64 data is cut off", {}};

    Bytes bytes;
    bytes.reserve(text.size() / 4 * 3 + 2);
    std::uint32_t group = 0;
    unsigned bits = 0;
    for (const char c : text) {
        const int value = kValues[static_cast<unsigned char>(c)];
        if (value < 0)
            return Error{ErrorCode::InvalidBuffer, "the data is not base64", {}};
        group = group << 6U | static_cast<std::uint32_t>(value);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes.push_back(static_cast<std::uint8_t>(group >> bits));
        }
    }
    return bytes;
}

}  // namespace

ResourceFolder::ResourceFolder(const fs::path& folder, const fs::path& self) {
    if (folder.empty())
        return;
    std::error_code problem;
    m_folder = fs::canonical(folder, problem);
    if (problem)
        m_folder.clear();
    if (!self.empty())
        m_self = fs::canonical(self, problem);
}

Result<fs::path> ResourceFolder::resolve(std::string_view uri) const {
    if (uri.empty())
        return refused(uri, "names no file");
    if (hasScheme(uri))
        return refused(uri, "was refused: only files beside the asset are read");
    const std::string name = percentDecoded(uri);
    if (name.find('\0') != std::string::npos)
        return refused(uri, "was refused: it holds a zero byte");
    if (name.front() == '/' || name.front() == '\\')
        return refused(uri, "was refused: it is an absolute path");
    if (m_folder.empty())
        return refused(uri, "cannot be read: the asset has no folder");

    std::error_code problem;
    fs::path file = fs::canonical(m_folder / name, problem);
    if (problem == std::errc::no_such_file_or_directory)
        file = fs::canonical(m_folder / std::string(uri), problem);  // a name with a real '%'
    if (problem) {
        std::error_code ignored;
        const fs::path meant = fs::weakly_canonical(m_folder / name, ignored);
        return refused(uri, liesInside(m_folder, meant)
                                ? "cannot be read: " + problem.message()
                                : "was refused: it leaves the asset's folder");
    }
    if (!liesInside(m_folder, file))
        return refused(uri, "was refused: it leaves the asset's folder");
    if (!m_self.empty() && file == m_self)
        return refused(uri, "was refused: it is the asset itself");
    return file;
}

bool isDataUri(std::string_view uri) noexcept {
    return uri.size() >= kDataScheme.size() &&
           std::equal(kDataScheme.begin(), kDataScheme.end(), uri.begin(),
                      [](char a, char b) { return a == (b >= 'A' && b <= 'Z' ? b + 32 : b); });
}

Result<Bytes> decodeDataUri(std::string_view uri) {
    const std::size_t comma = uri.find(',');
    if (comma == std::string_view::npos)
        return Error{ErrorCode::InvalidBuffer, "the data URI has no comma", {}};
    const std::string_view data = uri.substr(comma + 1);
    if (uri.substr(0, comma).ends_with(";base64"))
        return data.find('%') == std::string_view::npos ? decodeBase64(data)
                                                        : decodeBase64(percentDecoded(data));
    const std::string decoded = percentDecoded(data);
    return Bytes(decoded.begin(), decoded.end());
}

std::string_view dataUriMediaType(std::string_view uri) noexcept {
    const std::string_view head = uri.substr(0, uri.find(',')).substr(kDataScheme.size());
    return head.substr(0, head.find(';'));
}

std::string percentDecoded(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool escape = text[i] == '%' && text.size() - i > 2 && hexDigit(text[i + 1]) >= 0 &&
                            hexDigit(text[i + 2]) >= 0;
        if (escape) {
            out += static_cast<char>(hexDigit(text[i + 1]) * 16 + hexDigit(text[i + 2]));
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
