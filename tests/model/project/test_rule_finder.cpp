// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <sys/stat.h>

#include <QTest>
#include <filesystem>
#include <fstream>
#include <string>

#include "model/project/rule_finder.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;
namespace fs = std::filesystem;

namespace {

/// A project on disk.
class Project {
public:
    void write(const std::string& name, const std::string& text) const {
        const fs::path path = at(name);
        fs::create_directories(path.parent_path());
        std::ofstream(path) << text;
    }
    [[nodiscard]] fs::path at(const std::string& name) const { return m_folder.path() / name; }
    [[nodiscard]] ProjectRules rules(const std::string& asset) const {
        const auto rules = projectRulesOf(at(asset));
        return rules ? **rules : ProjectRules();
    }
    [[nodiscard]] std::string problem(const std::string& asset) const {
        const auto rules = projectRulesOf(at(asset));
        return rules ? std::string() : rules.error().message;
    }

private:
    TemporaryFolder m_folder;
};

double joints(const ProjectRules& rules) {
    const auto found = rules.budgets.find(Budget::Joints);
    return found == rules.budgets.end() ? -1.0 : found->second.value;
}

}  // namespace

class TestRuleFinder : public QObject {
    Q_OBJECT

private slots:
    void nearerFilesWin();
    void theSearchEndsAtARoot();
    void theFolderOfTheAssetCounts();
    void whatAFileExtendsCountsBeforeIt();
    void circlesAreErrorsWithTheirChain();
    void missingFilesAreErrorsWithTheirChain();
    void addressesAreNotFetched();
    void blocksApplyByGlob();
    void blocksApplyByClip();
    void aNearerFileUndoesBlocks();
    void oneNamedFileReplacesTheSearch();
    void manyExtendedFilesAreRefused();
    void aLargeFileIsRefused();
    void whatIsNoFileIsRefused();
    void globsOfOtherProgramsAreRefused();
    void groupsNameTheLineOfTheirEntry();
    void theSearchNamesWhereAFileMayAppear();
};

void TestRuleFinder::nearerFilesWin() {
    const Project project;
    project.write("sinew.json", R"({"budgets": {"joints": 64, "materials": 2}})");
    project.write("chars/sinew.json", R"({"budgets": {"joints": 90}})");
    const ProjectRules rules = project.rules("chars/orc/a.glb");
    QCOMPARE(joints(rules), 90.0);
    QCOMPARE(rules.budgets.at(Budget::Joints).origin.file, project.at("chars/sinew.json").string());
    QCOMPARE(rules.budgets.at(Budget::Materials).origin.file, project.at("sinew.json").string());
    QCOMPARE(rules.files.back(), project.at("chars/sinew.json").string());
}

void TestRuleFinder::theSearchEndsAtARoot() {
    const Project project;
    project.write("sinew.json", R"({"budgets": {"materials": 2}})");
    project.write("chars/sinew.json", R"({"root": true, "budgets": {"joints": 90}})");
    const ProjectRules rules = project.rules("chars/a.glb");
    QCOMPARE(rules.budgets.size(), std::size_t{1});
    QCOMPARE(rules.files.size(), std::size_t{1});
}

void TestRuleFinder::theFolderOfTheAssetCounts() {
    const Project project;
    project.write("chars/sinew.json", R"({"root": true, "budgets": {"joints": 90}})");
    fs::create_directories(project.at("props"));
    QVERIFY(project.rules("props/a.glb").budgets.empty());
    QCOMPARE(joints(project.rules("props/../chars/a.glb")), 90.0);
}

void TestRuleFinder::whatAFileExtendsCountsBeforeIt() {
    const Project project;
    project.write("sinew.json", R"({"extends": ["a.json", "lib/b.json"],
                                    "budgets": {"vertices": 3}})");
    project.write("a.json", R"({"budgets": {"joints": 1, "vertices": 1, "materials": 1}})");
    project.write("lib/b.json", R"({"extends": "c.json", "budgets": {"joints": 2}})");
    project.write("lib/c.json", R"({"budgets": {"joints": 0, "materials": 4}})");
    const ProjectRules rules = project.rules("a.glb");
    QCOMPARE(joints(rules), 2.0);
    QCOMPARE(rules.budgets.at(Budget::Vertices).value, 3.0);
    QCOMPARE(rules.budgets.at(Budget::Materials).value, 4.0);
    QCOMPARE(rules.budgets.at(Budget::Materials).origin.file, project.at("lib/c.json").string());
}

void TestRuleFinder::circlesAreErrorsWithTheirChain() {
    const Project project;
    project.write("sinew.json", "{\n\"extends\": \"a.json\"}");
    project.write("a.json", R"({"extends": ["sinew.json"]})");
    QCOMPARE(project.problem("a.glb"),
             project.at("a.json").string() +
                 ":1:14: the file extends itself: sinew.json > a.json > sinew.json");
}

void TestRuleFinder::missingFilesAreErrorsWithTheirChain() {
    const Project project;
    project.write("sinew.json", "{\n\"extends\": \"gone.json\"}");
    QCOMPARE(project.problem("a.glb"),
             project.at("sinew.json").string() + ":2:1: there is no file " +
                 project.at("gone.json").string() + " (sinew.json > gone.json)");
}

void TestRuleFinder::addressesAreNotFetched() {
    const Project project;
    project.write("sinew.json", R"({"extends": "https://example.com/sinew.json"})");
    QVERIFY(project.problem("a.glb").find("local files") != std::string::npos);
}

void TestRuleFinder::blocksApplyByGlob() {
    const Project project;
    project.write("sinew.json", R"({"budgets": {"joints": 1}, "overrides": [
        {"files": ["chars/**/*.glb"], "budgets": {"joints": 2}},
        {"files": "boss.glb", "budgets": {"joints": 3}}]})");
    QCOMPARE(joints(project.rules("props/a.glb")), 1.0);
    QCOMPARE(joints(project.rules("chars/orc/a.glb")), 2.0);
    QCOMPARE(joints(project.rules("chars/boss.glb")), 3.0);
}

void TestRuleFinder::blocksApplyByClip() {
    const Project project;
    project.write("sinew.json", R"({"rules": {"KEY_POP": "error"}, "frameRates": [30],
        "overrides": [{"clips": ["Walk*"], "frameRates": [60],
                       "rules": {"KEY_POP": {"severity": "off", "reason": "mocap"}}}]})");
    const ProjectRules rules = project.rules("a.glb");
    QCOMPARE(rules.policy.severities.at("KEY_POP"), Severity::Error);
    QVERIFY(!rules.policy.mutes("KEY_POP"));
    const ProjectRules walk = rulesOfClip(rules, "Walk_Slow");
    QVERIFY(walk.policy.mutes("KEY_POP"));
    QCOMPARE(walk.muted.at("KEY_POP").reason, std::string("mocap"));
    QCOMPARE(walk.frameRates->value.front(), 60.0);
    QCOMPARE(rulesOfClip(rules, "Run").frameRates->value.front(), 30.0);
}

void TestRuleFinder::aNearerFileUndoesBlocks() {
    const Project project;
    project.write("sinew.json",
                  R"({"overrides": [{"clips": ["*"], "rules": {"KEY_POP": "off"}}]})");
    project.write("chars/sinew.json", R"({"rules": {"KEY_POP": "info"}})");
    const ProjectRules walk = rulesOfClip(project.rules("chars/a.glb"), "Walk");
    QVERIFY(!walk.policy.mutes("KEY_POP"));
    QCOMPARE(walk.policy.severities.at("KEY_POP"), Severity::Info);
}

void TestRuleFinder::oneNamedFileReplacesTheSearch() {
    const Project project;
    project.write("sinew.json", R"({"budgets": {"joints": 1}})");
    project.write("other.json", R"({"budgets": {"materials": 1}})");
    ProjectRuleFinder one(RuleSearch::OneFile, project.at("other.json"));
    QCOMPARE(joints(**one.rulesOf(project.at("a.glb"))), -1.0);
    QCOMPARE((*one.rulesOf(project.at("a.glb")))->budgets.size(), std::size_t{1});
    ProjectRuleFinder none(RuleSearch::None);
    QVERIFY((*none.rulesOf(project.at("a.glb")))->empty());
    ProjectRuleFinder missing(RuleSearch::OneFile, project.at("gone.json"));
    QVERIFY(!missing.rulesOf(project.at("a.glb")));
}

void TestRuleFinder::manyExtendedFilesAreRefused() {
    const Project project;
    for (int i = 0; i < 40; ++i) {
        const std::string next = std::to_string(i + 1) + ".json";
        project.write(std::to_string(i) + ".json",
                      "{\"extends\": [\"" + next + "\", \"" + next + "\"]}");
    }
    project.write("40.json", "{}");
    project.write("sinew.json", R"({"extends": "0.json"})");
    QVERIFY(project.problem("a.glb").find("more than 64 rule files") != std::string::npos);
}

void TestRuleFinder::aLargeFileIsRefused() {
    const Project project;
    project.write("sinew.json", "{}" + std::string(256 * 1024, ' '));
    QVERIFY(project.problem("a.glb").find("at most 256 KiB") != std::string::npos);
}

void TestRuleFinder::whatIsNoFileIsRefused() {
    const Project project;
    const fs::path rules = project.at("sinew.json");
    const auto words = [&] { return project.problem("a.glb"); };
    fs::create_directories(rules);
    QVERIFY2(words().find(rules.string() + ": cannot be read: it is a folder") == 0,
             words().c_str());
    fs::remove(rules);
    QCOMPARE(::mkfifo(rules.c_str(), 0600), 0);
    QVERIFY2(words().find("it is not a regular file") != std::string::npos, words().c_str());
    fs::remove(rules);
    fs::create_symlink(project.at("gone.json"), rules);
    QVERIFY2(words().find("cannot be read: No such file") != std::string::npos, words().c_str());
}

void TestRuleFinder::globsOfOtherProgramsAreRefused() {
    const Project project;
    for (const char* glob :
         {"", "*.{glb,gltf}", "a[bc].glb", "chars\\\\*", "../a.glb", "./a.glb"}) {
        project.write("sinew.json", "{\"overrides\": [{\"files\": [\"a.glb\",\n\"" +
                                        std::string(glob) + "\"]}]}");
        QVERIFY2(project.problem("a.glb").find("sinew.json:2:1: ") != std::string::npos, glob);
    }
    project.write("sinew.json", R"({"overrides": [{"files": ["/chars/**/b..?.glb", "**"]}]})");
    QCOMPARE(project.problem("a.glb"), std::string());
    project.write("sinew.json", R"({"overrides": [{"file": ["a.glb"]}]})");
    QVERIFY(project.problem("a.glb").find("Valid: files, clips, rules") != std::string::npos);
}

void TestRuleFinder::groupsNameTheLineOfTheirEntry() {
    const Project project;
    project.write("sinew.json",
                  "{\"groups\": [\n{\"clips\": [\"A\"], \"share\": [\"phase\"]},\n"
                  "{\"clips\": [\"B\"], \"share\": [\"length\"]}]}");
    const std::vector<ClipGroup> groups = project.rules("a.glb").groups;
    QCOMPARE(groups.size(), std::size_t{2});
    QCOMPARE(groups[0].origin.line, std::size_t{2});
    QCOMPARE(groups[1].origin.line, std::size_t{3});
}

void TestRuleFinder::theSearchNamesWhereAFileMayAppear() {
    const Project project;
    project.write("sinew.json", R"({"root": true})");
    ProjectRuleFinder finder;
    QVERIFY(finder.rulesOf(project.at("chars/orc/a.glb")));
    const std::vector<std::string> places{project.at("chars/orc/sinew.json"),
                                          project.at("chars/sinew.json"), project.at("sinew.json")};
    QCOMPARE(finder.placesSearched(), places);
}

SINEW_TEST(TestRuleFinder)
#include "test_rule_finder.moc"
