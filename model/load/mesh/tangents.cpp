// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/mesh/tangents.h"

#include <new>
#include <optional>
#include <vector>

#include "model/core/parallel.h"
#include "model/load/source/path.h"
#include "model/tangent/corner_tangents.h"

namespace sinew::load {
namespace {

// Memory per corner: temporary and final.
constexpr std::uint64_t kBytesPerCorner = 96;

struct TangentJob {
    std::size_t mesh = 0;
    std::size_t primitive = 0;
    std::uint32_t texcoordSet = 0;
    bool failed = false;
};

// The texture coordinate set for the material's tangents; none if it needs no tangents. The normal
// texture takes precedence.
std::optional<std::uint32_t> neededSet(const Asset& asset, MaterialIndex index) {
    if (!index) {
        return {};
    }
    const Material& material = asset[index];
    for (const TextureSlot slot :
         {TextureSlot::Normal, TextureSlot::ClearcoatNormal, TextureSlot::Anisotropy}) {
        if (material[slot].texture) {
            return material[slot].texcoordSet;
        }
    }
    // Anisotropy without a texture still follows the tangent.
    return material.anisotropy ? std::optional(0U) : std::nullopt;
}

std::optional<std::uint32_t> neededSet(const Asset& asset, const Primitive& primitive) {
    if (const auto set = neededSet(asset, primitive.material)) {
        return set;
    }
    for (const MaterialIndex material : primitive.variantMaterials) {
        if (const auto set = neededSet(asset, material)) {
            return set;
        }
    }
    return {};
}

class TangentStage {
public:
    TangentStage(Asset& asset, DecodedBudget& budget, Findings& findings)
        : m_asset(asset), m_budget(budget), m_findings(findings) {}

    void run(const std::stop_token& stop) {
        for (std::size_t mesh = 0; mesh < m_asset.meshes.size(); ++mesh) {
            for (std::size_t i = 0;
                 i < m_asset.meshes[mesh].primitives.size() && !stop.stop_requested(); ++i) {
                consider(mesh, i);
            }
        }
        onAllCores(m_jobs.size(), stop,
                   [this, &stop](std::size_t i) { tryGenerate(m_jobs[i], stop); });
        for (const TangentJob& job : m_jobs) {
            if (job.failed) {
                reportLeftOut(job.mesh, job.primitive);
            }
        }
    }

private:
    Primitive& primitiveOf(std::size_t mesh, std::size_t primitive) {
        return m_asset.meshes[mesh].primitives[primitive];
    }

    void consider(std::size_t mesh, std::size_t index) {
        Primitive& primitive = primitiveOf(mesh, index);
        dropUnusable(primitive, mesh, index);
        const std::optional<std::uint32_t> set = neededSet(m_asset, primitive);
        if (!set || elementSize(primitive.topology) != 3 || !primitive.tangents.empty() ||
            primitive.positions.empty()) {
            return;
        }
        if (primitive.normals.empty() || !primitive.hasTexcoordSet(*set)) {
            return report(Severity::Warning, "TANGENTS_MISSING",
                          "the material needs tangents, but the primitive has neither tangents nor "
                          "the data to generate them (normals and TEXCOORD_" +
                              std::to_string(*set) + ")",
                          mesh, index);
        }
        if (!fits(primitive)) {
            return reportLeftOut(mesh, index);
        }
        reportGenerated(primitive, *set, mesh, index);
        m_jobs.push_back({mesh, index, *set});
    }

    // The specification defines how to generate tangents only for a normal texture (3.7.2.1).
    void reportGenerated(const Primitive& primitive, std::uint32_t set, std::size_t mesh,
                         std::size_t index) {
        const bool hasNormalTexture =
            primitive.material && m_asset[primitive.material][TextureSlot::Normal].texture;
        report(hasNormalTexture ? Severity::Info : Severity::Warning, "TANGENTS_GENERATED",
               "the material needs tangents that the file does not store; they were generated from "
               "TEXCOORD_" +
                   std::to_string(set) + " (MikkTSpace)" +
                   (hasNormalTexture ? "" : "; without a normal texture other programs may differ"),
               mesh, index);
    }

    void report(Severity severity, const char* code, std::string message, std::size_t mesh,
                std::size_t primitive) {
        m_findings.add(severity, code, std::move(message),
                       pointerTo("meshes", mesh, "primitives", primitive));
    }

    void reportLeftOut(std::size_t mesh, std::size_t index) {
        report(Severity::Warning, "TANGENTS_LEFT_OUT",
               "generating tangents would exceed the memory limit for a file of this size; there "
               "are none",
               mesh, index);
    }

    void dropUnusable(Primitive& primitive, std::size_t mesh, std::size_t index) {
        if (primitive.tangents.empty() || !primitive.normals.empty()) {
            return;
        }
        primitive.tangents = {};
        report(Severity::Warning, "TANGENTS_WITHOUT_NORMALS",
               "the primitive has tangents but no normals; flat normals are used and the tangents "
               "were ignored",
               mesh, index);
    }

    bool fits(const Primitive& primitive) {
        const std::uint64_t drawn =
            primitive.indexed ? primitive.indices.size() : primitive.vertexCount();
        const std::uint64_t corners = primitive.topology == Topology::Triangles ? drawn : 3 * drawn;
        return m_budget.take(kBytesPerCorner * (corners + primitive.vertexCount()), {}).ok();
    }

    void tryGenerate(TangentJob& job, const std::stop_token& stop) {
        try {
            generate(job, stop);
        } catch (const std::bad_alloc&) {
            job.failed = true;
        }
    }

    void generate(const TangentJob& job, const std::stop_token& stop) {
        Primitive& primitive = primitiveOf(job.mesh, job.primitive);
        const std::vector<std::uint32_t> corners = elementList(primitive);
        primitive.cornerTangents =
            cornerTangents({.positions = primitive.positions,
                            .normals = primitive.normals,
                            .texcoords = primitive.texcoords[job.texcoordSet],
                            .corners = corners},
                           stop);
    }

    Asset& m_asset;
    DecodedBudget& m_budget;
    Findings& m_findings;
    std::vector<TangentJob> m_jobs;
};

}  // namespace

void generateTangents(Asset& asset, DecodedBudget& budget, const std::stop_token& stop,
                      Findings& findings) {
    TangentStage(asset, budget, findings).run(stop);
}

}  // namespace sinew::load
