// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/keys/key_table.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>

#include "model/evaluate/loop_mode.h"
#include "model/view/view_mode.h"
#include "ui/keys/action_rows.h"

namespace sinew {
namespace {

constexpr int kSeries = 9;

struct ActionTable {
    std::vector<KeyLine> lines;
    QHash<QString, ActionInfo> actions;
};

QString translatedLook(const char* text) {
    return QCoreApplication::translate("LookOptions", text);
}

/// "Home; Shift+Left"
QList<QKeySequence> readKeys(const QString& text) {
    QList<QKeySequence> keys;
    for (const QString& key : text.split(QStringLiteral("; "), Qt::SkipEmptyParts)) {
        keys << QKeySequence(key, QKeySequence::PortableText);
    }
    return keys;
}

QString capitalised(QString text) {
    text.replace(0, 1, text.left(1).toUpper());
    return text;
}

/// Without mnemonic and dots.
QString plainText(QString text) {
    return text.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

ActionInfo infoOf(const ActionRow& row) {
    const QString text = actionText(row.text);
    return {.text = text,
            .name = *row.extras.name == '\0' ? plainText(text) : actionText(row.extras.name),
            .tip = actionText(row.extras.tip),
            .icon = QLatin1String(row.extras.icon),
            .keys = readKeys(QLatin1String(row.keys)),
            .checkable = row.extras.checkable,
            .repeats = row.extras.repeats};
}

/// Makes the lines and actions from the rows.
class TableMaker {
public:
    void add(const ActionRow& row) {
        switch (row.kind) {
            case RowKind::Menu:
                m_section = plainText(actionText(row.text));
                break;
            case RowKind::Submenu:
            case RowKind::End:
            case RowKind::Gap:
            case RowKind::Placed:
                break;
            case RowKind::Line:
                addLine(actionText(row.text));
                break;
            case RowKind::Entry:
                addEntry(row);
                break;
            case RowKind::Action:
                addAction(QLatin1String(row.id), infoOf(row));
                break;
            case RowKind::Series:
                addSeries(row);
                break;
            case RowKind::Gesture:
                m_table.lines.back().parts.push_back(
                    {.action = {}, .defaults = {}, .gesture = actionText(row.text)});
                break;
            case RowKind::Options:
                for (const LookSection which : row.options) {
                    addOptions(which);
                }
                break;
            case RowKind::Views:
                addViews(row.views);
                break;
            case RowKind::LoopModes:
                addLoopModes();
                break;
        }
    }
    [[nodiscard]] ActionTable take() { return std::move(m_table); }

private:
    void addLine(const QString& meaning) {
        m_table.lines.push_back({.section = m_section, .meaning = meaning, .parts = {}});
    }
    void addAction(const QString& id, const ActionInfo& info) {
        m_table.lines.back().parts.push_back({.action = id, .defaults = info.keys, .gesture = {}});
        m_table.actions.insert(id, info);
    }
    void addEntry(const ActionRow& row) {
        const ActionInfo info = infoOf(row);
        addLine(info.tip.isEmpty() ? info.name : info.tip);
        addAction(QLatin1String(row.id), info);
    }
    void addSeries(const ActionRow& row) {
        for (int number = 1; number <= kSeries; ++number) {
            ActionInfo info = infoOf(row);
            info.text = info.text.arg(number);
            info.name = info.name.arg(number);
            info.keys = readKeys(QString::fromLatin1(row.keys).arg(number));
            addAction(QString::fromLatin1(row.id).arg(number), info);
        }
    }
    void addOptions(LookSection which) {
        for (const LookOption& option : lookOptions()) {
            const LookAction& words = option.action;
            if (option.section == which && words.text != nullptr) {
                const char* meaning = *words.help == '\0' ? words.text : words.help;
                addLine(capitalised(translatedLook(meaning)));
                const QString text = translatedLook(words.text);
                const char* tip = *words.tip == '\0' ? words.status : words.tip;
                addAction(lookActionId(option.key), {.text = text,
                                                     .name = plainText(text),
                                                     .tip = translatedLook(tip),
                                                     .icon = QLatin1String(words.icon),
                                                     .keys = readKeys(QLatin1String(words.key)),
                                                     .checkable = true});
            }
        }
    }
    void addViews(ViewGroup group) {
        for (const ViewModeInfo& info : viewModes()) {
            if (!group(info)) {
                continue;
            }
            const QString label = QString::fromUtf8(info.label);
            addLine(label);
            addAction(viewActionId(QString::fromUtf8(info.name)), {.text = label,
                                                                   .name = label,
                                                                   .tip = {},
                                                                   .icon = {},
                                                                   .keys = {},
                                                                   .checkable = true});
        }
    }
    void addLoopModes() {
        for (const LoopModeInfo& info : kLoopModes) {
            const QString title = actionText(info.title);
            addAction(loopActionId(info.name), {.text = title,
                                                .name = title,
                                                .tip = actionText(info.tip),
                                                .icon = QLatin1String(info.name),
                                                .keys = {},
                                                .checkable = true});
        }
    }

    ActionTable m_table;
    QString m_section;
};

const ActionTable& actionTable() {
    static const ActionTable table = [] {
        TableMaker maker;
        for (const ActionRow& row : actionRows()) {
            maker.add(row);
        }
        return maker.take();
    }();
    return table;
}

}  // namespace

const std::vector<KeyLine>& keyLines() {
    return actionTable().lines;
}

const ActionInfo* findAction(const QString& id) {
    const auto found = actionTable().actions.constFind(id);
    return found == actionTable().actions.constEnd() ? nullptr : &*found;
}

QString actionName(const QString& id) {
    const ActionInfo* info = findAction(id);
    return info == nullptr ? id : info->name;
}

QString lookActionId(const char* optionKey) {
    return QStringLiteral("look-") + QLatin1String(optionKey);
}

QString viewActionId(const QString& viewName) {
    return QStringLiteral("view-mode-") + viewName;
}

QString loopActionId(const char* modeName) {
    return QStringLiteral("loop-") + QLatin1String(modeName);
}

QString actionText(const char* text) {
    return *text == '\0' ? QString() : QCoreApplication::translate("Actions", text);
}

}  // namespace sinew
