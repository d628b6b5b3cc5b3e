// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/object_ref.h"
#include "model/view/hand_posing.h"

class QMenu;
class QObject;

namespace sinew {

class PanelGuide;
class Session;

/// What the entries of context menus act on. Borrowed; outlives the menus.
struct MenuContext {
    Session& session;
    const PanelGuide& guide;
    const QObject& window;  // has the actions
};

/// Where the menu of a node opens: it does not offer to show its own place.
enum class MenuPlace { Picture, Hierarchy, Joints, Timeline };

/// The one menu of a node, wherever it is asked for. An action on nodes
/// belongs here.
void fillNodeMenu(QMenu& menu, const MenuContext& context, NodeIndex node, MenuPlace place);

/// The menu of a joint: that of its node, in this skin.
void fillJointMenu(QMenu& menu, const MenuContext& context, SkinIndex skin, JointIndex joint);

/// The menu of what is under the pointer in the picture; of the picture itself if that is nothing.
void fillPictureMenu(QMenu& menu, const MenuContext& context, const PointedAt& pointed);

// Parts of menus of any object.
void addFindingsEntry(QMenu& menu, const MenuContext& context, const ObjectRef& object);
void addCopyEntries(QMenu& menu, const MenuContext& context, const ObjectRef& object);

}  // namespace sinew
