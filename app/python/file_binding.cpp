// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <pybind11/stl.h>

#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "app/python/arrays.h"
#include "app/python/bindings.h"
#include "app/python/interruptible.h"
#include "model/asset/asset.h"
#include "model/sinew.h"

namespace sinew::python {

namespace {

namespace py = pybind11;

using Layer =
    std::tuple<FileIndex, float, float, std::string, std::optional<FileIndex>, std::string>;
using Morph = std::pair<std::string, float>;  // target and weight as in --morph

std::size_t meshOf(const Asset& asset, const std::string& text) {
    std::vector<std::string> names;
    for (const Mesh& mesh : asset.meshes) {
        names.push_back(mesh.name);
    }
    return lookUp("mesh", names, text);
}

/// The index of an object by its index or name.
std::size_t find(const Model& model, const std::string& kind, const std::string& text) {
    const Asset& asset = *model.asset();
    if (kind == "node") {
        return lookUpNode(asset, text).value;
    }
    if (kind == "skin") {
        return lookUpSkin(asset, text).value;
    }
    return kind == "mesh" ? meshOf(asset, text) : lookUpAnimation(asset, text).value;
}

py::list nodesOf(const Model& model) {
    py::list nodes;
    for (const ModelNode& node : model.nodes()) {
        nodes.append(py::make_tuple(node.name, node.parent, node.mesh, node.skin));
    }
    return nodes;
}

py::list skinsOf(const Model& model) {
    py::list skins;
    for (const ModelSkin& skin : model.skins()) {
        skins.append(py::make_tuple(skin.name, skin.joints, view(model.asset(), skin.inverseBind)));
    }
    return skins;
}

py::list meshesOf(const Model& model) {
    py::list meshes;
    for (const Mesh& mesh : model.asset()->meshes) {
        meshes.append(py::make_tuple(mesh.name, mesh.primitives.size()));
    }
    return meshes;
}

py::list clipsOf(const Model& model) {
    py::list clips;
    for (const ModelClip& clip : model.clips()) {
        clips.append(
            py::make_tuple(clip.name, clip.startSeconds, clip.endSeconds, clip.framesPerSecond));
    }
    return clips;
}

py::list curvesOf(const Model& model, FileIndex clip) {
    py::list curves;
    for (const ModelCurve& curve : model.curves(clip)) {
        curves.append(py::make_tuple(curve.node, curve.target, curve.interpolation, curve.width,
                                     view(model.asset(), curve.times),
                                     view(model.asset(), curve.values)));
    }
    return curves;
}

/// Four numbers per vertex and set, as [vertex, number].
template <class T>
py::object influences(std::vector<T> items, std::size_t sets) {
    if (sets == 0) {
        return py::none();
    }
    const auto width = static_cast<py::ssize_t>(4 * sets);
    return moved(std::move(items)).attr("reshape")(-1, width);
}

py::tuple primitiveOf(const Model& model, FileIndex mesh, std::uint32_t primitive) {
    ModelPrimitive one;
    {
        const py::gil_scoped_release unlocked;
        one = model.primitive(mesh, primitive);
    }
    py::object normals = py::none();
    if (!one.normals.empty()) {
        normals = view(model.asset(), one.normals);
    }
    return py::make_tuple(view(model.asset(), one.positions), normals,
                          moved(std::move(one.elements)).attr("reshape")(-1, one.elementSize),
                          influences(std::move(one.joints), one.influenceSets),
                          influences(std::move(one.weights), one.influenceSets), one.morphTargets);
}

std::vector<ModelMorph> morphsOf(const Asset& asset, const std::vector<Morph>& given) {
    std::vector<ModelMorph> morphs;
    const HandPose hand = morphPose(asset, given);
    for (const HandTransform& node : hand.nodes()) {
        for (const HandWeight& weight : node.weights) {
            morphs.push_back({node.node.value, weight.target, weight.weight});
        }
    }
    return morphs;
}

ModelPose poseOf(const Model& model, std::optional<FileIndex> clip, float seconds,
                 const std::vector<Layer>& layers, const std::vector<Morph>& morphs) {
    ModelMoment moment{
        .clip = clip, .seconds = seconds, .morphs = morphsOf(*model.asset(), morphs)};
    for (const auto& [animation, time, weight, mode, mask, reference] : layers) {
        moment.layers.push_back({.clip = animation,
                                 .seconds = time,
                                 .weight = weight,
                                 .mode = mode,
                                 .mask = mask,
                                 .reference = reference});
    }
    return model.pose(moment);
}

}  // namespace

void addFile(py::module_& module) {
    py::class_<Model>(module, "File")
        .def_static(
            "load",
            [](const std::string& path, bool images) {
                return interruptible(
                    [&](const std::stop_token& stop) { return Model::load(path, images, stop); });
            },
            WithoutLock())
        .def("find", find)
        .def("nodes", nodesOf)
        .def("skins", skinsOf)
        .def("meshes", meshesOf)
        .def("clips", clipsOf)
        .def("curves", curvesOf)
        .def("primitive", primitiveOf)
        .def("pose", poseOf, WithoutLock());
}

}  // namespace sinew::python
