// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <functional>

#include "model/core/result.h"

class QLineEdit;

namespace sinew {

class DialogNotice;

/// Asks where a dialog saves a file. Obstacles are reported, or asked about, in a notice that the
/// dialog places: a file is never replaced without a question.
class SaveField final : public QWidget {
    Q_OBJECT

public:
    /// `folder`: where relative names start. `suffix`: ".png".
    SaveField(QString folder, QString suffix, QWidget* parent = nullptr);
    ~SaveField() override;
    SaveField(const SaveField&) = delete;
    SaveField& operator=(const SaveField&) = delete;

    /// The files that an absolute path with placeholders represents.
    using Files = std::function<Result<QStringList>(const QString& path)>;
    void setFiles(Files files) { m_files = std::move(files); }

    void setFilter(const QString& filter) { m_filter = filter; }  // of the file dialog
    /// A free name in the folder, with its stem selected.
    void propose(const QString& stem);
    void suggest(const QString& stem);  // the same, where the focus is elsewhere
    void setName(const QString& text);
    /// Other files: the name gets their suffix.
    void setSuffix(const QString& suffix);
    /// The same, after the user has typed it.
    void adoptSuffix(const QString& suffix) { m_suffix = suffix; }
    [[nodiscard]] QString typedName() const;
    [[nodiscard]] QString path() const;  // absolute; empty: no name
    [[nodiscard]] DialogNotice& notice() const noexcept { return *m_notice; }

    void save();
    /// A write that failed: why, or whether a file that appeared meanwhile is to be replaced.
    void explain(const QString& path, bool replace, const Error& error);
    void say(const QString& words);

signals:
    /// Nothing prevents saving the file.
    void saveWanted(const QString& path, bool replace);
    /// The notice has another height.
    void noticed();
    void nameEdited();   // The user has typed a name.
    void nameChanged();  // The same while it is typed, and by this program.

private:
    void browse();
    [[nodiscard]] Result<QStringList> filesOf(const QString& path) const;
    [[nodiscard]] QString freeName(const QString& path) const;
    void offerFolders(const QStringList& files, const QString& words);
    void offerReplacing(const QString& path, const QString& words);

    QString m_folder;
    QString m_suffix;
    QString m_filter;  // empty: files with the suffix
    Files m_files;     // none: a path is a file
    QLineEdit* m_path;
    DialogNotice* m_notice;
};

}  // namespace sinew
