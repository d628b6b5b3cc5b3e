// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtTest/QTest>
#include <string_view>

namespace sinew::test {

/// A test class of this program, which is started as `PROGRAM CLASS [QT TEST OPTIONS…]`. `run` gets
/// the arguments without the class and returns the exit code.
class RegisteredTest {
public:
    using Run = int (*)(int argc, char** argv);
    RegisteredTest(std::string_view name, Run run);  // the name may be qualified
};

template <class Test>
int runTest(int argc, char** argv) {
    Test test;
    return QTest::qExec(&test, argc, argv);
}

template <class Application, class Test>
int runTestIn(int argc, char** argv) {
    const Application application(argc, argv);
    return runTest<Test>(argc, argv);
}

}  // namespace sinew::test

// Placed after a test class, instead of Qt Test's main macros, because the tests of a folder form
// one program. The second is for tests that need a QCoreApplication, or a QApplication for widgets.
#define SINEW_TEST(Class) SINEW_TEST_RUN(#Class, &sinew::test::runTest<Class>, __COUNTER__)
#define SINEW_TEST_IN(Application, Class) \
    SINEW_TEST_RUN(#Class, (&sinew::test::runTestIn<Application, Class>), __COUNTER__)

#define SINEW_TEST_RUN(name, run, number) SINEW_TEST_NUMBER(name, run, number)
#define SINEW_TEST_NUMBER(name, run, number) \
    static const sinew::test::RegisteredTest kRegistered##number{name, run};
