// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// usage: sinew-write-orca ORCA FLAWED_ORCA WALKER FLAWED_WALKER
// Writes the demonstration files that the programs hold.

#include <cstdio>
#include <fstream>
#include <span>

#include "model/demo/orca.h"
#include "model/demo/walker.h"

namespace {

bool write(const char* path, const std::vector<std::uint8_t>& bytes) {
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    return static_cast<bool>(file.flush());
}

}  // namespace

int main(int argc, char** argv) {
    const std::span arguments(argv, static_cast<std::size_t>(argc));
    if (arguments.size() != 5 || !write(arguments[1], sinew::orcaGlb()) ||
        !write(arguments[2], sinew::orcaGlb(true)) || !write(arguments[3], sinew::walkerGlb()) ||
        !write(arguments[4], sinew::walkerGlb(true))) {
        std::fputs("usage: sinew-write-orca ORCA FLAWED_ORCA WALKER FLAWED_WALKER\n", stderr);
        return 1;
    }
    return 0;
}
