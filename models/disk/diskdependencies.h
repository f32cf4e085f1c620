// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSet>
#include <QString>

namespace baton {

/// Collects the files and folders around a document or session that its thread looks up while the
/// object exists: the result depends on them. Omits the contents of a session's own folder.
class DiskDependencies
{
public:
    DiskDependencies();
    ~DiskDependencies();
    Q_DISABLE_COPY_MOVE(DiskDependencies)

    /// Notes that @p path was looked up, whether it exists or not.
    static void add(const QString &path);

    [[nodiscard]] const QSet<QString> &paths() const { return m_paths; }

private:
    QSet<QString> m_paths;
    DiskDependencies *m_outer; ///< collector that becomes active again when this one ends
};

} // namespace baton
