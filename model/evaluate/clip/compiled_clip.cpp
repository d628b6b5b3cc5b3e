// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/clip/compiled_clip.h"

#include <cassert>

#include "model/evaluate/clip/lane_kernels.h"

namespace sinew {

namespace {

/// The rows of one block at the two keys around a time.
struct Rows {
    const float* from = nullptr;
    const float* to = nullptr;
};

/// Whether only the first key matters.
bool holds(const LaneBlock& block, const KeySpan& span) noexcept {
    return block.interpolation == Interpolation::Step || span.fraction == 0.0;
}

const float* valuesOf(const LaneBlock& block, const float* row) noexcept {
    return block.interpolation == Interpolation::CubicSpline ? row + block.valueFloats() : row;
}

SplinePiece pieceOf(const LaneBlock& block, const Rows& rows) noexcept {
    const std::size_t count = block.valueFloats();
    return {.fromValue = rows.from + count,
            .fromTangent = rows.from + 2 * count,
            .toValue = rows.to + count,
            .toTangent = rows.to};
}

void sampleFloats(const LaneBlock& block, const Rows& rows, const KeySpan& span,
                  float* out) noexcept {
    if (holds(block, span)) {
        copyLanes(block.lanes, valuesOf(block, rows.from), out);
    } else if (block.interpolation == Interpolation::Linear) {
        mixLanes(block.lanes, rows.from, rows.to, span.fraction, out);
    } else {
        splineLanes(block.lanes, pieceOf(block, rows), splineWeights(span), out);
    }
}

void sampleRotations(const LaneBlock& block, const Rows& rows, const KeySpan& span, float* out,
                     std::size_t outStride) noexcept {
    if (block.interpolation == Interpolation::CubicSpline) {
        splineRotationLanes(block.lanes, pieceOf(block, rows), splineWeights(span), out, outStride);
    } else if (holds(block, span)) {
        for (std::size_t part = 0; part < 4; ++part) {
            copyLanes(block.lanes, rows.from + part * block.laneCount(), out + part * outStride);
        }
    } else {
        slerpLanes(block.lanes, rows.from, rows.to, span.fraction, out, outStride);
    }
}

double sampledFloat(const LaneBlock& block, const Rows& rows, const KeySpan& span,
                    std::size_t lane) noexcept {
    if (holds(block, span)) {
        return valuesOf(block, rows.from)[lane];
    }
    if (block.interpolation == Interpolation::Linear) {
        return std::lerp(double{rows.from[lane]}, double{rows.to[lane]}, span.fraction);
    }
    const SplinePiece piece = pieceOf(block, rows);
    const SplineWeights weights = splineWeights(span);
    return weights.fromValue * piece.fromValue[lane] +
           weights.fromTangent * piece.fromTangent[lane] + weights.toValue * piece.toValue[lane] +
           weights.toTangent * piece.toTangent[lane];
}

/// Any value except 0 is true (KHR_animation_pointer).
void sampleVisibility(const LaneBlock& block, const Rows& rows, const KeySpan& span,
                      std::uint8_t* out) noexcept {
    for (std::size_t lane = 0; lane < block.laneCount(); ++lane) {
        out[block.lanes.targets[lane]] = sampledFloat(block, rows, span, lane) != 0.0 ? 1 : 0;
    }
}

float* arrayOf(PoseArray array, Pose& pose) noexcept {
    switch (array) {
        case PoseArray::Parts:
            return pose.parts.data();
        case PoseArray::Weights:
            return pose.weights.data();
        case PoseArray::Properties:
            return pose.properties.data();
        case PoseArray::Visible:
            break;
    }
    return nullptr;
}

void sampleBlock(const LaneBlock& block, const Rows& rows, const KeySpan& span,
                 Pose& out) noexcept {
    if (block.array == PoseArray::Visible) {
        sampleVisibility(block, rows, span, out.visible.data());
    } else if (block.rotation) {
        sampleRotations(block, rows, span, out.parts.data(), out.rowStride);
    } else {
        sampleFloats(block, rows, span, arrayOf(block.array, out));
    }
}

void write(const ConstantLane& lane, Pose& out) noexcept {
    if (lane.array == PoseArray::Visible) {
        out.visible[lane.target] = lane.value != 0.0F ? 1 : 0;
    } else {
        arrayOf(lane.array, out)[lane.target] = lane.value;
    }
}

}  // namespace

CompiledClip::CompiledClip(const Asset& asset, AnimationIndex animation,
                           const std::stop_token& stop)
    : m_lanes(clipLanes(asset, animation, stop)),
      m_targets(poseTargets(asset, animation)),
      m_startSeconds(asset[animation].startSeconds),
      m_endSeconds(asset[animation].endSeconds) {}

void CompiledClip::prepare(ClipCursor& cursor) const {
    cursor.keys.resize(m_lanes.tracks.size(), 0);
}

void CompiledClip::sample(float seconds, ClipCursor& cursor, Pose& out) const noexcept {
    assert(cursor.keys.size() == m_lanes.tracks.size());
    for (const ConstantLane& lane : m_lanes.constants) {
        write(lane, out);
    }
    for (const NodeIndex node : m_lanes.matrixNodes) {
        out.fromMatrix[node.value] = 0;
    }
    std::uint32_t* hint = cursor.keys.data();
    for (const TrackLanes& track : m_lanes.tracks) {
        const KeySpan span = track.times.find(seconds, *hint);
        *hint++ = span.key;
        for (const LaneBlock& block : track.blocks) {
            const Rows rows{track.row(span.key) + block.firstInRow,
                            track.row(span.next) + block.firstInRow};
            sampleBlock(block, rows, span, out);
        }
    }
}

}  // namespace sinew
