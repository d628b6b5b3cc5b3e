// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/compared_names.h"

#include <QCoreApplication>

#include "ui/models/names.h"
#include "ui/session/comparison.h"
#include "ui/session/object_names.h"

namespace sinew {
namespace {

QString pathOf(const Document& document) {
    const Asset& asset = *document.file();
    return asset.path.empty() ? nameOf(asset, ObjectRef())
                              : QString::fromStdString(asset.path.string());
}

QString withVersion(const QString& name, bool isEarlier) {
    return (isEarlier ? QCoreApplication::translate("comparedNames", "%1 (before)")
                      : QCoreApplication::translate("comparedNames", "%1 (now)"))
        .arg(name);
}

}  // namespace

QStringList comparedNames(const Comparison& comparison) {
    const QStringList paths = {pathOf(comparison.before()), pathOf(comparison.after())};
    const Comparison::Earlier earlier = comparison.earlier();
    if (earlier == Comparison::Earlier::Neither) {
        return shortNames(paths);
    }
    const bool isFirst = earlier == Comparison::Earlier::First;
    return {withVersion(shortNames({paths[0]})[0], isFirst),
            withVersion(shortNames({paths[1]})[0], !isFirst)};
}

}  // namespace sinew
