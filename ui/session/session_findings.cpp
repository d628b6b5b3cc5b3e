// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Leading to what a finding is about: its object, its vertices, its joint and its time.
#include <map>
#include <utility>
#include <vector>

#include "model/check/finding_target.h"
#include "model/check/finding_vertices.h"
#include "model/view/close_up.h"
#include "model/view/shown_by.h"
#include "ui/session/session.h"

namespace sinew {
namespace {

// More vertices than this are searched in another thread; the named ones are marked at once.
constexpr std::size_t kMostAtOnce = 200'000;

/// Vertices with the nodes that show them in the scene; those of a mesh that no node shows are left
/// out, but counted.
class ShownVertices {
public:
    ShownVertices(const Asset& asset, SceneIndex scene, NodeIndex preferred)
        : m_asset(asset), m_scene(scene), m_preferred(preferred) {}

    std::shared_ptr<const MarkedVertices> of(const FaultyVertices& faulty) {
        auto marked = std::make_shared<MarkedVertices>();
        marked->count = faulty.count;
        for (const FaultyVertex& vertex : faulty.list) {
            if (const NodeIndex node = nodeOf(vertex.mesh)) {
                marked->vertices.push_back({node, vertex.primitive, vertex.vertex});
            }
        }
        return marked->vertices.empty() ? nullptr : marked;
    }

private:
    NodeIndex nodeOf(MeshIndex mesh) {
        const auto [entry, isNew] = m_nodes.try_emplace(mesh.value);
        if (isNew) {
            entry->second = nodeShowing(m_asset, m_scene, m_preferred, ObjectRef(mesh));
        }
        return entry->second;
    }

    const Asset& m_asset;
    SceneIndex m_scene;
    NodeIndex m_preferred;
    std::map<std::uint32_t, NodeIndex> m_nodes;  // [mesh]
};

NodeIndex preferredNode(const Asset& asset, const Diagnostic& finding, NodeIndex selected) {
    return finding.node && *finding.node < asset.nodes.size()
               ? NodeIndex(std::size_t{*finding.node})
               : selected;
}

}  // namespace

void Session::goTo(const Diagnostic& finding) {
    if (!asset()) {
        return;
    }
    leaveFinding();
    const FindingTarget target = findingTarget(*asset(), finding);
    if (target.animation) {
        m_player.setAnimation(target.animation);
    }
    if (target.seconds) {
        m_player.showMoment(*target.seconds);
    }
    const Look before = m_appearance.look();
    showTarget(finding, target);
    if (m_appearance.look() != before) {
        m_findingLook = {m_selection.object(), before, m_appearance.look()};
    }
}

void Session::showTarget(const Diagnostic& finding, const FindingTarget& target) {
    const NodeIndex preferred = preferredNode(*asset(), finding, m_selection.node());
    const bool later = searchedVertices(*asset(), finding) > kMostAtOnce;
    const FaultyVertices faulty = later ? namedVertices(*asset(), finding)
                                        : findingVertices(*asset(), finding, kMostMarkedVertices);
    auto marked = ShownVertices(*asset(), m_selection.scene(), preferred).of(faulty);
    if (finding.code == "STRAY_INFLUENCE" && target.joint) {
        showWeights(finding);
    } else {
        m_selection.setObject(target.object);
    }
    m_finder.cancel();
    if (!marked) {
        frameObject(target.object);
        return;
    }
    markAndFrame(std::move(marked));
    if (later) {
        m_named = m_selection.marked();
        m_finder.start(asset(), finding);
    }
}

/// The camera stays: it shows the main vertex.
void Session::addFoundVertices(const FaultyVertices& vertices) {
    if (!m_named || m_selection.marked() != m_named) {
        return;  // another selection
    }
    const NodeIndex preferred = m_named->vertices.front().node;
    m_named.reset();
    if (auto marked = ShownVertices(*asset(), m_selection.scene(), preferred).of(vertices)) {
        m_selection.setMarked(std::move(marked));
    }
}

void Session::showWeights(const Diagnostic& finding) {
    if (!asset()) {
        return;
    }
    const FindingTarget target = findingTarget(*asset(), finding);
    if (target.joint) {
        m_selection.setSkin(target.skin);
        showJoint(m_selection, m_appearance, target.joint);
    }
}

void Session::showVertices(std::shared_ptr<const MarkedVertices> marked) {
    if (!asset() || !marked || marked->vertices.empty()) {
        return;
    }
    const MarkedVertex& main = marked->vertices.front();
    if (main.node.value < asset()->nodes.size() && (*asset())[main.node].mesh) {
        m_selection.setNode(main.node);
        m_selection.setObject(ObjectRef::primitive((*asset())[main.node].mesh, main.primitive));
    }
    markAndFrame(std::move(marked));
}

void Session::showStray(SkinIndex skin, JointIndex joint,
                        std::shared_ptr<const MarkedVertices> marked) {
    if (!asset() || !marked || marked->vertices.empty()) {
        return;
    }
    m_selection.setSkin(skin);
    if (!m_selection.joints().contains(joint)) {
        showJoint(m_selection, m_appearance, joint);
    }
    m_appearance.setMode(ViewMode::Weight);
    markAndFrame(std::move(marked));
}

/// The selection comes first: it removes older marks.
void Session::markAndFrame(std::shared_ptr<const MarkedVertices> marked) {
    const NodeIndex node = marked->vertices.front().node;
    m_selection.setMarked(std::move(marked));
    if (node.value < asset()->nodes.size()) {
        m_visibility.reveal(node);
    }
    const std::optional<OrbitCamera> camera =
        cameraOnVertices(*pose(), view(), m_rig.cameraForJump(), m_rig.aspect());
    if (camera) {
        m_rig.moveCamera(*camera);
    }
}

void Session::frameObject(const ObjectRef& object) {
    const NodeIndex node = nodeShowing(*asset(), m_selection.scene(), m_selection.node(), object);
    if (!node) {
        return;
    }
    m_visibility.reveal(node);
    const auto [skin, joint] = jointOfNode(*asset(), m_selection.skin(), node);
    if (joint && !(*asset())[node].mesh && !inBindPose()) {
        frameJoint(node, skin);
    } else {
        frameNode(m_selection.node());
    }
}

void Session::frameJoint(NodeIndex node, SkinIndex skin) {
    m_player.setPlaying(false);  // or it leaves the picture
    showBones();
    m_rig.moveCamera(
        cameraOnJoint(*pose(), view(), node, skin, m_rig.cameraForJump(), m_rig.aspect()));
}

void Session::showBones() {
    Look look = m_appearance.look();
    if (look.skeleton.style == SkeletonStyle::None) {
        look.skeleton.style = SkeletonStyle::Octahedral;
    }
    look.skeleton.inFront = true;
    m_appearance.setLook(look);
}

/// Puts back what `goTo` changed of the look, except what the user changed since.
void Session::leaveFinding() {
    const std::optional<FindingLook> left = std::exchange(m_findingLook, {});
    if (!left) {
        return;
    }
    Look look = m_appearance.look();
    look.skeleton = look.skeleton == left->shown.skeleton ? left->before.skeleton : look.skeleton;
    look.mode = look.mode == left->shown.mode ? left->before.mode : look.mode;
    m_appearance.setLook(look);
}

}  // namespace sinew
