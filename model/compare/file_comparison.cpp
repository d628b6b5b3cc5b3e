// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/file_comparison.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "model/core/words.h"
#include "model/words/words.h"

namespace sinew {
namespace {

std::vector<ClipPair> comparedClips(const ObjectMatches& matches, const CompareOptions& options) {
    if (!options.clips.empty()) {
        return options.clips;
    }
    std::vector<ClipPair> pairs;
    for (const ObjectMatch& pair : matches.animations.pairs) {
        pairs.push_back({AnimationIndex(pair.before), AnimationIndex(pair.after)});
    }
    return pairs;
}

bool differs(const FileComparison& comparison, const std::optional<DistanceTotals>& totals) {
    return totals && totals->largest.distance > comparison.surface.rounding();
}

/// "Same mesh", "3 of 4 meshes have no partner", "Meshes differ by up to 0.25 units at rest".
std::string geometryWords(const FileComparison& comparison) {
    const std::size_t lone =
        comparison.matches.meshes.onlyBefore.size() + comparison.matches.meshes.onlyAfter.size();
    std::string text = lone == 0 ? "" : counted(lone, "mesh", "meshes") + " without a partner";
    if (!comparison.geometry) {
        return text;
    }
    if (!text.empty()) {
        text += "; ";
    }
    const bool bones = comparison.surface.primitives.empty();
    if (!differs(comparison, comparison.geometry)) {
        return text + (bones ? "Same bones at rest" : "Same mesh");
    }
    return text +
           (bones ? "Bones differ at rest by up to " : "The rest surface differs by up to ") +
           words::units(double{comparison.geometry->largest.distance});
}

std::string placeWords(const Asset& before, const DistancePlace& place) {
    return words::nodeName(before, place.mover.valid() ? place.mover : place.node);
}

std::string causeWords(const Asset& before, const FileComparison& comparison) {
    return comparison.cause
               ? std::string(", caused by the ") + words::pathName(comparison.cause->path) +
                     " of " + words::nodeName(before, comparison.cause->node)
               : std::string();
}

std::string motionWords(const Asset& before, const FileComparison& comparison) {
    const ClipComparison* const clip = comparison.worstClip();
    if (clip == nullptr || !differs(comparison, comparison.motion)) {
        return comparison.clips.empty() ? "" : "same motion";
    }
    const DistancePlace& place = clip->totals.largest;
    const auto frame = clip->frames.numbers[clip->worst];
    return "worst " + words::units(double{place.distance}) + " at frame " + std::to_string(frame) +
           " of " + words::clipName(before, clip->before) + ", " + placeWords(before, place) +
           causeWords(before, comparison);
}

/// Clips that only one file has, and lengths that differ.
std::vector<std::string> clipWords(const FileComparison& comparison) {
    std::vector<std::string> parts;
    for (const FileChange& change : comparison.changes) {
        const bool whole = change.object.kind == ObjectKind::Animation;
        if (whole && parts.size() < words::kNamesShown) {
            parts.push_back(change.words);
        }
    }
    return parts;
}

}  // namespace

const ClipComparison* FileComparison::worstClip() const noexcept {
    const auto found =
        std::max_element(clips.begin(), clips.end(), [](const auto& a, const auto& b) {
            return a.totals.largest.distance < b.totals.largest.distance;
        });
    return found == clips.end() || found->totals.largest.distance <= 0.0F ? nullptr : &*found;
}

float FileComparison::largest() const noexcept {
    return std::max(geometry ? geometry->largest.distance : 0.0F,
                    motion ? motion->largest.distance : 0.0F);
}

std::optional<FileComparison> compareAssets(const std::shared_ptr<const Asset>& before,
                                            const std::shared_ptr<const Asset>& after,
                                            const CompareOptions& options) {
    FileComparison result;
    result.matches = matchObjects(*before, *after);
    const auto clipsBefore = std::make_shared<const ClipLibrary>(before);
    const auto clipsAfter = std::make_shared<const ClipLibrary>(after);
    SurfaceComparer comparer(clipsBefore, clipsAfter, result.matches, options.stop);
    if (options.geometry) {
        result.geometry = comparer.atRest();
        result.restOf = comparer.restOfPrimitives();
    }
    if (options.weights) {
        result.weights =
            compareWeights(*before, *after, result.matches, comparer.surface(), options.stop);
    }
    if (options.motion) {
        const std::vector<ClipPair> pairs = comparedClips(result.matches, options);
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const auto progress = [&, i](float part) {
                if (options.progress) {
                    options.progress((static_cast<float>(i) + part) /
                                     static_cast<float>(pairs.size()));
                }
            };
            auto clip = comparer.overClips(pairs[i].before, pairs[i].after, options.alignment,
                                           options.stop, progress);
            if (!clip) {
                return {};
            }
            result.clips.push_back(std::move(*clip));
        }
        result.motion = comparer.overall();
        if (const ClipComparison* const worst = result.worstClip()) {
            result.cause =
                motionCause(clipsBefore, clipsAfter, result.matches, comparer.surface(), *worst);
        }
    }
    result.changes = fileChanges(*before, *after, result.matches);
    if (options.stop.stop_requested()) {
        return {};
    }
    result.surface = comparer.surface();
    return result;
}

std::string comparisonSentence(const Asset& before, const FileComparison& comparison) {
    std::vector<std::string> parts;
    parts.push_back(geometryWords(comparison));
    if (comparison.weights && comparison.weights->vertices > 0) {
        parts.push_back(comparison.weights->different == 0
                            ? "same weights"
                            : counted(comparison.weights->different, "vertex", "vertices") +
                                  " weighted differently");
    }
    for (std::string& part : clipWords(comparison)) {
        parts.push_back(std::move(part));
    }
    parts.push_back(motionWords(before, comparison));
    std::string sentence;
    for (const std::string& part : parts) {
        if (!part.empty()) {
            sentence += (sentence.empty() ? "" : "; ") + part;
        }
    }
    if (sentence.empty()) {
        return "Nothing was compared.";
    }
    sentence.front() =
        static_cast<char>(std::toupper(static_cast<unsigned char>(sentence.front())));
    return sentence + ".";
}

}  // namespace sinew
