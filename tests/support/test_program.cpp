// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"

#include <cstdio>
#include <map>

namespace {

using sinew::test::RegisteredTest;

std::map<std::string_view, RegisteredTest::Run>& registeredTests() {
    static std::map<std::string_view, RegisteredTest::Run> tests;
    return tests;
}

}  // namespace

RegisteredTest::RegisteredTest(std::string_view name, Run run) {
    registeredTests().emplace(name.substr(name.rfind(':') + 1), run);
}

int main(int argc, char** argv) {
    const auto test = argc > 1 ? registeredTests().find(argv[1]) : registeredTests().end();
    if (test != registeredTests().end()) {
        argv[1] = argv[0];
        return test->second(argc - 1, argv + 1);
    }
    std::fputs("which test class?\n", stderr);
    for (const auto& [name, run] : registeredTests()) {
        std::fprintf(stderr, "  %.*s\n", static_cast<int>(name.size()), name.data());
    }
    return 2;
}
