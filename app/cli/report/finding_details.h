// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "model/check/check_asset.h"
#include "model/core/diagnostic.h"
#include "model/load/source/json_regions.h"

namespace sinew::cli {

/// What reports add to a finding while its asset is at hand.
struct FindingDetails {
    // Of a grouped finding, in words: the first ones, and how many different ones follow of those
    // that the finding lists.
    std::vector<std::string> places = {};
    std::size_t morePlaces = 0;

    /// Names the finding across versions of the file: its rule, its severity and the names of the
    /// objects that it is about, without counts, order or paths. Unique within the file.
    std::string identity = {};

    /// The objects that it is about, by name, and how many findings are about each; objects without
    /// a name by pointer, several tracks by their clip. A group of kMostPlaces or more has its
    /// count alone, as kManyObjects.
    std::map<std::string, std::size_t> objects = {};

    /// Those that are not in the baseline, if others are.
    std::vector<std::string> newObjects = {};

    std::vector<std::string> khronos = {};  // codes of the Khronos validator, if they are asked for

    std::optional<load::JsonRegion> region = {};  // region of `Diagnostic::pointer`
    bool isBinary = false;                        // the region is in a GLB
};

inline constexpr std::size_t kPlacesShown = 3;
inline constexpr const char* kManyObjects = "*";

/// One per finding, without regions.
[[nodiscard]] std::vector<FindingDetails> detailsOf(const Asset& asset,
                                                    const std::vector<Diagnostic>& findings);

/// 32 hexadecimal digits, for formats without words.
[[nodiscard]] std::string fingerprintOf(const std::string& identity);

/// " (A, B)" of the codes of the Khronos validator; empty without any.
[[nodiscard]] std::string khronosWords(const FindingDetails& details);

/// Adds the codes of the Khronos validator.
void addKhronosCodes(const std::vector<Diagnostic>& findings, std::vector<FindingDetails>& details);

/// The bytes of a file, read again; none if it cannot be read. "-" is standard input. Gives them to
/// `use`.
void withBytes(const std::string& file,
               const std::function<void(std::span<const std::uint8_t>)>& use);

/// Adds the regions, from the file read again; none if it cannot be read. "-" is standard input.
void addRegions(const std::string& file, const std::vector<Diagnostic>& findings,
                std::vector<FindingDetails>& details);

/// The findings of loader and lint, grouped and ranked.
[[nodiscard]] std::vector<Diagnostic> allFindings(const Asset& asset, const CheckOptions& options);

}  // namespace sinew::cli
