// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "app/cli/report/info_appearance.h"
#include "app/cli/report/motion_report.h"
#include "model/facts/asset_facts.h"
#include "model/motion/motion_words.h"
#include "model/words/words.h"

namespace sinew::cli {

namespace {

void writeDouble(JsonWriter& json, const char* name, double value) {
    json.key(name).number(static_cast<float>(value));
}

void writeFrame(JsonWriter& json, const char* name, std::int64_t frame) {
    json.key(name).integer(static_cast<std::uint64_t>(std::max<std::int64_t>(frame, 0)));
}

void writeNode(JsonWriter& json, const Asset& asset, NodeIndex node) {
    json.key("node").integer(node.value);
    json.key("name").string(asset[node].name);
}

const char* sourceName(FootSource source) {
    switch (source) {
        case FootSource::Chosen:
            return "chosen";
        case FootSource::Humanoid:
            return "humanoid";
        case FootSource::Names:
            return "names";
        case FootSource::Lowest:
            return "lowest";
        case FootSource::None:
            break;
    }
    return "none";
}

const char* groundName(GroundSource source) {
    switch (source) {
        case GroundSource::Rest:
            return "rest";
        case GroundSource::Steady:
            return "steady";
        case GroundSource::Unknown:
            return "unknown";
        case GroundSource::None:
            break;
    }
    return "none";
}

const char* rateSourceName(FrameRateSource source) {
    switch (source) {
        case FrameRateSource::Guessed:
            return "guessed";
        case FrameRateSource::Chosen:
            return "chosen";
        case FrameRateSource::Assumed:
            break;
    }
    return "assumed";
}

void writeFacts(JsonWriter& json, const Asset& asset, const ClipMotion& motion,
                std::uint64_t spareBytes) {
    const Animation& clip = asset[motion.animation];
    const FrameGrid& grid = motion.grid;
    writeDouble(json, "start", double{clip.startSeconds});
    writeDouble(json, "end", double{clip.endSeconds});
    writeDouble(json, "frames", double{clip.durationSeconds()} * motion.rate.framesPerSecond);
    writeDouble(json, "frameRate", motion.rate.framesPerSecond);
    json.key("frameRateSource").string(rateSourceName(motion.rate.source));
    writeDouble(json, "frameOffset", grid.shiftSeconds * grid.framesPerSecond);
    json.key("frameStep").integer(static_cast<std::uint64_t>(motion.frameStep()));
    json.key("keyTimes").integer(grid.keyTimes);
    json.key("keyTimesOnGrid").integer(grid.onGrid);
    const ClipFacts facts = factsOf(clip);
    json.key("channels").integer(facts.channels);
    json.key("keys").integer(facts.keys);
    json.key("bytes").integer(facts.bytes);
    json.key("spareBytes").integer(spareBytes);
    writeDrives(json, asset, clip);
}

void writeContact(JsonWriter& json, const ClipMotion& motion, const Contact& contact) {
    json.beginObject();
    writeFrame(json, "firstFrame", motion.frameOf(contact.first));
    writeFrame(json, "lastFrame", motion.frameOf(contact.last));
    json.key("start").number(motion.seconds[contact.first]);
    json.key("end").number(motion.seconds[contact.last]);
    json.key("slide").number(contact.slide);
    writeFrame(json, "worstFrame", motion.frameOf(contact.worst));
    json.key("worstTime").number(motion.seconds[contact.worst]);
    json.endObject();
}

void writeContacts(JsonWriter& json, const Asset& asset, const ClipMotion& motion) {
    const ClipContacts& contacts = motion.contacts;
    json.key("ground").beginObject();
    json.key("height");
    const bool known = contacts.groundSource == GroundSource::Rest ||
                       contacts.groundSource == GroundSource::Steady;
    known ? json.number(contacts.ground) : json.null();
    json.key("source").string(groundName(contacts.groundSource));
    json.key("restHeight");
    contacts.feet.empty() ? json.null() : json.number(contacts.restGround);
    json.key("inPlace").boolean(contacts.inPlace());
    json.key("velocity")
        .numbers(std::array{contacts.groundVelocity.x, 0.0F, contacts.groundVelocity.y});
    json.endObject();
    json.key("limits").beginObject();
    json.key("height").number(contacts.heightLimit);
    json.key("speed").number(contacts.speedLimit);
    json.endObject();
    json.key("feetBy").string(sourceName(contacts.source));
    json.key("feet").beginArray();
    for (const FootContacts& foot : contacts.feet) {
        json.beginObject();
        writeNode(json, asset, foot.node);
        json.key("level").number(foot.level);
        json.key("touches").boolean(foot.touches);
        json.key("contacts").beginArray();
        for (const Contact& contact : foot.contacts) {
            writeContact(json, motion, contact);
        }
        json.endArray();
        json.endObject();
    }
    json.endArray();
}

void writeAmount(JsonWriter& json, ChannelPath path, double amount, double moved) {
    json.key("path").string(words::pathName(path));
    const MotionAmount shown = motionAmount(path, amount, moved);
    writeDouble(json, "amount", shown.value);
    json.key("unit").string(shown.unit);
    writeDouble(json, "moved", moved);
}

void writeGaps(JsonWriter& json, const Asset& asset, const char* name,
               const std::vector<SeamGap>& gaps, bool velocity) {
    json.key(name).beginArray();
    for (const SeamGap& gap : gaps) {
        json.beginObject();
        writeNode(json, asset, gap.node);
        writeAmount(json, gap.path, gap.amount, gap.moved);
        if (velocity) {
            writeDouble(json, "timesInside", gap.amount / gap.inside);
        }
        json.endObject();
    }
    json.endArray();
}

void writeSeam(JsonWriter& json, const Asset& asset, const ClipMotion& motion) {
    json.key("seam").beginObject();
    json.key("isLoop").boolean(motion.seam.isLoop);
    json.key("rootTravels").boolean(motion.seam.travels.valid());
    writeGaps(json, asset, "pose", motion.seam.pose, false);
    writeGaps(json, asset, "velocity", motion.seam.velocity, true);
    json.endObject();
}

void writeJumps(JsonWriter& json, const Asset& asset, const ClipMotion& motion) {
    json.key("jumps").beginObject();
    json.key("count").integer(motion.jumps.count);
    json.key("steppedTracks").integer(motion.jumps.steppedTracks);
    json.key("list").beginArray();
    for (const JointJump& jump : motion.jumps.jumps) {
        json.beginObject();
        writeNode(json, asset, jump.node);
        writeAmount(json, jump.path, jump.amount, jump.moved);
        json.key("spike").boolean(jump.kind == JointJump::Kind::Spike);
        writeFrame(json, "frame", motion.frameOf(jump.time));
        json.key("time").number(motion.seconds[jump.time]);
        writeDouble(json, "timesAround", jump.timesAround());
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

void writeRoot(JsonWriter& json, const Asset& asset, const ClipMotion& motion) {
    json.key("root");
    if (!motion.root.node) {
        json.null();
        return;
    }
    const glm::vec3& far = motion.root.displacement;
    json.beginObject();
    writeNode(json, asset, motion.root.node);
    json.key("displacement").numbers(std::array{far.x, far.y, far.z});
    json.key("length").number(motion.root.length);
    json.endObject();
}

}  // namespace

void writeMotion(JsonWriter& json, const Asset& asset, const MotionReport& report) {
    json.beginObject();
    json.key("format").string("sinew.motion/1");
    json.key("file").string(report.file);
    json.key("size");
    report.clips.empty() ? json.null() : json.number(static_cast<float>(report.clips.front().size));
    json.key("animations").beginArray();
    for (const ClipMotion& motion : report.clips) {
        json.beginObject();
        json.key("animation").integer(motion.animation.value);
        json.key("name").string(asset[motion.animation].name);
        writeFacts(json, asset, motion, report.spareBytes[motion.animation.value]);
        writeRoot(json, asset, motion);
        writeContacts(json, asset, motion);
        writeSeam(json, asset, motion);
        writeJumps(json, asset, motion);
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

}  // namespace sinew::cli
