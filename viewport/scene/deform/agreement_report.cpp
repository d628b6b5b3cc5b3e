// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/deform/agreement_report.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <limits>

namespace sinew {
namespace {

std::string words(const char* path, const PathDifference& difference,
                  const AgreementReport& report) {
    std::array<char, 96> text{};
    const double ulp = report.ulp() > 0.0 ? difference.modelUnits / report.ulp() : 0.0;
    std::snprintf(text.data(), text.size(), "%s %.3g units (%.2f ULP)", path, difference.modelUnits,
                  ulp);
    return text.data();
}

}  // namespace

double AgreementReport::ulp() const noexcept {
    const float largest = static_cast<float>(largestCoordinate);
    return static_cast<double>(std::nextafter(largest, std::numeric_limits<float>::infinity())) -
           static_cast<double>(largest);
}

double AgreementReport::worst() const noexcept {
    return std::max(compute.modelUnits, vertex ? vertex->modelUnits : 0.0);
}

double AgreementReport::tolerance() const noexcept {
    return 1e-5 * modelSize + 1e-6 * largestCoordinate;
}

std::string describe(const AgreementReport& report, const Asset& asset) {
    std::array<char, 64> within{};
    std::snprintf(within.data(), within.size(), " the tolerance of %.3g units", report.tolerance());
    std::string text = report.agrees() ? "The three skinning paths agree within"
                                       : "The paths DISAGREE by more than";
    text += std::string(within.data()) + ". Largest difference from the CPU over " +
            std::to_string(report.vertices) +
            " vertices: " + words("compute", report.compute, report);
    text +=
        report.vertex
            ? ", " + words("vertex shader", *report.vertex, report)
            : "; this device's vertex shaders cannot be read back (vertexPipelineStoresAndAtomics)";
    const bool byVertex = report.vertex && report.vertex->modelUnits > report.compute.modelUnits;
    const PathDifference& worst = byVertex ? *report.vertex : report.compute;
    if (worst.node.valid()) {
        text += "; at " + displayName(asset[worst.node].name, "Node", worst.node.value) +
                ", primitive " + std::to_string(worst.primitive) + ", vertex " +
                std::to_string(worst.vertex);
    }
    return text + ".";
}

}  // namespace sinew
