// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

class QSettings;
class QWidget;

namespace baton {

class Dialogs;

/// The folder for files that are exported from a session: never the session's folder itself.
class ExportFolder
{
public:
    explicit ExportFolder(QSettings &settings)
        : m_settings(settings)
    {
    }

    /// The folder of the last export if it still exists, else that of the documents.
    [[nodiscard]] QString path() const;
    void note(const QString &file);
    /// Asks with parent @p window for a path for the file @p name, offers @p filters, and remembers
    /// its folder; empty if the user cancels.
    [[nodiscard]] QString ask(Dialogs &dialogs, QWidget *window, const QString &name,
                              const QStringList &filters = {});

private:
    QSettings &m_settings;
};

} // namespace baton
