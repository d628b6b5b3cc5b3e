// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/json_value.h"
#include "model/core/result.h"
#include "model/project/setting.h"
#include "model/project/setting_table.h"

namespace sinew {

/// What is wrong with a document, and where: a JSON pointer.
struct Complaint {
    std::string pointer;
    std::string words;
};

/// Checks an object of settings against the table, and lists what it sets: by name ("/budgets/
/// joints"), also what is about the whole file ("/root") or a block of it ("/files", "/clips").
class BlockReader {
public:
    /// `scope`: where the object is written. `pointer`: of the object in its document, in front of
    /// the pointers of the complaint. `placeOf` gives the origin of a pointer.
    BlockReader(SettingScope scope, std::string pointer,
                std::function<SettingOrigin(const std::string&)> placeOf)
        : m_scope(scope), m_pointer(std::move(pointer)), m_placeOf(std::move(placeOf)) {}

    /// Whether nothing is wrong.
    [[nodiscard]] bool read(const JsonValue& block);

    [[nodiscard]] const std::optional<Complaint>& complaint() const noexcept { return m_complaint; }
    /// In the order of the object.
    [[nodiscard]] std::vector<ProjectSetting> take() { return std::move(m_settings); }

private:
    bool complain(const std::string& name, std::string words);
    bool set(const std::string& name, const JsonValue& value);  // true
    bool readObject(const std::string& path, const std::string& name, const JsonValue& object,
                    bool sets);
    bool readMember(const std::string& path, const std::string& name, const JsonMember& member,
                    bool sets);
    bool readValue(const std::string& path, const std::string& name, const JsonValue& value,
                   bool sets);
    bool readParts(const std::string& path, const std::string& name, const JsonValue& value);
    bool readList(const SettingRow& row, const std::string& name, const JsonValue& value);
    bool readLeaf(const SettingRow& row, const std::string& name, const JsonValue& value);
    bool readTexts(const SettingRow& row, const std::string& name, const JsonValue& value);
    bool isAllowedHere(const SettingRow& row, const std::string& name);

    SettingScope m_scope;
    std::string m_pointer;
    std::function<SettingOrigin(const std::string&)> m_placeOf;
    std::vector<ProjectSetting> m_settings;
    std::optional<Complaint> m_complaint;
};

}  // namespace sinew
