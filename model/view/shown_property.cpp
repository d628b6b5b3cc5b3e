// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/shown_property.h"

namespace sinew {

bool isShown(const Asset& asset, const PropertyTarget& target) noexcept {
    switch (target.owner) {
        case PropertyOwner::Node:
        case PropertyOwner::Camera:
        case PropertyOwner::Light:
            return true;
        case PropertyOwner::Material:
            return target.index < asset.materials.size();
    }
    return false;
}

}  // namespace sinew
