// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/compare/compared_clip.h"

#include <QVBoxLayout>
#include <algorithm>

#include "ui/models/clip_words.h"
#include "ui/panels/widgets/calm_combo_box.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/enum_choice.h"
#include "ui/panels/widgets/frame_plot.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/comparison.h"
#include "ui/session/player.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr int kPartnerLetters = 8;
constexpr int kLeastDistanceHeight = 60;

}  // namespace

ComparedClip::ComparedClip(Document& document, Player& player, Comparison& comparison)
    : m_document(document),
      m_player(player),
      m_comparison(comparison),
      m_axis(document, player),
      m_clip(new ElidedLabel),
      m_partner(new CalmComboBox),
      m_alignment(new CalmComboBox),
      m_plot(new FramePlot(player, m_axis)) {
    nameControl(*m_partner, "comparedPartner", tr("Clip of the second file"),
                tr("The clip of the second file that plays with this one"));
    m_partner->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_partner->setMinimumContentsLength(kPartnerLetters);
    nameControl(*m_alignment, "comparedTimes", tr("Compared times"),
                tr("Same time: the same seconds of both clips, as long as both last\n"
                   "Same phase: the same part of their durations"));
    addChoice(*m_alignment, ClipAlignment::Time, tr("Same time"));
    addChoice(*m_alignment, ClipAlignment::Phase, tr("Same phase"));
    m_plot->setObjectName(QStringLiteral("distancePlot"));
    m_plot->setMinimumHeight(kLeastDistanceHeight);
    m_plot->setFromZero(true);
    m_plot->setAccessibleName(tr("Largest distance over the clip"));
    auto* top = spaced(new QHBoxLayout, 8,
                       {{m_clip, 1}, dimLabel(tr("with")), {m_partner, 1}, m_alignment});
    spaced(new QVBoxLayout(this), 4, {top, {m_plot, 1}});
    connect(m_partner, &QComboBox::activated, this, [this](int row) {
        m_comparison.setClipAfter(m_player.animation(),
                                  AnimationIndex(m_partner->itemData(row).toUInt()));
    });
    connect(m_alignment, &QComboBox::activated, this, [this](int row) {
        m_comparison.setAlignment(choiceAt<ClipAlignment>(*m_alignment, row));
    });
    connect(&comparison, &Comparison::changed, this, &ComparedClip::refresh);
    connect(&comparison, &Comparison::measuredChanged, this, &ComparedClip::plot);
    connect(&comparison.meter(), &BackgroundTask::ended, this, &ComparedClip::plot);
    connect(&player, &Player::animationChanged, this, &ComparedClip::refresh);
    connect(&player, &Player::mixChanged, this, &ComparedClip::refresh);
    connect(&document, &Document::assetChanged, this, &ComparedClip::refresh);
    connect(&theme::news(), &theme::ThemeNews::changed, this, &ComparedClip::plot);
    refresh();
}

void ComparedClip::refresh() {
    const bool plays = m_comparison.active() && m_player.animation() && !m_player.mixing();
    m_clip->setFullText(plays ? clipName(*m_document.asset(), m_player.animation()) : QString());
    m_partner->setEnabled(plays);
    m_alignment->setEnabled(m_comparison.active());
    setChoice(*m_alignment, m_comparison.alignment());
    m_partner->clear();
    if (plays) {
        fillPartners();
    }
    plot();
}

void ComparedClip::fillPartners() {
    const Asset& after = *m_comparison.after().file();
    const AnimationIndex partner = m_comparison.clipAfter(m_player.animation());
    m_partner->addItem(tr("Rest pose"), AnimationIndex().value);
    for (std::size_t i = 0; i < after.animations.size(); ++i) {
        m_partner->addItem(clipName(after, AnimationIndex(i)), AnimationIndex(i).value);
    }
    m_partner->setCurrentIndex(std::max(0, m_partner->findData(partner.value)));
}

void ComparedClip::plot() {
    const std::shared_ptr<const FileComparison>& found = m_comparison.measured();
    const AnimationIndex shown = m_player.mixing() ? AnimationIndex() : m_player.animation();
    const ClipComparison* clip = nullptr;
    if (found && shown) {
        const auto same = std::ranges::find_if(
            found->clips, [shown](const auto& one) { return one.before == shown; });
        clip = same == found->clips.end() ? nullptr : &*same;
    }
    if (clip != nullptr) {
        m_plot->setCurves(clip->frames.seconds, {{.name = tr("Largest distance"),
                                                  .color = theme::kAccent,
                                                  .values = clip->largestOfFrame}});
        return;
    }
    m_plot->setCurves({}, {});
    m_plot->setHint(!m_comparison.active()        ? tr("No second file")
                    : m_player.mixing()           ? tr("Layers are not compared")
                    : !m_player.animation()       ? tr("No clip is playing")
                    : m_comparison.meter().busy() ? tr("Measuring…")
                    : !found                      ? tr("Not measured")
                                                  : tr("This clip is not compared"));
}

}  // namespace sinew
