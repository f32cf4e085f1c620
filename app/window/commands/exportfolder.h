// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

class QSettings;

namespace baton {

/// Where what is taken out of a session is saved: never beside what it was taken from, which
/// belongs to the session.
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

private:
    QSettings &m_settings;
};

} // namespace baton
