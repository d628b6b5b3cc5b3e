// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/dialogs/shortcut_tree.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <algorithm>

#include "ui/keys/key_map.h"
#include "ui/keys/key_table.h"
#include "ui/style/theme.h"
#include "ui/window/help.h"

namespace sinew {
namespace {

constexpr int kTextColumn = 0;
constexpr int kKeyColumn = 1;
constexpr int kActionRole = Qt::UserRole;    // the id; empty: none, or several
constexpr int kLineRole = Qt::UserRole + 1;  // index in keyLines()
constexpr int kKeysWidth = 280;
constexpr int kRowPadding = 7;  // pixels above and below the text together

QString listedKeys(const QString& action) {
    QStringList keys;
    for (const QKeySequence& key : keyMap().keys(action)) {
        keys << listedKey(key);
    }
    return keys.join(QStringLiteral(", "));
}

bool containsAll(const QString& text, const QStringList& words) {
    return std::all_of(words.begin(), words.end(), [&](const QString& word) {
        return text.contains(word, Qt::CaseInsensitive);
    });
}

/// Keys are found as "ctrl + g", "ctrl+g" and by their names.
QString searched(const QTreeWidgetItem& item) {
    const QString keys = item.text(kKeyColumn);
    QString tight = keys;
    return item.text(kTextColumn) + QLatin1Char(' ') + keys + QLatin1Char(' ') +
           tight.remove(QLatin1Char(' '));
}

std::size_t actionsOf(const KeyLine& line) {
    return std::size_t(std::count_if(line.parts.begin(), line.parts.end(),
                                     [](const KeyPart& part) { return !part.action.isEmpty(); }));
}

}  // namespace

ShortcutTree::ShortcutTree() {
    setObjectName(QStringLiteral("shortcutTree"));
    setAccessibleName(tr("Keys and gestures"));
    setColumnCount(2);
    setHeaderLabels({tr("What it does"), tr("Key or gesture")});
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(kTextColumn, QHeaderView::Stretch);
    header()->setSectionResizeMode(kKeyColumn, QHeaderView::Interactive);
    header()->resizeSection(kKeyColumn, kKeysWidth);
    setRootIsDecorated(false);
    setExpandsOnDoubleClick(false);
    m_rowSize = QSize(0, fontMetrics().height() + kRowPadding);
    QTreeWidgetItem* section = nullptr;
    for (const KeyLine& line : keyLines()) {
        if (section == nullptr || section->text(kTextColumn) != line.section) {
            section = new QTreeWidgetItem(this, {line.section});
            section->setFlags(Qt::ItemIsEnabled);
            section->setForeground(kTextColumn, QColor(theme::kAccent));
            section->setFirstColumnSpanned(true);
            section->setSizeHint(kTextColumn, m_rowSize);
            section->setExpanded(true);
        }
        addLine(*section, line);
    }
    refreshKeys();
    connect(&keyMap(), &KeyMap::changed, this, &ShortcutTree::refreshKeys);
    connect(this, &QTreeWidget::itemDoubleClicked, this, &ShortcutTree::wantChange);
}

void ShortcutTree::addLine(QTreeWidgetItem& section, const KeyLine& line) {
    auto* item = new QTreeWidgetItem(&section, {line.meaning});
    item->setData(kTextColumn, kLineRole, qsizetype(&line - keyLines().data()));
    item->setToolTip(kTextColumn, line.meaning);
    item->setSizeHint(kTextColumn, m_rowSize);
    const bool several = actionsOf(line) > 1;
    for (const KeyPart& part : line.parts) {
        if (part.action.isEmpty()) {
            continue;
        }
        if (several) {
            addAction(*item, part.action);
        } else {
            item->setData(kTextColumn, kActionRole, part.action);
        }
    }
}

void ShortcutTree::addAction(QTreeWidgetItem& parent, const QString& action) {
    auto* item = new QTreeWidgetItem(&parent, {actionName(action)});
    item->setData(kTextColumn, kActionRole, action);
    item->setSizeHint(kTextColumn, m_rowSize);
}

void ShortcutTree::refreshLine(QTreeWidgetItem& item, const KeyLine& line) {
    const auto show = [](QTreeWidgetItem& row, const QString& keys, bool changed) {
        row.setToolTip(kKeyColumn, keys);
        row.setText(kKeyColumn, keys.isEmpty() ? QStringLiteral("–") : keys);
        row.setForeground(kKeyColumn, QColor(changed          ? theme::kAccent
                                             : keys.isEmpty() ? theme::kFaintText
                                                              : theme::kText));
    };
    bool anyChanged = false;
    for (const KeyPart& part : line.parts) {
        anyChanged = anyChanged || keyMap().changedByUser(part.action);
    }
    show(item, presentKeys(line), anyChanged);
    for (int i = 0; i < item.childCount(); ++i) {
        QTreeWidgetItem& child = *item.child(i);
        const QString action = child.data(kTextColumn, kActionRole).toString();
        show(child, listedKeys(action), keyMap().changedByUser(action));
    }
}

void ShortcutTree::refreshKeys() {
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem& section = *topLevelItem(i);
        for (int j = 0; j < section.childCount(); ++j) {
            QTreeWidgetItem& item = *section.child(j);
            refreshLine(item, keyLines().at(item.data(kTextColumn, kLineRole).toULongLong()));
        }
    }
}

void ShortcutTree::search(const QString& text) {
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem& section = *topLevelItem(i);
        const QString headline = section.text(kTextColumn) + QLatin1Char(' ');
        bool any = false;
        for (int j = 0; j < section.childCount(); ++j) {
            QTreeWidgetItem& item = *section.child(j);
            bool inside = false;
            for (int k = 0; k < item.childCount() && !words.isEmpty(); ++k) {
                inside = inside || containsAll(searched(*item.child(k)), words);
            }
            const bool shown = inside || containsAll(headline + searched(item), words);
            item.setHidden(!shown);
            item.setExpanded(inside);
            any = any || shown;
        }
        section.setHidden(!any);
        section.setExpanded(true);
    }
}

int ShortcutTree::shownLines() const {
    int count = 0;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        for (int j = 0; j < topLevelItem(i)->childCount(); ++j) {
            count += topLevelItem(i)->child(j)->isHidden() ? 0 : 1;
        }
    }
    return count;
}

QString ShortcutTree::currentAction() const {
    const QTreeWidgetItem* item = currentItem();
    return item != nullptr ? item->data(kTextColumn, kActionRole).toString() : QString();
}

void ShortcutTree::wantChange(QTreeWidgetItem* item) {
    const QString action = item->data(kTextColumn, kActionRole).toString();
    if (!action.isEmpty()) {
        emit changeWanted(action);
    } else if (item->parent() != nullptr) {
        item->setExpanded(!item->isExpanded());
    }
}

void ShortcutTree::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && currentItem() != nullptr) {
        wantChange(currentItem());
    } else {
        QTreeWidget::keyPressEvent(event);
    }
}

}  // namespace sinew
