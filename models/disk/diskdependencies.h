// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSet>
#include <QString>

namespace baton {

/// Collects the files and folders around a document or a session that its thread asks for while
/// the object lives: what was read depends on them. What lies in the folder of a session itself is
/// not noted.
class DiskDependencies
{
public:
    DiskDependencies();
    ~DiskDependencies();
    Q_DISABLE_COPY_MOVE(DiskDependencies)

    /// Somebody looked at @p path, whether it is there or not.
    static void add(const QString &path);

    [[nodiscard]] const QSet<QString> &paths() const { return m_paths; }

private:
    QSet<QString> m_paths;
    DiskDependencies *m_outer; ///< collector that becomes active again when this one ends
};

} // namespace baton
