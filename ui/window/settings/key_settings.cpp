// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/settings/key_settings.h"

#include <QObject>
#include <QSettings>
#include <optional>

#include "ui/keys/key_map.h"
#include "ui/window/settings/layout_keeper.h"

namespace sinew {
namespace {

const char* const kGroup = "keys";

/// Stored as text, "Ctrl+G"; one empty text is an action without keys.
std::optional<QList<QKeySequence>> storedKeys(const QVariant& value) {
    const QStringList texts = value.toStringList();
    if (texts == QStringList{QString()}) {
        return QList<QKeySequence>();
    }
    QList<QKeySequence> keys;
    for (const QString& text : texts) {
        const QKeySequence key(text, QKeySequence::PortableText);
        if (!canBeChosen(key) || keys.contains(key)) {
            return std::nullopt;
        }
        keys << key;
    }
    return keys.isEmpty() ? std::nullopt : std::optional(keys);
}

QString settingOf(const QString& action) {
    return QStringLiteral("%1/%2").arg(QLatin1String(kGroup), action);
}

/// Another action that has one of the keys; empty: none.
QString ownerAmong(const QString& action, const QList<QKeySequence>& keys,
                   const QHash<QKeySequence, QString>& taken) {
    for (const QKeySequence& key : keys) {
        const QString owner = taken.value(key);
        if (!owner.isEmpty() && owner != action) {
            return owner;
        }
    }
    return {};
}

}  // namespace

QStringList restoreKeys(QSettings& settings) {
    settings.beginGroup(QLatin1String(kGroup));
    const QStringList actions = settings.childKeys();
    settings.endGroup();
    QStringList lines;
    QHash<QString, QList<QKeySequence>> chosen;
    QHash<QKeySequence, QString> taken;
    for (const QString& action : actions) {
        const auto keys = storedKeys(settings.value(settingOf(action)));
        const auto refuse = [&](const QString& why) {
            lines << putAside(settings, settingOf(action), why);
        };
        if (!keyMap().knows(action)) {
            refuse(QObject::tr("The key of the unknown action “%1” is ignored").arg(action));
        } else if (!keys) {
            refuse(QObject::tr("The stored key of “%1” is not a valid key").arg(action));
        } else if (!ownerAmong(action, *keys, taken).isEmpty()) {
            refuse(QObject::tr("The stored key of “%1” belongs to “%2” too")
                       .arg(action, ownerAmong(action, *keys, taken)));
        } else {
            for (const QKeySequence& key : *keys) {
                taken.insert(key, action);
            }
            chosen.insert(action, *keys);
        }
    }
    keyMap().setChosen(chosen);
    return lines;
}

void keepKeys(QSettings& settings, QObject& context) {
    QObject::connect(&keyMap(), &KeyMap::changed, &context, [&settings] {
        settings.beginGroup(QLatin1String(kGroup));
        settings.remove(QString());
        for (const QString& action : keyMap().changedActions()) {
            QStringList texts;
            for (const QKeySequence& key : keyMap().keys(action)) {
                texts << key.toString(QKeySequence::PortableText);
            }
            settings.setValue(action, texts.isEmpty() ? QStringList{QString()} : texts);
        }
        settings.endGroup();
    });
}

}  // namespace sinew
