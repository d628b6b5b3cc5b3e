// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/picture_notices.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "model/check/bind_pose.h"
#include "model/check/scale_fault.h"
#include "model/evaluate/scene_content.h"
#include "model/load/source/path.h"
#include "model/words/words.h"

namespace sinew {

namespace {

constexpr double kVisiblePixels = 0.5;

std::string at(const std::string& words, const std::string& pointer) {
    return words + " (at " + pointer + ")";
}

class SeenView {
public:
    SeenView(const CameraView& camera, double heightPixels)
        : m_clipFromWorld(glm::dmat4(camera.clipFromView) * glm::dmat4(camera.viewFromWorld)),
          m_pixelsAtOne(0.5 * heightPixels * std::abs(double{camera.clipFromView[1][1]})) {}

    [[nodiscard]] bool isSound() const { return check::isFinite(m_clipFromWorld); }

    /// False only if no part of the box can be in the picture.
    [[nodiscard]] bool meets(const Box& box) const {
        std::array<bool, 6> beyond;
        beyond.fill(true);
        for (unsigned corner = 0; corner < 8; ++corner) {
            const glm::dvec4 p =
                m_clipFromWorld * glm::dvec4((corner & 1U) != 0 ? box.max.x : box.min.x,
                                             (corner & 2U) != 0 ? box.max.y : box.min.y,
                                             (corner & 4U) != 0 ? box.max.z : box.min.z, 1.0);
            const std::array<bool, 6> outside{p.x<-p.w, p.x> p.w, p.y<-p.w, p.y> p.w,
                                              p.z<0.0, p.z> p.w};
            for (std::size_t i = 0; i < outside.size(); ++i) {
                beyond[i] = beyond[i] && outside[i];
            }
        }
        return std::none_of(beyond.begin(), beyond.end(), [](bool all) { return all; });
    }

    /// Height in pixels of a given width at the centre of the box; infinite around the eye.
    [[nodiscard]] double pixels(double width, const Box& box) const {
        const glm::dvec3 middle = 0.5 * (glm::dvec3(box.min) + glm::dvec3(box.max));
        const double w = (m_clipFromWorld * glm::dvec4(middle, 1.0)).w;
        return w > 0.0 ? width * m_pixelsAtOne / w : std::numeric_limits<double>::infinity();
    }

private:
    glm::dmat4 m_clipFromWorld;
    double m_pixelsAtOne;
};

bool isPoints(const Asset& asset, const DrawnPart& part) {
    return elementSize(asset[asset[part.node].mesh].primitives[part.primitive].topology) == 1;
}

/// The key with the largest value in the clip that the camera was fitted to; empty: none.
std::string greatestKey(const Asset& asset, AnimationIndex animation) {
    if (!animation) {
        return {};
    }
    const std::vector<ExtremeKey> keys = extremeKeys(asset[animation]);
    const auto greatest = std::max_element(
        keys.begin(), keys.end(), [](const auto& a, const auto& b) { return a.size < b.size; });
    if (greatest == keys.end()) {
        return {};
    }
    const Channel& channel = asset[animation].channels[greatest->channel];
    return at("; the largest key of " + words::clipName(asset, animation) + " is key " +
                  std::to_string(greatest->key) + " of " + words::trackName(asset, channel) +
                  " with " + words::shortly(greatest->size),
              load::pointerTo("animations", std::size_t{animation.value}, "channels",
                              std::size_t{channel.fileIndex}));
}

/// Why nothing is visible; empty: something is.
std::string unseen(const PlannedPicture& picture, const Spread& spread) {
    const Asset& asset = picture.evaluator.asset();
    const DrawnPart& farthest = spread.parts[spread.farthest];
    const std::string outermost = at("; outermost is " + check::partName(asset, farthest),
                                     check::placeOf(asset, farthest).pointer);
    const SeenView view(picture.camera, double{picture.heightPixels});
    if (spread.box.empty()) {
        return "the picture is empty: no vertex has a finite position" +
               at("; the first is in " + check::partName(asset, spread.parts.front()),
                  check::placeOf(asset, spread.parts.front()).pointer);
    }
    if (!view.isSound()) {
        return "the picture is empty: the camera range exceeds the range of float numbers" +
               outermost + greatestKey(asset, picture.animation);
    }
    bool meets = false;
    for (const DrawnPart& part : spread.parts) {
        if (part.box.empty() || !view.meets(part.box)) {
            continue;
        }
        meets = true;
        if (isPoints(asset, part) || view.pixels(diagonal(part.box), part.box) >= kVisiblePixels) {
            return {};
        }
    }
    return (meets ? "nothing is visible: everything is smaller than a pixel"
                  : "nothing is visible: everything is outside the view") +
           outermost + greatestKey(asset, picture.animation);
}

}  // namespace

std::vector<std::string> pictureNotices(const PlannedPicture& picture) {
    std::vector<NodeIndex> nodes = sceneNodes(picture.evaluator.asset(), picture.scene);
    if (picture.shown != nullptr) {
        std::erase_if(nodes, [&](NodeIndex node) { return !picture.shown->draws(node); });
    }
    const Spread spread =
        nodeSpread(picture.evaluator, nodes, picture.weights, picture.vertexBudget);
    std::vector<std::string> notices;
    if (spread.parts.empty()) {
        const Asset& asset = picture.evaluator.asset();
        std::string words = contentNotice(asset, picture.scene);
        notices.push_back(words.empty() ? "nothing is visible: every mesh of the scene is hidden"
                                        : std::move(words));
        return notices;
    }
    if (const auto fault = check::scaleFault(picture.evaluator.asset(), spread)) {
        notices.push_back(at(fault->message, fault->pointer));
    } else if (std::string words = unseen(picture, spread); !words.empty()) {
        notices.push_back(std::move(words));
    }
    return notices;
}

std::vector<std::string> cameraNotices(const PoseEvaluator& evaluator, NodeIndex cameraNode) {
    const Asset& asset = evaluator.asset();
    const CameraIndex camera = asset[cameraNode].camera;
    std::vector<std::string> notices;
    for (const Diagnostic& finding : asset.findings) {
        if ((finding.code == "CAMERA_UNUSABLE" || finding.code == "CAMERA_KIND_MISMATCH") &&
            finding.pointer == load::pointerTo("cameras", std::size_t{camera.value})) {
            notices.push_back(at(finding.message, finding.pointer));
        }
    }
    const glm::dmat4 world(evaluator.world(cameraNode));
    const double volume = glm::determinant(glm::dmat3(world));
    if (!check::isFinite(world) || !(std::abs(volume) > 0.0)) {
        notices.push_back(at(words::nodeName(asset, cameraNode) + " is scaled to " +
                                 (check::isFinite(world) ? "nothing" : "beyond float numbers") +
                                 ", so its camera has no direction",
                             load::pointerTo("nodes", std::size_t{cameraNode.value})));
    }
    return notices;
}

}  // namespace sinew
