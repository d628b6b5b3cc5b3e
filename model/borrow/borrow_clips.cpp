// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/borrow_clips.h"

#include <algorithm>
#include <utility>

#include "model/borrow/clip_maker.h"

namespace sinew {
namespace {

RestHandling resolved(RestHandling request, const Asset& source, const RestDifference& difference,
                      bool carries) {
    if (request != RestHandling::Automatic) {
        return request;
    }
    return source.vrmAnimation || !difference.sameBones || carries ? RestHandling::Retargeted
                                                                   : RestHandling::AsStored;
}

bool movesAnything(const std::vector<Animation>& clips) {
    return std::any_of(clips.begin(), clips.end(),
                       [](const Animation& clip) { return !clip.channels.empty(); });
}

}  // namespace

Result<BorrowedClips> borrowClips(const Asset& source, const std::string& from, const Asset& target,
                                  RestHandling request, const JointMap& map,
                                  const std::stop_token& stop) {
    if (source.animations.empty()) {
        return Error{ErrorCode::InvalidRequest, "the file has no animations to borrow", {}};
    }
    BorrowedClips out{.from = from, .partners = jointPartners(source, target, map)};
    const CommonPose pose = commonPose(source, target, out.partners);
    out.bones = pose.bones;
    out.difference = restDifference(source, target, out.partners, pose);
    const Retargeting retargeting(source, target, pose, out.difference);
    const CarriedTracks carried(source, out.partners, retargeting);
    out.handling = resolved(request, source, out.difference, !carried.joints().empty());
    out.automatic = request == RestHandling::Automatic;
    out.ofVrmAnimation = source.vrmAnimation.has_value();
    const bool retargets = out.handling == RestHandling::Retargeted;
    out.carried = retargets ? carried.joints() : std::set<NodeIndex>();
    BorrowFindings findings(source);
    ClipMaker maker(source, target, out.partners, retargets ? &retargeting : nullptr, findings);
    if (retargets) {
        maker.carry(carried);
    }
    if (request != RestHandling::AsStored) {
        maker.poseAs(pose);
    }
    for (std::size_t i = 0; i < source.animations.size(); ++i) {
        if (stop.stop_requested()) {
            return Error{ErrorCode::Cancelled, "borrowing clips was cancelled", {}};
        }
        out.clips.push_back(maker.make(AnimationIndex(i)));
        out.clips.back().borrowedFrom = from;
        if (maker.tooLarge()) {
            return Error{ErrorCode::LimitExceeded, "the clips have too many keys to borrow",
                         "/animations/" + std::to_string(i)};
        }
    }
    if (!movesAnything(out.clips)) {
        return Error{ErrorCode::InvalidRequest,
                     "nothing that its clips move has a partner: no joint, humanoid bone or morph "
                     "target has the same name",
                     {}};
    }
    findings.lonelyNodes(out.partners, out.carried);
    findings.ambiguousNodes(out.partners, target);
    findings.unusedMapRows(out.partners, target);
    out.findings = findings.take();
    return out;
}

std::shared_ptr<const Asset> withClips(const std::shared_ptr<const Asset>& file,
                                       const ClipSets& borrowed) {
    if (borrowed.empty()) {
        return file;
    }
    auto asset = std::make_shared<Asset>(*file);
    for (const std::shared_ptr<const BorrowedClips>& each : borrowed) {
        asset->animations.insert(asset->animations.end(), each->clips.begin(), each->clips.end());
    }
    return asset;
}

std::shared_ptr<const Asset> clipsAlone(const Asset& source) {
    auto asset = std::make_shared<Asset>(source);
    for (Mesh& mesh : asset->meshes) {
        mesh.primitives.clear();
    }
    asset->images.clear();
    asset->textures.clear();
    asset->materials.clear();
    asset->json.reset();
    return asset;
}

}  // namespace sinew
