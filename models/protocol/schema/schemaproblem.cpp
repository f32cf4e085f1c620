// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/schema/schemaproblem.h"

#include "models/parsing/parse.h"
#include "models/protocol/schema/schemaquery.h"
#include "models/protocol/source/packproblem.h"
#include "models/text/lineindex.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// @p path with each "$ref" replaced by its target.
QStringList tokensWithin(const Value &root, const JsonPointer &path)
{
    QStringList tokens;
    for (const QString &token : path.tokens()) {
        const Value *here = valueAt(root, JsonPointer(tokens));
        const QString reference = here && token == "$ref"_L1 ? textUnder(*here, token) : QString();
        const std::optional<JsonPointer> target =
            reference.startsWith(u'#') ? JsonPointer::parse(reference.sliced(1)) : std::nullopt;
        tokens = target ? target->tokens() : tokens + QStringList(token);
    }
    return tokens;
}

/// The entry of @p id whose value @p message quotes; @p id if there is none.
NodeId quotedIn(const QString &message, const Tree &tree, NodeId id)
{
    const std::vector<NodeId> &entries = tree.at(id).children;
    const auto quoted = std::ranges::find_if(entries, [&](NodeId entry) {
        return message.contains(u'\'' + tree.at(entry).text + u'\'');
    });
    return quoted == entries.end() ? id : *quoted;
}

/// The line of the innermost existing value on the path @p tokens.
int lineAt(const QByteArray &bytes, const QStringList &tokens, const QString &message)
{
    const ParsedText parsed = parse(bytes, Format::Json);
    if (parsed.documents.empty() || parsed.documents.front().tree.isEmpty()) {
        return 1;
    }
    const Tree &tree = parsed.documents.front().tree;
    for (qsizetype length = tokens.size(); length > 0; --length) {
        const NodeId node = tree.find(JsonPointer(tokens.first(length)));
        if (node != noNode) {
            const Node &found = tree.at(quotedIn(message, tree, node));
            return lineOf(bytes,
                          found.keyRange.isEmpty() ? found.range.begin : found.keyRange.begin);
        }
    }
    return 1;
}

} // namespace

PackProblem problemOf(const SchemaProblem &slip, const Value &schema, const PackFolder &folder,
                      const QString &main)
{
    QStringList tokens = tokensWithin(schema, slip.path);
    QString file = main;
    if (tokens.size() > 1 && tokens[0] == "$defs"_L1 && tokens[1].endsWith(".json"_L1)
        && folder.has(tokens[1])) {
        file = tokens[1];
        tokens = tokens.sliced(2);
    }
    const Result<QByteArray> bytes = folder.read(file);
    return {folder.pathOf(file), bytes ? lineAt(*bytes, tokens, slip.message) : 1, slip.message};
}

SchemaProblem schemaProblemOf(const QString &error)
{
    static const QRegularExpression form(u"^\\S*?#(\\S*): (.*)$"_s,
                                         QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = form.match(error);
    const std::optional<JsonPointer> path =
        match.hasMatch() ? JsonPointer::parse(match.captured(1)) : std::nullopt;
    const QString reason = path ? match.captured(2) : error;
    return {
        path.value_or(JsonPointer()),
        QCoreApplication::translate("baton::SchemaProblem", "This is not a valid JSON Schema: %1")
            .arg(reason)};
}

} // namespace baton
