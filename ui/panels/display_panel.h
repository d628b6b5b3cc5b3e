// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>
#include <functional>
#include <vector>

#include "model/view/view_options.h"

class QAction;
class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace sinew {

class EnvironmentChoice;
class FoldingSection;
class OptionForm;
class Session;

/// How the picture looks, in sections that fold: light, skeleton, surface, skinning, camera.
class DisplayPanel final : public QScrollArea {
    Q_OBJECT

public:
    /// All are borrowed. `checkSkinning` compares the three ways of skinning.
    DisplayPanel(Session& session, EnvironmentChoice& environment, QAction* checkSkinning,
                 QWidget* parent = nullptr);

    void showAgreement(const QString& text, bool agree);

private:
    /// What of the options the section is about: reset takes it from a fresh ViewOptions.
    using Part = std::function<void(ViewOptions& to, const ViewOptions& from)>;

    FoldingSection* addSection(const char* name, const QString& title, OptionForm* form, Part part);
    OptionForm* makeLight(EnvironmentChoice& environment);
    OptionForm* makeSkeleton();
    OptionForm* makeSurface();
    OptionForm* makeSkinning(QAction* checkSkinning);
    OptionForm* makeCamera();
    void addCopies(OptionForm& form);
    void takeView();
    void takeAsset();

    Session& m_session;
    QVBoxLayout* m_column;
    QCheckBox* m_fileLights = nullptr;
    QLabel* m_agreement = nullptr;
    struct Section {
        FoldingSection* section;
        Part part;
    };
    std::vector<Section> m_sections;
};

}  // namespace sinew
