// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

class Appearance;
class Document;
class PinnedVertices;
class Player;
class Selection;
struct PoseMoment;
struct ProbeOptions;

/// What the Vertex panel shows. Borrowed.
struct VertexParts {
    Document& document;
    Player& player;
    Selection& selection;
    Appearance& appearance;
    PinnedVertices& pins;
};

/// The moment that the picture shows. Reuses the memory of `out`.
void presentMoment(const VertexParts& parts, PoseMoment& out);
[[nodiscard]] ProbeOptions probeOptions(const VertexParts& parts);

}  // namespace sinew
