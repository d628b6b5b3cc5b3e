// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

#include "tests/support/temporary_folder.h"
#include "tests/support/test_program.h"
#include "tests/ui/changing_file.h"
#include "tests/ui/character.h"
#include "ui/panels/findings_panel.h"
#include "ui/session/live_reload.h"
#include "ui/session/session.h"

using namespace sinew;
using namespace sinew::test;

namespace {

Diagnostic found(const char* code) {
    return {.severity = Severity::Warning, .code = code, .message = code, .pointer = ""};
}

bool isFileBytes(const Diagnostic& finding) {
    return finding.code == "BUDGET_FILE_BYTES";
}

/// A file with findings of its loader, in a folder with rules.
struct RulesFixture {
    TemporaryFolder folder;
    Session session;
    FindingsPanel panel{session.document()};

    RulesFixture() {
        session.document().setCheck({});
        panel.resize(1600, 240);
        panel.show();
    }
    void write(const std::string& rules) const {
        std::ofstream(folder.path() / "sinew.json") << rules;
    }
    void show() {
        auto asset = std::make_shared<Asset>(*character());
        asset->path = folder.path() / "a.glb";
        asset->findings = {found("KEY_POP"), found("JOINT_UNUSED")};
        session.document().show({.asset = std::move(asset), .outline = {}});
    }
    [[nodiscard]] const QLabel& label() const {
        return *panel.findChild<QLabel*>(QStringLiteral("projectRules"));
    }
    [[nodiscard]] QString ruleFile() const {
        return QString::fromStdString((folder.path() / "sinew.json").string());
    }
};

}  // namespace

class TestProjectRules : public QObject {
    Q_OBJECT

private slots:
    void thePanelObeysTheRulesAndNamesTheirFile() {
        RulesFixture f;
        f.write(R"({"root": true, "rules": {"JOINT_UNUSED": "error",
            "KEY_POP": {"severity": "off", "reason": "mocap"}}})");
        f.show();
        const std::vector<Diagnostic>& findings = f.session.document().findings();
        QCOMPARE(findings.size(), std::size_t{1});
        QCOMPARE(findings.front().code, std::string("JOINT_UNUSED"));
        QCOMPARE(findings.front().severity, Severity::Error);
        QVERIFY(f.label().isVisible());
        QVERIFY2(f.label().toolTip().contains(f.ruleFile()), qPrintable(f.label().toolTip()));
        QVERIFY(
            f.label().toolTip().contains("KEY_POP is muted: mocap (" + f.ruleFile() + ":2:25)"));
    }

    void aBrokenRuleFileIsNamedWithItsLine() {
        RulesFixture f;
        f.write("{\"root\": true,\n \"rulse\": {}}");
        f.show();
        QCOMPARE(f.session.document().findings().size(), std::size_t{2});
        QVERIFY2(f.label().toolTip().contains(f.ruleFile() + ":2:2: there is no setting 'rulse'"),
                 qPrintable(f.label().toolTip()));
    }

    void aLongTextDoesNotWidenThePanel() {
        RulesFixture f;
        f.write(R"({"root": true})");
        f.show();
        const int least = f.panel.minimumSizeHint().width();
        f.write("{\"root\": true, \"" + std::string(300, 'r') + "\": {}}");
        f.show();
        QVERIFY(f.label().toolTip().size() > 300);
        QVERIFY(f.panel.minimumSizeHint().width() <= least);
    }

    void withoutRulesThereIsNoLabel() {
        RulesFixture f;
        f.write(R"({"root": true})");
        f.session.document().show({.asset = character(), .outline = {}});
        QVERIFY(!f.label().isVisible());
    }

    void budgetsAreCheckedAndRulesThatChangeCount() {
        ChangingFile file;
        const auto write = [&file](const std::string& rules) {
            std::ofstream(file.path().parent_path() / "sinew.json") << rules;
        };
        write(R"({"root": true, "budgets": {"vertices": 0}})");
        file.write({});
        Session session;
        Document& document = session.document();
        LiveReload live(document);
        const QSignalSpy unchanged(&live, &LiveReload::unchanged);
        live.setEnabled(true);
        const auto hasBudget = [&document] {
            for (const Diagnostic& each : document.findings()) {
                if (each.code == "BUDGET_VERTICES") {
                    return true;
                }
            }
            return false;
        };
        document.open(file.path());
        QTRY_VERIFY_WITH_TIMEOUT(document.asset() != nullptr, 30000);
        QTRY_VERIFY_WITH_TIMEOUT(hasBudget(), 30000);
        QTRY_VERIFY_WITH_TIMEOUT(unchanged.count() > 0, 30000);
        write(R"({"root": true, "budgets": {"vertices": 1000}})");
        QTRY_VERIFY_WITH_TIMEOUT(!document.checking() && !hasBudget(), 30000);
    }

    void aRuleFileThatAppearsAboveCounts() {
        const TemporaryFolder folder;
        std::ofstream(folder.path() / "sinew.json") << R"({"root": true})";
        const std::filesystem::path file = folder.path() / "chars/orc/a.gltf";
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file) << R"({"asset": {"version": "2.0"}})";
        Session session;
        Document& document = session.document();
        LiveReload live(document);
        const QSignalSpy unchanged(&live, &LiveReload::unchanged);
        live.setEnabled(true);
        document.open(file);
        QTRY_VERIFY_WITH_TIMEOUT(document.asset() != nullptr && unchanged.count() > 0, 30000);
        QVERIFY(std::none_of(document.findings().begin(), document.findings().end(), isFileBytes));
        std::ofstream(folder.path() / "chars/sinew.json") << R"({"budgets": {"fileBytes": 1}})";
        QTRY_VERIFY_WITH_TIMEOUT(
            std::any_of(document.findings().begin(), document.findings().end(), isFileBytes),
            30000);
    }
};

SINEW_TEST_IN(QApplication, TestProjectRules)
#include "test_project_rules.moc"
