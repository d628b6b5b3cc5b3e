// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/orca.h"

#include "model/demo/glb_writer.h"
#include "model/demo/orca_asset.h"
#include "model/demo/orca_flaws.h"

namespace sinew {

std::vector<std::uint8_t> orcaGlb(bool flawed) {
    demo::DemoAsset asset = demo::orcaAsset();
    if (flawed) {
        demo::plantFlaws(asset);
    }
    return demo::writeGlb(asset);
}

}  // namespace sinew
