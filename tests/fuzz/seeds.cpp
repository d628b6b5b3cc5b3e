// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// usage: fuzz_seeds FOLDER    writes the seeds of every fuzz target to FOLDER/TARGET/
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "tests/fuzz/seed_files.h"

namespace {

bool write(const std::filesystem::path& folder, const std::vector<sinew::fuzz::Seed>& seeds) {
    std::filesystem::create_directories(folder);
    for (const sinew::fuzz::Seed& seed : seeds) {
        std::ofstream file(folder / seed.name, std::ios::binary | std::ios::trunc);
        file.write(reinterpret_cast<const char*>(seed.bytes.data()),
                   static_cast<std::streamsize>(seed.bytes.size()));
        if (!file.flush()) {
            return false;
        }
    }
    std::printf("%s: %zu seeds\n", folder.c_str(), seeds.size());
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        return std::fputs("usage: fuzz_seeds FOLDER\n", stderr), 2;
    }
    const std::filesystem::path folder = argv[1];
    const bool written = write(folder / "load", sinew::fuzz::loadSeeds()) &&
                         write(folder / "evaluate", sinew::fuzz::loadSeeds()) &&
                         write(folder / "load_images", sinew::fuzz::imageSeeds()) &&
                         write(folder / "commands", sinew::fuzz::loadSeeds()) &&
                         write(folder / "commands", sinew::fuzz::worstSeeds()) &&
                         write(folder / "picture", sinew::fuzz::loadSeeds()) &&
                         write(folder / "picture", sinew::fuzz::imageSeeds()) &&
                         write(folder / "picture", sinew::fuzz::worstSeeds()) &&
                         write(folder / "accessor", sinew::fuzz::accessorSeeds()) &&
                         write(folder / "json_pointer", sinew::fuzz::jsonPointerSeeds()) &&
                         write(folder / "state", sinew::fuzz::stateSeeds()) &&
                         write(folder / "rules", sinew::fuzz::ruleSeeds()) &&
                         write(folder / "meshopt", sinew::fuzz::meshoptSeeds()) &&
                         write(folder / "draco", sinew::fuzz::dracoSeeds()) &&
                         write(folder / "webp", sinew::fuzz::webpSeeds()) &&
                         write(folder / "ktx2", sinew::fuzz::ktx2Seeds()) &&
                         write(folder / "uastc", sinew::fuzz::uastcSeeds());
    return written ? 0 : 1;
}
