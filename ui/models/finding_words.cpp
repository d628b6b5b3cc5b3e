// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/finding_words.h"

#include <QCoreApplication>
#include <QIcon>
#include <QStringList>
#include <algorithm>
#include <string_view>
#include <utility>

#include "model/check/finding_target.h"
#include "model/check/rule.h"
#include "model/diagnose/symptom.h"
#include "ui/models/finding_tree_model.h"
#include "ui/models/vertex_words.h"
#include "ui/session/object_names.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

QString escaped(std::string_view text) {
    return QString::fromUtf8(text).toHtmlEscaped();
}

QString dim(const QString& text) {
    return QStringLiteral("<span style='color:%1'>%2</span>").arg(theme::kDimText.name(), text);
}

QString paragraph(const char* title, std::string_view text) {
    return text.empty()
               ? QString()
               : QStringLiteral("<p>%1<br>%2</p>")
                     .arg(dim(QCoreApplication::translate("Problems", title)), escaped(text));
}

QString objectName(const Asset& asset, const Diagnostic& finding) {
    const ObjectRef object = findingTarget(asset, finding).object;
    if (object.kind == ObjectKind::File) {
        return {};
    }
    const ObjectRef owner = ownerOf(object);
    return object.kind == ObjectKind::Primitive
               ? QStringLiteral("%1, %2").arg(nameOf(asset, owner), nameOf(asset, object).toLower())
               : nameOf(asset, object);
}

bool belongsTo(const ObjectRef& found, const ObjectRef& object) {
    return found == object || ownerOf(found) == object;
}

bool concernsNode(const Asset& asset, const ObjectRef& found, NodeIndex node) {
    if (found == ObjectRef(node)) {
        return true;
    }
    if (found.kind == ObjectKind::Joint) {
        return asset.skins[found.index].joints[found.part] == node;
    }
    const MeshIndex mesh = asset[node].mesh;
    return mesh && belongsTo(found, mesh);
}

bool isAbout(const Asset& asset, const Diagnostic& finding, const ObjectRef& object) {
    const ObjectRef found = findingTarget(asset, finding).object;
    return object.kind == ObjectKind::Node
               ? concernsNode(asset, found, NodeIndex(std::size_t{object.index}))
               : belongsTo(found, object);
}

}  // namespace

theme::Shade severityShade(Severity severity) noexcept {
    switch (severity) {
        case Severity::Info:
            return theme::kDimText;
        case Severity::Warning:
            return theme::kWarning;
        case Severity::Error:
            break;
    }
    return theme::kAlarm;
}

QIcon severityIcon(Severity severity) {
    return icon(severityName(severity), severityShade(severity));
}

bool sameRule(const Diagnostic& a, const Diagnostic& b) {
    return a.code == b.code && a.severity == b.severity;
}

Diagnostic ruleInWords(std::span<const Diagnostic> findings) {
    Diagnostic all{.severity = findings.front().severity,
                   .code = findings.front().code,
                   .message = findings.front().message,
                   .effect = findings.front().effect};
    if (const Rule* rule = findRule(all.code)) {
        all.message = rule->meaning.substr(0, rule->meaning.find_last_not_of('.') + 1);
    }
    all.count = 0;
    for (const Diagnostic& finding : findings) {
        all.count += finding.count;
    }
    return all;
}

QString objectsInWords(std::span<const Diagnostic> findings) {
    const bool clips = std::ranges::all_of(
        findings, [](const Diagnostic& each) { return each.animation.has_value(); });
    return QCoreApplication::translate("Problems", clips ? "%1 clips" : "%1 findings")
        .arg(findings.size());
}

QString concernedName(const Asset& asset, const Diagnostic& finding) {
    QStringList parts{vertexText(finding), objectName(asset, finding)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QString findingHtml(const Diagnostic& finding) {
    QString html = QStringLiteral("<p><b>%1</b><br>%2</p>")
                       .arg(escaped(finding.message),
                            dim(escaped(finding.code + (finding.pointer.empty() ? "" : "  ") +
                                        finding.pointer)));
    if (const Rule* rule = findRule(finding.code)) {
        const bool said = !finding.message.empty() && rule->meaning.starts_with(finding.message);
        html += paragraph(QT_TRANSLATE_NOOP("Problems", "What it means"),
                          said ? std::string_view() : rule->meaning) +
                paragraph(QT_TRANSLATE_NOOP("Problems", "Why it matters"), rule->why) +
                paragraph(QT_TRANSLATE_NOOP("Problems", "In Blender"), rule->fixBlender) +
                paragraph(QT_TRANSLATE_NOOP("Problems", "In Maya"), rule->fixMaya);
    }
    return html;
}

std::vector<std::size_t> findingsAbout(const Asset& asset, const std::vector<Diagnostic>& findings,
                                       const ObjectRef& object) {
    std::vector<std::size_t> about;
    if (object.kind == ObjectKind::File) {
        return about;
    }
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const std::vector<Diagnostic>& places = findings[i].places;
        if (isAbout(asset, findings[i], object) ||
            std::ranges::any_of(
                places, [&](const Diagnostic& place) { return isAbout(asset, place, object); })) {
            about.push_back(i);
        }
    }
    return about;
}

FindingFilter::FindingFilter(FindingTreeModel& findings, QObject* parent)
    : QSortFilterProxyModel(parent) {
    setSourceModel(&findings);
    setRecursiveFilteringEnabled(true);
    setAutoAcceptChildRows(true);
    setSortRole(FindingTreeModel::SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void FindingFilter::setText(const QString& text) {
    m_text = text.trimmed();
    invalidateFilter();
}

void FindingFilter::setPolicy(CheckPolicy policy) {
    m_policy = std::move(policy);
    invalidateFilter();
}

void FindingFilter::setSymptom(const Symptom* symptom) {
    m_symptom = symptom;
    invalidateFilter();
}

bool FindingFilter::answersSymptom(const QModelIndex& finding) const {
    const Diagnostic* found = static_cast<FindingTreeModel*>(sourceModel())->finding(finding);
    return m_symptom == nullptr || (found != nullptr && m_symptom->answers(*found));
}

bool FindingFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QAbstractItemModel& all = *sourceModel();
    const QModelIndex first = all.index(row, 0, parent);
    const auto severity = static_cast<Severity>(first.data(FindingTreeModel::SeverityRole).toInt());
    if (!m_policy.shows(first.data(FindingTreeModel::CodeRole).toString().toStdString(),
                        severity) ||
        !answersSymptom(first)) {
        return false;
    }
    if (m_text.isEmpty()) {
        return true;
    }
    for (int column = 0; column < FindingTreeModel::ColumnCount; ++column) {
        if (all.index(row, column, parent)
                .data()
                .toString()
                .contains(m_text, Qt::CaseInsensitive)) {
            return true;
        }
    }
    return false;
}

}  // namespace sinew
