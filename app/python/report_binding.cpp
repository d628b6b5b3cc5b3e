// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <pybind11/stl.h>

#include "app/python/arrays.h"
#include "app/python/bindings.h"
#include "app/python/picture.h"
#include "app/python/reports.h"
#include "model/sinew.h"

namespace sinew::python {

namespace {

namespace py = pybind11;

template <class Kind>
Kind indexOf(std::optional<FileIndex> index) {
    return index ? Kind(*index) : Kind();
}

template <class Kind>
std::vector<Kind> indicesOf(const std::vector<FileIndex>& given) {
    return {given.begin(), given.end()};
}

/// [row, column, channel] from the top left, RGBA; none: a file was written.
py::object pictureOf(const Model& model, std::vector<std::string> options,
                     const std::string& output) {
    std::optional<PixelImage> picture;
    {
        const py::gil_scoped_release unlocked;
        picture = drawPicture(model.asset(), std::move(options), output);
    }
    if (!picture) {
        return py::none();
    }
    const auto height = static_cast<py::ssize_t>(picture->height);
    const auto width = static_cast<py::ssize_t>(picture->width);
    return moved(std::move(picture->rgba)).attr("reshape")(height, width, 4);
}

}  // namespace

void addReports(py::module_& module) {
    module.def(
        "info", [](const Model& model, bool bounds) { return infoJson(model.asset(), bounds); },
        WithoutLock());
    module.def(
        "findings", [](const Model& model) { return findingsJson(model.asset()); }, WithoutLock());
    module.def(
        "weights",
        [](const Model& model, std::optional<FileIndex> clip, std::optional<FileIndex> skin,
           bool mirror) {
            return weightsJson(model.asset(), indexOf<AnimationIndex>(clip),
                               indexOf<SkinIndex>(skin), mirror);
        },
        WithoutLock());
    module.def(
        "motion",
        [](const Model& model, const std::vector<FileIndex>& clips,
           const std::vector<FileIndex>& feet, double rate) {
            return motionJson(model.asset(), indicesOf<AnimationIndex>(clips),
                              indicesOf<NodeIndex>(feet), rate);
        },
        WithoutLock());
    module.def(
        "compare",
        [](const Model& before, const Model& after, bool phase, bool bisects) {
            return comparisonJson(before.asset(), after.asset(), phase, bisects);
        },
        WithoutLock());
    module.def("render", pictureOf);
}

}  // namespace sinew::python
