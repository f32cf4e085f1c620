// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/catalog.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace baton {

/// A temporary folder that sessions are written into.
class SessionFolder
{
public:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    void write(const QString &name, const QByteArray &text) const
    {
        QDir().mkpath(path(name).section(u'/', 0, -2));
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
            qFatal("cannot write %s", qPrintable(file.fileName()));
        }
    }

    /// Sets the modification time of the file.
    void setTime(const QString &name, const QDateTime &time) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly)
            || !file.setFileTime(time, QFileDevice::FileModificationTime)) {
            qFatal("cannot set the time of %s", qPrintable(file.fileName()));
        }
    }

private:
    QTemporaryDir m_folder;
};

/// An hour after the last write to the sessions of tests.
inline SessionSettings testSettings()
{
    SessionSettings settings;
    settings.now = QDateTime(QDate(2026, 2, 21), QTime(16, 0), QTimeZone::UTC);
    return settings;
}

} // namespace baton
