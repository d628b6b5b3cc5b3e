// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "tests/model/check/rig.h"
#include "tests/support/edit.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

// The strip without its skin: its vertices lie as stored.
Asset rigidStrip() {
    Asset asset = cleanRig();
    asset.nodes[0].skin = {};
    return asset;
}

Asset instanced(float farthest) {
    Asset asset = rigidStrip();
    std::vector<Transform> places(5);
    for (std::size_t i = 0; i < places.size(); ++i) {
        places[i].translation.x = 10.0F * static_cast<float>(i);
    }
    places[3].translation.x = farthest;
    asset.nodes[0].instances = Instances{.transforms = std::move(places), .attributes = {}};
    return asset;
}

std::string codesOf(Asset asset) {
    std::string codes;
    for (const Diagnostic& finding : lint(std::move(asset))) {
        if (finding.code == "FAR_APART" || finding.code == "SIZE_EXTREME") {
            codes += finding.code + ' ' + finding.pointer + ' ';
        }
    }
    return codes;
}

}  // namespace

class TestScale : public QObject {
    Q_OBJECT

private slots:
    void aLargeSceneIsNotExtreme() {
        QCOMPARE(codesOf(rigidStrip()), std::string());
        QCOMPARE(codesOf(instanced(1e4F)), std::string());
    }

    void aStrayInstanceIsNamed() {
        for (const float far : {1e7F, 1e30F, 1e38F}) {
            const auto found = lint(instanced(far), "FAR_APART");
            QCOMPARE(found.size(), std::size_t{1});
            QCOMPARE(found[0].severity, Severity::Warning);
            QCOMPARE(found[0].pointer, std::string("/nodes/0/extensions/EXT_mesh_gpu_instancing"));
            QVERIFY(found[0].message.find("'Strip', instance 3 reaches 1e+") == 0);
        }
    }

    void aStrayVertexIsNamed() {
        Asset asset = rigidStrip();
        edit(asset.meshes[0].primitives[0].positions, [](auto& all) { all[7].y = 1e30F; });
        const auto found = lint(asset, "FAR_APART");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].vertex.value(), 7U);
        QCOMPARE(found[0].pointer, std::string("/meshes/0/primitives/0"));
    }

    void aStrayKeyIsNamedWithItsClip() {
        Asset asset = rigidStrip();
        addTrack(asset, NodeIndex(0U), ChannelPath::Translation, {0.0F, 0.5F, 1.0F},
                 {0, 0, 0, 0, -1e30F, 0, 0, 0, 0});
        const auto found = lint(asset, "FAR_APART");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].animation.value(), 0U);
        QCOMPARE(found[0].key.value(), 1U);
        QVERIFY(found[0].pointer.starts_with("/animations/0/channels/"));
        QVERIFY(found[0].message.find("at 0.5 s") != std::string::npos);
    }

    void aClipThatGrowsFromNothingIsSound() {
        Asset asset = rigidStrip();
        asset.nodes[0].rest.translation.x = 3.0F;
        addTrack(asset, NodeIndex(0U), ChannelPath::Scale, {0.0F, 1.0F},
                 {1e-7F, 1e-7F, 1e-7F, 1, 1, 1});
        QCOMPARE(codesOf(asset), std::string());
    }

    void everythingHugeOrTinyIsExtreme() {
        for (const float scale : {1e13F, 1e30F, 1e-14F}) {
            Asset asset = rigidStrip();
            asset.nodes[0].rest.scale = glm::vec3(scale);
            QCOMPARE(codesOf(asset), std::string("SIZE_EXTREME /nodes/0 "));
        }
    }

    void placesBeyondFloatAreExtreme() {
        Asset asset = rigidStrip();
        asset.nodes[0].rest.scale = glm::vec3(3e38F);
        const auto found = lint(asset, "SIZE_EXTREME");
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(found[0].message.find("infinite") != std::string::npos);
    }

    void farFromTheOriginIsFarApart() {
        Asset asset = rigidStrip();
        asset.nodes[0].rest.translation.z = 1e6F;
        QCOMPARE(codesOf(asset), std::string("FAR_APART /nodes/0 "));
    }
};

SINEW_TEST(TestScale)
#include "test_scale.moc"
