// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/state/changed_look.h"

#include <cmath>
#include <numeric>

namespace sinew::test {
namespace {

void change(const LookSwitch& kind, Look& look) {
    kind.field.set(look, !kind.field.get(look));
}
void change(const LookChoice& kind, Look& look) {
    kind.field.set(look, (kind.field.get(look) + 1) % kind.words.size());
}
void change(const LookNumber& kind, Look& look) {
    const float middle = std::lerp(kind.accepted.least, kind.accepted.most, 0.3F);
    setShownValue(
        kind, look,
        middle == shownValue(kind, look) ? std::midpoint(middle, kind.accepted.most) : middle);
}
void change(const LookCount& kind, Look& look) {
    kind.field.set(look, kind.field.get(look) == kind.most ? kind.least : kind.most);
}
void change(const LookColor& kind, Look& look) {
    kind.field.set(look, glm::vec3(0.3F, 1.0F / 3.0F, 1.0F));
}
void change(const LookFile& kind, Look& look) {
    kind.field.set(look, "/a folder/sky = blue.hdr");
}
void change(const LookPalette& kind, Look& look) {
    kind.field.set(look, "#000,#f00,#fff");
}
void change(const LookText& kind, Look& look) {
    kind.field.set(look, "none");
}
void change(const LookView& kind, Look& look) {
    kind.field.set(look, ViewMode::RawWeights);
}
void change(const LookVariant& kind, Look& look) {
    kind.field.set(look, VariantIndex(std::size_t{1}));
}

}  // namespace

void changeValue(const LookOption& option, Look& look) {
    std::visit([&look](const auto& kind) { change(kind, look); }, option.kind);
}

}  // namespace sinew::test
