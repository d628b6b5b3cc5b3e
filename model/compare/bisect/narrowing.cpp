// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/bisect/narrowing.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

namespace sinew {
namespace {

constexpr std::size_t kMostPicks = 16;
/// Up to as many parts, two at once are left out too.
constexpr std::size_t kMostForPairs = 12;
/// What does not lower a distance below this share of it does not help.
constexpr double kHelps = 0.98;

}  // namespace

PartSet united(const PartSet& a, const PartSet& b) {
    PartSet all;
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(all));
    return all;
}

PartSet without(const PartSet& parts, const PartSet& other) {
    PartSet left;
    std::set_difference(parts.begin(), parts.end(), other.begin(), other.end(),
                        std::back_inserter(left));
    return left;
}

Narrowing::Narrowing(ExchangeTrials& trials, bool each, std::stop_token stop,
                     std::function<void()> onTrial)
    : m_trials(trials), m_each(each), m_stop(std::move(stop)), m_onTrial(std::move(onTrial)) {}

bool Narrowing::passes(const PartSet& parts) {
    if (m_stop.stop_requested()) {
        return true;
    }
    const auto known = m_known.find(parts);
    if (known != m_known.end()) {
        return known->second;
    }
    m_onTrial();
    bool passed = true;
    for (std::size_t i = 0; i < m_moments.size() && passed; ++i) {
        passed = m_trials.largest(parts, std::span(&m_moments[i], 1)) <= m_limit;
        if (!passed) {
            std::rotate(m_moments.begin(), m_moments.begin() + static_cast<std::ptrdiff_t>(i),
                        m_moments.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        }
    }
    m_known.emplace(parts, passed);
    return passed;
}

std::vector<PartSet> Narrowing::singles() const {
    std::vector<PartSet> items;
    for (std::uint32_t i = 0; i < m_trials.parts().size(); ++i) {
        items.push_back({i});
    }
    return items;
}

std::vector<PartSet> Narrowing::groups() const {
    const std::vector<FilePart>& parts = m_trials.parts();
    const auto key = [](const FilePart& part) {
        return std::pair(part.kind, std::pair(part.skin, part.animation));
    };
    std::map<decltype(key(parts.front())), PartSet> groups;
    for (std::uint32_t i = 0; i < parts.size(); ++i) {
        groups[key(parts[i])].push_back(i);
    }
    std::vector<PartSet> items;
    for (auto& [name, group] : groups) {
        items.push_back(std::move(group));
    }
    return items;
}

bool Narrowing::matters(const PartSet& item, const TrialMoment& moment) const {
    return std::any_of(item.begin(), item.end(), [&](std::uint32_t index) {
        const FilePart& part = m_trials.parts()[index];
        return part.kind != PartKind::Track || part.animation == moment.before;
    });
}

std::size_t Narrowing::bestItem(const std::vector<PartSet>& items, const PartSet& chosen,
                                const TrialMoment& moment, const TrialDistance& now) {
    std::size_t nearest = items.size();
    std::size_t leastSum = items.size();
    TrialDistance best = now;
    for (std::size_t i = 0; i < items.size() && !m_stop.stop_requested(); ++i) {
        const PartSet parts = united(chosen, items[i]);
        if (parts.size() == chosen.size() || !matters(items[i], moment)) {
            continue;
        }
        m_onTrial();
        const TrialDistance found = m_trials.at(parts, std::span(&moment, 1)).front();
        // Among items that help about equally, the first one counts.
        if (found.largest < best.largest - 0.1F * m_limit) {
            best.largest = found.largest;
            nearest = i;
        }
        if (found.sum < best.sum) {
            best.sum = found.sum;
            leastSum = i;
        }
    }
    if (double{best.largest} < kHelps * double{now.largest}) {
        return nearest;
    }
    return best.sum < kHelps * now.sum ? leastSum : items.size();
}

PartSet Narrowing::greedy(const std::vector<PartSet>& items) {
    PartSet chosen;
    for (std::size_t pick = 0; pick < kMostPicks && !m_stop.stop_requested(); ++pick) {
        const std::vector<TrialDistance> distances = m_trials.at(chosen, m_moments);
        const auto worst = std::max_element(
            distances.begin(), distances.end(),
            [](const TrialDistance& a, const TrialDistance& b) { return a.largest < b.largest; });
        if (worst == distances.end() || worst->largest <= m_limit) {
            break;
        }
        const TrialMoment moment = m_moments[static_cast<std::size_t>(worst - distances.begin())];
        const std::size_t best = bestItem(items, chosen, moment, *worst);
        if (best == items.size()) {
            break;
        }
        chosen = united(chosen, items[best]);
    }
    return chosen;
}

PartSet Narrowing::halved(const PartSet& background, bool grew, std::span<const PartSet> items) {
    if (items.empty() || (grew && passes(background))) {
        return {};
    }
    if (items.size() == 1) {
        return items.front();
    }
    const std::span<const PartSet> first = items.first(items.size() / 2);
    const std::span<const PartSet> second = items.subspan(items.size() / 2);
    PartSet withFirst = background;
    for (const PartSet& item : first) {
        withFirst = united(withFirst, item);
    }
    const PartSet ofSecond = halved(withFirst, true, second);
    const PartSet ofFirst = halved(united(background, ofSecond), !ofSecond.empty(), first);
    return united(ofFirst, ofSecond);
}

PartSet Narrowing::withoutNeedless(PartSet parts) {
    const PartSet all = parts;
    for (auto part = all.rbegin(); part != all.rend(); ++part) {
        PartSet fewer = without(parts, {*part});
        if (passes(fewer)) {
            parts = std::move(fewer);
        }
    }
    if (parts.size() > kMostForPairs) {
        return parts;
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (std::size_t j = i + 1; j < parts.size(); ++j) {
            const PartSet fewer = without(parts, {parts[i], parts[j]});
            if (passes(fewer)) {
                return m_stop.stop_requested() ? fewer : withoutNeedless(fewer);
            }
        }
    }
    return parts;
}

PartSet Narrowing::splitGroups(PartSet parts, const std::vector<PartSet>& items) {
    for (const PartSet& group : items) {
        const PartSet others = without(parts, group);
        const PartSet members = without(parts, others);
        std::vector<PartSet> single;
        for (const std::uint32_t member : members) {
            single.push_back({member});
        }
        parts = united(others, halved(others, true, single));
    }
    return parts;
}

PartSet Narrowing::smallest(std::span<const TrialMoment> moments, float limit) {
    m_moments.assign(moments.begin(), moments.end());
    m_limit = limit;
    m_known.clear();
    std::vector<PartSet> items = m_each ? singles() : groups();
    PartSet found = greedy(items);
    if (!passes(found)) {
        PartSet all(m_trials.parts().size());
        std::iota(all.begin(), all.end(), 0U);
        const float least =
            std::min(m_trials.largest(all, m_moments), m_trials.largest(found, m_moments));
        if (least > m_limit) {  // no set passes
            m_limit = least + limit;
            m_known.clear();
        }
        if (!passes(found)) {
            const PartSet picked = found;
            std::stable_partition(items.begin(), items.end(), [&picked](const PartSet& item) {
                return without(item, picked).empty();
            });
            found = halved({}, true, items);
        }
    }
    if (!m_each) {
        found = splitGroups(std::move(found), items);
    }
    return withoutNeedless(std::move(found));
}

}  // namespace sinew
