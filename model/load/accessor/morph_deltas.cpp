// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/accessor/morph_deltas.h"

namespace sinew::load {

void markMorphDeltas(ParsedDocument& document) {
    const auto set = [&document](const AttributeMap& attributes, bool isDelta) {
        for (const auto& [name, accessor] : attributes) {
            document.accessors[accessor].isMorphDelta = isDelta;
        }
    };
    for (const MeshSource& mesh : document.meshes) {
        for (const PrimitiveSource& primitive : mesh.primitives) {
            for (const AttributeMap& target : primitive.targets) {
                set(target, true);
            }
        }
    }
    for (const MeshSource& mesh : document.meshes) {
        for (const PrimitiveSource& primitive : mesh.primitives) {
            set(primitive.attributes, false);
        }
    }
}

}  // namespace sinew::load
