// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "model/check/check_asset.h"
#include "model/check/shared_facts.h"
#include "model/load/findings.h"

namespace sinew::check {

/// The input of every rule: the borrowed asset and the list of findings.
class Context {
public:
    Context(const Asset& asset, const CheckOptions& options, std::stop_token stop)
        : m_asset(asset), m_options(options), m_stop(std::move(stop)) {}

    Context(const Context&) = delete;  // facts borrow from it
    Context& operator=(const Context&) = delete;

    [[nodiscard]] const Asset& asset() const noexcept { return m_asset; }
    [[nodiscard]] bool stopped() const noexcept { return m_stop.stop_requested(); }
    [[nodiscard]] const std::stop_token& stop() const noexcept { return m_stop; }
    [[nodiscard]] const CheckPolicy& policy() const noexcept { return m_options.policy; }

    /// Of a rule, see CheckPolicy.
    [[nodiscard]] double parameter(std::string_view code, std::string_view name) const {
        return policy().parameter(code, name);
    }

    /// By the tolerances of CONSTANT_TRACK. Found with the first call.
    [[nodiscard]] const TrackCoverage& coverage() { return m_facts.coverage(); }

    /// Adds a finding with the severity of its rule. Dropped if only violations are wanted and it
    /// is not one, or if the rule was stopped early.
    void report(const char* code, std::string message, Diagnostic place);

    /// With an explicit severity between the rule's lowest and highest. An effect gets its frame,
    /// or is dropped if it was not measured.
    void reportAs(Severity severity, const char* code, std::string message, Diagnostic place);

    /// About pose, weights or motion: `what` is wrong, the effect in words, and after a colon what
    /// to do about it. A place without a vertex, in the primitive of the effect, gets the vertex of
    /// the effect.
    void reportEffect(Severity severity, const char* code, const std::string& what,
                      const SurfaceEffect& effect, const std::string& instruction,
                      Diagnostic place);

    /// With the severity of its rule.
    void reportEffect(const char* code, const std::string& what, const SurfaceEffect& effect,
                      const std::string& instruction, Diagnostic place);

    /// A rule cannot be evaluated for `subject` (in words; empty: the file), for this reason.
    void gap(const char* code, std::string subject, std::string reason, const Diagnostic& place,
             bool applies = true);

    [[nodiscard]] SharedFacts& facts() noexcept { return m_facts; }

    /// Sorted by code, then in the order of `report`.
    [[nodiscard]] std::vector<Diagnostic> take();

private:
    const Asset& m_asset;
    CheckOptions m_options;
    std::stop_token m_stop;
    load::Findings m_findings;
    SharedFacts m_facts{m_asset, m_options.policy, m_stop};
};

// Groups of rules.
void checkWeights(Context& context);       // each primitive with joints and weights
void checkStrays(Context& context);        // each primitive: vertices influenced by a distant joint
void checkSymmetry(Context& context);      // each primitive: left against right
void checkPosedBounds(Context& context);   // each skinned or morphed primitive
void checkScale(Context& context);         // each scene and clip: extents that are too large
void checkSkins(Context& context);         // each skin: inverse bind matrices, unused joints
void checkSharedMeshes(Context& context);  // each mesh that is drawn with several skins
void checkHierarchy(Context& context);     // skinned-mesh nodes, scenes, scale in chains
void checkKeys(Context& context);          // each sampler and channel
void checkTracks(Context& context);        // cost and effect of a clip's tracks
void checkClips(Context& context);         // each clip: range, frame grid, loop

}  // namespace sinew::check
