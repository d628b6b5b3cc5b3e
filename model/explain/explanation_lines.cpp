// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/explain/explanation_lines.h"

#include <algorithm>
#include <cmath>

#include "model/facts/morph_facts.h"
#include "model/words/words.h"

namespace sinew {
namespace {

constexpr double kMainDirection = 0.8;   // share of a length along one axis
constexpr double kNoPart = 1e-6;         // relative to the coordinates of the vertex
constexpr std::size_t kTracksShown = 6;  // the others are counted
constexpr std::size_t kWhatIfShown = 12;

std::string valuesText(const std::vector<float>& values) {
    constexpr std::size_t kMost = 4;
    std::string text;
    for (std::size_t i = 0; i < std::min(values.size(), kMost); ++i) {
        text += (i == 0 ? "" : "  ") + words::shortly(double{values[i]});
    }
    return values.size() > kMost ? text + "  …" : text;
}

/// Makes the lines of one explanation.
class ExplanationMaker {
public:
    ExplanationMaker(const Asset& asset, const VertexExplanation& explanation)
        : m_asset(asset), m_all(explanation) {}

    std::vector<ExplanationLine> made() {
        addSteps();
        addTracks();
        addWhatIf();
        return std::move(m_lines);
    }

private:
    void add(int depth, std::string name, std::string text = {}) {
        m_lines.push_back({.depth = depth, .name = std::move(name), .text = std::move(text)});
    }

    void addVector(int depth, std::string name, const glm::dvec3& vector) {
        m_lines.push_back({.depth = depth, .name = std::move(name), .vector = vector});
    }

    [[nodiscard]] bool isSomething(const glm::dvec3& part) const {
        return glm::length(part) >
               kNoPart * std::max({glm::length(m_all.posed), glm::length(m_all.morphed), 1e-30});
    }

    [[nodiscard]] std::string targetName(const TargetPart& part) const {
        const Mesh& mesh = m_asset[m_asset[m_all.place.node].mesh];
        return '\'' + morphTargetName(mesh, part.target) + '\'';
    }

    [[nodiscard]] std::string nameOf(const JointPart& part) const {
        return part.joint ? words::jointName(m_asset, m_all.skin, part.joint.value)
                          : words::nodeName(m_asset, part.node);
    }

    void addSteps() {
        addVector(0, "Stored", m_all.stored);
        for (const TargetPart& part : m_all.targets) {
            addVector(
                0,
                "Morph target " + targetName(part) + " at " + words::shortly(double{part.weight}),
                part.added);
        }
        if (!m_all.targets.empty()) {
            addVector(0, "Morphed", m_all.morphed);
        }
        addJoints();
        addVector(0, "Posed", m_all.posed);
    }

    void addJoints() {
        glm::dvec3 rest(0.0);
        double shares = 0.0;
        for (const JointPart& part : m_all.joints) {
            rest += part.rest;
            shares += double{part.share};
        }
        const bool skinned = !m_all.joints.empty() && m_all.joints.front().joint;
        addVector(0, skinned ? "Bind pose in the world" : "Rest pose", rest);
        for (const JointPart& part : m_all.joints) {
            addVector(0, nameOf(part) + ", " + words::percent(double{part.share}),
                      part.bind + part.clip);
            if (isSomething(part.bind)) {
                addVector(1, "rest pose against bind pose", part.bind);
                addVector(1, "clip", part.clip);
            }
        }
        constexpr double kWhole = 1e-4;
        if (std::abs(shares - 1.0) > kWhole) {
            add(0, "Weights add up to " + words::percent(shares), "pulled towards the origin");
        }
    }

    void addTracks() {
        if (m_all.tracks.empty()) {
            return;
        }
        add(0, "Keys");
        for (std::size_t i = 0; i < std::min(m_all.tracks.size(), kTracksShown); ++i) {
            const VertexTrack& track = m_all.tracks[i];
            add(1, words::nodeName(m_asset, track.node) + ' ' + words::pathName(track.path),
                "without it " + movedWords(track.moved));
            addKey(track.key, track.keySeconds, track.before);
            if (track.next != track.key) {
                addKey(track.next, track.nextSeconds, track.after);
            }
        }
        if (m_all.tracks.size() > kTracksShown) {
            add(1, counted(m_all.tracks.size() - kTracksShown, "more track", "more tracks"));
        }
    }

    void addKey(std::uint32_t key, float seconds, const std::vector<float>& values) {
        add(2, "key " + std::to_string(key) + " at " + words::seconds(double{seconds}),
            valuesText(values));
    }

    void addWhatIf() {
        if (m_all.counterfactuals.empty()) {
            return;
        }
        add(0, "What if");
        const std::size_t shown = std::min(m_all.counterfactuals.size(), kWhatIfShown);
        for (std::size_t i = 0; i < shown; ++i) {
            const Counterfactual& each = m_all.counterfactuals[i];
            add(1, whatIfText(each), movedWords(each.moved));
        }
    }

    [[nodiscard]] std::string whatIfText(const Counterfactual& each) const {
        switch (each.what) {
            case WhatIf::WithoutJoint: {
                const JointPart& part = m_all.joints[each.part];
                return "without " + words::percent(double{part.share}) + " of " + nameOf(part);
            }
            case WhatIf::WithoutTarget:
                return "without morph target " + targetName(m_all.targets[each.part]);
            case WhatIf::FittingBind:
                return "with a bind matrix of " + nameOf(m_all.joints[each.part]) +
                       " that fits the others";
            case WhatIf::FourStrongest:
                return "with the four strongest joints";
            case WhatIf::EightBit:
                return "with 8-bit weights";
            case WhatIf::DualQuaternion:
                return "with dual quaternions";
            case WhatIf::Stored:
                return "with weights as stored";
        }
        return {};
    }

    const Asset& m_asset;
    const VertexExplanation& m_all;
    std::vector<ExplanationLine> m_lines;
};

}  // namespace

std::string movedWords(const glm::dvec3& moved) {
    const double distance = glm::length(moved);
    if (!(distance > 0.0)) {
        return std::isnan(distance) ? "nowhere" : "at the same place";
    }
    const std::string text = words::length(distance);
    if (std::abs(moved.y) >= kMainDirection * distance) {
        return text + (moved.y < 0.0 ? " lower" : " higher");
    }
    for (const glm::length_t axis : {0, 2}) {
        if (std::abs(moved[axis]) >= kMainDirection * distance) {
            return text + " towards " + (moved[axis] < 0.0 ? '-' : '+') + (axis == 0 ? 'X' : 'Z');
        }
    }
    return text + " away";
}

std::vector<ExplanationLine> explanationLines(const Asset& asset,
                                              const VertexExplanation& explanation) {
    return ExplanationMaker(asset, explanation).made();
}

}  // namespace sinew
