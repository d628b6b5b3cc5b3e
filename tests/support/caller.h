// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtTest/QTest>
#include <string>

namespace sinew::test {

/// The line of a test that called a helper, which takes it as its last argument:
/// `void refuses(const Bytes& file, Caller caller = Caller::here())`. Clang 14 has no
/// std::source_location.
struct Caller {
    const char* file;
    int line;

    [[nodiscard]] static constexpr Caller here(const char* file = __builtin_FILE(),
                                               int line = __builtin_LINE()) noexcept {
        return {file, line};
    }
};

/// QFAIL for helpers that return something.
inline void fail(const Caller& caller, const std::string& words) {
    QTest::qFail(words.c_str(), caller.file, caller.line);
}

}  // namespace sinew::test

// QVERIFY, QVERIFY2 and QCOMPARE for helpers of tests: a failure is reported at the caller's line
// and ends the helper.
#define SINEW_VERIFY(caller, condition) SINEW_VERIFY2(caller, condition, "")
#define SINEW_VERIFY2(caller, condition, words)                                              \
    do {                                                                                     \
        if (const bool holds = static_cast<bool>(condition);                                 \
            !QTest::qVerify(holds, #condition, holds ? "" : static_cast<const char*>(words), \
                            (caller).file, (caller).line)) {                                 \
            return;                                                                          \
        }                                                                                    \
    } while (false)
#define SINEW_COMPARE(caller, actual, expected)                                   \
    do {                                                                          \
        if (!QTest::qCompare(actual, expected, #actual, #expected, (caller).file, \
                             (caller).line)) {                                    \
            return;                                                               \
        }                                                                         \
    } while (false)
