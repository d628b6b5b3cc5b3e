// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <optional>

#include "app/cli/report/motion_report.h"
#include "app/cli/report/named_node.h"
#include "app/cli/report/report_schema.h"
#include "app/cli/report/reported_clip.h"
#include "model/motion/motion_words.h"
#include "model/words/words.h"

namespace sinew::cli {

constexpr auto kGroundSources =
    std::to_array<KeyWord<GroundSource>>({{GroundSource::None, "none"},
                                          {GroundSource::Rest, "rest"},
                                          {GroundSource::Steady, "steady"},
                                          {GroundSource::Unknown, "unknown"}});
static_assert(rowsFollow(kGroundSources, &KeyWord<GroundSource>::value));

constexpr auto kFootSources =
    std::to_array<KeyWord<FootSource>>({{FootSource::Chosen, "chosen"},
                                        {FootSource::Humanoid, "humanoid"},
                                        {FootSource::Names, "names"},
                                        {FootSource::Lowest, "lowest"},
                                        {FootSource::None, "none"}});
static_assert(rowsFollow(kFootSources, &KeyWord<FootSource>::value));

constexpr auto describeGround = [](auto& form) {
    form.value("height", [](auto& contacts) {
        const bool known = contacts.groundSource == GroundSource::Rest ||
                           contacts.groundSource == GroundSource::Steady;
        return known ? std::optional(contacts.ground) : std::nullopt;
    });
    form.word("source", kGroundSources, &ClipContacts::groundSource);
    form.value("restHeight", [](auto& contacts) {
        return contacts.feet.empty() ? std::nullopt : std::optional(contacts.restGround);
    });
    form.value("inPlace", &ClipContacts::inPlace);
    form.value("velocity", [](auto& contacts) {
        return glm::vec3(contacts.groundVelocity.x, 0.0F, contacts.groundVelocity.y);
    });
};

glm::vec3 alongGround(const glm::vec2& travelled) {
    return {travelled.x, 0.0F, travelled.y};
}

void describe(auto& form, Described<RootAgainstFeet>) {
    form.value("seconds", &RootAgainstFeet::seconds);
    form.value("root", [](auto& travel) { return alongGround(travel.travelled); });
    form.value("steps", [](auto& travel) {
        return travel.slid ? std::optional(alongGround(travel.stepped())) : std::nullopt;
    });
    form.value("slides", [](auto& travel) {
        return travel.slid ? std::optional(alongGround(*travel.slid)) : std::nullopt;
    });
    form.value("slideShare", [](auto& travel) {
        const float root = glm::length(travel.travelled);
        return travel.slid && root > 0.0F ? std::optional(glm::length(*travel.slid) / root)
                                          : std::nullopt;
    });
}

/// The feet of a clip apart from the list of them.
void describe(auto& form, Described<ClipContacts>) {
    form.object("ground", describeGround);
    form.value("travel", &ClipContacts::travel);
    form.object("limits", [](auto& limits) {
        limits.value("height", &ClipContacts::heightLimit);
        limits.value("speed", &ClipContacts::speedLimit);
    });
    form.word("feetBy", kFootSources, &ClipContacts::source);
}

namespace {

struct MotionDocument {
    const Asset& asset;
    const MotionReport& report;
};

struct RootRow {
    const Asset& asset;
    const RootTravel& root;
};

void describe(auto& form, Described<RootRow>) {
    form.part([](auto& row) { return NamedNode(row.asset, row.root.node); });
    form.value("displacement", [](auto& row) { return row.root.displacement; });
    form.value("length", [](auto& row) { return row.root.length; });
}

std::uint64_t frameOf(const ClipMotion& motion, std::size_t time) {
    return static_cast<std::uint64_t>(std::max<std::int64_t>(motion.frameOf(time), 0));
}

constexpr auto describeContact = [](auto& form) {
    const auto frame = [&form](const char* key, std::size_t Contact::*time) {
        form.value(key, [time](auto& motion, auto& /*foot*/, auto& contact) {
            return frameOf(motion, contact.*time);
        });
    };
    const auto seconds = [&form](const char* key, std::size_t Contact::*time) {
        form.value(key, [time](auto& motion, auto& /*foot*/, auto& contact) {
            return motion.seconds[contact.*time];
        });
    };
    frame("firstFrame", &Contact::first);
    frame("lastFrame", &Contact::last);
    seconds("start", &Contact::first);
    seconds("end", &Contact::last);
    form.value("slide", &Contact::slide);
    frame("worstFrame", &Contact::worst);
    seconds("worstTime", &Contact::worst);
};

constexpr auto describeFoot = [](auto& form) {
    form.part(
        [](auto& all, auto& /*motion*/, auto& foot) { return NamedNode(all.asset, foot.node); });
    form.value("level", &FootContacts::level);
    form.value("touches", &FootContacts::touches);
    form.list("contacts", &FootContacts::contacts, describeContact);
};

/// Of a gap or a jump: the track, and how far it moves.
constexpr auto describeAmount = [](auto& form) {
    form.part(
        [](auto& all, auto& /*motion*/, auto& track) { return NamedNode(all.asset, track.node); });
    form.value("path", [](auto& track) { return words::pathName(track.path); });
    form.value("amount", [](auto& track) {
        return single(motionAmount(track.path, track.amount, track.moved).value);
    });
    form.value("unit", [](auto& track) {
        return motionAmount(track.path, track.amount, track.moved).unit;
    });
    form.value("moved", [](auto& track) { return single(track.moved); });
};

constexpr auto describeJump = [](auto& form) {
    describeAmount(form);
    form.value("spike", [](auto& jump) { return jump.kind == JointJump::Kind::Spike; });
    form.value("frame", [](auto& motion, auto& jump) { return frameOf(motion, jump.time); });
    form.value("time", [](auto& motion, auto& jump) { return motion.seconds[jump.time]; });
    form.value("timesAround", [](auto& jump) { return single(jump.timesAround()); });
};

constexpr auto describeSeam = [](auto& form) {
    form.value("isLoop", [](auto& motion) { return motion.seam.isLoop; });
    form.value("rootTravels", [](auto& motion) { return motion.seam.travels.valid(); });
    form.list(
        "pose", [](auto& motion) -> auto& { return motion.seam.pose; }, describeAmount);
    form.list(
        "velocity", [](auto& motion) -> auto& { return motion.seam.velocity; },
        [](auto& each) {
            describeAmount(each);
            each.value("timesInside", [](auto& gap) { return single(gap.amount / gap.inside); });
        });
};

constexpr auto describeJumps = [](auto& form) {
    form.value("count", [](auto& motion) { return motion.jumps.count; });
    form.value("steppedTracks", [](auto& motion) { return motion.jumps.steppedTracks; });
    form.list(
        "list", [](auto& motion) -> auto& { return motion.jumps.jumps; }, describeJump);
};

constexpr auto describeClip = [](auto& form) {
    form.value("index", &ClipMotion::animation);
    form.value("name", [](auto& all, auto& motion) { return all.asset[motion.animation].name; });
    form.part([](auto& all, auto& motion) {
        return ReportedClip(all.asset, all.asset[motion.animation], motion.grid, motion.rate);
    });
    form.value("frameStep", &ClipMotion::frameStep);
    form.value("spareBytes", [](auto& all, auto& motion) {
        return all.report.spareBytes[motion.animation.value];
    });
    form.value("root", [](auto& all, auto& motion) {
        return motion.root.node ? std::optional(RootRow{all.asset, motion.root}) : std::nullopt;
    });
    form.part(&ClipMotion::contacts);
    form.list(
        "feet", [](auto& motion) -> auto& { return motion.contacts.feet; }, describeFoot);
    form.object("seam", describeSeam);
    form.object("jumps", describeJumps);
};

std::vector<const char*> pathsOf(std::uint8_t bits) {
    std::vector<const char*> names;
    for (const ChannelPath path : {ChannelPath::Translation, ChannelPath::Rotation,
                                   ChannelPath::Scale, ChannelPath::Weights}) {
        if ((bits >> static_cast<unsigned>(path) & 1U) != 0U) {
            names.push_back(words::pathName(path));
        }
    }
    return names;
}

constexpr auto describeCovered = [](auto& form) {
    form.part([](auto& all, auto& covered) { return NamedNode(all.asset, covered.node); });
    form.list("animations", &CoveredNode::clips, [](auto& each) {
        each.value("index", &CoveringClip::clip);
        each.value("moves", [](auto& clip) { return pathsOf(clip.moves); });
        each.value("holds", [](auto& clip) { return pathsOf(clip.holds); });
    });
};

void describe(auto& form, Described<MotionDocument>) {
    form.format(kMotionFormat.name);
    form.value("file", [](auto& all) { return all.report.file; });
    form.value("size", [](auto& all) {
        return all.report.clips.empty() ? std::nullopt
                                        : std::optional(single(all.report.clips.front().size));
    });
    form.list(
        "animations", [](auto& all) -> auto& { return all.report.clips; }, describeClip);
    form.list(
        "coverage", [](auto& all) -> auto& { return all.report.coverage; }, describeCovered);
}

}  // namespace

const JsonFormat kMotionFormat{"sinew.motion/2", writeSchema<MotionDocument>};

void writeMotion(JsonWriter& json, const Asset& asset, const MotionReport& report) {
    writeValue(json, MotionDocument{asset, report});
}

}  // namespace sinew::cli
