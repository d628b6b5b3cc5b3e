// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/key_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

#include "model/tracks/track_words.h"
#include "ui/properties/common_rows.h"
#include "ui/properties/value_text.h"

namespace sinew {
namespace {

constexpr qsizetype kMostTrackLines = 10;  // lines for the tracks of a node

struct KeyWordsText {
    Q_DECLARE_TR_FUNCTIONS(KeyWords)
};

QString severityWord(Severity severity) {
    switch (severity) {
        case Severity::Info:
            return KeyWordsText::tr("Info");
        case Severity::Warning:
            return KeyWordsText::tr("Warning");
        case Severity::Error:
            break;
    }
    return KeyWordsText::tr("Error");
}

/// The stored numbers of one key of a track, or of one component of it.
class StoredKey {
public:
    StoredKey(const Asset& asset, AnimationIndex animation, const Track& track,
              std::uint32_t component)
        : m_track(track),
          m_component(component),
          m_sampler(asset[animation].samplers[track.sampler.value]) {}

    /// The last key at exactly this time; false: there is none.
    [[nodiscard]] bool find(float seconds) {
        const auto after = std::ranges::upper_bound(m_sampler.times, seconds);
        if (after == m_sampler.times.begin() || *(after - 1) != seconds) {
            return false;
        }
        m_key = static_cast<std::size_t>(after - m_sampler.times.begin()) - 1;
        return true;
    }

    [[nodiscard]] QString kind() const {
        return QLatin1String(interpolationName(m_sampler.interpolation));
    }
    [[nodiscard]] QString value() const { return numbers(cubic() ? 1 : 0); }

    [[nodiscard]] QStringList lines() const {
        QStringList lines{KeyWordsText::tr("Value %1").arg(value())};
        if (m_track.property == TrackProperty::Rotation && m_component == kAllComponents &&
            m_sampler.width == 4) {
            const std::span<const float> q = part(cubic() ? 1 : 0);
            lines << KeyWordsText::tr("Euler XYZ %1")
                         .arg(text::eulerDegrees(glm::quat(q[3], q[0], q[1], q[2])));
        }
        if (cubic()) {
            lines << KeyWordsText::tr("In tangent %1 per second").arg(numbers(0))
                  << KeyWordsText::tr("Out tangent %1 per second").arg(numbers(2));
        }
        return lines;
    }

private:
    [[nodiscard]] bool cubic() const {
        return m_sampler.interpolation == Interpolation::CubicSpline;
    }
    [[nodiscard]] std::span<const float> part(std::size_t which) const {
        return std::span(m_sampler.values)
            .subspan(m_key * m_sampler.keyStride() + which * m_sampler.width, m_sampler.width);
    }
    [[nodiscard]] QString numbers(std::size_t which) const {
        const std::span<const float> all = part(which);
        return text::numbers(m_component == kAllComponents ? all : all.subspan(m_component, 1));
    }

    const Track& m_track;
    std::uint32_t m_component;
    const Sampler& m_sampler;
    std::size_t m_key = 0;
};

QString title(const Asset& asset, AnimationIndex animation, const ClipTracks& clip,
              const TrackRow& row) {
    const QString owner = QString::fromStdString(clip.groups[row.group].label);
    if (row.kind == TrackRow::Kind::Group) {
        return owner;
    }
    const Track& track = clip.tracks[row.track];
    const QString name = QString::fromStdString(trackName(asset, animation, track));
    if (row.kind == TrackRow::Kind::Track) {
        return KeyWordsText::tr("%1: %2").arg(owner, name);
    }
    return KeyWordsText::tr("%1: %2 %3")
        .arg(owner, name,
             QString::fromStdString(componentName(asset, animation, track, row.component)));
}

QString timeLine(float seconds, double rate) {
    const double frame = static_cast<double>(seconds) * rate;
    const bool whole = std::abs(frame - std::round(frame)) < 0.005;
    return KeyWordsText::tr("%1 s, frame %2")
        .arg(static_cast<double>(seconds), 0, 'f', 3)
        .arg(frame, 0, 'f', whole ? 0 : 2);
}

QStringList findingLines(KeyMark mark) {
    QStringList lines;
    const std::optional<Severity> severity = mark.severity();
    for (const KeyFinding& finding : kKeyFindings) {
        if (mark.has(finding.bit)) {
            lines << QString::fromUtf8(finding.words);
        }
    }
    if (severity && !lines.isEmpty()) {
        lines.front() = KeyWordsText::tr("%1: %2").arg(severityWord(*severity), lines.constFirst());
    }
    return lines;
}

QStringList groupLines(const Asset& asset, AnimationIndex animation, const ClipTracks& clip,
                       const std::vector<std::uint32_t>& tracks, float seconds) {
    QStringList lines;
    for (const std::uint32_t index : tracks) {
        const Track& track = clip.tracks[index];
        StoredKey key(asset, animation, track, kAllComponents);
        if (key.find(seconds)) {
            lines << KeyWordsText::tr("%1 %2 (%3)")
                         .arg(QString::fromStdString(trackName(asset, animation, track)),
                              key.value(), key.kind());
        }
    }
    const qsizetype more = lines.size() - kMostTrackLines;
    if (more > 0) {
        lines = lines.mid(0, kMostTrackLines);
        lines << KeyWordsText::tr("and %1 more").arg(more);
    }
    return lines;
}

}  // namespace

QString keyWords(const Asset& asset, AnimationIndex animation, const ClipTracks& clip,
                 const TrackRow& row, const std::vector<std::uint32_t>& tracks,
                 const KeyPlace& place, double framesPerSecond) {
    const float seconds = place.keys.times[place.key];
    QStringList lines{title(asset, animation, clip, row)};
    QString time = timeLine(seconds, framesPerSecond);
    if (row.kind == TrackRow::Kind::Group) {
        lines << time << groupLines(asset, animation, clip, tracks, seconds);
    } else {
        StoredKey key(asset, animation, clip.tracks[row.track],
                      row.kind == TrackRow::Kind::Component ? row.component : kAllComponents);
        if (key.find(seconds)) {
            lines << KeyWordsText::tr("%1, %2").arg(time, key.kind()) << key.lines();
        }
    }
    if (place.keys.marks[place.key].has(KeyBit::Held)) {
        lines << KeyWordsText::tr("Held until the next key");
    }
    lines << findingLines(place.keys.marks[place.key]);
    if (place.others > 0) {
        lines << KeyWordsText::tr("%1 keys here: zoom in to separate them").arg(place.others + 1);
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace sinew
