// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QToolButton;

namespace sinew {

class Document;

/// Below the list of clips: a button that borrows clips of another file and, once there are some,
/// how well their joints match and a button for the details.
class BorrowBar final : public QWidget {
    Q_OBJECT

public:
    explicit BorrowBar(const Document& document);

signals:
    void borrowWanted();
    void detailsWanted();

private:
    void refresh();

    const Document& m_document;
    QToolButton* m_borrow;
    QToolButton* m_details;
};

}  // namespace sinew
