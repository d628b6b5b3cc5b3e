// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/worst_file.h"

namespace sinew::demo {

std::size_t WorstFile::add(const std::string& array, std::string_view json) {
    List& list = m_lists[array];
    list.text += list.count == 0 ? "" : ",";
    list.text += json;
    return list.count++;
}

std::size_t WorstFile::count(const std::string& array) const {
    const auto found = m_lists.find(array);
    return found == m_lists.end() ? 0 : found->second.count;
}

void WorstFile::set(std::string_view property) {
    m_properties += ',';
    m_properties += property;
}

std::size_t WorstFile::addAccessor(std::size_t view, std::size_t elements, const std::string& type,
                                   std::uint32_t component, const std::string& more) {
    return add("accessors", "{\"bufferView\":" + std::to_string(view) +
                                ",\"componentType\":" + std::to_string(component) +
                                ",\"count\":" + std::to_string(elements) + ",\"type\":\"" + type +
                                '"' + more + '}');
}

std::vector<std::uint8_t> WorstFile::glb() const {
    std::string json = R"({"asset":{"version":"2.0"})" + m_properties;
    for (const auto& [name, list] : m_lists) {
        json += ",\"" + name + "\":[" + list.text + ']';
    }
    if (!m_buffer.bytes().empty()) {
        json += ",\"buffers\":[{\"byteLength\":" + std::to_string(m_buffer.bytes().size()) + "}]";
    }
    return assembleGlb(json + '}', m_buffer.bytes());
}

std::string numbered(std::size_t first, std::size_t count) {
    std::string text = "[";
    for (std::size_t i = 0; i < count; ++i) {
        text += (i == 0 ? "" : ",") + std::to_string(first + i);
    }
    return text + ']';
}

std::string repeated(std::string_view text, std::size_t count) {
    std::string all;
    all.reserve((text.size() + 1) * count);
    for (std::size_t i = 0; i < count; ++i) {
        all += i == 0 ? "" : ",";
        all += text;
    }
    return all;
}

}  // namespace sinew::demo
