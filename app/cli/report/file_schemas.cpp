// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/file_schemas.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "app/cli/report/report_form.h"
#include "app/cli/report/report_schema.h"
#include "model/borrow/joint_map.h"
#include "model/snapshot/snapshot.h"

namespace sinew::cli {

namespace {

/// The name of a node or its index.
using NameOrIndex = std::variant<std::string, std::uint32_t>;

NameOrIndex nameOrIndex(const JointName& name) {
    return name.index ? NameOrIndex(*name.index) : NameOrIndex(name.name);
}

}  // namespace

void describe(auto& form, Described<JointMapRow>) {
    form.value("source", [](auto& row) { return nameOrIndex(row.source); });
    form.value("target", [](auto& row) {
        return row.target ? std::optional(nameOrIndex(*row.target)) : std::nullopt;
    });
}

void describe(auto& form, Described<JointMap>) {
    form.format(kJointMapFormat);
    form.value("joints", &JointMap::joints);
}

const JsonFormat kJointMapSchema{kJointMapFormat, writeSchema<JointMap>};

void describe(auto& form, Described<SnapshotRow>) {
    form.value("name", &SnapshotRow::name);
    form.value("sums", [](auto& row) { return snapshotText(row.words); });
}

void describe(auto& form, Described<SnapshotClip>) {
    form.value("name", &SnapshotClip::name);
    form.value("clips", &SnapshotClip::clips);
    form.value("start", &SnapshotClip::start);
    form.value("end", &SnapshotClip::end);
    form.value("framesPerSecond", &SnapshotClip::framesPerSecond);
    form.value("frames", &SnapshotClip::frames);
    form.value("nodes", [](auto& clip) { return snapshotText(clip.nodes); });
    form.value("parts", [](auto& clip) { return snapshotText(clip.parts); });
}

void describe(auto& form, Described<SnapshotScale>) {
    form.value("size", &SnapshotScale::size);
    form.value("surface", &SnapshotScale::surface);
    form.value("shell", &SnapshotScale::shell);
    form.value("nodeRows", &SnapshotScale::nodeRows);
    form.value("meshRows", &SnapshotScale::meshRows);
    form.value("clipRows", &SnapshotScale::clipRows);
    form.value("clipNodes", &SnapshotScale::clipNodes);
    form.value("clipParts", &SnapshotScale::clipParts);
    form.value("clipFrames", &SnapshotScale::clipFrames);
}

void describe(auto& form, Described<Snapshot>) {
    form.format(kSnapshotFormat);
    form.part(&Snapshot::scale);
    form.value("nodes", &Snapshot::nodes);
    form.value("meshes", &Snapshot::meshes);
    form.value("clips", &Snapshot::clips);
}

const JsonFormat kSnapshotSchema{kSnapshotFormat, writeSchema<Snapshot>};

}  // namespace sinew::cli
