// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/arrival_notes.h"

#include "model/asset/object_ref.h"
#include "model/load/load_stage.h"
#include "ui/session/document.h"
#include "ui/session/object_names.h"
#include "ui/session/signals.h"
#include "viewport/window/viewport_window.h"

namespace sinew {
namespace {

constexpr int kWordsMilliseconds = 200;
constexpr float kLoadShare = 0.5F;  // share of the bar; the rest is the path to the graphics device

std::string percent(const QString& words, float fraction) {
    return QStringLiteral("%1, %2 %")
        .arg(words, QString::number(int(100.0F * fraction)))
        .toStdString();
}

}  // namespace

ArrivalNotes::ArrivalNotes(Document& document, Document& partner, ViewportWindow& viewport,
                           QObject* parent)
    : QObject(parent), m_document(document), m_partner(partner), m_viewport(viewport) {
    callOnce(m_words, kWordsMilliseconds, this, &ArrivalNotes::refresh);
    connect(&document, &Document::loadStarted, this, &ArrivalNotes::begin);
    connect(&document, &Document::loadProgress, this, [this](LoadStage stage, float fraction) {
        m_stage = stage;
        m_fraction = fraction;
        refresh();
    });
    connectEach(document, this, &ArrivalNotes::refresh, &Document::loadCancelled,
                &Document::arrivalChanged, &Document::assetChanged);
    connect(&document, &Document::loadFailed, this, &ArrivalNotes::refresh);
    connect(&partner, &Document::loadProgress, this, [this](LoadStage stage, float fraction) {
        m_partnerStage = stage;
        m_partnerFraction = fraction;
        refresh();
    });
    connectEach(partner, this, &ArrivalNotes::refresh, &Document::loadCancelled,
                &Document::assetChanged);
    connect(&partner, &Document::loadFailed, this, &ArrivalNotes::refresh);
    connect(&viewport, &ViewportWindow::cancelWanted, this, &ArrivalNotes::cancel);
}

void ArrivalNotes::begin() {
    m_stage = LoadStage::Read;
    m_fraction = 0.0F;
    m_words.start();
    refresh();
}

void ArrivalNotes::refresh() {
    const bool loading = m_document.loading();
    const std::optional<float> arrival = m_document.arrival();
    if (!loading && (!arrival || m_document.arrivesQuietly())) {
        refreshPartner();
        return;
    }
    PictureNote note;
    if (!m_words.isActive()) {
        note.cancels = true;
        const QString name =
            loading ? m_document.loadingName() : nameOf(*m_document.asset(), ObjectRef());
        note.title = tr("Opening %1").arg(name).toStdString();
        if (loading) {
            const float part = overallProgress(m_stage, m_fraction);
            note.fraction = kLoadShare * part;
            note.stage = percent(tr(stageWords(m_stage)), note.fraction);
        } else {
            note.fraction = kLoadShare + (1.0F - kLoadShare) * *arrival;
            note.stage = percent(m_document.arrivalStage() == ArrivalStage::Upload
                                     ? tr("Uploading")
                                     : tr("Preparing materials"),
                                 note.fraction);
        }
    }
    m_viewport.setNote(note);
}

void ArrivalNotes::refreshPartner() {
    if (!m_partner.loading()) {
        m_viewport.setNote({});
        return;
    }
    const QString words = tr("Opening %1 to compare: %2")
                              .arg(m_partner.loadingName(), tr(stageWords(m_partnerStage)));
    m_viewport.setNote(
        PictureNote{.title = {},
                    .stage = percent(words, overallProgress(m_partnerStage, m_partnerFraction)),
                    .dims = false});
}

void ArrivalNotes::cancel() {
    if (m_document.loading()) {
        m_document.cancelLoading();
    } else {
        m_document.cancelArrival();
    }
}

}  // namespace sinew
