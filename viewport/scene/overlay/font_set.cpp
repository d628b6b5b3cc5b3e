// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/font_set.h"

#include <fontconfig/fontconfig.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "model/core/ascii.h"
#include "model/weights/filter_tokens.h"

namespace sinew {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFiles = 2000;  // looked at in the usual folders
constexpr int kMostCandidates = 8;        // candidates of fontconfig

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string() : std::string(value);
}

/// Without a configuration fontconfig knows no folder and complains on standard error.
bool isConfigured() {
    const std::string named = variable("FONTCONFIG_FILE");
    if (!named.empty()) {
        const bool absolute = named.front() == '/';
        return access((absolute ? named : "/etc/fonts/" + named).c_str(), R_OK) == 0;
    }
    const std::string folder = variable("FONTCONFIG_PATH");
    return access(((folder.empty() ? "/etc/fonts" : folder) + "/fonts.conf").c_str(), R_OK) == 0;
}

bool hasCharacter(FcPattern* font, char32_t character) {
    FcCharSet* characters = nullptr;
    return FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch &&
           FcCharSetHasChar(characters, character) == FcTrue;
}

std::vector<std::string> configuredFontsFor(char32_t character) {
    std::vector<std::string> files;
    FcPattern* request = FcPatternCreate();
    FcCharSet* wanted = FcCharSetCreate();
    FcCharSetAddChar(wanted, character);
    FcPatternAddCharSet(request, FC_CHARSET, wanted);
    FcPatternAddBool(request, FC_SCALABLE, FcTrue);
    FcPatternAddString(request, FC_FAMILY, reinterpret_cast<const FcChar8*>("sans-serif"));
    FcConfigSubstitute(nullptr, request, FcMatchPattern);
    FcDefaultSubstitute(request);
    FcResult result = FcResultNoMatch;
    FcFontSet* const sorted = FcFontSort(nullptr, request, FcFalse, nullptr, &result);
    for (int i = 0; sorted != nullptr && i < sorted->nfont; ++i) {
        FcChar8* path = nullptr;
        FcPattern* const font = sorted->fonts[i];
        if (hasCharacter(font, character) &&
            FcPatternGetString(font, FC_FILE, 0, &path) == FcResultMatch &&
            static_cast<int>(files.size()) < kMostCandidates) {
            files.emplace_back(reinterpret_cast<const char*>(path));
        }
    }
    if (sorted != nullptr) {
        FcFontSetDestroy(sorted);
    }
    FcCharSetDestroy(wanted);
    FcPatternDestroy(request);
    return files;
}

std::vector<fs::path> usualFolders() {
    std::vector<fs::path> folders;
    const std::string home = variable("HOME");
    const std::string data = variable("XDG_DATA_HOME");
    if (!data.empty()) {
        folders.emplace_back(fs::path(data) / "fonts");
    } else if (!home.empty()) {
        folders.emplace_back(fs::path(home) / ".local/share/fonts");
    }
    if (!home.empty()) {
        folders.emplace_back(fs::path(home) / ".fonts");
    }
    folders.emplace_back("/usr/local/share/fonts");
    folders.emplace_back("/usr/share/fonts");
    return folders;
}

bool isFontFile(const fs::path& file) {
    const std::string extension = asciiLower(file.extension().string());
    return extension == ".ttf" || extension == ".otf" || extension == ".ttc";
}

std::vector<std::string> filesInUsualFolders() {
    std::vector<std::string> files;
    for (const fs::path& folder : usualFolders()) {
        std::error_code failed;
        fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied,
                                            failed);
        const fs::recursive_directory_iterator end;
        std::vector<std::string> inFolder;
        while (!failed && at != end && files.size() + inFolder.size() < kMostFiles) {
            std::error_code ignored;
            if (at->is_regular_file(ignored) && isFontFile(at->path())) {
                inFolder.push_back(at->path().string());
            }
            at.increment(failed);
        }
        std::sort(inFolder.begin(), inFolder.end());
        files.insert(files.end(), inFolder.begin(), inFolder.end());
    }
    return files;
}

constexpr char32_t kReplacement = 0xfffd;

/// Characters without a shape of their own.
bool isSilent(char32_t c) noexcept {
    return (c >= 0x200b && c <= 0x200f) || (c >= 0x202a && c <= 0x202e) ||
           (c >= 0x2060 && c <= 0x206f) || (c >= 0xfe00 && c <= 0xfe0f) || c == 0xfeff ||
           c == 0x00ad || (c >= 0xe0000 && c <= 0xe01ef);
}

}  // namespace

std::vector<std::string> systemFontsFor(char32_t character) {
    static const bool configured = isConfigured();
    if (configured) {
        return configuredFontsFor(character);
    }
    static const std::vector<std::string> files = filesInUsualFolders();
    return files;
}

FontSet::FontSet() : m_own(embeddedFont()) {}

const FontFace* FontSet::find(char32_t character) {
    for (const auto& face : m_system) {
        if (face->has(character)) {
            return face.get();
        }
    }
    for (const std::string& file : systemFontsFor(character)) {
        auto face = std::make_unique<FontFace>(file);
        if (face->has(character)) {
            m_system.push_back(std::move(face));
            return m_system.back().get();
        }
    }
    return nullptr;
}

FontSet::Place FontSet::placeOf(char32_t character) {
    if (isSilent(character)) {
        return {};
    }
    if (m_own.has(character)) {
        return {.face = &m_own, .character = character};
    }
    const auto [known, isNew] = m_places.try_emplace(character);
    Place& place = known->second;
    if (isNew) {
        place = {.face = find(character), .character = character};
        if (place.face == nullptr) {
            place = {.face = &m_own, .character = kReplacement};
        }
    }
    if (place.character == kReplacement && !place.isMissing) {
        place.isMissing = true;
        m_missing.push_back(character);
    }
    return place;
}

void FontSet::forgetMissing() noexcept {
    for (const char32_t character : m_missing) {
        m_places.at(character).isMissing = false;
    }
    m_missing.clear();
}

float FontSet::advance(char32_t character, float sizePixels) {
    const Place place = placeOf(character);
    return place.face == nullptr ? 0.0F : place.face->advance(place.character, sizePixels);
}

float FontSet::kerning(char32_t left, char32_t right, float sizePixels) {
    const Place before = placeOf(left);
    const Place after = placeOf(right);
    return before.face == nullptr || before.face != after.face
               ? 0.0F
               : before.face->kerning(before.character, after.character, sizePixels);
}

GlyphBitmap FontSet::rasterize(char32_t character, float sizePixels) {
    const Place place = placeOf(character);
    return place.face == nullptr ? GlyphBitmap()
                                 : place.face->rasterize(place.character, sizePixels);
}

std::string missingNotice(const std::vector<char32_t>& missing) {
    if (missing.empty()) {
        return {};
    }
    std::array<char, 16> code{};
    std::snprintf(code.data(), code.size(), "U+%04X", static_cast<unsigned>(missing.front()));
    std::string words = std::string("no font has ") + code.data();
    if (missing.size() > 1) {
        words += " and " + std::to_string(missing.size() - 1) +
                 (missing.size() == 2 ? " other character" : " other characters");
    }
    return words + " of the texts: install one that covers the script";
}

}  // namespace sinew
