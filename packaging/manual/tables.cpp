// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// usage: sinew-manual-tables
// Prints as JSON the tables of the programs from which pages of the manual are made (generate.py):
// symptoms, views, keys, panels, pages that the window opens. A tool of the build.

#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <cstdio>

#include "model/diagnose/symptom.h"
#include "model/view/view_mode.h"
#include "ui/keys/key_table.h"
#include "ui/window/help.h"
#include "ui/window/manual.h"
#include "ui/window/panel_table.h"

namespace {

QString text(std::string_view words) {
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

QJsonArray symptoms() {
    QJsonArray rows;
    for (const sinew::Symptom& symptom : sinew::symptomTable()) {
        QJsonArray causes;
        for (const std::string_view code : symptom.causes) {
            causes.append(text(code));
        }
        rows.append(QJsonObject{{"name", text(symptom.name)},
                                {"title", text(symptom.title)},
                                {"words", text(symptom.words)},
                                {"causes", causes},
                                {"violations", symptom.violations},
                                {"elsewhere", text(symptom.elsewhere)}});
    }
    return rows;
}

QJsonArray views() {
    QJsonArray rows;
    for (const sinew::ViewModeInfo& view : sinew::viewModes()) {
        rows.append(QJsonObject{{"name", text(view.name)},
                                {"label", text(view.label)},
                                {"summary", text(view.summary)}});
    }
    return rows;
}

QJsonArray keys() {
    QJsonArray rows;
    for (const sinew::KeyLine& line : sinew::keyLines()) {
        rows.append(QJsonObject{{"section", line.section},
                                {"meaning", line.meaning},
                                {"keys", sinew::presentKeys(line)}});
    }
    return rows;
}

QJsonArray panels() {
    QJsonArray rows;
    for (const sinew::PanelInfo& panel : sinew::panelTable()) {
        const sinew::ActionInfo* action = sinew::findAction(sinew::panelActionId(panel));
        rows.append(QJsonObject{{"name", QString(QLatin1String(panel.name)).remove("Dock")},
                                {"title", action->name},
                                {"tip", action->tip}});
    }
    return rows;
}

}  // namespace

int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv);  // names of keys
    const QJsonObject tables{{"symptoms", symptoms()},
                             {"views", views()},
                             {"keys", keys()},
                             {"panels", panels()},
                             {"pages", QJsonArray::fromStringList(sinew::Manual::pages())}};
    std::fputs(QJsonDocument(tables).toJson().constData(), stdout);
    return 0;
}
