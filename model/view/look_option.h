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

// One row per value of a Look. Menus, keys, the Display panel, settings, the command line, sidecars
// and the list of keys are generated from these rows, so a new display option is a member of Look,
// a row here, and the code that draws it. Texts are UTF-8; null or empty means none.

/// Reads and sets one value of a look.
template <class Value>
struct LookField {
    Value (*get)(const Look&);
    void (*set)(Look&, Value);
};

/// One value of a choice.
struct LookWord {
    const char* word;        // word on the command line and in the sidecar
    const char* label = "";  // shown to the user
    const char* tip = "";
};

struct LookRange {
    float least = 0.0F;
    float most = 1.0F;
};

struct LookSwitch {
    LookField<bool> field;
};

/// A choice of words in the order of the enum; the field is the index. For actions, the first word
/// means off.
struct LookChoice {
    LookField<std::size_t> field;
    std::span<const LookWord> words;
};

struct LookNumber {
    LookField<float> field;
    bool radians = false;     // stored in radians, displayed in degrees
    LookRange accepted = {};  // displayed units, like all below
    LookRange slider = {};
    float step = 0.1F;
    int decimals = 1;
    const char* unit = "";  // including the space
    float on = 1.0F;        // value set by an action; off is 0
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
    LookField<std::string> field;  // a path; empty: "studio"; kNoEnvironment: "none"
};

struct LookPalette {
    LookField<std::string> field;  // name of a palette, or a ramp (palette.h)
};

struct LookText {
    LookField<std::string> field;  // a name; empty: "none"
};

struct LookView {
    LookField<ViewMode> field;
};

struct LookVariant {
    LookField<VariantIndex> field;  // none: "none"
};

using LookKind = std::variant<LookSwitch, LookChoice, LookNumber, LookCount, LookColor, LookFile,
                              LookPalette, LookText, LookView, LookVariant>;

/// Groups of rows that are shown together.
enum class LookSection {
    Picture,
    Scene,
    Pose,
    View,
    Values,
    Light,
    Environment,
    Skeleton,
    Bounds,
    Marks,
    Trails,
    Ghosts,
    Following,
    Skinning,
    Timings,
};

/// Who keeps a value in the window. Everything that resets, saves or keeps a look consults the row.
/// File: what is shown of this file, and changes of it. The next file starts with the default; the
/// file reloaded keeps it. Session: tools that stay in hand from file to file until the window
/// closes. User: how any file is drawn: light, colours, sizes. Kept in the settings.
enum class LookOwner { File, Session, User };

/// A row of the Display panel.
struct LookRow {
    const char* label = nullptr;  // null: none
    const char* tip = "";         // tool tip without the key; choices have one per word
};

/// A menu entry and, if it has an icon, a toolbar button. Toggles a switch or a number, or selects
/// the next word of a choice.
struct LookAction {
    const char* text = nullptr;  // null: none
    const char* key = "";        // "Shift+Z"
    const char* icon = "";
    const char* tip = "";     // tool tip of the button, without the key
    const char* status = "";  // text of the status line
    const char* help = "";    // text in the list of keys; empty: `text`
};

/// An option of `sinew-cli render`. A switch without `value` is a flag for the opposite of its
/// default; with `value` it takes on or off. For a choice without `value` the word is optional and
/// defaults to the last one. Switches with the same name are words of a list. A choice with the
/// name of a switch adds its words to on and off; they also turn the switch on.
struct LookFlag {
    const char* name = nullptr;   // "--grid"; null: none, or not generated from the table
    const char* value = nullptr;  // name of the value in the help: "DEGREES"
    const char* help = "";
    const char* word = nullptr;  // word in a list
};

struct LookOption {
    const char* key = "";  // its name in text, and the name of its control in the panel
    LookSection section = LookSection::Picture;
    LookOwner owner = LookOwner::File;
    LookKind kind;
    LookRow row = {};
    LookAction action = {};
    LookFlag flag = {};
    const char* setting = nullptr;  // key in the window's settings, of what belongs to the user
    const char* sidecar = nullptr;  // key in the sidecar
};

/// In the order of the command-line help.
[[nodiscard]] std::span<const LookOption> lookOptions() noexcept;
[[nodiscard]] const LookOption* findLookOption(std::string_view key) noexcept;  // null: none

/// Whether the value is on: true, any word but the first, a non-zero number.
[[nodiscard]] bool isOn(const LookOption& option, const Look& look);
/// Performs the option's action.
void toggle(const LookOption& option, Look& look);
/// Copies the value from `from` to `to`.
void copyValue(const LookOption& option, const Look& from, Look& to);
/// Copies the values of all options of this owner.
void copyValues(LookOwner owner, const Look& from, Look& to);

/// The value of a number in its displayed unit.
[[nodiscard]] float shownValue(const LookNumber& number, const Look& look);
void setShownValue(const LookNumber& number, Look& look, float shown);

}  // namespace sinew
