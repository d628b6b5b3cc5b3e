// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/document.h"

#include <utility>

namespace sinew {
namespace {

/// Restricts the moment to what the asset has, so that moments of other documents are valid.
PoseMoment existing(const Asset& asset, PoseMoment moment) {
    const auto keepKnown = [](auto& index, const auto& list) {
        if (index.value >= list.size()) {
            index = {};
        }
    };
    keepKnown(moment.animation, asset.animations);
    keepKnown(moment.root, asset.nodes);
    for (PoseLayer& layer : moment.layers) {
        keepKnown(layer.animation, asset.animations);
        keepKnown(layer.mask, asset.nodes);
    }
    HandPose hand;
    for (const HandTransform& transform : moment.hand.nodes()) {
        if (transform.node.value < asset.nodes.size()) {
            hand.set(transform);
        }
    }
    moment.hand = std::move(hand);
    return moment;
}

bool exists(const Asset& asset, const PoseMoment& moment) noexcept {
    const auto known = [](const auto& index, const auto& list) {
        return !index.valid() || index.value < list.size();
    };
    for (const PoseLayer& layer : moment.layers) {
        if (!known(layer.animation, asset.animations) || !known(layer.mask, asset.nodes)) {
            return false;
        }
    }
    const auto hand = moment.hand.nodes();  // ascending
    return known(moment.animation, asset.animations) && known(moment.root, asset.nodes) &&
           (hand.empty() || hand.back().node.value < asset.nodes.size());
}

}  // namespace

Document::Document(QObject* parent) : QObject(parent) {
    connect(&m_loader, &AssetLoader::progress, this, &Document::loadProgress);
    connect(&m_loader, &AssetLoader::loaded, this, &Document::show);
    connect(&m_loader, &AssetLoader::failed, this, &Document::loadFailed);
    connect(&m_checker, &AssetChecker::checked, this, &Document::addFindings);
}

Document::~Document() {
    callOffWork();
}

void Document::callOffWork() {
    m_loader.cancel();
    m_checker.cancel();
}

void Document::open(const std::filesystem::path& path) {
    m_loader.start(path);
    emit loadStarted(QString::fromStdString(path.filename().string()));
}

void Document::open(const std::filesystem::path& shownAs, AssetLoader::Work work) {
    m_loader.start(shownAs, std::move(work));
    emit loadStarted(QString::fromStdString(shownAs.filename().string()));
}

void Document::cancelLoading() {
    if (m_loader.busy()) {
        m_loader.cancel();
        emit loadCancelled();
    }
}

void Document::show(const LoadedAsset& loaded) {
    auto evaluator = loaded.clips ? std::make_unique<PoseEvaluator>(loaded.clips)
                                  : std::make_unique<PoseEvaluator>(loaded.asset);
    m_asset = loaded.asset;
    m_arrival.reset();
    m_evaluator = std::move(evaluator);
    m_posedAt.reset();
    m_firstOutline = loaded.outline;
    m_firstTimes = loaded.times;
    m_findings = m_asset->findings;
    m_checker.start(m_asset);
    emit assetChanged();
}

const std::shared_ptr<const ClipLibrary>& Document::clips() const noexcept {
    return m_evaluator->clips();
}

void Document::setArrival(std::optional<float> fraction) {
    if (fraction != m_arrival) {
        m_arrival = fraction;
        emit arrivalChanged();
    }
}

void Document::cancelArrival() {
    if (m_arrival) {
        setArrival({});
        emit arrivalCancelled();
    }
}

void Document::setCheck(AssetChecker::Work work) {
    m_checker.setWork(std::move(work));
}

void Document::addFindings(const std::vector<Diagnostic>& more) {
    m_findings.insert(m_findings.end(), more.begin(), more.end());
    emit findingsChanged();
}

const PoseEvaluator* Document::pose(const PoseMoment& moment) {
    if (m_evaluator && moment != m_posedAt) {
        m_posedAt = moment;
        if (exists(*m_asset, moment)) {
            evaluate(*m_evaluator, moment);
        } else {
            evaluate(*m_evaluator, existing(*m_asset, moment));
        }
    }
    return m_evaluator.get();
}

}  // namespace sinew
