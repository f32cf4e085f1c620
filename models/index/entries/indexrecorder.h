// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/disk/diskdependencies.h"
#include "models/index/entries/indexedsession.h"
#include "models/session/value/session.h"

namespace baton {

class ProtocolCatalog;

/// Records the dependencies of the reading of a session: made before it, on the same thread.
class IndexRecorder
{
public:
    /// @p files may be shared by readings that follow each other closely. @p root: the folder whose
    /// sessions are indexed; empty: this one alone.
    IndexRecorder(const SessionLocation &place, const ProtocolCatalog &catalog, SessionFiles &files,
                  QString root);

    /// @p session as an index keeps it, once it was read, with the @p bytes of its handoffs by
    /// path.
    [[nodiscard]] IndexedSession finish(const Session &session,
                                        const QHash<QString, QByteArray> &bytes);

private:
    const ProtocolCatalog &m_catalog;
    SessionFiles &m_files;
    QString m_root;
    DiskDependencies m_dependencies;
    SessionFiles::Own m_before;
};

} // namespace baton
