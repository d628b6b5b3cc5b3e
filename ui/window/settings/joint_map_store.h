// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "model/borrow/joint_map.h"

class QSettings;

namespace sinew {

/// The partners that were last chosen by hand, kept in the settings for each pair of files.
class JointMapStore {
public:
    static constexpr int kMostPairs = 50;
    static constexpr int kMostLetters = 1 << 18;  // letters of one map; larger ones are not kept

    explicit JointMapStore(QSettings& settings) : m_settings(settings) {}

    /// Empty if there is none. `clips`: the file that they come from.
    [[nodiscard]] JointMap read(const std::filesystem::path& clips,
                                const std::filesystem::path& file) const;
    /// An empty map: forgets the pair.
    void write(const std::filesystem::path& clips, const std::filesystem::path& file,
               const JointMap& map);

private:
    QSettings& m_settings;  // borrowed
};

/// As a table of partners is saved. Errors: those of reading, and of `readJointMap`.
[[nodiscard]] Result<JointMap> loadJointMap(const std::filesystem::path& path);

}  // namespace sinew
