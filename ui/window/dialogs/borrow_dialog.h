// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QTreeView;

namespace sinew {

class Document;
class PartnerModel;
struct BorrowedFile;

/// The files whose clips the document borrows: who moves like whom, how the rest poses differ, what
/// the clips do with that, and what is missing. Stays open beside the picture; closes when nothing
/// is borrowed any more.
class BorrowDialog final : public QDialog {
    Q_OBJECT

public:
    /// The document is borrowed.
    BorrowDialog(Document& document, QWidget* parent);

    void showFile(std::size_t index);

private:
    [[nodiscard]] QWidget* makeHead();
    [[nodiscard]] QWidget* makeFooter();
    void refresh();
    void refreshFile();
    [[nodiscard]] const BorrowedFile* file() const;

    Document& m_document;
    QComboBox* m_files;
    QComboBox* m_handling;
    QLabel* m_rest;
    QLabel* m_effect;
    QLabel* m_match;
    QLabel* m_findings;
    PartnerModel* m_model;
    QTreeView* m_table;
    bool m_refreshing = false;
};

}  // namespace sinew
