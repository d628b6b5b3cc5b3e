// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <span>
#include <stop_token>
#include <vector>

#include "model/compare/bisect/exchange_trials.h"

namespace sinew {

/// Finds a smallest set of parts after whose exchange two files are no farther apart than a limit.
///
/// First the part that helps most is added again and again, which finds independent changes. Parts
/// that help only together (a left and a right joint that were exchanged) are found by halving what
/// is left (QuickXplain, Junker 2004). In the end every part is left out that the others can do
/// without. With so many parts that each alone would be too expensive, whole groups (the tracks of
/// a clip, the inverse bind matrices of a skin, the weights) are narrowed before their members.
class Narrowing {
public:
    /// `each`: every part is tried alone, otherwise groups first. `onTrial` is called now and then.
    Narrowing(ExchangeTrials& trials, bool each, std::stop_token stop,
              std::function<void()> onTrial);

    /// Within `limit` at all moments. If no set is, as near to the best as `limit`. Meaningless
    /// after a stop.
    [[nodiscard]] PartSet smallest(std::span<const TrialMoment> moments, float limit);

private:
    [[nodiscard]] bool passes(const PartSet& parts);
    [[nodiscard]] std::vector<PartSet> singles() const;
    [[nodiscard]] std::vector<PartSet> groups() const;

    /// Adds the item that helps most until all moments are within the limit or nothing helps.
    [[nodiscard]] PartSet greedy(const std::vector<PartSet>& items);
    [[nodiscard]] bool matters(const PartSet& item, const TrialMoment& moment) const;
    /// The item that helps most at the moment; past the end if none does.
    [[nodiscard]] std::size_t bestItem(const std::vector<PartSet>& items, const PartSet& chosen,
                                       const TrialMoment& moment, const TrialDistance& now);
    /// A set that passes and of which no item can be left out, if more of them never harm.
    [[nodiscard]] PartSet halved(const PartSet& background, bool grew,
                                 std::span<const PartSet> items);
    [[nodiscard]] PartSet withoutNeedless(PartSet parts);
    [[nodiscard]] PartSet splitGroups(PartSet parts, const std::vector<PartSet>& items);

    ExchangeTrials& m_trials;
    bool m_each;
    std::stop_token m_stop;
    std::function<void()> m_onTrial;
    std::vector<TrialMoment> m_moments;  // those that failed last come first
    float m_limit = 0.0F;
    std::map<PartSet, bool> m_known;
};

/// All of both.
[[nodiscard]] PartSet united(const PartSet& a, const PartSet& b);
/// Those of `parts` that are not in `other`.
[[nodiscard]] PartSet without(const PartSet& parts, const PartSet& other);

}  // namespace sinew
