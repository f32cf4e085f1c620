// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "models/protocol/fields/fieldschema.h"
#include "models/tree/canonicaltree.h"
#include "models/tree/treeedit.h"

namespace baton {

/// Plans the fixes of one document's findings. Fixes that are proven by parsing share a budget of
/// bytes, so that a large document is not parsed for each of many findings; beyond the budget a fix
/// is a FixPlan.
class FixPlanner
{
public:
    FixPlanner(const QByteArray &bytes, const ParsedText &parsed, int document,
               const CanonicalTree &tree);

    [[nodiscard]] std::optional<Fix> rename(NodeId node, const QString &key) const;
    /// Replaces the value at @p node with the most similar of @p allowed; certain when they differ
    /// in case, blanks and word separators only.
    [[nodiscard]] std::optional<Fix> nearest(NodeId node, const QStringList &allowed) const;
    /// Writes the scalar @p text instead of the value at @p node.
    [[nodiscard]] std::optional<Fix> set(NodeId node, const QString &text, bool isText,
                                         bool isCertain) const;
    /// Spells the value at @p node as one of the JSON types @p types, if its text is a value of
    /// that type.
    [[nodiscard]] std::optional<Fix> convertType(NodeId node, const QStringList &types) const;
    /// Inserts before the key @p before; at the end if that is empty.
    [[nodiscard]] std::optional<Fix> insert(NodeId map, const QString &key, const Value &value,
                                            bool isCertain, const QString &before = {});
    /// Makes @p edit under the title @p title.
    [[nodiscard]] std::optional<Fix> planned(const TreeEdit &edit, const QString &title,
                                             bool isCertain);

    /// True for a text that its colon turns into a map: the block map of one key at @p node, on one
    /// line of YAML.
    [[nodiscard]] bool isTextWithColon(NodeId node) const;
    /// Quotes the text that the map at @p node was meant to be.
    [[nodiscard]] Fix quoted(NodeId node) const;
    /// Replaces the list or map in brackets at @p node with @p empty, an empty value of YAML.
    [[nodiscard]] Fix cleared(NodeId node, const QByteArray &empty) const;
    /// Replaces the text at @p node with a list of it; with one entry for each bullet if it has
    /// bullets.
    [[nodiscard]] std::optional<Fix> listed(NodeId node);

    /// Replaces the map at @p node with a list of it.
    [[nodiscard]] std::optional<Fix> mapListed(NodeId node) const;

    /// Puts the whole document under the root key @p key.
    [[nodiscard]] std::optional<Fix> wrap(const QString &key) const;
    /// Moves the lines after the root key @p key, which has no value, below it; certain if all of
    /// them are among @p fields.
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
