// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/source/json_regions.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include "model/core/json_pointer.h"
#include "model/load/findings.h"
#include "model/load/limits.h"
#include "model/load/source/container.h"
#include "model/load/source/json_document.h"

namespace sinew::load {
namespace {

constexpr std::size_t kNoNode = ~std::size_t{0};

/// A value that a pointer names or passes; its children by member name or array index.
struct PointerNode {
    std::map<std::string, std::size_t, std::less<>> children = {};
    std::size_t first = 0;  // offsets in the text; equal: not found
    std::size_t end = 0;
};

class PointerTree {
public:
    PointerTree() : m_nodes(1) {}

    /// The nodes from the root to the value of the pointer.
    std::vector<std::size_t> add(const std::string& pointer) {
        std::vector<std::size_t> path{0};
        const auto tokens = splitPointer(pointer);
        if (!tokens) {
            return path;
        }
        for (const std::string& token : *tokens) {
            const auto [known, isNew] =
                m_nodes[path.back()].children.try_emplace(token, m_nodes.size());
            path.push_back(known->second);
            if (isNew) {
                m_nodes.emplace_back();
            }
        }
        return path;
    }

    [[nodiscard]] std::size_t child(std::size_t node, std::string_view token) const {
        if (node == kNoNode) {
            return kNoNode;
        }
        const auto found = m_nodes[node].children.find(token);
        return found == m_nodes[node].children.end() ? kNoNode : found->second;
    }

    [[nodiscard]] bool hasChildren(std::size_t node) const {
        return node != kNoNode && !m_nodes[node].children.empty();
    }

    PointerNode& operator[](std::size_t node) { return m_nodes[node]; }

private:
    std::vector<PointerNode> m_nodes;
};

/// Walks valid JSON text once and notes the extent of the values in the tree. Ends early if the
/// text turns out not to be JSON.
class RegionScan {
public:
    RegionScan(std::string_view text, PointerTree& tree) : m_text(text), m_tree(tree) {}

    void run() { value(0, 0); }

private:
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }

    void space() { m_at = std::min(m_text.find_first_not_of(" \t\r\n", m_at), m_text.size()); }

    bool take(char c) {
        space();
        const bool isThere = !atEnd() && m_text[m_at] == c;
        m_at += isThere ? 1 : 0;
        return isThere;
    }

    /// Skips a string; its text with quotes and escapes.
    std::string_view string() {
        const std::size_t first = m_at++;
        while (!atEnd() && m_text[m_at] != '"') {
            m_at += m_text[m_at] == '\\' ? 2 : 1;
        }
        m_at = std::min(m_at + 1, m_text.size());
        return m_text.substr(first, m_at - first);
    }

    static std::string unescaped(std::string_view quoted) {
        Findings ignored;
        const Result<JsonValue> parsed = parseJson(quoted, ignored);
        const std::string* text = parsed ? parsed->string() : nullptr;
        return text == nullptr ? std::string() : *text;
    }

    void value(std::size_t node, std::size_t depth) {
        space();
        const std::size_t first = m_at;
        if (atEnd() || depth > kMaxJsonDepth) {
            m_at = m_text.size();
            return;
        }
        if (m_text[m_at] == '{') {
            object(node, depth);
        } else if (m_text[m_at] == '[') {
            array(node, depth);
        } else if (m_text[m_at] == '"') {
            string();
        } else {
            m_at = std::min(m_text.find_first_of(",]} \t\r\n", m_at), m_text.size());
        }
        if (node != kNoNode) {
            m_tree[node].first = first;
            m_tree[node].end = m_at;
        }
    }

    void object(std::size_t node, std::size_t depth) {
        ++m_at;
        while (!atEnd() && !take('}')) {
            space();
            if (atEnd() || m_text[m_at] != '"') {
                m_at = m_text.size();
                return;
            }
            const std::string_view name = string();
            take(':');
            const bool matters = m_tree.hasChildren(node);
            value(matters ? m_tree.child(node, unescaped(name)) : kNoNode, depth + 1);
            take(',');
        }
    }

    void array(std::size_t node, std::size_t depth) {
        ++m_at;
        const bool matters = m_tree.hasChildren(node);
        for (std::size_t i = 0; !atEnd() && !take(']'); ++i) {
            const std::size_t before = m_at;
            value(matters ? m_tree.child(node, std::to_string(i)) : kNoNode, depth + 1);
            if (!take(',') && m_at == before) {
                m_at = m_text.size();  // no JSON
            }
        }
    }

    std::string_view m_text;
    PointerTree& m_tree;
    std::size_t m_at = 0;
};

struct LineAndColumn {
    std::size_t line = 1;
    std::size_t column = 1;
};

/// UTF-16 code units of a character, counted at its first byte.
std::size_t utf16Units(char byte) {
    const auto bits = static_cast<unsigned char>(byte);
    return bits >= 0xf0 ? 2 : (bits & 0xc0U) == 0x80U ? 0 : 1;
}

/// Lines and columns of ascending offsets.
std::map<std::size_t, LineAndColumn> linesOf(std::string_view text,
                                             std::vector<std::size_t> offsets) {
    std::sort(offsets.begin(), offsets.end());
    std::map<std::size_t, LineAndColumn> lines;
    LineAndColumn here;
    std::size_t at = 0;
    for (const std::size_t offset : offsets) {
        for (; at < offset && at < text.size(); ++at) {
            const bool ends = text[at] == '\n';
            here.line += ends ? 1 : 0;
            here.column = ends ? 1 : here.column + utf16Units(text[at]);
        }
        lines.emplace_hint(lines.end(), offset, here);
    }
    return lines;
}

/// The regions of the deepest found values, one per path through the tree.
std::vector<JsonRegion> regionsOf(const std::vector<std::vector<std::size_t>>& paths,
                                  PointerTree& tree, std::string_view text) {
    std::vector<JsonRegion> regions;
    std::vector<std::size_t> offsets;
    for (const std::vector<std::size_t>& path : paths) {
        PointerNode value = tree[0];
        for (const std::size_t node : path) {
            value = tree[node].end > tree[node].first ? tree[node] : value;
        }
        regions.push_back({.offset = value.first, .bytes = value.end - value.first});
        offsets.insert(offsets.end(), {value.first, value.end});
    }
    const auto lines = linesOf(text, std::move(offsets));
    for (JsonRegion& region : regions) {
        const LineAndColumn& first = lines.at(region.offset);
        const LineAndColumn& end = lines.at(region.offset + region.bytes);
        region.line = first.line;
        region.column = first.column;
        region.endLine = end.line;
        region.endColumn = end.column;
    }
    return regions;
}

}  // namespace

JsonRegions findJsonRegions(std::span<const std::uint8_t> file,
                            std::span<const std::string> pointers) {
    Findings ignored;
    const Result<Container> container = openContainer(file, ignored);
    if (!container) {
        return {};
    }
    std::string_view text = container->json;
    text.remove_prefix(text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0);
    PointerTree tree;
    std::vector<std::vector<std::size_t>> paths;
    paths.reserve(pointers.size());
    for (const std::string& pointer : pointers) {
        paths.push_back(tree.add(pointer));
    }
    RegionScan(text, tree).run();
    JsonRegions result{container->isGlb, regionsOf(paths, tree, text)};
    const auto start =
        static_cast<std::size_t>(text.data() - reinterpret_cast<const char*>(file.data()));
    for (JsonRegion& region : result.regions) {
        region.offset += start;
    }
    return result;
}

}  // namespace sinew::load
