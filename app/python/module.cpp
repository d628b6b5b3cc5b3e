// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <pybind11/pybind11.h>

#include <string>

#include "app/common/failure.h"
#include "app/python/bindings.h"
#include "model/sinew.h"
#include "viewport/gpu/gpu_error.h"

namespace sinew::python {

namespace {

const char* codeOf(ExitCode code) {
    switch (code) {
        case ExitCode::Usage:
            return "INVALID_REQUEST";
        case ExitCode::BadOutput:
            return "OUTPUT_UNWRITABLE";
        case ExitCode::NoDevice:
            return "NO_DEVICE";
        case ExitCode::Done:
        case ExitCode::Found:
        case ExitCode::BadInput:
        case ExitCode::Validation:
        case ExitCode::Interrupted:
        case ExitCode::PipeClosed:
            break;
    }
    return "INVALID_INPUT";
}

void raise(const std::string& message, const std::string& code, const std::string& pointer = {},
           const std::string& path = {}) {
    const pybind11::object type = pybind11::module_::import("sinew").attr("Error");
    PyErr_SetObject(type.ptr(), type(message, code, pointer, path).ptr());
}

/// ModelError, Failure and GpuError become `sinew.Error`.
void translate(std::exception_ptr thrown) {
    try {
        std::rethrow_exception(thrown);
    } catch (const ModelError& error) {
        raise(error.what(), error.code(), error.pointer(), error.path().string());
    } catch (const Failure& failure) {
        // The text of a request that fails does not begin with the file that it is about.
        const bool isOfRequest = failure.code() == ExitCode::Usage && !failure.file().empty();
        raise(isOfRequest ? failure.file() + ": " + failure.what() : failure.what(),
              codeOf(failure.code()), {}, failure.file());
    } catch (const GpuError& error) {
        raise(error.what(), "NO_DEVICE");
    }
}

}  // namespace

}  // namespace sinew::python

// The module below the package `sinew`, which has the documentation. Everything here takes and
// returns plain values, indices and arrays.
PYBIND11_MODULE(_sinew, module) {
    module.attr("__version__") = SINEW_VERSION;
    pybind11::register_exception_translator(sinew::python::translate);
    sinew::python::addPose(module);
    sinew::python::addFile(module);
    sinew::python::addReports(module);
}
