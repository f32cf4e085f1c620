// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/file/check.h"

namespace baton {

class ProtocolPack;
struct KindModel;

/// The handoff that the layout of a session keeps in a file.
struct KeptHandoff
{
    const ProtocolPack *pack = nullptr;   ///< null: no session keeps a handoff there
    std::vector<const KindModel *> kinds; ///< the kinds that the file is named for

    /// True of the id of one of its kinds, and of that of the protocol's handoffs of a newer
    /// version.
    [[nodiscard]] bool takes(const QString &kind) const;
};

/// The handoff that belongs into the file @p path, by its path alone.
[[nodiscard]] KeptHandoff handoffKeptAt(const QString &path, const ProtocolCatalog &catalog);

/// The protocol of the kind of @p document; null: its kind is unknown.
[[nodiscard]] const ProtocolPack *packOf(const DocumentReport &document,
                                         const ProtocolCatalog &catalog);

/// The most times that a producer is asked again where its protocol sets no limit.
constexpr int mostAsked = 3;
/// The number of times that a producer of @p pack is asked again; null: of no protocol.
[[nodiscard]] int timesAsked(const ProtocolPack *pack);

/// Completes @p report on a text that has to hold a handoff, because its file was named, or a
/// session keeps a handoff there. Without one, or with one of another kind than the session keeps
/// there, there is an error, and as long as its producer may be asked again, a text for it.
void requireHandoff(Report &report, bool isEmpty, const ParsedText &parsed,
                    const ProtocolCatalog &catalog, const CheckSettings &settings);

/// Completes @p report on @p bytes, which an agent wrote. Where a session keeps handoffs they must
/// contain one. Elsewhere, beside the handoffs of a session too, templates that are mostly not
/// filled in and Markdown that only quotes handoffs do not count: there is no text for their
/// producer.
void judgeIntent(Report &report, const QByteArray &bytes, const ParsedText &parsed,
                 const ProtocolCatalog &catalog, const CheckSettings &settings);

} // namespace baton
