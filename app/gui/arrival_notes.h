// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

#include "model/load/load_asset.h"

namespace sinew {

class Document;
class ViewportWindow;

/// Says in the picture which file is being opened, from the start of loading until its first frame.
/// A fast file only dims the picture. The file to compare with has a line, and the picture
/// continues.
class ArrivalNotes final : public QObject {
    Q_OBJECT

public:
    ArrivalNotes(Document& document, Document& partner, ViewportWindow& viewport,
                 QObject* parent = nullptr);

private:
    void begin();
    void refresh();
    void refreshPartner();
    void cancel();

    Document& m_document;
    Document& m_partner;
    ViewportWindow& m_viewport;
    QTimer m_words;  // runs while the note has no words yet
    LoadStage m_stage = LoadStage::Read;
    float m_fraction = 0.0F;  // progress of the stage
    LoadStage m_partnerStage = LoadStage::Read;
    float m_partnerFraction = 0.0F;
};

}  // namespace sinew
