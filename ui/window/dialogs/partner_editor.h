// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <filesystem>
#include <memory>

#include "ui/session/work/borrowed_files.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace sinew {

/// Below the table of partners: chooses the partner of the joint that is selected there, saves the
/// table as a joint map and loads one.
class PartnerEditor final : public QWidget {
    Q_OBJECT

public:
    explicit PartnerEditor(QWidget* parent = nullptr);

    /// Without clips there is nothing to choose, but a map can be loaded or dropped.
    void setFile(const BorrowedFile& file, std::shared_ptr<const Asset> target);
    /// A joint of the other file; none: nothing can be chosen.
    void setJoint(NodeIndex joint);

    /// Whatever goes wrong is shown in words.
    void saveTo(const std::filesystem::path& path);
    void loadFrom(const std::filesystem::path& path);

signals:
    void mapChosen(const sinew::JointMap& map);

private:
    void fillChoices();
    void choose(int row);
    void askForSave();
    void askForLoad();
    void showProblem(const QString& words);

    QLabel* m_label;
    QComboBox* m_partner;
    QPushButton* m_save;
    QPushButton* m_automatic;
    QLabel* m_problem;
    BorrowedFile m_file;
    std::shared_ptr<const Asset> m_target;
    NodeIndex m_joint;
};

}  // namespace sinew
