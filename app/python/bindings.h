// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/pybind11.h>

namespace sinew::python {

/// The interpreter's lock is released while a bound function runs: of those that touch no object of
/// Python.
using WithoutLock = pybind11::call_guard<pybind11::gil_scoped_release>;

void addPose(pybind11::module_& module);
void addFile(pybind11::module_& module);  // needs addPose before
void addReports(pybind11::module_& module);

}  // namespace sinew::python
