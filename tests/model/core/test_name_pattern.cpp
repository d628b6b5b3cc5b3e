// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include <string>
#include <vector>

#include "model/core/name_pattern.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

bool isMatch(std::string_view pattern, std::string_view name) {
    const Result<NamePattern> parsed = NamePattern::parse(pattern);
    return parsed && parsed->matches(name);
}

std::string problemOf(std::string_view pattern) {
    const Result<NamePattern> parsed = NamePattern::parse(pattern);
    return parsed ? std::string() : parsed.error().message;
}

struct Case {
    const char* pattern;
    std::vector<const char*> matching;
    std::vector<const char*> others;
};

void verify(const Case& each) {
    for (const char* name : each.matching) {
        QVERIFY2(isMatch(each.pattern, name), name);
    }
    for (const char* name : each.others) {
        QVERIFY2(!isMatch(each.pattern, name), name);
    }
}

}  // namespace

class TestNamePattern : public QObject {
    Q_OBJECT

private slots:
    void aGlobIsAboutTheWholeName() {
        verify({"Walk", {"Walk"}, {"walk", "Walks", "aWalk", ""}});
        verify({"Walk*", {"Walk", "Walk_L"}, {"aWalk"}});
        verify({"*_L", {"_L", "Arm_L", "a_L_L"}, {"Arm_L2"}});
        verify({"*a*b*", {"ab", "xaxbx"}, {"ba", ""}});
        verify({"Bone.???", {"Bone.001"}, {"Bone.01", "Bonex0011"}});
        verify({"Bone[1]|(x)", {"Bone[1]|(x)"}, {"Bone1"}});
        verify({R"(\*\?\\)", {R"(*?\)"}, {"ab\\"}});
    }

    void charactersAreThoseOfUtf8() {
        verify({"?", {"a", "é", "骨"}, {"", "ab", "骨骨"}});
        verify({"/^[ä-ü]$/", {"ö"}, {"o", "öö"}});
    }

    void anExpressionIsFoundAnywhere() {
        verify({"/alk/", {"Walk", "alk"}, {"Wal", "ALK"}});
        verify({"/^Walk$/", {"Walk"}, {"Walks", "aWalk"}});
        verify({"/^(Left|Right)Foot$/", {"LeftFoot", "RightFoot"}, {"Foot", "LeftFoots"}});
        verify({"/^a(?:b|c)*d$/", {"ad", "abcbd"}, {"abed"}});
        verify({"/^ab+c?$/", {"ab", "abbc"}, {"a", "abcc"}});
        verify({"/^a{2,3}$/", {"aa", "aaa"}, {"a", "aaaa"}});
        verify({"/^a{2}$/", {"aa"}, {"a", "aaa"}});
        verify({"/^a{2,}$/", {"aa", "aaaaa"}, {"a"}});
        verify({R"(/^\w+\.\d\d\d$/)", {"Bone.001"}, {"Bone.01", "Bo ne.001"}});
        verify({R"(/[^\w.-]/)", {"a b", "ü"}, {"a-b.c_1"}});
        verify({R"(/\s|\D\S\W/)", {" ", "ab!"}, {"1b!"}});
        verify({"/[]a]/", {"]", "a"}, {"[", "b"}});
        verify({"/a|$/", {"b", ""}, {}});
        verify({"/a^/", {}, {"a", "aa"}});
        verify({"//", {"", "anything"}, {}});
    }

    void theCaseIsIgnoredOnRequest() {
        verify({"/walk/i", {"WALK", "sleepWalker"}, {"run"}});
        verify({"/^[^a-z]$/i", {"1"}, {"A", "a"}});
    }

    void aPatternThatMeansNothingIsRefusedWithWords() {
        QVERIFY(problemOf("/(a/").find("( without a )") != std::string::npos);
        QVERIFY(problemOf("/a)/").find(") without a (") != std::string::npos);
        QVERIFY(problemOf("/[a/").find("[ without a ]") != std::string::npos);
        QVERIFY(problemOf("/*a/").find("nothing before *") != std::string::npos);
        QVERIFY(problemOf("/a{3,2}/").find("{2,4}") != std::string::npos);
        QVERIFY(problemOf("/a{1000}/").find("200") != std::string::npos);
        QVERIFY(problemOf("/[z-a]/").find("range") != std::string::npos);
        QVERIFY(problemOf(R"(/\b/)").find("escapes") != std::string::npos);
        QVERIFY(problemOf("/(?=a)/").find("(?:") != std::string::npos);
        QVERIFY(problemOf("").find("empty") != std::string::npos);
        QVERIFY(problemOf("/(((a{100}){100}){100})/").find("too long") != std::string::npos);
        QVERIFY(problemOf('/' + std::string(100, '(') + '/').find("deeply") != std::string::npos);
    }

    void timeIsLinearInTheNameWhateverThePatternIs() {
        const std::string name(200'000, 'a');
        QVERIFY(!isMatch("/^(a*)*(a|a)*b$/", name));
        QVERIFY(!isMatch("*a*a*a*a*b", name));
        QVERIFY(isMatch("/(a|b)*$/", name));
    }
};

SINEW_TEST(TestNamePattern)
#include "test_name_pattern.moc"
