// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "model/asset/asset.h"

namespace sinew::test {

/// A file of nodes and clips, without geometry.
class RigBuilder {
public:
    /// `parent` none: a root.
    NodeIndex joint(const std::string& name, NodeIndex parent, const Transform& rest = {});
    /// A node with a mesh that has morph targets of these names and no vertices.
    NodeIndex face(const std::string& name, const std::vector<std::string>& targets);
    /// A skin of all joints.
    void skin();
    AnimationIndex clip(const std::string& name);
    /// Keys at 0, 1, 2, …; values as in `Sampler::values`.
    void channel(NodeIndex node, ChannelPath path, std::vector<float> values,
                 Interpolation interpolation = Interpolation::Linear);

    [[nodiscard]] Asset& asset() noexcept { return m_asset; }
    [[nodiscard]] std::shared_ptr<const Asset> build() const;

private:
    Asset m_asset;
};

/// Degrees about an axis.
[[nodiscard]] glm::quat turn(float degrees, const glm::vec3& axis);
[[nodiscard]] std::vector<float> keysOf(const std::vector<glm::quat>& rotations);

}  // namespace sinew::test
