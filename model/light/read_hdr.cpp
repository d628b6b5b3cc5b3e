// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
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
#include "model/light/hdr_rows.h"

namespace sinew {
namespace {

constexpr std::uint32_t kMostWidth = 16384;
constexpr std::uint32_t kMostHeight = 8192;
// Runs of 127 equal pixels take eight bytes, in old files runs of 255 take four.
constexpr std::size_t kMostPixelsPerByte = 64;
constexpr std::size_t kMostFileBytes = std::size_t{1} << 30;
constexpr const char* kStopped = "it was stopped";

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
    if (status.type() == std::filesystem::file_type::none) {
        return unreadable(failure.message());
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

/// Removes and returns the next line; none at the end.
std::optional<std::string_view> takeLine(std::string_view& rest) noexcept {
    const std::size_t end = rest.find('\n');
    if (end == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end + 1);
    return line;
}

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

Result<Header> readHeader(std::string_view& rest) {
    const auto first = takeLine(rest);
    if (!first || (!first->starts_with("#?RADIANCE") && !first->starts_with("#?RGBE"))) {
        return invalid("is not a Radiance picture (.hdr)");
    }
    float exposure = 1.0F;
    for (auto line = takeLine(rest); !line || !line->empty(); line = takeLine(rest)) {
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
    const auto size = takeLine(rest);
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

Result<EquirectangularLight> decode(std::string_view bytes, const std::stop_token& stop) {
    const Result<Header> header = readHeader(bytes);
    if (!header) {
        return header.error();
    }
    if (const Status size = checkSize(*header, bytes.size()); !size) {
        return size.error();
    }
    EquirectangularLight light{header->width, header->height, {}};
    light.radiance.resize(std::size_t{light.width} * light.height);
    HdrRows rows(bytes, light.width);
    for (std::uint32_t y = 0; y < light.height; ++y) {
        if (stop.stop_requested()) {
            return unreadable(kStopped);
        }
        const auto row =
            std::span(light.radiance).subspan(std::size_t{y} * light.width, light.width);
        if (!rows.read(row)) {
            return invalid("is damaged or cut off in row " + std::to_string(y));
        }
        for (glm::vec3& pixel : row) {
            pixel /= header->exposure;
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
