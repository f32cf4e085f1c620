// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/routing/graphs/graphsource.h"

#include <QHash>

namespace baton {

/// One handoff of a source, with sender and receiver if the document leaves them open.
struct HandoffRef
{
    const SessionHandoff *handoff = nullptr;
    const Session *session = nullptr; ///< null: outside of sessions
    int index = -1;                   ///< position in Session::handoffs
    const ProtocolPack *pack = nullptr;
    const KindModel *kind = nullptr;
    QString from; ///< name of the sender; empty: none stated
    QString to;
};

/// The protocols of a catalog, and the kinds of their handoffs, by id.
class PackIndex
{
public:
    explicit PackIndex(const ProtocolCatalog &catalog);

    [[nodiscard]] const ProtocolPack *pack(const QString &id) const { return m_packs.value(id); }
    [[nodiscard]] const KindModel *kind(const QString &id) const { return m_kinds.value(id); }

private:
    QHash<QString, const ProtocolPack *> m_packs;
    QHash<QString, const KindModel *> m_kinds;
};

/// Every handoff of @p source by time, those without one last; always in the same order.
[[nodiscard]] std::vector<HandoffRef> handoffsOf(const GraphSource &source, const PackIndex &packs);

/// False if the protocol has routes, but not this one. A handoff that names no agent at an end,
/// because it cannot be read or is not filled in, says nothing about routes.
[[nodiscard]] bool isDeclared(const HandoffRef &ref);

/// The crossing that a graph keeps of @p ref; not yet over an edge.
[[nodiscard]] Transfer crossingOf(const HandoffRef &ref);

/// The protocols that @p source has to do with, in the order of the catalog.
[[nodiscard]] std::vector<const ProtocolPack *> packsOf(const GraphSource &source,
                                                        const ProtocolCatalog &catalog);

} // namespace baton
