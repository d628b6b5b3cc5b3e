// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/evaluate/pose_evaluator.h"
#include "model/evaluate/skeleton.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::uint32_t kNone = SkeletonJoint::kNone;

// root(0) - hips(1) - spine(2) - plain(3) - head(4), and hips - leg(5), a unit apart each;
// all but root and plain are joints.
std::shared_ptr<const Asset> rig(bool animated = false) {
    GltfBuilder gltf;
    gltf.add("nodes", R"({"name":"root","children":[1]})");
    gltf.add("nodes", R"({"name":"hips","children":[2,5],"translation":[0,1,0]})");
    gltf.add("nodes", R"({"name":"spine","children":[3],"translation":[0,1,0]})");
    gltf.add("nodes", R"({"name":"plain","children":[4],"translation":[0,1,0]})");
    gltf.add("nodes",
             R"({"name":"head","translation":[0,1,0],"rotation":[0,0,0.70710678,0.70710678]})");
    gltf.add("nodes", R"({"name":"leg","translation":[0,-1,0],"scale":[2,2,2]})");
    gltf.add("scenes", R"({"nodes":[0]})");
    gltf.set("scene", "0");
    if (!animated) {
        std::vector<double> bind;
        for (const double down : {5.0, 6.0, 8.0, 4.0}) {
            bind.insert(bind.end(), {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -down, 0, 1});
        }
        gltf.addSkin({1, 2, 4, 5}, bind);
        gltf.addSkin({2, 1});  // shares nodes with the first
    } else {
        gltf.addAnimation("Walk", {{.node = 2, .times = {0, 1}, .values = {0, 1, 0, 0, 2, 0}}});
    }
    return gltf.load().value();
}

}  // namespace

class TestSkeleton : public QObject {
    Q_OBJECT

private slots:
    void jointsOfAllSkinsAppearOnceParentsFirst() {
        const auto asset = rig();
        const Skeleton skeleton = skeletonOf(*asset, SceneIndex(0));
        QCOMPARE(skeleton.joints.size(), std::size_t{4});
        QVERIFY(skeleton.alone);
        for (std::size_t i = 0; i < skeleton.joints.size(); ++i) {
            QVERIFY(skeleton.joints[i].parent == kNone || skeleton.joints[i].parent < i);
        }
        QCOMPARE(skeleton.joints[0].node, NodeIndex(1));
    }

    void bonesReachFromJointToJointAndBeyondLeaves() {
        const auto asset = rig();
        const Skeleton skeleton = skeletonOf(*asset, SceneIndex(0));
        PoseEvaluator evaluator(asset);
        std::vector<glm::mat4> placed;
        for (const SkeletonJoint& joint : skeleton.joints) {
            placed.push_back(evaluator.world(joint.node));
        }
        QCOMPARE(skeleton.bones.size(), std::size_t{5});  // three between joints, two leaves
        std::size_t leaves = 0;
        for (const SkeletonBone& bone : skeleton.bones) {
            const BoneEnds ends = skeleton.ends(bone, placed);
            const std::string& name = (*asset)[skeleton.joints[bone.joint].node].name;
            if (bone.child != kNone) {
                continue;
            }
            ++leaves;
            // As the way from the parent, whatever the leaf's own rotation and scale.
            const float reach = name == "head" ? 2.0F * kLeafShare : -kLeafShare;
            QVERIFY(glm::length(ends.tail - ends.head - glm::vec3(0.0F, reach, 0.0F)) < 1e-5F);
        }
        QCOMPARE(leaves, std::size_t{2});
        // A node between two joints that is not a joint itself makes one long bone.
        const auto spine = std::find_if(
            skeleton.bones.begin(), skeleton.bones.end(), [&](const SkeletonBone& bone) {
                return (*asset)[skeleton.joints[bone.joint].node].name == "spine";
            });
        const BoneEnds ends = skeleton.ends(*spine, placed);
        QCOMPARE(ends.head, glm::vec3(0.0F, 2.0F, 0.0F));
        QCOMPARE(ends.tail, glm::vec3(0.0F, 4.0F, 0.0F));
    }

    void leavesTurnWithTheirJoint() {
        const auto asset = rig();
        const Skeleton skeleton = skeletonOf(*asset, SceneIndex(0));
        std::vector<glm::mat4> placed;
        for (const SkeletonJoint& joint : skeleton.joints) {
            const bool head = (*asset)[joint.node].name == "head";
            // The head was turned by a quarter about Z; here it is not.
            placed.emplace_back(head ? glm::mat4(1.0F) : glm::mat4(2.0F));
        }
        for (const SkeletonBone& bone : skeleton.bones) {
            if ((*asset)[skeleton.joints[bone.joint].node].name == "head") {
                const glm::vec3 tail = skeleton.ends(bone, placed).tail;
                QVERIFY(glm::length(tail - glm::vec3(2.0F * kLeafShare, 0.0F, 0.0F)) < 1e-5F);
            }
        }
    }

    void rankGrowsFromRootToEveryTip() {
        const auto asset = rig();
        for (const SkeletonJoint& joint : skeletonOf(*asset, SceneIndex(0)).joints) {
            const std::string& name = (*asset)[joint.node].name;
            const float expected = name == "hips" ? 0.0F : name == "spine" ? 0.5F : 1.0F;
            QCOMPARE(joint.rank, expected);
        }
    }

    void bindPlacesAreThoseOfTheFirstSkin() {
        const auto asset = rig();
        for (const SkeletonJoint& joint : skeletonOf(*asset, SceneIndex(0)).joints) {
            const std::string& name = (*asset)[joint.node].name;
            const float height = name == "hips"    ? 5.0F
                                 : name == "spine" ? 6.0F
                                 : name == "head"  ? 8.0F
                                                   : 4.0F;
            QCOMPARE(glm::vec3(joint.meshFromJoint[3]), glm::vec3(0.0F, height, 0.0F));
        }
    }

    void withoutSkinsAnimatedNodesAndWhatHangsBelowAreJoints() {
        const auto asset = rig(true);
        const Skeleton skeleton = skeletonOf(*asset, SceneIndex(0));
        QCOMPARE(skeleton.joints.size(), std::size_t{3});  // spine, plain, head
        QCOMPARE((*asset)[skeleton.joints[0].node].name, std::string("spine"));
    }

    void nodesOfAVrmAnimationThatCarryWeightsAreNoJoints() {
        GltfBuilder gltf;
        for (const char* name : {"hips", "happy", "gaze"}) {
            const int node = gltf.add("nodes", "{\"name\":\"" + std::string(name) + "\"}");
            gltf.addAnimation(name,
                              {{.node = node, .times = {0, 1}, .values = {0, 0, 0, 1, 0, 0}}});
        }
        gltf.set("extensionsUsed", R"(["VRMC_vrm_animation"])");
        gltf.set(
            "extensions",
            R"({"VRMC_vrm_animation":{"specVersion":"1.0","humanoid":{"humanBones":{"hips":)"
            R"({"node":0}}},"expressions":{"preset":{"happy":{"node":1}}},"lookAt":{"node":2}}})");
        const Skeleton skeleton = skeletonOf(*gltf.load().value(), {});
        QCOMPARE(skeleton.joints.size(), std::size_t{1});
        QCOMPARE(skeleton.joints[0].node, NodeIndex(0U));
    }

    void aSceneThatDrawsAndMovesNothingHasNoSkeleton() {
        GltfBuilder gltf;
        const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
        gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + str(position) + "}}]}");
        gltf.add("nodes", R"({"mesh":0})");
        gltf.add("scenes", R"({"nodes":[0]})");
        const Skeleton skeleton = skeletonOf(*gltf.load().value(), SceneIndex(0));
        QVERIFY(skeleton.joints.empty());
        QVERIFY(skeleton.bones.empty());
        QVERIFY(!skeleton.alone);
    }

    void aFileOfBareNodesShowsThemAll() {
        GltfBuilder gltf;
        gltf.add("nodes", R"({"children":[1]})");
        gltf.add("nodes", R"({"translation":[1,0,0]})");
        gltf.add("scenes", R"({"nodes":[0]})");
        const Skeleton skeleton = skeletonOf(*gltf.load().value(), SceneIndex(0));
        QVERIFY(skeleton.alone);
        QCOMPARE(skeleton.joints.size(), std::size_t{2});
    }
};

SINEW_TEST(TestSkeleton)
#include "test_skeleton.moc"
