// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonArray>
#include <QJsonObject>

/// Answers to questions about a document; positions and ranges are those of the protocol.
namespace baton {

class RuleBook;
class ServedDocument;
struct ClientAbilities;

/// The completions at @p position of @p document, the likeliest first.
[[nodiscard]] QJsonObject completionListAt(const ServedDocument &document,
                                           const QJsonObject &position,
                                           const ClientAbilities &client);
/// The file that the text at @p position of @p document names, seen from the folder of the document
/// or one above; null where it names none that is there.
[[nodiscard]] QJsonValue definitionAt(const ServedDocument &document, const QJsonObject &position);
/// The help at @p position of @p document: its field, and the broken rules there, as @p rules
/// explain them. Null if there is none.
[[nodiscard]] QJsonValue hoverAt(const ServedDocument &document, const QJsonObject &position,
                                 const RuleBook &rules, const ClientAbilities &client);
/// The fields of the handoffs in @p document, in the order of the text: nested where @p client
/// nests them.
[[nodiscard]] QJsonArray symbolsOf(const ServedDocument &document, const ClientAbilities &client);
/// The ranges of @p document that can be folded: maps, lists and texts of several lines of
/// handoffs.
[[nodiscard]] QJsonArray foldsOf(const ServedDocument &document);
/// The verdict on each handoff in @p document, above its first line.
[[nodiscard]] QJsonArray lensesOf(const ServedDocument &document);

} // namespace baton
