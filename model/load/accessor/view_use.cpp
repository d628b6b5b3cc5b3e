// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/accessor/view_use.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "model/load/accessor/accessor_format.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

enum class Use { Vertices, Indices, Other };

constexpr std::size_t kArrayBuffer = 34962;
constexpr std::size_t kElementArrayBuffer = 34963;

const char* useName(Use use) {
    switch (use) {
        case Use::Vertices:
            return "vertex attributes";
        case Use::Indices:
            return "vertex indices";
        case Use::Other:
            return "data other than vertices";
    }
    return "";
}

struct ViewUser {
    std::optional<Use> use;  // the first use
    bool mixed = false;      // a different use followed
    std::optional<std::uint32_t> accessor;
    bool sharedByAccessors = false;
};

class ViewUses {
public:
    explicit ViewUses(const ParsedDocument& document)
        : m_document(document),
          m_views(document.bufferViews.size()),
          m_ofVertices(document.accessors.size(), false) {
        document.eachAccessor([this](std::uint32_t accessor, bool isIndices) {
            takeAccessor(accessor, isIndices ? Use::Indices : Use::Vertices);
            m_ofVertices[accessor] = m_ofVertices[accessor] || !isIndices;
        });
        for (const SkinSource& skin : document.skins) {
            if (skin.inverseBindMatrices) {
                takeAccessor(*skin.inverseBindMatrices, Use::Other);
            }
        }
        for (const AnimationSource& animation : document.animations) {
            for (const SamplerSource& sampler : animation.samplers) {
                takeAccessor(sampler.input, Use::Other);
                takeAccessor(sampler.output, Use::Other);
            }
        }
        for (const JsonValue& image : document.json.elements("images")) {
            if (image.find("bufferView") != nullptr) {
                take(image.integer("bufferView", 0), Use::Other);
            }
        }
    }

    [[nodiscard]] const ViewUser& operator[](std::size_t view) const { return m_views[view]; }

    /// Whether vertices have the accessor as an attribute.
    [[nodiscard]] bool isOfVertices(std::size_t accessor) const { return m_ofVertices[accessor]; }

private:
    void takeAccessor(std::uint32_t index, Use use) {
        const Accessor& accessor = m_document.accessors[index];
        if (accessor.bufferView) {
            ViewUser& view = take(*accessor.bufferView, use);
            view.sharedByAccessors |= view.accessor.value_or(index) != index;
            view.accessor = index;
        }
        if (accessor.sparse) {
            take(accessor.sparse->indicesView, Use::Other);
            take(accessor.sparse->valuesView, Use::Other);
        }
    }

    ViewUser& take(std::size_t index, Use use) {
        ViewUser& view = m_views[index];
        view.mixed |= view.use.value_or(use) != use;
        if (!view.use) {
            view.use = use;
        }
        return view;
    }

    const ParsedDocument& m_document;
    std::vector<ViewUser> m_views;
    std::vector<bool> m_ofVertices;  // [accessor]
};

class ViewReporter {
public:
    ViewReporter(std::size_t view, Findings& findings)
        : m_pointer(pointerTo("bufferViews", view)), m_findings(findings) {}

    void add(const char* code, std::string message, const char* property = "") {
        m_findings.add(Severity::Error, code, std::move(message), m_pointer + property);
    }

private:
    std::string m_pointer;
    Findings& m_findings;
};

void reportStride(const BufferView& view, std::size_t target, const ViewUser& used,
                  ViewReporter& report) {
    if (view.byteStride > view.byteLength) {
        report.add("BUFFER_VIEW_STRIDE_TOO_BIG",
                   "the stride of the buffer view is larger than the view itself", "/byteStride");
    }
    const bool forVertices =
        target == kArrayBuffer ||
        (target != kElementArrayBuffer && used.use.value_or(Use::Vertices) == Use::Vertices);
    if (view.byteStride != 0 && !forVertices) {
        report.add("BUFFER_VIEW_STRIDE_MISPLACED",
                   "only a buffer view of vertex attributes may have a stride" +
                       (used.use ? std::string(", not ") + useName(*used.use) : ""),
                   "/byteStride");
    }
    if (view.byteStride == 0 && used.use == Use::Vertices && used.sharedByAccessors) {
        report.add("BUFFER_VIEW_STRIDE_MISSING",
                   "several vertex attributes share the buffer view, which has no stride");
    }
}

void reportTarget(std::size_t target, const ViewUser& used, ViewReporter& report) {
    if (used.mixed) {
        report.add("BUFFER_VIEW_MIXED_USE",
                   std::string("the buffer view holds ") + useName(*used.use) +
                       " and something else; each needs a view of its own");
        return;
    }
    if (target == 0 || !used.use) {
        return;
    }
    const Use declared = target == kArrayBuffer ? Use::Vertices : Use::Indices;
    if (used.use != declared) {
        report.add("BUFFER_VIEW_TARGET_WRONG",
                   std::string("the buffer view is declared for ") + useName(declared) +
                       " and used for " + useName(*used.use),
                   "/target");
    }
}

// 3.6.2.4: each element of a vertex attribute starts at a multiple of four bytes of its view.
void reportVertexAlignment(const ParsedDocument& document, const ViewUses& uses,
                           Findings& findings) {
    for (std::size_t i = 0; i < document.accessors.size(); ++i) {
        const Accessor& accessor = document.accessors[i];
        if (!uses.isOfVertices(i) || !accessor.bufferView || !accessor.isKnownFormat ||
            accessor.byteOffset % componentBytes(accessor.component) != 0) {
            continue;  // the last is reported for all accessors
        }
        const std::uint32_t bytes = elementBytes(accessor.component, accessor.element);
        const bool isPacked = document.bufferViews[*accessor.bufferView].byteStride == 0;
        if (accessor.byteOffset % 4 == 0 && (bytes % 4 == 0 || !isPacked)) {
            continue;
        }
        findings.add(Severity::Error, "ACCESSOR_UNALIGNED",
                     accessor.byteOffset % 4 != 0
                         ? "the vertex attribute starts at byte " +
                               std::to_string(accessor.byteOffset) +
                               " of its buffer view, which is not a multiple of four"
                         : "the elements of the vertex attribute are " + std::to_string(bytes) +
                               " bytes apart, which is not a multiple of four",
                     pointerTo("accessors", i));
    }
}

}  // namespace

void reportViewUse(const ParsedDocument& document, Findings& findings) {
    const ViewUses uses(document);
    reportVertexAlignment(document, uses, findings);
    const JsonValue::Array& views = document.json.elements("bufferViews");
    for (std::size_t i = 0; i < views.size(); ++i) {
        ViewReporter report(i, findings);
        const std::size_t target = views[i].integer("target", 0);
        reportStride(document.bufferViews[i], target, uses[i], report);
        reportTarget(target, uses[i], report);
    }
}

}  // namespace sinew::load
