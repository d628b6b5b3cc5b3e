// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/widgets/object_header.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "model/facts/clip_title.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/document.h"
#include "ui/session/object_names.h"
#include "ui/session/selection.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr int kIconSize = 20;
constexpr int kLongestStep = 22;  // maximum letters per name in the breadcrumbs

QString shortened(const QString& name) {
    return name.size() <= kLongestStep ? name : name.left(kLongestStep - 1) + QChar(0x2026);
}

QString stepLink(const QString& name, const QString& target) {
    return QStringLiteral("<a style='color:%1; text-decoration:none' href='%2'>%3</a>")
        .arg(theme::kAccent.name(), target, shortened(name).toHtmlEscaped());
}

/// A borrowed clip has no place in the file.
QString placeText(const Asset& asset, const ObjectRef& object) {
    if (object.kind == ObjectKind::Animation &&
        !asset.animations[object.index].borrowedFrom.empty()) {
        return QStringLiteral("%1%2").arg(
            kindName(object.kind),
            QString::fromStdString(clipOrigin(asset.animations[object.index])));
    }
    const QString pointer = QString::fromStdString(pointerOf(object));
    return pointer.isEmpty() ? kindName(object.kind)
                             : QStringLiteral("%1  %2").arg(kindName(object.kind), pointer);
}

}  // namespace

ObjectHeader::ObjectHeader(Document& document, Selection& selection)
    : m_document(document),
      m_selection(selection),
      m_back(iconButton("propertiesBack", "back", tr("Back"))),
      m_forward(iconButton("propertiesForward", "forward", tr("Forward"))),
      m_path(new QLabel),
      m_icon(new QLabel),
      m_name(new ElidedLabel),
      m_place(new ElidedLabel) {
    m_name->setObjectName(QStringLiteral("propertiesName"));
    m_place->setObjectName(QStringLiteral("propertiesPlace"));
    m_path->setObjectName(QStringLiteral("propertiesPath"));
    m_path->setTextFormat(Qt::RichText);
    m_path->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    QFont bold = m_name->font();
    bold.setWeight(QFont::DemiBold);
    bold.setPointSizeF(bold.pointSizeF() * 1.1);
    m_name->setFont(bold);
    setTone(*m_place, LabelTone::Dim);
    setTone(*m_path, LabelTone::Dim);

    for (QToolButton* button : {m_back, m_forward}) {
        button->setIconSize({16, 16});
    }
    auto* steps = spaced(new QHBoxLayout, 2, {m_back, m_forward, roomItem(6), {m_path, 1}});
    auto* words = spaced(new QVBoxLayout, 1, {m_name, m_place});
    auto* title = spaced(new QHBoxLayout, {5, 0, 0, 0}, 9, {{m_icon, 0, Qt::AlignTop}, {words, 1}});
    spaced(new QVBoxLayout(this), {4, 0, 8, 7}, 4, {steps, title});

    connect(m_back, &QToolButton::clicked, this, [this] { go(m_history.back()); });
    connect(m_forward, &QToolButton::clicked, this, [this] { go(m_history.forward()); });
    connect(m_path, &QLabel::linkActivated, this, [this](const QString& pointer) {
        if (m_document.asset()) {
            m_selection.setObject(objectAt(*m_document.asset(), pointer.toStdString()));
        }
    });
    connect(&document, &Document::assetChanged, this, &ObjectHeader::refreshAsset);
    connect(&selection, &Selection::objectChanged, this, &ObjectHeader::refreshObject);
    connect(&theme::news(), &theme::ThemeNews::changed, this, &ObjectHeader::refreshObject);
    refreshAsset();
}

void ObjectHeader::refreshAsset() {
    m_history.clear();
    m_nodeKinds = m_document.asset() ? nodeKinds(*m_document.asset()) : std::vector<NodeKind>();
    refreshObject();
}

void ObjectHeader::go(const ObjectRef& object) {
    m_selection.setObject(object);
    refreshObject();
}

void ObjectHeader::refreshObject() {
    const std::shared_ptr<const Asset>& asset = m_document.asset();
    setVisible(asset != nullptr);
    if (!asset) {
        return;
    }
    const ObjectRef& object = m_selection.object();
    m_history.visit(object);
    m_back->setEnabled(m_history.canGoBack());
    m_forward->setEnabled(m_history.canGoForward());
    QString path;
    for (ObjectRef step = object; step.kind != ObjectKind::File;) {
        step = ownerOf(step);
        const QString link =
            stepLink(nameOf(*asset, step), QString::fromStdString(pointerOf(step)));
        path = path.isEmpty() ? link : link + QStringLiteral(" › ") + path;
    }
    m_path->setText(path);
    const bool node = object.kind == ObjectKind::Node;
    const char* sign = node ? nodeKindIcon(m_nodeKinds[object.index]) : kindIcon(object.kind);
    m_icon->setPixmap(icon(sign).pixmap(kIconSize, kIconSize));
    m_name->setFullText(nameOf(*asset, object));
    m_place->setFullText(placeText(*asset, object));
}

}  // namespace sinew
