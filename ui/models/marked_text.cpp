// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/marked_text.h"

#include <QCoreApplication>

#include "ui/models/node_rows.h"

namespace sinew {

QString markedText(const Asset& asset, const MarkedVertices& marked) {
    if (marked.vertices.empty() || marked.vertices.front().node.value >= asset.nodes.size()) {
        return {};
    }
    const MarkedVertex& main = marked.vertices.front();
    return QCoreApplication::translate("MarkedText", "%1 · primitive %2 · %3")
        .arg(nodeLabel(asset, main.node), QString::number(main.primitive),
             QString::fromStdString(markedWords(marked)));
}

QString vertexText(const Diagnostic& finding) {
    return finding.vertex ? QCoreApplication::translate("MarkedText", "vertex %1")
                                .arg(QString::number(*finding.vertex))
                          : QString();
}

}  // namespace sinew
