// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include <QtTest/QTest>
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <set>

#include "model/demo/orca_animation.h"
#include "model/demo/orca_asset.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::demo;

namespace {

using Check = std::function<bool(const DemoAsset&, const Defect&)>;

int weightSum(const DemoAsset& asset, std::size_t vertex) {
    const auto& weights = asset.mesh.influences[vertex].weights;
    return std::accumulate(weights.begin(), weights.end(), 0);
}

// Slots of the vertex that name the joint and whose weight is in the range.
long slotsNaming(const DemoAsset& asset, const Defect& defect, int low, int high) {
    const PackedInfluences& influences = asset.mesh.influences[*defect.vertex];
    long count = 0;
    for (std::size_t i = 0; i < 8; ++i) {
        count += influences.joints[i] == *defect.joint && influences.weights[i] >= low &&
                 influences.weights[i] <= high;
    }
    return count;
}

// The track that "/animations/A/samplers/S/…" points at (samplers and tracks go together).
const DemoTrack* trackAt(const DemoAsset& asset, const std::string& pointer) {
    std::size_t clip = 0;
    std::size_t sampler = 0;
    const char* format = pointer.find("samplers") != std::string::npos
                             ? "/animations/%zu/samplers/%zu"
                             : "/animations/%zu/channels/%zu";
    if (std::sscanf(pointer.c_str(), format, &clip, &sampler) != 2 ||
        sampler >= asset.clips[clip].tracks.size()) {
        return nullptr;
    }
    return &asset.clips[clip].tracks[sampler];
}

float dot(const DemoTrack& track, std::size_t a, std::size_t b) {
    return std::inner_product(track.values.begin() + static_cast<long>(4 * a),
                              track.values.begin() + static_cast<long>(4 * a + 4),
                              track.values.begin() + static_cast<long>(4 * b), 0.0F);
}

bool anyWeight(const DemoAsset& asset, std::size_t joint) {
    return std::any_of(asset.mesh.influences.begin(), asset.mesh.influences.end(),
                       [&](const PackedInfluences& influences) {
                           for (std::size_t i = 0; i < 8; ++i) {
                               if (influences.joints[i] == joint && influences.weights[i] > 0) {
                                   return true;
                               }
                           }
                           return false;
                       });
}

glm::vec3 jointPosition(const DemoAsset& asset, std::size_t joint) {
    glm::vec3 position{0.0F};
    for (; joint != kNoParent; joint = asset.joints[joint].parent) {
        position += asset.joints[joint].translation;
    }
    return position;
}

// Per code, whether the fault is there.
const std::map<std::string, Check> kChecks{
    {"WEIGHTS_NOT_NORMALIZED",
     [](const DemoAsset& a, const Defect& d) {
         return weightSum(a, *d.vertex) > 50000 && weightSum(a, *d.vertex) < 65000;
     }},
    {"VERTEX_UNWEIGHTED",
     [](const DemoAsset& a, const Defect& d) { return weightSum(a, *d.vertex) == 0; }},
    {"STRAY_INFLUENCE",
     [](const DemoAsset& a, const Defect& d) {
         return slotsNaming(a, d, 6000, 65535) == 1 &&
                glm::distance(a.mesh.positions[*d.vertex], jointPosition(a, *d.joint)) > 3.0F;
     }},
    {"DUPLICATE_JOINT",
     [](const DemoAsset& a, const Defect& d) { return slotsNaming(a, d, 1, 65535) == 2; }},
    {"NEGLIGIBLE_WEIGHT",
     [](const DemoAsset& a, const Defect& d) { return slotsNaming(a, d, 1, 10) == 1; }},
    {"JOINT_WITHOUT_WEIGHT",
     [](const DemoAsset& a, const Defect& d) { return slotsNaming(a, d, 0, 0) == 1; }},
    {"JOINT_UNUSED",
     [](const DemoAsset& a, const Defect& d) {
         return *d.joint < a.joints.size() && !anyWeight(a, *d.joint);
     }},
    {"INVERSE_BIND_MISMATCH",
     [](const DemoAsset& a, const Defect& d) {
         const glm::vec3 bound{a.joints[*d.joint].inverseBind[3]};
         return glm::distance(-bound, jointPosition(a, *d.joint)) > 0.05F;
     }},
    {"KEY_ROTATION_SIGN_FLIPPED",
     [](const DemoAsset& a, const Defect& d) {
         const DemoTrack* track = trackAt(a, d.pointer);
         return dot(*track, *d.key, *d.key - 1) < 0.0F && dot(*track, *d.key, *d.key + 1) < 0.0F;
     }},
    {"KEY_ROTATION_NOT_UNIT",
     [](const DemoAsset& a, const Defect& d) {
         const DemoTrack* track = trackAt(a, d.pointer);
         return std::abs(dot(*track, *d.key, *d.key) - 1.0F) > 0.05F;
     }},
    {"LOOP_SEAM",
     [](const DemoAsset& a, const Defect& d) {
         const DemoTrack* track = trackAt(a, d.pointer);
         return !std::equal(track->values.begin(), track->values.begin() + 3,
                            track->values.end() - 3);
     }},
    {"KEY_OFF_FRAME_GRID",
     [](const DemoAsset& a, const Defect& d) {
         const double frame = trackAt(a, d.pointer)->times[*d.key] * kFramesPerSecond;
         return std::abs(frame - std::round(frame)) > 0.1;
     }},
    {"CONSTANT_TRACK_RESETS",
     [](const DemoAsset& a, const Defect& d) {
         const DemoTrack* track = trackAt(a, d.pointer);
         if (track == nullptr) {
             return false;
         }
         for (std::size_t i = 4; i < track->values.size(); ++i) {
             if (track->values[i] != track->values[i - 4]) {
                 return false;
             }
         }
         return true;
     }},
    {"SKINNED_MESH_TRANSFORM",
     [](const DemoAsset& a, const Defect&) { return a.meshNodeTranslation != glm::vec3(0.0F); }},
    {"ACCESSOR_MIN_MAX_WRONG",
     [](const DemoAsset& a, const Defect&) {
         return a.statedPositionMax &&
                std::any_of(a.mesh.positions.begin(), a.mesh.positions.end(),
                            [&](const glm::vec3& p) { return p.z > a.statedPositionMax->z; });
     }},
};

}  // namespace

class TestOrcaFlaws : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_flawed = m_good;
        plantFlaws(m_flawed);
    }

    void theGoodOrcaListsNoDefect() { QVERIFY(m_good.defects.empty()); }

    void atLeastTwelveKindsAreListed() {
        std::set<std::string> codes;
        for (const Defect& defect : m_flawed.defects) {
            codes.insert(defect.code);
        }
        QVERIFY(codes.size() >= 12);
        QCOMPARE(codes.size(), m_flawed.defects.size());
    }

    void everyListedDefectIsInTheFlawedOrcaAndNotInTheGoodOne_data() {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < m_flawed.defects.size(); ++i) {
            QTest::newRow(m_flawed.defects[i].code.c_str()) << i;
        }
    }
    void everyListedDefectIsInTheFlawedOrcaAndNotInTheGoodOne() {
        QFETCH(const std::size_t, index);
        const Defect& defect = m_flawed.defects[index];
        QVERIFY(kChecks.contains(defect.code));
        const Check& isThere = kChecks.at(defect.code);
        QVERIFY(isThere(m_flawed, defect));
        QVERIFY(!isThere(m_good, defect));
        QVERIFY(!defect.what.empty());
        QVERIFY(defect.pointer.starts_with('/'));
    }

    void allOtherVerticesKeepTheirWeights() {
        std::size_t changed = 0;
        for (std::size_t v = 0; v < m_good.mesh.influences.size(); ++v) {
            changed += m_good.mesh.influences[v].weights != m_flawed.mesh.influences[v].weights;
        }
        QVERIFY(changed > 5);
        QVERIFY(changed < 150);
    }

private:
    const DemoAsset m_good = orcaAsset();
    DemoAsset m_flawed;
};

SINEW_TEST(TestOrcaFlaws)
#include "test_orca_flaws.moc"
