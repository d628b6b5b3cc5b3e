// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/cli/args/options.h"
#include "app/common/parse_value.h"

namespace sinew::cli {

/// `--resume`, `--claim` and `--claim-timeout`.
struct ClaimArguments {
    bool resume = false;
    bool claim = false;
    std::string timeout;
};

void addClaimOptions(Options& options, ClaimArguments& arguments);

/// The same after syntax checks.
struct ClaimOptions {
    bool resumes = false;  // pictures that are whole are not drawn again
    bool claims = false;
    std::optional<double> timeoutSeconds = {};  // age of a claim that is taken over; none: never
};

/// Throws Failure (exit 2).
[[nodiscard]] ClaimOptions parseClaims(const ClaimArguments& arguments);

/// Which pictures this process draws. Several processes, also of several machines with a common
/// folder, share the pictures of a plan: who creates `PATH.claim` draws the picture, and removes
/// the claim when it is in place. Taking over a claim whose owner is still running only costs time:
/// both write the same bytes.
class PictureClaims {
public:
    /// `size`: of all pictures.
    PictureClaims(const ClaimOptions& options, Extent size) : m_options(options), m_size(size) {}
    ~PictureClaims();  // releases all
    PictureClaims(const PictureClaims&) = delete;
    PictureClaims& operator=(const PictureClaims&) = delete;

    /// Whether this process draws the picture. Throws Failure (exit 4).
    [[nodiscard]] bool take(const std::string& path);
    /// Once it is in place.
    void release(const std::string& path) noexcept;

    /// Reports how many pictures were whole, and which ones others have still claimed.
    void report(bool quiet) const;

private:
    [[nodiscard]] bool isWhole(const std::string& path) const;
    [[nodiscard]] bool claim(const std::string& path);

    ClaimOptions m_options;
    Extent m_size;
    std::set<std::string> m_taken;  // claims of this process
    std::size_t m_whole = 0;
    std::vector<std::string> m_others;  // claims of others
};

}  // namespace sinew::cli
