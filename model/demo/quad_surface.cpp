// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/quad_surface.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace sinew::demo {
namespace {

using PointPair = std::pair<std::uint32_t, std::uint32_t>;  // smaller index first

PointPair edgeOf(std::uint32_t a, std::uint32_t b) {
    return {std::min(a, b), std::max(a, b)};
}

struct EdgeUse {
    std::uint32_t number = 0;
    std::vector<std::uint32_t> faces;
};

using EdgeMap = std::map<PointPair, EdgeUse>;

EdgeMap collectEdges(std::span<const QuadFace> faces) {
    EdgeMap edges;
    for (std::uint32_t f = 0; f < faces.size(); ++f) {
        for (std::size_t c = 0; c < 4; ++c) {
            const PointPair edge = edgeOf(faces[f].points[c], faces[f].points[(c + 1) % 4]);
            const auto [use, added] = edges.try_emplace(edge);
            if (added) {
                use->second.number = static_cast<std::uint32_t>(edges.size() - 1);
            }
            use->second.faces.push_back(f);
        }
    }
    return edges;
}

std::vector<std::uint32_t> facesPerPoint(std::span<const QuadFace> faces, std::size_t pointCount) {
    std::vector<std::uint32_t> count(pointCount, 0);
    for (const QuadFace& face : faces) {
        for (const std::uint32_t point : face.points) {
            ++count[point];
        }
    }
    return count;
}

// Adds a term; terms of the same point are merged.
void add(Stencil& stencil, std::uint32_t point, float factor) {
    for (auto& [known, sum] : stencil.terms) {
        if (known == point) {
            sum += factor;
            return;
        }
    }
    stencil.terms.emplace_back(point, factor);
}

// The Catmull-Clark rule for a point of valence n: (Q + 2R + (n - 3)P) / n, with Q the mean of the
// face points and R the mean of the edge midpoints.
void addOldPointTerms(std::span<const QuadFace> faces, std::span<const std::uint32_t> valence,
                      std::vector<Stencil>& points) {
    for (std::uint32_t p = 0; p < valence.size(); ++p) {
        const auto n = static_cast<float>(valence[p]);
        add(points[p], p, (n - 3.0F) / n);
    }
    for (const QuadFace& face : faces) {
        for (std::size_t c = 0; c < 4; ++c) {
            const std::uint32_t p = face.points[c];
            const auto n = static_cast<float>(valence[p]);
            for (const std::uint32_t other : face.points) {
                add(points[p], other, 0.25F / (n * n));
            }
            // Each edge belongs to two faces, so each contributes half of the midpoint 0.5 (P + E).
            add(points[p], p, 1.0F / (n * n));
            add(points[p], face.points[(c + 1) % 4], 0.5F / (n * n));
            add(points[p], face.points[(c + 3) % 4], 0.5F / (n * n));
        }
    }
}

void addEdgePointTerms(std::span<const QuadFace> faces, const EdgeMap& edges,
                       std::size_t firstEdgePoint, std::vector<Stencil>& points) {
    for (const auto& [edge, use] : edges) {
        Stencil& stencil = points[firstEdgePoint + use.number];
        assert(use.faces.size() == 2);
        add(stencil, edge.first, 0.25F);
        add(stencil, edge.second, 0.25F);
        for (const std::uint32_t f : use.faces) {
            for (const std::uint32_t point : faces[f].points) {
                add(stencil, point, 0.0625F);
            }
        }
    }
}

// The four quarters of a face, each starting at its old corner.
void addQuarters(const QuadFace& face, std::uint32_t facePoint, const EdgeMap& edges,
                 std::size_t firstEdgePoint, std::vector<QuadFace>& out) {
    const glm::vec2 middle = 0.25F * (face.uv[0] + face.uv[1] + face.uv[2] + face.uv[3]);
    for (std::size_t c = 0; c < 4; ++c) {
        const std::size_t next = (c + 1) % 4;
        const std::size_t last = (c + 3) % 4;
        const auto edgePoint = [&](std::size_t a, std::size_t b) {
            const std::uint32_t number = edges.at(edgeOf(face.points[a], face.points[b])).number;
            return static_cast<std::uint32_t>(firstEdgePoint + number);
        };
        QuadFace quarter;
        quarter.part = face.part;
        quarter.points = {face.points[c], edgePoint(c, next), facePoint, edgePoint(c, last)};
        quarter.uv = {face.uv[c], 0.5F * (face.uv[c] + face.uv[next]), middle,
                      0.5F * (face.uv[c] + face.uv[last])};
        out.push_back(quarter);
    }
}

}  // namespace

RefinedQuads refine(std::span<const QuadFace> faces, std::size_t pointCount) {
    const EdgeMap edges = collectEdges(faces);
    const std::size_t firstFacePoint = pointCount + edges.size();
    RefinedQuads out;
    out.points.resize(firstFacePoint + faces.size());
    addOldPointTerms(faces, facesPerPoint(faces, pointCount), out.points);
    addEdgePointTerms(faces, edges, pointCount, out.points);
    for (std::size_t f = 0; f < faces.size(); ++f) {
        for (const std::uint32_t point : faces[f].points) {
            add(out.points[firstFacePoint + f], point, 0.25F);
        }
        addQuarters(faces[f], static_cast<std::uint32_t>(firstFacePoint + f), edges, pointCount,
                    out.faces);
    }
    return out;
}

std::vector<Stencil> limitStencils(std::span<const QuadFace> faces, std::size_t pointCount) {
    // n² P + 4 ΣE + ΣF, divided by n (n + 5): E the neighbours along edges, F the opposite corners.
    const std::vector<std::uint32_t> valence = facesPerPoint(faces, pointCount);
    std::vector<Stencil> points(pointCount);
    for (std::uint32_t p = 0; p < pointCount; ++p) {
        const auto n = static_cast<float>(valence[p]);
        add(points[p], p, n / (n + 5.0F));
    }
    for (const QuadFace& face : faces) {
        for (std::size_t c = 0; c < 4; ++c) {
            const std::uint32_t p = face.points[c];
            const auto n = static_cast<float>(valence[p]);
            const float unit = 1.0F / (n * (n + 5.0F));
            add(points[p], face.points[(c + 1) % 4], 2.0F * unit);
            add(points[p], face.points[(c + 3) % 4], 2.0F * unit);
            add(points[p], face.points[(c + 2) % 4], unit);
        }
    }
    return points;
}

std::vector<glm::vec3> fitControlPoints(std::span<const QuadFace> faces,
                                        std::span<const glm::vec3> targets,
                                        std::span<const float> pull, int corrections) {
    const std::vector<Stencil> limit = limitStencils(faces, targets.size());
    std::vector<glm::vec3> control(targets.begin(), targets.end());
    for (int i = 0; i < corrections; ++i) {
        const std::vector<glm::vec3> reached =
            applyStencils<glm::vec3>(limit, std::span<const glm::vec3>(control));
        for (std::size_t p = 0; p < control.size(); ++p) {
            control[p] += pull[p] * (targets[p] - reached[p]);
        }
    }
    return control;
}

std::vector<glm::vec3> pointNormals(std::span<const QuadFace> faces,
                                    std::span<const glm::vec3> positions) {
    std::vector<glm::vec3> normals(positions.size(), glm::vec3(0.0F));
    for (const QuadFace& face : faces) {
        const auto& p = face.points;
        const glm::vec3 areaNormal =
            glm::cross(positions[p[2]] - positions[p[0]], positions[p[3]] - positions[p[1]]);
        for (const std::uint32_t point : p) {
            normals[point] += areaNormal;
        }
    }
    for (glm::vec3& normal : normals) {
        normal = glm::normalize(normal);
    }
    return normals;
}

}  // namespace sinew::demo
