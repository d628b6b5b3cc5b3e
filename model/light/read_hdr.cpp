// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstring>
#include <fstream>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "model/light/environment.h"

namespace sinew {
namespace {

constexpr std::uint32_t kMostWidth = 16384;
constexpr std::uint32_t kMostHeight = 8192;
// Runs of 127 equal pixels take eight bytes, in old files runs of 255 take four.
constexpr std::size_t kMostPixelsPerByte = 64;
constexpr std::size_t kMostFileBytes = std::size_t{1} << 30;
constexpr const char* kStopped = "it was stopped";

using Pixel = std::array<std::uint8_t, 4>;  // red, green, blue, exponent

// Rows are not read by stb_image: its version in Debian 12 (2.27) never returns from a truncated
// packed row, accepts other truncated rows as complete, and does not support the repeated pixels of
// old files.

Error invalid(std::string what) {
    return {ErrorCode::InvalidImage, "the environment " + std::move(what), {}};
}

Error unreadable(const std::string& why) {
    return {ErrorCode::FileUnreadable, "the environment cannot be read: " + why, {}};
}

Result<std::string> readBytes(const std::filesystem::path& path, const std::stop_token& stop) {
    std::error_code failure;
    const auto status = std::filesystem::status(path, failure);
    if (status.type() == std::filesystem::file_type::not_found) {
        return unreadable("there is no such file");
    }
    if (status.type() == std::filesystem::file_type::directory) {
        return unreadable("it is a folder");
    }
    if (status.type() != std::filesystem::file_type::regular) {
        return unreadable("it is not a regular file");  // a pipe may block its reader forever
    }
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        return unreadable(std::strerror(errno));
    }
    std::string bytes;
    constexpr std::size_t kStep = std::size_t{1} << 20;
    while (file) {
        if (bytes.size() > kMostFileBytes) {
            return unreadable("it is larger than 1 GiB");
        }
        if (stop.stop_requested()) {
            return unreadable(kStopped);
        }
        const std::size_t before = bytes.size();
        bytes.resize(before + kStep);
        file.read(bytes.data() + before, kStep);
        bytes.resize(before + static_cast<std::size_t>(file.gcount()));
    }
    return bytes;
}

/// Reads the file from the start; past the end it returns nothing.
class Cursor {
public:
    explicit Cursor(std::string_view bytes) noexcept : m_rest(bytes) {}

    [[nodiscard]] std::size_t left() const noexcept { return m_rest.size(); }

    std::optional<std::string_view> line() noexcept {
        const std::size_t end = m_rest.find('\n');
        if (end == std::string_view::npos) {
            return std::nullopt;
        }
        const std::string_view line = m_rest.substr(0, end);
        m_rest.remove_prefix(end + 1);
        return line;
    }

    std::optional<std::uint8_t> byte() noexcept {
        if (m_rest.empty()) {
            return std::nullopt;
        }
        const auto value = static_cast<std::uint8_t>(m_rest.front());
        m_rest.remove_prefix(1);
        return value;
    }

    std::optional<Pixel> pixel() noexcept {
        if (m_rest.size() < 4) {
            return std::nullopt;
        }
        Pixel pixel{};
        std::memcpy(pixel.data(), m_rest.data(), pixel.size());
        m_rest.remove_prefix(pixel.size());
        return pixel;
    }

private:
    std::string_view m_rest;
};

struct Header {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    float exposure = 1.0F;  // that the pixels were multiplied by
};

/// "-Y HEIGHT +X WIDTH": rows from the top, columns from the left.
std::optional<Header> parseSize(std::string_view line) {
    Header header;
    const auto take = [&](std::string_view axis, std::uint32_t& size) {
        if (!line.starts_with(axis)) {
            return false;
        }
        line.remove_prefix(axis.size());
        const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), size);
        line.remove_prefix(static_cast<std::size_t>(end - line.data()));
        return error == std::errc() && size > 0;
    };
    if (!take("-Y ", header.height) || !take(" +X ", header.width)) {
        return std::nullopt;
    }
    return header;
}

Result<Header> readHeader(Cursor& cursor) {
    const auto first = cursor.line();
    if (!first || (!first->starts_with("#?RADIANCE") && !first->starts_with("#?RGBE"))) {
        return invalid("is not a Radiance picture (.hdr)");
    }
    float exposure = 1.0F;
    for (auto line = cursor.line(); !line || !line->empty(); line = cursor.line()) {
        if (!line) {
            return invalid("ends within its header");
        }
        if (line->starts_with("FORMAT=") && *line != "FORMAT=32-bit_rle_rgbe") {
            return invalid("is not stored as 32-bit_rle_rgbe but says " +
                           std::string(line->substr(0, 60)));
        }
        constexpr std::string_view kExposure = "EXPOSURE=";
        if (line->starts_with(kExposure)) {
            exposure *= std::strtof(std::string(line->substr(kExposure.size())).c_str(), nullptr);
        }
    }
    const auto size = cursor.line();
    std::optional<Header> header = size ? parseSize(*size) : std::nullopt;
    if (!header) {
        return invalid(
            "has no size of the form '-Y HEIGHT +X WIDTH'; other orientations are not supported");
    }
    header->exposure = std::isfinite(exposure) && exposure > 0.0F ? exposure : 1.0F;
    return *header;
}

Status checkSize(const Header& header, std::size_t bytes) {
    const std::string size = std::to_string(header.width) + " x " + std::to_string(header.height);
    if (header.width > kMostWidth || header.height > kMostHeight) {
        return invalid("is too large: " + size + " pixels; the limit is " +
                       std::to_string(kMostWidth) + " x " + std::to_string(kMostHeight));
    }
    if (std::size_t{header.width} * header.height / kMostPixelsPerByte > bytes) {
        return invalid("claims " + size + " pixels but is far too short for them");
    }
    return Nothing{};
}

bool isPacked(const Pixel& start, std::size_t width) noexcept {
    return width >= 8 && start[0] == 2 && start[1] == 2 && (start[2] << 8 | start[3]) == int(width);
}

/// Channel by channel; a byte above 128 repeats the next one, another is followed by so many.
bool readPackedRow(Cursor& cursor, std::span<Pixel> row) noexcept {
    for (std::size_t channel = 0; channel < 4; ++channel) {
        for (std::size_t x = 0; x < row.size();) {
            const auto code = cursor.byte();
            if (!code || *code == 0) {
                return false;
            }
            const bool repeats = *code > 128;
            const std::size_t count = repeats ? *code - 128U : *code;
            auto value = repeats ? cursor.byte() : std::uint8_t{0};
            if (count > row.size() - x) {
                return false;
            }
            for (std::size_t i = 0; i < count; ++i) {
                value = repeats ? value : cursor.byte();
                if (!value) {
                    return false;
                }
                row[x++][channel] = *value;
            }
        }
    }
    return true;
}

/// Pixel by pixel; 1, 1, 1, N repeats the one before N times, the next such 256 N times, and so on.
bool readPlainRow(Cursor& cursor, Pixel first, std::span<Pixel> row) noexcept {
    std::optional<Pixel> pixel = first;
    std::uint32_t shift = 0;
    for (std::size_t x = 0; x < row.size();) {
        if (!pixel) {
            return false;
        }
        const bool repeats = (*pixel)[0] == 1 && (*pixel)[1] == 1 && (*pixel)[2] == 1 && x > 0;
        if (repeats) {
            const std::size_t count = std::size_t{(*pixel)[3]} << shift;
            if (count > row.size() - x) {
                return false;
            }
            std::fill_n(row.begin() + static_cast<std::ptrdiff_t>(x), count, row[x - 1]);
            x += count;
            shift = std::min(shift + 8U, 24U);
        } else {
            row[x++] = *pixel;
            shift = 0;
        }
        if (x < row.size()) {
            pixel = cursor.pixel();
        }
    }
    return true;
}

glm::vec3 radianceOf(const Pixel& pixel) noexcept {
    constexpr int kBias = 128 + 8;
    return pixel[3] == 0 ? glm::vec3(0.0F)
                         : glm::vec3(pixel[0], pixel[1], pixel[2]) *
                               std::ldexp(1.0F, static_cast<int>(pixel[3]) - kBias);
}

Result<EquirectangularLight> decode(std::string_view bytes, const std::stop_token& stop) {
    Cursor cursor(bytes);
    const Result<Header> header = readHeader(cursor);
    if (!header) {
        return header.error();
    }
    if (const Status size = checkSize(*header, cursor.left()); !size) {
        return size.error();
    }
    EquirectangularLight light{header->width, header->height, {}};
    light.radiance.reserve(std::size_t{light.width} * light.height);
    std::vector<Pixel> row(light.width);
    for (std::uint32_t y = 0; y < light.height; ++y) {
        if (stop.stop_requested()) {
            return unreadable(kStopped);
        }
        const auto start = cursor.pixel();
        const bool whole =
            start && (isPacked(*start, row.size()) ? readPackedRow(cursor, row)
                                                   : readPlainRow(cursor, *start, row));
        if (!whole) {
            return invalid("is damaged or cut off in row " + std::to_string(y));
        }
        for (const Pixel& pixel : row) {
            light.radiance.push_back(radianceOf(pixel) / header->exposure);
        }
    }
    return light;
}

}  // namespace

Result<EquirectangularLight> readHdr(const std::filesystem::path& path,
                                     const std::stop_token& stop) {
    try {
        const Result<std::string> bytes = readBytes(path, stop);
        return bytes ? decode(*bytes, stop) : bytes.error();
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::LimitExceeded, "the environment does not fit into memory", {}};
    }
}

}  // namespace sinew
