// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// usage: sinew-write-orca GOOD FLAWED
// Writes the two demonstration files that the programs hold.

#include <cstdio>
#include <fstream>
#include <span>

#include "model/demo/orca.h"

namespace {

bool write(const char* path, bool flawed) {
    const std::vector<std::uint8_t> bytes = sinew::orcaGlb(flawed);
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    return static_cast<bool>(file.flush());
}

}  // namespace

int main(int argc, char** argv) {
    const std::span arguments(argv, static_cast<std::size_t>(argc));
    if (arguments.size() != 3 || !write(arguments[1], false) || !write(arguments[2], true)) {
        std::fputs("usage: sinew-write-orca GOOD FLAWED\n", stderr);
        return 1;
    }
    return 0;
}
