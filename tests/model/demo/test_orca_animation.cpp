// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/orca_animation.h"

#include <QtTest/QTest>
#include <algorithm>
#include <cmath>

#include "model/demo/orca_motion.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::demo;

namespace {

std::size_t widthOf(const DemoTrack& track) {
    const std::size_t perKey = track.values.size() / track.times.size();
    return track.interpolation == Interpolation::CubicSpline ? perKey / 3 : perKey;
}

double length(const float* q) {
    return std::sqrt(double{q[0]} * q[0] + double{q[1]} * q[1] + double{q[2]} * q[2] +
                     double{q[3]} * q[3]);
}

}  // namespace

class TestOrcaAnimation : public QObject {
    Q_OBJECT

private slots:
    void swimEndsAsItBegins() {
        for (const DemoTrack& track : swimClip().tracks) {
            const std::size_t width = widthOf(track);
            QVERIFY(std::equal(track.values.begin(),
                               track.values.begin() + static_cast<std::ptrdiff_t>(width),
                               track.values.end() - static_cast<std::ptrdiff_t>(width)));
        }
    }

    // Across the seam the velocity changes no more than it does between any other two keys.
    void swimKeepsItsVelocityAcrossTheSeam() {
        for (const DemoTrack& track : swimClip().tracks) {
            const std::size_t width = widthOf(track);
            const std::size_t keys = track.times.size();
            const auto change = [&](std::size_t key, std::size_t c) {  // change in one frame
                return track.values[(key + 1) * width + c] - track.values[key * width + c];
            };
            for (std::size_t c = 0; c < width; ++c) {
                float largest = 1e-6F;
                for (std::size_t k = 0; k + 2 < keys; ++k) {
                    largest = std::max(largest, std::abs(change(k + 1, c) - change(k, c)));
                }
                QVERIFY(std::abs(change(0, c) - change(keys - 2, c)) <= 1.05F * largest);
            }
        }
    }

    void swimMovesTheTailMoreThanTheHead() {
        const auto swing = [](JointId joint) {
            float most = 0.0F;
            for (const DemoTrack& track : swimClip().tracks) {
                for (std::size_t k = 0; k < track.times.size(); ++k) {
                    if (track.node == jointNode(joint) && track.path == ChannelPath::Rotation) {
                        most = std::max(most, std::abs(track.values[4 * k]));
                    }
                }
            }
            return most;
        };
        QVERIFY(swing(kTail6) > 2.0F * swing(kHead));
        QVERIFY(swing(kHead) > 0.0F);
    }

    void interpolationsAreThoseThatTheClipsPromise() {
        for (const DemoTrack& track : swimClip().tracks) {
            QVERIFY(track.interpolation == Interpolation::Linear);
        }
        for (const DemoTrack& track : breachClip().tracks) {
            QVERIFY(track.interpolation == Interpolation::CubicSpline);
        }
        for (const DemoTrack& track : chatterClip().tracks) {
            const bool weights = track.path == ChannelPath::Weights;
            QVERIFY(track.interpolation == (weights ? Interpolation::Linear : Interpolation::Step));
        }
    }

    void rotationsAreUnitAndNeverFlipTheirSign() {
        for (const DemoClip& clip : {swimClip(), breachClip(), chatterClip()}) {
            for (const DemoTrack& track : clip.tracks) {
                if (track.path != ChannelPath::Rotation) {
                    continue;
                }
                const std::size_t cubic = track.interpolation == Interpolation::CubicSpline ? 1 : 0;
                const std::size_t stride = cubic == 1 ? 12 : 4;
                for (std::size_t k = 0; k < track.times.size(); ++k) {
                    const float* q = track.values.data() + k * stride + 4 * cubic;
                    QVERIFY(std::abs(length(q) - 1.0) < 1e-6);
                    if (k > 0) {
                        const float* p = q - stride;
                        QVERIFY(p[0] * q[0] + p[1] * q[1] + p[2] * q[2] + p[3] * q[3] > 0.0F);
                    }
                }
            }
        }
    }

    // A tangent per second equals the difference quotient of the curve that it belongs to.
    void breachTangentsArePerSecond() {
        const auto motion = [](double seconds) {
            OrcaPose pose;
            pose.rootOffset = {0.0, 3.0 * seconds * seconds, 0.0};
            return pose;
        };
        const std::vector<float> times{0.0F, 0.5F, 2.0F};
        const DemoTrack root = motionTracks(motion, Interpolation::CubicSpline, times).front();
        for (std::size_t k = 0; k < times.size(); ++k) {
            const float slope = 6.0F * times[k];
            QVERIFY(std::abs(root.values[9 * k + 1] - slope) < 1e-3F);
            QVERIFY(std::abs(root.values[9 * k + 7] - slope) < 1e-3F);
        }
    }

    void breachReturnsAndStaysNearTheOrigin() {
        const DemoTrack root = breachClip().tracks.front();
        const std::size_t last = 9 * (root.times.size() - 1);
        for (std::size_t c = 3; c < 6; ++c) {
            QVERIFY(std::abs(root.values[c] - root.values[last + c]) < 1e-4F);
        }
        for (std::size_t k = 0; k < root.times.size(); ++k) {
            for (std::size_t c = 3; c < 6; ++c) {
                QVERIFY(std::abs(root.values[9 * k + c]) < 4.0F);
            }
        }
    }

    void keysLieOnTheFrameGridAndRise() {
        for (const DemoClip& clip : {swimClip(), breachClip(), chatterClip()}) {
            for (const DemoTrack& track : clip.tracks) {
                QCOMPARE(track.times.front(), 0.0F);
                for (std::size_t k = 0; k < track.times.size(); ++k) {
                    const double frame = double{track.times[k]} * kFramesPerSecond;
                    QVERIFY(std::abs(frame - std::round(frame)) < 1e-4);
                    QVERIFY(k == 0 || track.times[k] > track.times[k - 1]);
                }
            }
        }
    }
};

SINEW_TEST(TestOrcaAnimation)
#include "test_orca_animation.moc"
