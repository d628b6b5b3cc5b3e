// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>
#include <functional>
#include <vector>

#include "model/view/look.h"

class QAction;
class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace sinew {

class EnvironmentChoice;
class FoldingSection;
class OptionForm;
class CameraRig;
class Appearance;
class Document;

/// How the picture looks, in sections that fold: light, skeleton, surface, skinning, camera.
class DisplayPanel final : public QScrollArea {
    Q_OBJECT

public:
    /// All are borrowed. `checkSkinning` compares the three ways of skinning.
    DisplayPanel(Document& document, Appearance& appearance, CameraRig& rig,
                 EnvironmentChoice& environment, QAction* checkSkinning, QWidget* parent = nullptr);

    void showAgreement(const QString& text, bool agree);

private:
    /// What of the options the section is about: reset takes it from a fresh Look.
    using Part = std::function<void(Look& to, const Look& from)>;

    FoldingSection* addSection(const char* name, const QString& title, OptionForm* form, Part part);
    OptionForm* makeLight(EnvironmentChoice& environment);
    OptionForm* makeSkeleton();
    OptionForm* makeSurface();
    OptionForm* makeSkinning(QAction* checkSkinning);
    OptionForm* makeCamera();
    void addCopies(OptionForm& form);
    void takeView();
    void takeAsset();

    Document& m_document;
    Appearance& m_appearance;
    CameraRig& m_rig;
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
