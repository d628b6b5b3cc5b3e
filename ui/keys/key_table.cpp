// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/keys/key_table.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "model/view/view_mode.h"
#include "ui/keys/key_rows.h"
#include "ui/window/panel_table.h"

namespace sinew {
namespace {

constexpr int kSeries = 9;

QString translatedRow(const char* text) {
    return QCoreApplication::translate("Shortcuts", text);
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

/// Makes the lines from the rows.
class LineMaker {
public:
    void add(const KeyRow& row) {
        const QString text = QString::fromUtf8(row.text);
        const QString keys = QString::fromUtf8(row.keys);
        switch (row.kind) {
            case KeyRowKind::Section:
                m_section = translatedRow(row.text);
                break;
            case KeyRowKind::Line:
                addLine(translatedRow(row.text));
                break;
            case KeyRowKind::Action:
                addAction(text, readKeys(keys));
                break;
            case KeyRowKind::Series:
                for (int number = 1; number <= kSeries; ++number) {
                    addAction(text.arg(number), readKeys(keys.arg(number)));
                }
                break;
            case KeyRowKind::Gesture:
                m_lines.back().parts.push_back(
                    {.action = {}, .defaults = {}, .gesture = translatedRow(row.text)});
                break;
            case KeyRowKind::Options:
                for (const LookSection which : row.options) {
                    addOptions(which);
                }
                break;
            case KeyRowKind::Views:
                addViews();
                break;
            case KeyRowKind::Panels:
                addPanels();
                break;
        }
    }
    [[nodiscard]] std::vector<KeyLine> take() { return std::move(m_lines); }

private:
    void addLine(const QString& meaning) {
        m_lines.push_back({.section = m_section, .meaning = meaning, .parts = {}});
    }
    void addAction(const QString& id, const QList<QKeySequence>& keys) {
        m_lines.back().parts.push_back({.action = id, .defaults = keys, .gesture = {}});
    }
    void addOptions(LookSection which) {
        for (const LookOption& option : lookOptions()) {
            const LookAction& words = option.action;
            if (option.section == which && words.text != nullptr) {
                const char* meaning = *words.help == '\0' ? words.text : words.help;
                addLine(capitalised(QCoreApplication::translate("LookOptions", meaning)));
                addAction(lookActionId(option.key), readKeys(QLatin1String(words.key)));
            }
        }
    }
    void addViews() {
        for (const ViewModeInfo& info : viewModes()) {
            addLine(QString::fromUtf8(info.label));
            addAction(viewActionId(QString::fromUtf8(info.name)), {});
        }
    }

    void addPanels() {
        for (const PanelInfo& panel : panelTable()) {
            if (*panel.help != '\0') {
                addLine(panelText(panel.help));
                addAction(panelActionId(panel), {});
            }
        }
    }

    std::vector<KeyLine> m_lines;
    QString m_section;
};

}  // namespace

const std::vector<KeyLine>& keyLines() {
    static const std::vector<KeyLine> lines = [] {
        LineMaker maker;
        for (const KeyRow& row : keyRows()) {
            maker.add(row);
        }
        return maker.take();
    }();
    return lines;
}

QString lookActionId(const char* optionKey) {
    return QStringLiteral("look-") + QLatin1String(optionKey);
}

QString viewActionId(const QString& viewName) {
    return QStringLiteral("view-mode-") + viewName;
}

}  // namespace sinew
