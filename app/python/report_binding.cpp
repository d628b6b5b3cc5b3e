// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <pybind11/stl.h>

#include "app/python/arrays.h"
#include "app/python/bindings.h"
#include "app/python/interruptible.h"
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

/// The picture ([row, column, channel] from the top left, RGBA; none: a file was written) and its
/// notices.
py::tuple pictureOf(const Model& model, const std::vector<std::string>& options,
                    const std::string& output, const std::string& device) {
    DrawnPicture drawn;
    {
        const py::gil_scoped_release unlocked;
        drawn = interruptible([&](const std::stop_token& stop) {
            return drawPicture(model.asset(), {options, output, device}, stop);
        });
    }
    if (!drawn.image) {
        return py::make_tuple(py::none(), drawn.notices);
    }
    const auto height = static_cast<py::ssize_t>(drawn.image->height);
    const auto width = static_cast<py::ssize_t>(drawn.image->width);
    return py::make_tuple(moved(std::move(drawn.image->rgba)).attr("reshape")(height, width, 4),
                          drawn.notices);
}

}  // namespace

void addReports(py::module_& module) {
    module.def(
        "info",
        [](const Model& model, bool bounds) {
            return interruptible(
                [&](const std::stop_token& stop) { return infoJson(model.asset(), bounds, stop); });
        },
        WithoutLock());
    module.def(
        "findings",
        [](const Model& model, const std::string& config, bool hasProject) {
            return interruptible([&](const std::stop_token& stop) {
                return findingsJson(model.asset(), config, hasProject, stop);
            });
        },
        WithoutLock());
    module.def(
        "weights",
        [](const Model& model, std::optional<FileIndex> clip, std::optional<FileIndex> skin,
           bool mirror) {
            return interruptible([&](const std::stop_token& stop) {
                return weightsJson(model.asset(), indexOf<AnimationIndex>(clip),
                                   indexOf<SkinIndex>(skin), mirror, stop);
            });
        },
        WithoutLock());
    module.def(
        "motion",
        [](const Model& model, const std::vector<FileIndex>& clips,
           const std::vector<FileIndex>& feet, double rate) {
            return interruptible([&](const std::stop_token& stop) {
                return motionJson(model.asset(), indicesOf<AnimationIndex>(clips),
                                  indicesOf<NodeIndex>(feet), rate, stop);
            });
        },
        WithoutLock());
    module.def(
        "compare",
        [](const Model& before, const Model& after, bool phase, bool bisects) {
            return interruptible([&](const std::stop_token& stop) {
                return comparisonJson(before.asset(), after.asset(), phase, bisects, stop);
            });
        },
        WithoutLock());
    module.def("render", pictureOf);
}

}  // namespace sinew::python
