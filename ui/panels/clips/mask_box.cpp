// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/clips/mask_box.h"

#include <vector>

#include "ui/models/node_rows.h"
#include "ui/session/document.h"
#include "ui/session/selection.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

constexpr std::size_t kMostJoints = 2000;

}  // namespace

MaskBox::MaskBox(Document& document, Selection& selection)
    : m_document(document), m_selection(selection) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    connect(this, &QComboBox::activated, this, [this](int row) {
        const NodeIndex node{std::size_t(itemData(row).toUInt())};
        emit chosen(node);
    });
}

void MaskBox::add(NodeIndex node, const QString& text, const char* drawing) {
    addItem(icon(drawing), text, node.value);
}

void MaskBox::setMask(NodeIndex node) {
    m_mask = node;
    clear();
    if (node) {
        add(node, nodeLabel(*m_document.asset(), node), "node-joint");
    } else {
        add(NodeIndex(), tr("Everything"), "cube");
    }
}

void MaskBox::showPopup() {
    clear();
    add(NodeIndex(), tr("Everything"), "cube");
    const Asset& asset = *m_document.asset();
    if (const NodeIndex selected = m_selection.node()) {
        add(selected, tr("Selected: %1").arg(nodeLabel(asset, selected)), "frame");
    }
    insertSeparator(count());
    std::vector<bool> listed(asset.nodes.size(), false);
    std::size_t joints = 0;
    for (const Skin& skin : asset.skins) {
        for (const NodeIndex joint : skin.joints) {
            if (joint.value < listed.size() && !listed[joint.value] && joints < kMostJoints) {
                listed[joint.value] = true;
                ++joints;
                add(joint, nodeLabel(asset, joint), "node-joint");
            }
        }
    }
    if (m_mask && !listed[m_mask.value]) {
        add(m_mask, nodeLabel(asset, m_mask), "node-group");
    }
    setCurrentIndex(findData(m_mask.value));
    QComboBox::showPopup();
}

}  // namespace sinew
