// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "models/protocol/fields/fieldschema.h"
#include "models/tree/canonicaltree.h"
#include "models/tree/treeedit.h"

namespace baton {

/// Plans the fixes of one document's findings. Fixes that are proven by parsing share a budget of
/// bytes, so that a large document is not parsed for each finding. Beyond the budget, a fix is a
/// FixPlan.
class FixPlanner
{
public:
    FixPlanner(const QByteArray &bytes, const ParsedText &parsed, int document,
               const CanonicalTree &tree);

    [[nodiscard]] std::optional<Fix> rename(NodeId node, const QString &key) const;
    /// Replaces the value at @p node by the most similar value of @p allowed. Certain if only case,
    /// blanks and word separators differ.
    [[nodiscard]] std::optional<Fix> nearest(NodeId node, const QStringList &allowed) const;
    /// Replaces the value at @p node by the scalar @p text.
    [[nodiscard]] std::optional<Fix> set(NodeId node, const QString &text, bool isText,
                                         bool isCertain) const;
    /// Spells the value at @p node as one of the JSON types @p types if its text is a value of that
    /// type.
    [[nodiscard]] std::optional<Fix> convertType(NodeId node, const QStringList &types) const;
    /// Inserts @p key before the key @p before; at the end if that is empty.
    [[nodiscard]] std::optional<Fix> insert(NodeId map, const QString &key, const Value &value,
                                            bool isCertain, const QString &before = {});
    /// Plans @p edit with the title @p title.
    [[nodiscard]] std::optional<Fix> planned(const TreeEdit &edit, const QString &title,
                                             bool isCertain);

    /// True if the block map at @p node has one key and is on one line of YAML, so that it was
    /// probably meant as a text with a colon.
    [[nodiscard]] bool isTextWithColon(NodeId node) const;
    /// Quotes the text from which the map at @p node was parsed.
    [[nodiscard]] Fix quoted(NodeId node) const;
    /// Replaces the bracketed list or map at @p node by @p empty, an empty YAML value.
    [[nodiscard]] Fix cleared(NodeId node, const QByteArray &empty) const;
    /// Turns the text at @p node into a list with one entry, or one for each bullet if it has
    /// bullets.
    [[nodiscard]] std::optional<Fix> listed(NodeId node);

    /// Turns the map at @p node into a list with one entry.
    [[nodiscard]] std::optional<Fix> mapListed(NodeId node) const;

    /// Moves the whole document below the root key @p key.
    [[nodiscard]] std::optional<Fix> wrap(const QString &key) const;
    /// Indents the lines behind the root key @p key, which has no value, so that they are below it.
    /// Certain if all of them are in @p fields.
    [[nodiscard]] std::optional<Fix> indentUnder(const QString &key,
                                                 const FieldSchema &fields) const;

private:
    [[nodiscard]] std::optional<Fix> linesCorrected(NodeId id, const QStringList &types) const;
    [[nodiscard]] bool isPrompt() const;
    [[nodiscard]] bool isXml() const;
    [[nodiscard]] std::optional<TextEdit> replacedXml(const Node &node, const QString &text) const;
    [[nodiscard]] QByteArray spelled(NodeId id, const QString &text, Style style) const;
    [[nodiscard]] bool isSpelt(ByteRange range, Style style, const QString &text) const;
    [[nodiscard]] std::optional<TextEdit> replaced(NodeId node, const QString &text,
                                                   bool isText) const;

    const QByteArray &m_bytes;
    const ParsedText &m_parsed;
    int m_document;
    const CanonicalTree &m_tree;
    qsizetype m_budget = qsizetype(128) * 1024;
};

} // namespace baton
