// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <set>
#include <string>

#include "model/check/deformation/deformation_rules.h"
#include "model/check/rule.h"
#include "model/diagnose/symptom.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

bool isCause(std::string_view code) {
    const auto table = symptomTable();
    return std::any_of(table.begin(), table.end(), [&](const Symptom& symptom) {
        return std::find(symptom.causes.begin(), symptom.causes.end(), code) !=
               symptom.causes.end();
    });
}

std::string without(std::span<const Rule> rules, bool (*wanted)(const Rule&)) {
    std::string missing;
    for (const Rule& rule : rules) {
        if (wanted(rule) && !isCause(rule.code)) {
            missing += std::string(rule.code) + ' ';
        }
    }
    return missing;
}

}  // namespace

class TestSymptomTable : public QObject {
    Q_OBJECT

private slots:
    void everyRuleOfDeformationIsACause();
    void everyRuleOfTheLintThatHarmsThePoseIsACause();
    void everyCauseIsARuleAndListedOnce();
    void namesAreUniqueAndFound();
    void everySymptomSaysWhatAnswersElsewhere();
    void theUsersWordsFindTheirSymptom();
};

void TestSymptomTable::everyRuleOfDeformationIsACause() {
    QCOMPARE(without(check::deformationTable(), [](const Rule&) { return true; }), std::string());
}

void TestSymptomTable::everyRuleOfTheLintThatHarmsThePoseIsACause() {
    QCOMPARE(without(lintRules(),
                     [](const Rule& rule) {
                         const bool needsSnapshot = rule.code.substr(0, 9) == "SNAPSHOT_";
                         return rule.rank.harm == Harm::Pose && !needsSnapshot;
                     }),
             std::string());
}

void TestSymptomTable::everyCauseIsARuleAndListedOnce() {
    for (const Symptom& symptom : symptomTable()) {
        std::set<std::string_view> seen;
        for (const std::string_view code : symptom.causes) {
            QVERIFY2(findRule(code) != nullptr, std::string(code).c_str());
            QVERIFY2(seen.insert(code).second, std::string(code).c_str());
        }
        QVERIFY(!symptom.causes.empty() || symptom.violations);
    }
}

void TestSymptomTable::namesAreUniqueAndFound() {
    std::set<std::string_view> names;
    for (const Symptom& symptom : symptomTable()) {
        QVERIFY2(names.insert(symptom.name).second, std::string(symptom.name).c_str());
        QCOMPARE(findSymptom(symptom.name), &symptom);
        QCOMPARE(findSymptom(symptom.title), &symptom);
    }
    std::set<std::string_view> words;
    for (const std::string_view word : symptomWords()) {
        QVERIFY2(words.insert(word).second, std::string(word).c_str());
    }
}

void TestSymptomTable::everySymptomSaysWhatAnswersElsewhere() {
    for (const Symptom& symptom : symptomTable()) {
        QVERIFY2(symptom.elsewhere.ends_with('.'), std::string(symptom.name).c_str());
        QVERIFY2(!symptom.title.ends_with('.'), std::string(symptom.name).c_str());
    }
}

void TestSymptomTable::theUsersWordsFindTheirSymptom() {
    const auto nameOf = [](std::string_view text) {
        const Symptom* symptom = findSymptom(text);
        return std::string(symptom == nullptr ? "" : symptom->name);
    };
    QCOMPARE(nameOf("t-pose"), std::string("stuck"));
    QCOMPARE(nameOf("Moonwalk"), std::string("slides"));
    QCOMPARE(nameOf("pops"), std::string("pops"));
    QCOMPARE(nameOf("wrong in my engine"), std::string("engine"));
    QCOMPARE(nameOf("prop is offset"), std::string("prop"));
    QCOMPARE(nameOf("explode"), std::string("explodes"));
    QCOMPARE(nameOf(""), std::string());
    QCOMPARE(nameOf("nonsense"), std::string());
}

SINEW_TEST(TestSymptomTable)
#include "test_symptom_table.moc"
