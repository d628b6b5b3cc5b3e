// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/write/model_export.h"

#include <utility>

#include "model/core/file_writer.h"
#include "model/core/words.h"
#include "model/evaluate/frame_list.h"
#include "model/words/words.h"
#include "model/write/animated_model.h"

namespace sinew {

namespace {

std::vector<std::string> noticesOf(const BakedClip& baked, const BakeOptions& options) {
    std::vector<std::string> notices;
    if (baked.clip.channels.empty()) {
        notices.emplace_back("nothing moves: the file has no animation");
    } else if (options.tolerance > 0.0F) {
        notices.push_back(std::to_string(baked.keys) + " of " +
                          counted(baked.sampledKeys, "key", "keys") + " kept over " +
                          counted(baked.frames, "frame", "frames") + "; no vertex is more than " +
                          words::units(double{baked.deviation}) + " from where it is played");
    } else {
        notices.push_back(counted(baked.keys, "key", "keys") + " in " +
                          counted(baked.frames, "frame", "frames"));
    }
    if (baked.losesProperties) {
        notices.emplace_back(
            "animated visibility, materials, cameras and lights are not in the clip");
    }
    return notices;
}

Result<MadeModel> animated(const ModelExport& wanted, const StoredImages& images,
                           const std::string& name, const WalkOptions& walk) {
    if (wanted.format == ModelFormat::Obj) {
        return Error{ErrorCode::InvalidRequest, "an OBJ file has no animation; write a .glb", {}};
    }
    const auto baked = bakeClip(wanted.clips, wanted.played, wanted.view, *wanted.baked, walk);
    if (!baked) {
        return baked.error();
    }
    auto made = animatedGlb({.asset = *wanted.clips->asset(),
                             .view = wanted.view,
                             .images = images,
                             .clip = baked->clip},
                            name);
    if (made) {
        for (std::string& notice : noticesOf(*baked, *wanted.baked)) {
            made->notices.push_back(std::move(notice));
        }
    }
    return made;
}

}  // namespace

std::vector<float> playedFrames(const Asset& asset, const PlayedPoses& played,
                                double framesPerSecond) {
    constexpr std::uint64_t kMost = 1'000'000;
    return frameList(wholeRange(asset, played), framesPerSecond, FrameEnds::WithEnds, kMost)
        .seconds;
}

std::string playedName(const Asset& asset, const PlayedPoses& played) {
    std::string name;
    for (const AnimationIndex each : playedClips(asset, played)) {
        name +=
            (name.empty() ? "" : " + ") + displayName(asset[each].name, "Animation", each.value);
    }
    return name;
}

Result<MadeModel> makeModel(const ModelExport& wanted, const StoredImages& images,
                            const std::string& name, const WalkOptions& walk) {
    if (wanted.baked) {
        return animated(wanted, images, name, walk);
    }
    PoseMoment moment;
    setMoment(*wanted.clips->asset(), wanted.played, wanted.seconds, moment);
    PoseEvaluator pose(wanted.clips);
    evaluate(pose, moment);
    const PosedModel posed{.pose = pose, .view = wanted.view, .images = images, .stop = walk.stop};
    return wanted.format == ModelFormat::Obj ? posedObj(posed, name) : posedGlb(posed, name);
}

Status putInPlace(const MadeModel& made, const std::filesystem::path& folder) {
    const auto failed = [](const MadeFile& file, const Error& error) {
        return Error{error.code, file.name + ": " + error.message, {}};
    };
    std::vector<FileWriter> writers;
    for (const MadeFile& file : made.files) {
        auto writer = FileWriter::open(folder / file.name);
        if (!writer) {
            return failed(file, writer.error());
        }
        if (const Status written = writer->write(file.bytes); !written) {
            return failed(file, written.error());
        }
        writers.push_back(std::move(*writer));
    }
    for (std::size_t i = 0; i < writers.size(); ++i) {
        if (const Status finished = writers[i].finish(); !finished) {
            return failed(made.files[i], finished.error());
        }
    }
    return Nothing{};
}

}  // namespace sinew
