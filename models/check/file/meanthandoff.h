// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/file/check.h"

namespace baton {

class ProtocolPack;
struct KindModel;

/// The handoff that a session stores in a file, according to its layout.
struct KeptHandoff
{
    const ProtocolPack *pack = nullptr;   ///< null if no session stores a handoff there
    std::vector<const KindModel *> kinds; ///< the kinds that the name of the file stands for

    /// True for the ids of these kinds, and for a newer version of the protocol's handoffs.
    [[nodiscard]] bool takes(const QString &kind) const;
};

/// The handoff that belongs in the file @p path, judged by its path only.
[[nodiscard]] KeptHandoff handoffKeptAt(const QString &path, const ProtocolCatalog &catalog);

/// The protocol of the kind of @p document; null: its kind is unknown.
[[nodiscard]] const ProtocolPack *packOf(const DocumentReport &document,
                                         const ProtocolCatalog &catalog);

/// The most times that a producer is asked again where its protocol sets no limit.
constexpr int mostAsked = 3;
/// The maximum number of re-invocations of a producer of @p pack; null if it has no protocol.
[[nodiscard]] int timesAsked(const ProtocolPack *pack);

/// Completes @p report on a text that must contain a handoff, because the user named its file or a
/// session stores a handoff there. If there is none, or one of a kind that does not belong there,
/// adds an error and, while its producer may be re-invoked, feedback.
void requireHandoff(Report &report, bool isEmpty, const ParsedText &parsed,
                    const ProtocolCatalog &catalog, const CheckSettings &settings);

/// Adds feedback to each document of @p report that has errors and that no protocol judges, such as
/// one that cannot be read, while its producer may be re-invoked.
void askAgain(Report &report, const ParsedText &parsed, const ProtocolCatalog &catalog,
              const CheckSettings &settings);

/// Completes @p report on @p bytes, which an agent wrote. Where a session keeps handoffs they must
/// contain one. Elsewhere, beside the handoffs of a session too, templates that are mostly not
/// filled in and Markdown that only quotes handoffs do not count: there is no text for their
/// producer.
void judgeIntent(Report &report, const QByteArray &bytes, const ParsedText &parsed,
                 const ProtocolCatalog &catalog, const CheckSettings &settings);

} // namespace baton
