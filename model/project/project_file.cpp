// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/project/project_file.h"

#include <cstdint>
#include <utility>

#include "model/load/source/read_file.h"
#include "model/project/block_reader.h"
#include "model/project/commented_json.h"
#include "model/project/patterns.h"

namespace sinew {
namespace {

constexpr std::uint64_t kMostRuleBytes = std::uint64_t{256} << 10U;
constexpr std::size_t kMostClips = 100;  // patterns; each setting of the block holds them

Error problemIn(const std::filesystem::path& path, const std::string& placeAndWords) {
    return {ErrorCode::InvalidDocument, path.string() + ':' + placeAndWords, {}};
}

/// Of a value, or of the nearest one around it.
TextPlace placeIn(const CommentedJson& document, std::string pointer) {
    auto found = document.places.find(pointer);
    while (found == document.places.end() && !pointer.empty()) {
        pointer.resize(pointer.rfind('/'));
        found = document.places.find(pointer);
    }
    return found == document.places.end() ? TextPlace{} : found->second;
}

/// Reads the blocks of a document.
class FileReader {
public:
    FileReader(const CommentedJson& document, std::filesystem::path path) : m_document(document) {
        m_file.path = std::move(path);
    }

    Result<ProjectFile> read() {
        const JsonValue& root = m_document.root;
        if (!readBlock(SettingScope::File, {}, root)) {
            return problem();
        }
        const JsonValue::Array& blocks = root.elements("overrides");
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            const SettingScope scope =
                blocks[i].has("clips") ? SettingScope::Clip : SettingScope::Block;
            if (!readBlock(scope, "/overrides/" + std::to_string(i), blocks[i])) {
                return problem();
            }
        }
        return std::move(m_file);
    }

private:
    bool readBlock(SettingScope scope, const std::string& pointer, const JsonValue& object) {
        BlockReader reader(scope, pointer, [this](const std::string& at) {
            const TextPlace place = placeIn(m_document, at);
            return SettingOrigin{m_file.path.string(), place.line, place.column};
        });
        if (!reader.read(object)) {
            m_complaint = reader.complaint();
            return false;
        }
        ProjectBlock block;
        std::vector<std::string> clips;
        for (ProjectSetting& setting : reader.take()) {
            if (setting.name == "/files") {
                block.files = textsOf(setting.value);
                for (std::size_t i = 0; i < block.files.size(); ++i) {
                    if (std::string problem = globProblem(block.files[i]); !problem.empty()) {
                        m_complaint = Complaint{pointer + setting.name + '/' + std::to_string(i),
                                                std::move(problem)};
                        return false;
                    }
                }
            } else if (setting.name == "/clips") {
                clips = textsOf(setting.value);
                if (clips.size() > kMostClips) {
                    m_complaint = Complaint{
                        pointer + setting.name,
                        "\"clips\" has more than " + std::to_string(kMostClips) + " patterns"};
                    return false;
                }
            } else if (setting.name == "/root") {
                m_file.isRoot = *setting.value.boolean();
            } else if (setting.name == "/extends") {
                takeExtends(setting);
            } else if (setting.name != "/overrides" && setting.name != "/$schema") {
                block.settings.push_back(std::move(setting));
            }
        }
        for (ProjectSetting& setting : block.settings) {
            setting.clips = clips;
            resolvePath(setting);
        }
        m_file.blocks.push_back(std::move(block));
        return true;
    }

    /// Each with its own place.
    void takeExtends(const ProjectSetting& setting) {
        const std::vector<std::string> paths = textsOf(setting.value);
        for (std::size_t i = 0; i < paths.size(); ++i) {
            const TextPlace place = placeIn(m_document, setting.name + '/' + std::to_string(i));
            m_file.extends.push_back({paths[i], {m_file.path.string(), place.line, place.column}});
        }
    }

    /// A path becomes absolute.
    void resolvePath(ProjectSetting& setting) const {
        if (setting.name == "/baseline" && !setting.value.isNull()) {
            setting.value = JsonValue(
                (m_file.path.parent_path() / *setting.value.string()).lexically_normal().string());
        }
    }

    [[nodiscard]] Error problem() const {
        const TextPlace place = placeIn(m_document, m_complaint->pointer);
        return problemIn(m_file.path, std::to_string(place.line) + ':' +
                                          std::to_string(place.column) + ": " + m_complaint->words);
    }

    const CommentedJson& m_document;
    ProjectFile m_file;
    std::optional<Complaint> m_complaint;
};

}  // namespace

Result<ProjectFile> parseProjectFile(const std::filesystem::path& path, std::string_view text) {
    const Result<CommentedJson> document = parseCommentedJson(text);
    if (!document) {
        return problemIn(path, document.error().message);
    }
    return FileReader(*document, path).read();
}

Result<ProjectFile> readProjectFile(const std::filesystem::path& path) {
    const auto bytes = load::readFile(path, kMostRuleBytes + 1);
    if (!bytes) {
        return problemIn(path, ' ' + bytes.error().message);
    }
    if (bytes->size() > kMostRuleBytes) {
        return problemIn(path, " a rule file has at most 256 KiB");
    }
    return parseProjectFile(path, {reinterpret_cast<const char*>(bytes->data()), bytes->size()});
}

}  // namespace sinew
