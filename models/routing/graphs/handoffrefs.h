// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/routing/graphs/graphsource.h"

#include <QHash>

namespace baton {

/// A handoff of a source, with sender and receiver completed where the document leaves them open.
struct HandoffRef
{
    const SessionHandoff *handoff = nullptr;
    const Session *session = nullptr; ///< null outside of sessions
    int index = -1;                   ///< position in Session::handoffs
    const ProtocolPack *pack = nullptr;
    const KindModel *kind = nullptr;
    QString from; ///< name of the sender; empty if it is not stated
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

/// All handoffs of @p source in order of time, those without a time last. The order is
/// deterministic.
[[nodiscard]] std::vector<HandoffRef> handoffsOf(const GraphSource &source, const PackIndex &packs);

/// False if the protocol has routes, but not this one. A handoff without an agent, because it
/// cannot be read or is not filled in, counts as declared.
[[nodiscard]] bool isDeclared(const HandoffRef &ref);

/// The crossing for @p ref, without an edge.
[[nodiscard]] Transfer crossingOf(const HandoffRef &ref);

/// The protocols used in @p source, in the order of the catalog.
[[nodiscard]] std::vector<const ProtocolPack *> packsOf(const GraphSource &source,
                                                        const ProtocolCatalog &catalog);

} // namespace baton
