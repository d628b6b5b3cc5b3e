// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/object_ref.h"
#include "model/view/hand_posing.h"

class QMainWindow;
class QMenu;

namespace sinew {

class Session;

/// What the entries of context menus act on. Borrowed.
struct MenuContext {
    Session& session;
    const QMainWindow& window;  // has the actions and panels
};

/// Where the menu of a node opens: it does not offer to show its own place.
enum class MenuPlace { Picture, Hierarchy, Joints, Timeline };

/// The one menu of a node, wherever it is requested. An action on nodes belongs here.
void fillNodeMenu(QMenu& menu, const MenuContext& context, NodeIndex node, MenuPlace place);

/// The menu of a joint: that of its node, in this skin.
void fillJointMenu(QMenu& menu, const MenuContext& context, SkinIndex skin, JointIndex joint);

/// The menu of what is under the pointer in the picture; of the picture itself if that is nothing.
void fillPictureMenu(QMenu& menu, const MenuContext& context, const PointedAt& pointed);

// Parts of menus of any object.
void addShowInHierarchy(QMenu& menu, const MenuContext& context, NodeIndex node);
void addShowInProperties(QMenu& menu, const MenuContext& context, const ObjectRef& object);
void addFindingsEntry(QMenu& menu, const MenuContext& context, const ObjectRef& object);
void addCopyEntries(QMenu& menu, const MenuContext& context, const ObjectRef& object);

}  // namespace sinew
