// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/settings/joint_map_store.h"

#include <QCryptographicHash>
#include <QSettings>
#include <QStringList>
#include <system_error>

#include "model/load/source/read_file.h"

namespace sinew {
namespace {

constexpr const char* kPairs = "borrow/jointMaps";  // hash of both paths and the map, newest first
constexpr qsizetype kHashLetters = 40;
constexpr std::uint64_t kMostMapBytes = std::uint64_t{16} << 20U;

QByteArray pathBytes(const std::filesystem::path& path) {
    std::error_code ignored;
    return QByteArray::fromStdString(std::filesystem::absolute(path, ignored).string());
}

QString hashOf(const std::filesystem::path& clips, const std::filesystem::path& file) {
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(pathBytes(clips) + '\0' + pathBytes(file));
    return QString::fromLatin1(hash.result().toHex());
}

}  // namespace

JointMap JointMapStore::read(const std::filesystem::path& clips,
                             const std::filesystem::path& file) const {
    const QString hash = hashOf(clips, file);
    for (const QString& entry : m_settings.value(kPairs).toStringList()) {
        if (entry.startsWith(hash)) {
            auto map = readJointMap(entry.mid(kHashLetters).toStdString());
            return map ? std::move(*map) : JointMap();
        }
    }
    return {};
}

void JointMapStore::write(const std::filesystem::path& clips, const std::filesystem::path& file,
                          const JointMap& map) {
    const QString hash = hashOf(clips, file);
    QStringList entries = m_settings.value(kPairs).toStringList();
    entries.removeIf([&hash](const QString& entry) { return entry.startsWith(hash); });
    const std::string text = jointMapText(map);
    if (!map.joints.empty() && text.size() <= std::size_t{kMostLetters}) {
        entries.prepend(hash + QString::fromStdString(text));
    }
    if (entries.isEmpty()) {
        m_settings.remove(kPairs);
    } else {
        m_settings.setValue(kPairs, entries.mid(0, kMostPairs));
    }
}

Result<JointMap> loadJointMap(const std::filesystem::path& path) {
    const auto read = load::readFileBytes(path, kMostMapBytes + 1);
    if (!read) {
        return read.error();
    }
    return readJointMap(
        {reinterpret_cast<const char*>(read->bytes().data()), read->bytes().size()});
}

}  // namespace sinew
