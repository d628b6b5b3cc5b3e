// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

namespace sinew {

class Document;
class Visibility;

/// For the status bar: says how many nodes of the scene the user hides, and shows them all when it
/// is clicked. Hidden if there are none.
class HiddenLabel final : public QToolButton {
    Q_OBJECT

public:
    HiddenLabel(const Document& document, Visibility& visibility);

private:
    void refreshCount();

    Visibility& m_visibility;
};

}  // namespace sinew
