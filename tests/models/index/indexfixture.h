// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseconnection.h"
#include "models/index/database/indexupdate.h"
#include "models/protocol/catalog/catalog.h"
#include "tests/models/index/indexdump.h"
#include "tests/support/sessionfactory.h"

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace baton {

/// Sessions of all protocols in a folder, which ended long ago.
class IndexFixture
{
public:
    explicit IndexFixture(int sessions, quint32 seed = 1)
    {
        SessionFactory factory(seed);
        factory.addAll(root(), sessions);
        QDirIterator files(root(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            age(files.next());
        }
        m_settings.now = QDateTime(QDate(2027, 6, 1), QTime(12, 0), QTimeZone::UTC);
    }

    [[nodiscard]] QString root() const { return m_folder.filePath(QStringLiteral("sessions")); }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    /// Gives the file a unique time, a second after the previous one: clocks are too coarse for two
    /// writes within a test.
    void age(const QString &file)
    {
        QFile written(file);
        if (!written.open(QIODevice::ReadWrite)) {
            qFatal("%s cannot be opened", qPrintable(file));
        }
        written.setFileTime(m_time, QFileDevice::FileModificationTime);
        m_time = m_time.addSecs(1);
    }

    /// The index at @p address after an update; fails the test if there is none.
    std::unique_ptr<SessionIndex> updated(const DatabaseAddress &address, IndexUpdate &update,
                                          const QString &origin = QStringLiteral("here"))
    {
        Result<std::unique_ptr<SessionIndex>> index =
            SessionIndex::open(address, SessionIndex::Access::Write, origin);
        if (!index) {
            qFatal("%s", qPrintable(index.error()));
        }
        const std::atomic_bool stop = false;
        const Result<IndexUpdate> done =
            updateIndex(**index, root(), *m_catalog, m_settings, stop, [](const QString &) { });
        if (!done) {
            qFatal("%s", qPrintable(done.error()));
        }
        update = *done;
        return std::move(*index);
    }

    [[nodiscard]] DatabaseAddress file(const QString &name) const
    {
        DatabaseAddress address;
        address.path = path(name);
        return address;
    }

    [[nodiscard]] const ProtocolCatalog &catalog() const { return *m_catalog; }
    [[nodiscard]] const SessionSettings &settings() const { return m_settings; }

private:
    QTemporaryDir m_folder;
    QDateTime m_time = QDateTime(QDate(2026, 3, 1), QTime(8, 0), QTimeZone::UTC);
    std::shared_ptr<const ProtocolCatalog> m_catalog = ProtocolCatalog::load();
    SessionSettings m_settings;
};

} // namespace baton
