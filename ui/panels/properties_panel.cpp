// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/properties_panel.h"

#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

#include "ui/panels/property_tree.h"
#include "ui/panels/widgets/image_preview.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/panels/widgets/object_header.h"
#include "ui/panels/widgets/panel_tree.h"
#include "ui/panels/widgets/row_menu.h"
#include "ui/properties/property_rows.h"
#include "ui/properties/property_tree_model.h"
#include "ui/session/document.h"
#include "ui/session/object_names.h"
#include "ui/session/selection.h"

namespace sinew {
namespace {

constexpr int kLeastPropertiesWidth = 220;

/// The image of an object: its own, that of its texture, or that of its base colour.
const Image* imageOf(const Asset& asset, const ObjectRef& object) {
    ImageIndex image;
    const auto take = [&](TextureIndex texture) {
        image = texture.value < asset.textures.size() ? asset.textures[texture.value].image
                                                      : ImageIndex();
    };
    if (object.kind == ObjectKind::Image) {
        image = ImageIndex(std::size_t{object.index});
    } else if (object.kind == ObjectKind::Texture) {
        take(TextureIndex(std::size_t{object.index}));
    } else if (object.kind == ObjectKind::Material) {
        take(asset.materials[object.index][TextureSlot::BaseColor].texture);
    }
    return image.value < asset.images.size() ? &asset.images[image.value] : nullptr;
}

}  // namespace

PropertiesPanel::PropertiesPanel(Document& document, Selection& selection)
    : m_document(document),
      m_selection(selection),
      m_model(new PropertyTreeModel(this)),
      m_tree(new PropertyTree(m_model)),
      m_preview(new ImagePreview),
      m_nothing(hintLabel("noProperties", 8, 14, tr("Open a file to see its properties"))) {
    spaced(new QVBoxLayout(this), 0,
           {new ObjectHeader(document, selection), m_preview, m_nothing, {m_tree, 1}});
    setMinimumWidth(kLeastPropertiesWidth);

    connect(m_tree, &QTreeView::clicked, this, &PropertiesPanel::follow);
    connect(m_tree, &QTreeView::clicked, this, &PropertiesPanel::showKey);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PropertiesPanel::showKey);
    connect(m_tree, &QTreeView::activated, this, &PropertiesPanel::follow);
    connect(new RowMenu(*m_tree), &RowMenu::wanted, this, &PropertiesPanel::showMenu);
    connect(&document, &Document::assetChanged, this, &PropertiesPanel::refreshObject);
    showTopOfFile(*m_tree, document);
    connect(&selection, &Selection::objectChanged, this, &PropertiesPanel::refreshObject);
    refreshObject();
}

void PropertiesPanel::refreshObject() {
    m_nothing->setVisible(!m_document.asset());
    m_tree->setVisible(m_document.asset() != nullptr);
    m_model->setRows(propertyRows(m_document.asset(), m_selection.object()));
    openRows();
    const AssetPtr& asset = m_document.asset();
    m_preview->setImage(asset ? imageOf(*asset, m_selection.object()) : nullptr);
}

void PropertiesPanel::openRows() {
    for (int i = 0; i < m_model->rowCount({}); ++i) {
        const QModelIndex index = m_model->index(i, 0, {});
        const PropertyRow& row = *m_model->row(index);
        m_tree->setFirstColumnSpanned(i, {}, row.value.isEmpty());
        m_tree->setExpanded(index, row.open);
    }
    m_tree->fitNames();
}

void PropertiesPanel::follow(const QModelIndex& index) {
    const PropertyRow* row = m_model->row(index);
    if (row == nullptr || !row->link || index.column() != PropertyTreeModel::ValueColumn) {
        return;
    }
    const ObjectRef target = *row->link;
    // Queued: the rows must not be removed while the view is using them.
    QMetaObject::invokeMethod(
        this, [this, target] { m_selection.setObject(target); }, Qt::QueuedConnection);
}

void PropertiesPanel::showKey(const QModelIndex& index) {
    const PropertyRow* row = m_model->row(index);
    if (row != nullptr && row->key) {
        emit keyWanted(row->key->animation, row->key->seconds);
    }
}

void PropertiesPanel::showMenu(const QModelIndex& index, const QPoint& globalAt) {
    const PropertyRow* row = m_model->row(index);
    if (row == nullptr) {
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(&m_document, &Document::assetChanged, menu, &QWidget::close);
    if (row->key) {
        menu->addAction(tr("Go to Key"), menu,
                        [this, key = *row->key] { emit keyWanted(key.animation, key.seconds); });
        menu->addSeparator();
    }
    if (row->link) {
        menu->addAction(tr("Go to %1").arg(entryText(nameOf(*m_document.asset(), *row->link))),
                        menu, [this, link = *row->link] { m_selection.setObject(link); });
        menu->addSeparator();
    }
    addCopyEntry(*menu, tr("Copy Value"), row->value);
    addCopyEntry(*menu, tr("Copy Name"), row->name);
    addCopyEntry(*menu, tr("Copy JSON Pointer"), QString::fromStdString(row->pointer));
    menu->popup(globalAt);
}

}  // namespace sinew
