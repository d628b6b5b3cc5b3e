// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "model/check/deformation/motion_context.h"
#include "model/motion/clip_motion.h"

namespace sinew {

// Findings about how one clip moves.
void reportSlides(const check::MotionContext& context, const ClipMotion& motion);
void reportJumps(const check::MotionContext& context, const ClipMotion& motion);
void reportSeam(const check::MotionContext& context, const ClipMotion& motion);

/// "/animations/2", with its index.
[[nodiscard]] Diagnostic placeOfClip(AnimationIndex animation);

/// Finds joints that collapse: of each pair of a joint and the one above, the vertex that follows
/// both most equally, in every pose.
class CollapseSearch {
public:
    /// Linear in the influences of the file.
    CollapseSearch(check::Context& context, std::shared_ptr<const ClipLibrary> clips,
                   double modelSize);

    /// At the times of the motion; on all cores. Reports the worst pairs of the clip.
    void look(const ClipMotion& motion);

private:
    struct Pair {
        NodeIndex node;  // draws the mesh
        std::uint32_t upper = 0;
        std::uint32_t lower = 0;
        glm::dvec3 bone{0.0};   // unit vector between both in the bind pose, in mesh space
        glm::dvec3 below{0.0};  // likewise, between the lower one and its child; 0: none
        std::uint32_t primitive = 0;
        std::uint32_t vertex = 0;
        double share = 0.0;  // share of the lower joint
        std::size_t vertices = 0;
    };

    void addPairs(NodeIndex node);
    [[nodiscard]] static float areaOf(const Pair& pair, const PoseEvaluator& pose);
    void report(const ClipMotion& motion, const Pair& pair, float area, std::size_t time);

    check::Context& m_context;
    const Asset& m_asset;
    PoseWalk m_walk;
    double m_modelSize;
    std::vector<Pair> m_pairs;
    std::vector<float> m_areaAtRest;  // [pair]
};

}  // namespace sinew
