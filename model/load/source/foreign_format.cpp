// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/source/foreign_format.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "model/core/ascii.h"
#include "model/load/source/container.h"
namespace sinew::load {
namespace {

struct Signature {
    std::string_view bytes;
    std::string_view words;
    std::size_t offset = 0;
};

using namespace std::string_view_literals;

constexpr auto kSignatures = std::to_array<Signature>({
    {"\xff\xd8\xff"sv, "a JPEG image"},
    {"\x89PNG\r\n\x1a\n"sv, "a PNG image"},
    {"GIF8"sv, "a GIF image"},
    {"WEBP"sv, "a WebP image", 8},
    {"\xabKTX 20\xbb"sv, "a KTX2 texture"},
    {"\xabKTX 11\xbb"sv, "a KTX texture"},
    {"DDS "sv, "a DDS texture"},
    {"8BPS"sv, "a Photoshop document"},
    {"II*\0"sv, "a TIFF image"},
    {"MM\0*"sv, "a TIFF image"},
    {"v/1\x01"sv, "an OpenEXR image"},
    {"#?RADIANCE"sv, "a Radiance image (.hdr)"},
    {"#?RGBE"sv, "a Radiance image (.hdr)"},
    {"ftyp"sv, "a video (MP4) or image (AVIF, HEIC)", 4},
    {"\x1a\x45\xdf\xa3"sv, "a video (WebM)"},
    {"%PDF-"sv, "a PDF document"},
    {"Kaydara FBX Binary"sv, "an FBX file"},
    {"; FBX "sv, "an FBX file"},
    {"BLENDER"sv, "a Blender file"},
    {"//Maya ASCII"sv, "a Maya scene"},
    {"ply\n"sv, "a PLY model"},
    {"ply\r"sv, "a PLY model"},
    {"solid "sv, "an STL model"},
    {"#usda "sv, "a USD scene"},
    {"PXR-USDC"sv, "a USD scene"},
    {"Ogawa"sv, "an Alembic cache"},
    {"b3dm"sv, "a 3D tile (b3dm)"},
    {"i3dm"sv, "a 3D tile (i3dm)"},
    {"DRACO"sv, "a Draco mesh"},
    {"#VRML"sv, "a VRML scene"},
    {"PK\x03\x04"sv, "a ZIP archive"},
    {"\x1f\x8b"sv, "a gzip archive"},
    {"7z\xbc\xaf\x27\x1c"sv, "a 7-Zip archive"},
    {"Rar!\x1a"sv, "a RAR archive"},
    {"\x28\xb5\x2f\xfd"sv, "a file compressed with Zstandard, such as a Blender file"},
    {"version https://git-lfs"sv, "a Git LFS pointer (git lfs pull fetches the file)"},
    {"\x7f"
     "ELF"sv,
     "a program"},
    {"MZ\x90"sv, "a program"},
});

std::string_view withoutSpace(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \t\r\n");
    return start == std::string_view::npos ? std::string_view() : text.substr(start);
}

std::string_view markup(std::string_view text) {
    text = withoutSpace(text.substr(text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0));
    if (startsAsciiLower(text, "<!doctype html") || startsAsciiLower(text, "<html")) {
        return "a web page (HTML)";
    }
    if (text.find("<COLLADA") != std::string_view::npos) {
        return "a COLLADA file";
    }
    return startsAsciiLower(text, "<?xml") || startsAsciiLower(text, "<svg") ? "an XML document"
                                                                             : std::string_view();
}

/// Wavefront OBJ has no signature: the first line that is not a comment decides.
bool isObj(std::string_view text) {
    constexpr std::array<std::string_view, 8> kStarts = {"v ",      "vn ", "vt ", "o ",
                                                         "mtllib ", "g ",  "s ",  "usemtl "};
    while (!text.empty()) {
        const std::string_view line = withoutSpace(text.substr(0, text.find('\n')));
        if (!line.empty() && !line.starts_with('#')) {
            return std::any_of(kStarts.begin(), kStarts.end(),
                               [line](std::string_view start) { return line.starts_with(start); });
        }
        text.remove_prefix(std::min(text.size(), text.find('\n')));
        text.remove_prefix(text.empty() ? 0 : 1);
    }
    return false;
}

}  // namespace

std::string_view foreignFormat(std::span<const std::uint8_t> bytes) noexcept {
    constexpr std::size_t kLooked = 4096;
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()),
                                std::min(bytes.size(), kLooked));
    for (const Signature& signature : kSignatures) {
        if (text.size() >= signature.offset &&
            text.substr(signature.offset).starts_with(signature.bytes)) {
            return signature.words;
        }
    }
    const std::string_view found = markup(text);
    return found.empty() && isObj(text) ? "an OBJ model" : found;
}

}  // namespace sinew::load
