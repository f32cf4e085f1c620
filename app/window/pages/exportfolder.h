// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

class QSettings;
class QWidget;

namespace baton {

class Dialogs;

/// The folder for files that are taken out of a session: never beside their source, which belongs
/// to the session.
class ExportFolder
{
public:
    explicit ExportFolder(QSettings &settings)
        : m_settings(settings)
    {
    }

    /// The folder that was saved to last, as long as it is there, else that of the documents.
    [[nodiscard]] QString path() const;
    void note(const QString &file);
    /// Asks above @p window where what is called @p name is to be saved, and notes the answer;
    /// empty when the reader changed their mind.
    [[nodiscard]] QString ask(Dialogs &dialogs, QWidget *window, const QString &name);

private:
    QSettings &m_settings;
};

} // namespace baton
