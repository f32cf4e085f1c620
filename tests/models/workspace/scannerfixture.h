// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/workspace/workspace.h"
#include "tests/models/disk/folderfixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <fcntl.h>
#include <sys/stat.h>

#include <chrono>

namespace baton {

inline constexpr auto patience = std::chrono::seconds(20);

/// Reads only the size: "the file has one error for each byte".
inline WorkspaceEntry countBytes(WorkspaceEntry entry, const std::atomic_bool &)
{
    QFile file(entry.path);
    entry.isRead = true;
    if (file.open(QIODevice::ReadOnly)) {
        entry.errors = static_cast<int>(file.readAll().size());
        entry.kind = QStringLiteral("cfd.mesh-plan");
    } else {
        entry.problem = file.errorString();
    }
    return entry;
}

/// Sets the time of a file or a folder.
inline void setTime(const QString &path, const QDateTime &time)
{
    const timespec seconds{time.toSecsSinceEpoch(), 0};
    const timespec both[2]{seconds, seconds};
    QCOMPARE(::utimensat(AT_FDCWD, QFile::encodeName(path).constData(), both, 0), 0);
}

/// A workspace and its scanner.
struct ScannerFixture
{
    explicit ScannerFixture(FileReader reader = countBytes)
        : workspace(std::move(reader))
        , tester(&workspace.model())
        , finished(&workspace.scanner(), &WorkspaceScanner::finished)
    {
    }

    bool open(const FolderFixture &place)
    {
        workspace.open(place.path());
        return ends(1);
    }
    /// True once @p count scans have ended.
    bool ends(int count)
    {
        return QTest::qWaitFor([&] { return finished.size() >= count; }, QDeadlineTimer(patience));
    }
    [[nodiscard]] WorkspaceScanner::End lastEnd() const
    {
        return finished.last().first().value<WorkspaceScanner::End>();
    }
    [[nodiscard]] int errorsOf(const QString &path)
    {
        return workspace.model().indexOf(path).data(WorkspaceModel::ErrorsRole).toInt();
    }
    [[nodiscard]] const StatusCounts &tally() { return workspace.model().tally(); }

    Workspace workspace;
    QAbstractItemModelTester tester;
    QSignalSpy finished;
};

} // namespace baton
