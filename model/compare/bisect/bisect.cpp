// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/bisect/bisect.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "model/compare/bisect/narrowing.h"
#include "model/words/words.h"

namespace sinew {
namespace {

constexpr float kLeft = 0.01F;          // share of the largest distance that may be left
constexpr float kRounding = 3e-7F;      // relative to the size
constexpr std::size_t kMostClips = 16;  // the worst ones come first
constexpr std::size_t kFramesOfClip = 4;
constexpr std::size_t kMostRounds = 12;
/// More parts of a kind in the same clip or skin are reported together.
constexpr std::size_t kMostOfGroup = 8;

float diagonalOf(const Primitive& primitive) {
    glm::vec3 low = primitive.positions.front();
    glm::vec3 high = low;
    for (const glm::vec3& position : primitive.positions) {
        low = glm::min(low, position);
        high = glm::max(high, position);
    }
    return glm::distance(low, high);
}

/// How far stored positions that are the same may be apart, relative to the diagonal: rounded, and
/// quantised with more or fewer bits.
constexpr float kTolerances[] = {1e-5F, 1e-4F, 1e-3F};

/// Matches the vertices of a primitive that rests elsewhere: by their stored positions, otherwise
/// by number where counts and indices agree.
void matchStored(const Primitive& here, const Primitive& there, const std::stop_token& stop,
                 VertexMatches& vertices) {
    const float diagonal = diagonalOf(here);
    for (const float tolerance : kTolerances) {
        VertexMatches stored({here, here.positions}, {there, there.positions}, tolerance * diagonal,
                             stop);
        if (stored.how() != VertexMatching::Surface) {
            vertices = std::move(stored);
            return;
        }
    }
    if (here.topology == there.topology && here.vertexCount() == there.vertexCount() &&
        here.indices == there.indices) {
        vertices = VertexMatches();
    }
}

ComparedSurface matchedSurface(const Asset& before, const Asset& after,
                               const ComparedSurface& surface, const std::stop_token& stop) {
    ComparedSurface result = surface;
    for (ComparedPrimitive& one : result.primitives) {
        if (one.vertices.how() == VertexMatching::Surface) {
            matchStored(comparedPrimitive(before, one.before, one.primitive),
                        comparedPrimitive(after, one.after, one.afterPrimitive), stop,
                        one.vertices);
        }
    }
    return result;
}

/// A moment and its distance.
struct MomentDistance {
    TrialMoment moment;
    float distance = 0.0F;
};

class Search {
public:
    Search(const std::shared_ptr<const Asset>& before, const std::shared_ptr<const Asset>& after,
           const FileComparison& comparison, const BisectOptions& options)
        : m_before(*before),
          m_comparison(comparison),
          m_options(options),
          m_surface(matchedSurface(*before, *after, comparison.surface, options.stop)),
          m_exchange(*before, *after, comparison.matches, m_surface, comparison.clips,
                     options.alignment),
          m_trials(m_exchange, std::make_shared<const ClipLibrary>(after), m_surface) {}

    std::optional<Bisection> run() {
        const auto worst = overEverything({});
        if (!worst) {
            return {};
        }
        Bisection result;
        result.largest = largestOf(*worst);
        result.notExchanged = m_exchange.notExchanged();
        const float least = kRounding * m_surface.size;
        if (result.largest > least && !m_exchange.parts().empty()) {
            takeMoments(*worst);
            if (!narrow(std::max(kLeft * result.largest, least), result)) {
                return {};
            }
        }
        report(1.0F);
        return result;
    }

private:
    using MomentDistances = std::vector<MomentDistance>;  // the rest poses and one of every clip

    static float largestOf(const MomentDistances& moments) {
        float largest = 0.0F;
        for (const MomentDistance& one : moments) {
            largest = std::max(largest, one.distance);
        }
        return largest;
    }

    [[nodiscard]] TrialMoment frameOf(const ClipComparison& clip, std::size_t frame) const {
        return {clip.before, clip.after, clip.frames.seconds[frame], clip.afterSeconds[frame]};
    }

    /// None after a stop.
    std::optional<MomentDistances> overEverything(const PartSet& parts) {
        MomentDistances worst;
        if (m_comparison.geometry) {
            const TrialMoment rest;
            worst.push_back({rest, m_trials.largest(parts, std::span(&rest, 1))});
        }
        for (const ClipComparison& clip : m_comparison.clips) {
            const auto distances = m_trials.overClip(parts, clip, m_options.stop);
            if (!distances) {
                return {};
            }
            const auto largest = std::max_element(distances->begin(), distances->end());
            worst.push_back(
                {frameOf(clip, static_cast<std::size_t>(largest - distances->begin())), *largest});
        }
        return worst;
    }

    void addMoment(const TrialMoment& moment) {
        if (std::find(m_moments.begin(), m_moments.end(), moment) == m_moments.end()) {
            m_moments.push_back(moment);
        }
    }

    /// Moments that matter: the worst of the worst clips, and where other joints are worst.
    void takeMoments(MomentDistances worst) {
        std::stable_sort(worst.begin(), worst.end(),
                         [](const auto& a, const auto& b) { return a.distance > b.distance; });
        worst.resize(std::min(worst.size(), kMostClips));
        for (const MomentDistance& one : worst) {
            if (one.distance > kLeft * worst.front().distance) {
                addMoment(one.moment);
                addMovers(one.moment.before);
            }
        }
    }

    void addMovers(AnimationIndex animation) {
        const auto clip = std::find_if(
            m_comparison.clips.begin(), m_comparison.clips.end(),
            [animation](const ClipComparison& one) { return one.before == animation; });
        if (clip == m_comparison.clips.end()) {
            return;
        }
        std::vector<MoverDistance> movers = clip->movers;
        std::stable_sort(movers.begin(), movers.end(),
                         [](const auto& a, const auto& b) { return a.distance > b.distance; });
        for (std::size_t i = 0; i < std::min(movers.size(), kFramesOfClip); ++i) {
            addMoment(frameOf(*clip, movers[i].frame));
        }
    }

    /// Narrows at the moments that matter, measures all of them, and adds those that are too far
    /// apart, until none is. False after a stop.
    bool narrow(float limit, Bisection& result) {
        const bool each =
            m_exchange.parts().size() * m_surface.pointCount(m_before) <= m_options.mostPoints;
        Narrowing narrowing(m_trials, each, m_options.stop, [this] { reportTrial(); });
        for (std::size_t round = 0; round < kMostRounds; ++round) {
            const PartSet found = narrowing.smallest(m_moments, limit);
            const auto worst = overEverything(found);
            if (!worst || m_options.stop.stop_requested()) {
                return false;
            }
            const std::size_t known = m_moments.size();
            for (const MomentDistance& one : *worst) {
                if (one.distance > limit) {
                    addMoment(one.moment);
                }
            }
            m_found = found;
            const double left = double{largestOf(*worst)} / double{result.largest};
            result.explained = std::clamp(1.0 - left, 0.0, 1.0);
            if (m_moments.size() == known) {
                break;
            }
        }
        if (result.explained > 0.0) {
            listParts(result);
        }
        return true;
    }

    void listParts(Bisection& result) {
        PartSet left = m_found;
        while (!left.empty()) {
            const FilePart& first = m_exchange.parts()[left.front()];
            PartSet group;
            std::copy_if(
                left.begin(), left.end(), std::back_inserter(group),
                [&](std::uint32_t part) { return inOneGroup(m_exchange.parts()[part], first); });
            left = without(left, group);
            if (group.size() > kMostOfGroup) {
                addRow(group, result);
                continue;
            }
            for (const std::uint32_t part : group) {
                addRow({part}, result);
            }
        }
        std::stable_sort(result.parts.begin(), result.parts.end(),
                         [](const auto& a, const auto& b) { return a.share > b.share; });
    }

    void addRow(const PartSet& group, Bisection& result) {
        const float back = m_trials.largest(without(m_found, group), m_moments);
        result.parts.push_back({.part = m_exchange.parts()[group.front()],
                                .count = group.size(),
                                .share = std::min(1.0, double{back} / double{result.largest})});
    }

    void report(float part) const {
        if (m_options.progress) {
            m_options.progress(part);
        }
    }

    /// How many trials there will be is unknown: the bar slows down towards the end.
    void reportTrial() {
        const auto done = static_cast<float>(m_trials.count());
        report(done / (done + 100.0F + static_cast<float>(m_exchange.parts().size())));
    }

    const Asset& m_before;
    const FileComparison& m_comparison;
    const BisectOptions& m_options;
    ComparedSurface m_surface;
    PartExchange m_exchange;
    ExchangeTrials m_trials;
    std::vector<TrialMoment> m_moments;
    PartSet m_found;
};

}  // namespace

std::optional<Bisection> bisect(const std::shared_ptr<const Asset>& before,
                                const std::shared_ptr<const Asset>& after,
                                const FileComparison& comparison, const BisectOptions& options) {
    if (comparison.largest() <= 0.0F) {
        return Bisection();
    }
    return Search(before, after, comparison, options).run();
}

std::string explainingWords(const Asset& before, const ExplainingPart& part) {
    return part.count == 1 ? partWords(before, part.part)
                           : partsWords(before, part.part, part.count);
}

std::string bisectionSentence(const Asset& before, const Bisection& bisection) {
    const std::string distance =
        "the largest distance (" + words::units(double{bisection.largest}) + ")";
    if (bisection.parts.empty()) {
        return bisection.largest <= 0.0F
                   ? "The surfaces are the same: there is nothing to explain."
                   : "No part that can be exchanged explains " + distance + ".";
    }
    std::vector<std::string> parts;
    for (const ExplainingPart& part : bisection.parts) {
        parts.push_back(explainingWords(before, part));
    }
    std::string list;
    const std::size_t shown = std::min(parts.size(), words::kNamesShown);
    for (std::size_t i = 0; i < shown; ++i) {
        list += (i == 0 ? "" : i + 1 == parts.size() ? " and " : ", ") + parts[i];
    }
    if (parts.size() > shown) {
        list += " and " + std::to_string(parts.size() - shown) + " more";
    }
    return words::percent(bisection.explained) + " of " + distance + " comes from " + list + ".";
}

}  // namespace sinew
