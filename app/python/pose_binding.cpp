// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/python/arrays.h"
#include "app/python/bindings.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/sinew.h"

namespace sinew::python {

namespace {

namespace py = pybind11;

/// [node, component] of parts of the local transforms that follow `first`.
py::array locals(const ModelPose& pose, PosePart first, py::ssize_t count) {
    constexpr py::ssize_t kFloat = sizeof(float);
    const Pose& held = pose.evaluated()->pose();
    return view(pose.evaluated(), held.row(first),
                {static_cast<py::ssize_t>(held.nodeCount), count},
                {kFloat, static_cast<py::ssize_t>(held.rowStride) * kFloat});
}

/// Of ModelPose::vertices or ModelPose::normals.
template <class Get>
py::array deformed(const ModelPose& pose, FileIndex node, std::uint32_t primitive, const Get& get) {
    std::vector<glm::vec3> points;
    {
        const py::gil_scoped_release unlocked;
        points = (pose.*get)(node, primitive);
    }
    return moved(std::move(points));
}

}  // namespace

void addPose(py::module_& module) {
    py::class_<ModelPose>(module, "Pose")
        .def("world",
             [](const ModelPose& pose) { return view(pose.evaluated(), pose.worldMatrices()); })
        .def("translations",
             [](const ModelPose& pose) { return locals(pose, PosePart::TranslationX, 3); })
        .def("rotations",
             [](const ModelPose& pose) { return locals(pose, PosePart::RotationX, 4); })
        .def("scales", [](const ModelPose& pose) { return locals(pose, PosePart::ScaleX, 3); })
        .def("joint_matrices",
             [](const ModelPose& pose, FileIndex skin) {
                 return view(pose.evaluated(), pose.jointMatrices(skin));
             })
        .def("morph_weights",
             [](const ModelPose& pose, FileIndex node) {
                 return view(pose.evaluated(), pose.morphWeights(node));
             })
        .def("vertices",
             [](const ModelPose& pose, FileIndex node, std::uint32_t primitive) {
                 return deformed(pose, node, primitive, &ModelPose::vertices);
             })
        .def("normals", [](const ModelPose& pose, FileIndex node, std::uint32_t primitive) {
            return deformed(pose, node, primitive, &ModelPose::normals);
        });
}

}  // namespace sinew::python
