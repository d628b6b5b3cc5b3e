// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <pybind11/pybind11.h>

#include "app/python/bindings.h"

// The module below the package `sinew`, which has the documentation. Everything here takes and
// returns plain values, indices and arrays.
PYBIND11_MODULE(_sinew, module) {
    module.attr("__version__") = SINEW_VERSION;
    sinew::python::translateErrors();
    sinew::python::addPose(module);
    sinew::python::addFile(module);
    sinew::python::addReports(module);
}
