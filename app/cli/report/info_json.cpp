// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/finding_details.h"
#include "app/cli/report/info_extras_form.h"
#include "app/cli/report/info_objects_form.h"
#include "app/cli/report/info_report.h"
#include "app/cli/report/report_schema.h"
#include "app/cli/report/reported_clip.h"
#include "model/asset/property_facts.h"

namespace sinew::cli {

namespace {

struct InfoReport {
    const Asset& file;
    const Borrowing& borrowing;
    const std::string& name;
    const Asset& asset;  // includes the borrowed clips
    std::vector<SkinUse> uses;
    AssetFacts facts;
    ClipFacts clips;
    const std::optional<SafeBounds>& bounds;
};

/// An object of a list, with its index and name first.
template <class Item>
struct ListedObject {
    const InfoReport& report;
    std::size_t index;
    const Item& item;
};

void describeItem(auto& form) {
    form.value("index", [](auto& row) { return row.index; });
    form.value("name", [](auto& row) { return row.item.name; });
}

template <class Item>
void describe(auto& form, Described<ListedObject<Item>>) {
    describeItem(form);
    form.part([](auto& row) -> auto& { return row.item; });
}

void describe(auto& form, Described<ListedObject<Skin>>) {
    describeItem(form);
    form.value(
        "joints", [](auto& row) -> auto& { return row.item.joints; });
    form.optional("skeleton", [](auto& row) { return row.item.skeleton; });
    form.value("inverseBindMatrices", [](auto& row) { return row.item.inverseBindMatricesStored; });
    form.part([](auto& row) { return SkinUseRow{row.report.asset, row.report.uses[row.index]}; });
}

void describe(auto& form, Described<ListedObject<Animation>>) {
    describeItem(form);
    form.some("from", [](auto& row) { return row.item.borrowedFrom; });
    form.part([](auto& row) {
        const FrameGrid grid = frameGridOf(row.item);
        return ReportedClip(row.report.asset, row.item, grid, clipRate(grid));
    });
    form.list(
        "propertyChannels", [](auto& row) -> auto& { return row.item.propertyChannels; },
        [](auto& each) {
            each.value("channel", &PropertyChannel::fileIndex);
            each.value("pointer", &PropertyChannel::pointer);
            each.value("property", [](auto& row, auto& channel) {
                return displayName(row.report.asset, channel.target);
            });
        });
}

void describe(auto& form, Described<ListedObject<Material>>) {
    describeItem(form);
    form.part([](auto& row) -> auto& { return row.item; });
    form.value("extensions",
               [](auto& row) { return extensionsOf(row.report.asset, MaterialIndex(row.index)); });
    form.part([](auto& row) { return ExtensionRows{row.item}; });
}

/// All objects of a kind.
template <class Item>
void describeAll(auto& form, const char* key, std::vector<Item> Asset::*items) {
    form.rows(
        key, [items](auto& report) { return (report.asset.*items).size(); },
        [items](auto& report, std::size_t i) {
            return ListedObject<Item>{report, i, (report.asset.*items)[i]};
        });
}

constexpr auto describeStatistics = [](auto& form) {
    form.value("fileBytes", [](auto& info) { return info.asset.info.fileBytes; });
    form.value("bufferBytes", [](auto& info) { return info.asset.info.bufferBytes; });
    form.value("nodes", [](auto& info) { return info.asset.nodes.size(); });
    form.value("meshes", [](auto& info) { return info.asset.meshes.size(); });
    form.value("primitives", [](auto& info) { return info.facts.primitives; });
    form.value("vertices", [](auto& info) { return info.facts.vertices; });
    form.value("triangles", [](auto& info) { return info.facts.triangles; });
    form.value("morphTargets", [](auto& info) { return info.facts.morphTargets; });
    form.value("skins", [](auto& info) { return info.asset.skins.size(); });
    form.value("joints", [](auto& info) { return info.facts.joints; });
    form.value("mostJointsPerSkin", [](auto& info) { return info.facts.mostJoints; });
    form.value("skinnedVertices", [](auto& info) { return info.facts.skinnedVertices; });
    form.value("influenceSets", [](auto& info) { return info.facts.influenceSets; });
    form.value("mostInfluencesPerVertex", [](auto& info) { return mostInfluences(info.asset); });
    form.value("animations", [](auto& info) { return info.asset.animations.size(); });
    form.value("channels", [](auto& info) { return info.clips.channels; });
    form.value("keys", [](auto& info) { return info.clips.keys; });
    form.value("animationBytes", [](auto& info) { return info.clips.bytes; });
    form.value("materials", [](auto& info) { return info.asset.materials.size(); });
    form.value("textures", [](auto& info) { return info.asset.textures.size(); });
    form.value("images", [](auto& info) { return info.asset.images.size(); });
    form.value("imagePixels", [](auto& info) { return info.facts.imagePixels; });
    form.value("cameras", [](auto& info) { return info.asset.cameras.size(); });
};

constexpr auto describeBounds = [](auto& form) {
    form.value("min", [](auto& info) { return info.bounds->box.min; });
    form.value("max", [](auto& info) { return info.bounds->box.max; });
    form.value("centre", [](auto& info) { return info.bounds->box.center(); });
    form.value("extent", [](auto& info) { return info.bounds->extent(); });
    form.value("radius", [](auto& info) { return info.bounds->box.radius(); });
    form.value("margin", [](auto& info) { return info.bounds->margin; });
    form.value("frames", [](auto& info) { return info.bounds->frames; });
    form.value("frameStep", [](auto& info) { return info.bounds->step; });
};

void describe(auto& form, Described<InfoReport>) {
    form.format(kInfoFormat.name);
    form.value("file", [](auto& info) { return info.name; });
    form.object("asset", [](auto& asset) {
        asset.value("version", [](auto& info) { return info.asset.info.version; });
        asset.value("generator", [](auto& info) { return info.asset.info.generator; });
        asset.value("copyright", [](auto& info) { return info.asset.info.copyright; });
        asset.value("binary", [](auto& info) { return info.asset.info.binary; });
    });
    form.value("defaultScene", [](auto& info) { return orNull(info.asset.defaultScene); });
    describeAll(form, "scenes", &Asset::scenes);
    describeAll(form, "nodes", &Asset::nodes);
    describeAll(form, "meshes", &Asset::meshes);
    describeAll(form, "skins", &Asset::skins);
    describeAll(form, "animations", &Asset::animations);
    form.when([](auto& info) { return !info.borrowing.from.empty(); },
              [](auto& some) {
                  some.list(
                      "borrowed", [](auto& info) -> auto& { return info.borrowing.from; },
                      describeBorrowed);
              });
    describeAll(form, "materials", &Asset::materials);
    describeAll(form, "images", &Asset::images);
    describeAll(form, "cameras", &Asset::cameras);
    describeAll(form, "lights", &Asset::lights);
    form.value(
        "variants", [](auto& info) -> auto& { return info.asset.variants; });
    form.value(
        "vrm", [](auto& info) -> auto& { return info.asset.vrm; });
    form.object("xmp", [](auto& xmp) {
        xmp.value("packets", [](auto& info) { return xmpPackets(info.asset).size(); });
        xmp.value("uses", [](auto& info) { return packetUses(info.asset); });
    });
    form.value(
        "extensionsUsed", [](auto& info) -> auto& { return info.asset.extensionsUsed; });
    form.value(
        "extensionsRequired", [](auto& info) -> auto& { return info.asset.extensionsRequired; });
    form.object("statistics", describeStatistics);
    form.when([](auto& info) { return info.bounds && !info.bounds->box.empty(); },
              [](auto& some) { some.object("safeBounds", describeBounds); });
    form.value("findings",
               [](auto& info) { return allFindings(info.file, {.violationsOnly = true}); });
}

}  // namespace

const JsonFormat kInfoFormat{"sinew.info/2", writeSchema<InfoReport>};

void writeInfo(JsonWriter& json, const Asset& file, const Borrowing& borrowing,
               const std::string& name, const std::optional<SafeBounds>& bounds) {
    const Asset& asset = *borrowing.asset;
    writeValue(json, InfoReport{file, borrowing, name, asset, skinUses(asset), factsOf(asset),
                                clipFactsOf(asset), bounds});
}

}  // namespace sinew::cli
