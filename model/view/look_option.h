// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "model/view/look.h"

namespace sinew {

// One row per value of a Look. Menus, keys, the Display panel, settings, the command line, the
// sidecar of a picture and the list of keys are made from these rows, so a new display option is a
// member of Look, a row here, and what draws it. Texts are UTF-8; null or empty means none.

/// Reads and sets one value of a look.
template <class Value>
struct LookField {
    Value (*get)(const Look&);
    void (*set)(Look&, Value);
};

/// One value of a choice.
struct LookWord {
    const char* word;        // as text: on the command line, in the sidecar
    const char* label = "";  // for people
    const char* tip = "";
};

struct LookRange {
    float least = 0.0F;
    float most = 1.0F;
};

struct LookSwitch {
    LookField<bool> field;
};

/// One of a few words, in the order of the enum; the field is the position. The first means off
/// where an action switches it.
struct LookChoice {
    LookField<std::size_t> field;
    std::span<const LookWord> words;
};

struct LookNumber {
    LookField<float> field;
    bool radians = false;     // in the look; people see and type degrees
    LookRange accepted = {};  // as people see it, and so are all below
    LookRange slider = {};
    float step = 0.1F;
    int decimals = 1;
    const char* unit = "";  // with its space
    float on = 1.0F;        // what an action switches it to; off is 0
};

struct LookCount {
    LookField<std::uint32_t> field;
    std::uint32_t least = 0;
    std::uint32_t most = 0;
    std::uint32_t mostInWindow = 0;
};

struct LookColor {
    LookField<std::optional<glm::vec3>> field;  // sRGB, 0 to 1; none: "studio"
};

struct LookFile {
    LookField<std::string> field;  // a path; empty: "studio"
};

struct LookView {
    LookField<ViewMode> field;
};

struct LookVariant {
    LookField<VariantIndex> field;  // none: "none"
};

using LookKind = std::variant<LookSwitch, LookChoice, LookNumber, LookCount, LookColor, LookFile,
                              LookView, LookVariant>;

/// Rows that stand together wherever they are shown.
enum class LookSection {
    Picture,
    Pose,
    View,
    Light,
    Environment,
    Skeleton,
    Bounds,
    Marks,
    Skinning,
    Timings,
};

/// A row of the Display panel.
struct LookRow {
    const char* label = nullptr;  // null: none
    const char* tip = "";         // without its key; a choice has those of its words
};

/// An entry of a menu, and where it has an icon a button of the toolbar. It toggles a switch or a
/// number and goes to the next word of a choice.
struct LookAction {
    const char* text = nullptr;  // null: none
    const char* key = "";        // "Shift+Z"
    const char* icon = "";
    const char* tip = "";     // of the button, without its key
    const char* status = "";  // of the status line
    const char* help = "";    // in the list of keys; empty: the text
};

/// An option of `sinew-cli render`. A switch without `value` is a flag for the opposite of its
/// default, with `value` it takes on or off. A choice without `value` needs no word: it means the
/// last one then. Switches that share a name are words of its list.
struct LookFlag {
    const char* name = nullptr;   // "--grid"; null: none, or one that is not made from the table
    const char* value = nullptr;  // what the value is called in the help: "DEGREES"
    const char* help = "";
    const char* word = nullptr;  // of a list
};

struct LookOption {
    const char* key = "";  // its name in text, and of its control in the panel
    LookSection section = LookSection::Picture;
    LookKind kind;
    LookRow row = {};
    LookAction action = {};
    LookFlag flag = {};
    const char* setting = nullptr;  // kept from one start of the window to the next
    const char* sidecar = nullptr;  // in the sidecar of a picture
};

/// In the order of the command line's help.
[[nodiscard]] std::span<const LookOption> lookOptions() noexcept;
[[nodiscard]] const LookOption* findLookOption(std::string_view key) noexcept;  // null: none

/// Whether the value is on: true, a word after the first, a number that is not 0.
[[nodiscard]] bool isOn(const LookOption& option, const Look& look);
/// What the option's action does.
void toggle(const LookOption& option, Look& look);
/// Gives `to` the value that `from` has.
void copyValue(const LookOption& option, const Look& from, Look& to);

/// Of a number, in the unit that people see.
[[nodiscard]] float shownValue(const LookNumber& number, const Look& look);
void setShownValue(const LookNumber& number, Look& look, float shown);

}  // namespace sinew
