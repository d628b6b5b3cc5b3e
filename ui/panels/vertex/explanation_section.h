// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "ui/session/work/vertex_explainer.h"

class QTreeWidget;

namespace sinew {

class FoldingSection;

/// How the vertex gets where it is: a section of the Vertex panel, closed at first. The explanation
/// is made in another thread, and only while the section is open.
class ExplanationSection final : public QWidget {
    Q_OBJECT

public:
    ExplanationSection();

    void setOpen(bool open);
    /// What to explain from now on; none: nothing.
    void setQuestion(std::optional<VertexExplainer::Question> question);
    [[nodiscard]] bool busy() const noexcept { return m_explainer.busy(); }

private:
    void refresh();
    void show(const std::vector<ExplanationLine>& lines);

    VertexExplainer m_explainer;
    QTreeWidget* m_lines;
    FoldingSection* m_section;
    std::optional<VertexExplainer::Question> m_question;
};

}  // namespace sinew
