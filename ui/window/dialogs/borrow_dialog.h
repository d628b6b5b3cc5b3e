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
class PartnerEditor;
class PartnerModel;
struct BorrowedFile;
struct JointMap;

/// The files whose clips the document borrows: which joint follows which, with corrections, how the
/// rest poses differ, how the clips handle that, and what is missing. Stays open beside the
/// picture; closes when nothing is borrowed any longer.
class BorrowDialog final : public QDialog {
    Q_OBJECT

public:
    /// The document is borrowed.
    BorrowDialog(Document& document, QWidget* parent);

signals:
    /// Partners were chosen by hand, or chosen ones dropped.
    void mapChosen(std::size_t file, const sinew::JointMap& map);

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
    PartnerEditor* m_editor;
    bool m_refreshing = false;
};

}  // namespace sinew
