// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "models/protocol/fields/fieldschema.h"
#include "models/tree/canonicaltree.h"
#include "models/tree/treeedit.h"

namespace baton {

/// Plans the fixes of one document's findings. What needs a parse to be proven is limited to a
/// budget of bytes, so that a large document is not parsed again for each of many findings: behind
/// it a fix is a FixPlan.
class FixPlanner
{
public:
    FixPlanner(const QByteArray &bytes, const ParsedText &parsed, int document,
               const CanonicalTree &tree);

    [[nodiscard]] std::optional<Fix> rename(NodeId node, const QString &key) const;
    /// The value of @p allowed that is nearest to the one at @p node: certain when they differ in
    /// case, blanks and word separators only.
    [[nodiscard]] std::optional<Fix> nearest(NodeId node, const QStringList &allowed) const;
    /// Writes the scalar @p text instead of the value at @p node.
    [[nodiscard]] std::optional<Fix> set(NodeId node, const QString &text, bool isText,
                                         bool isCertain) const;
    /// Spells the value at @p node as one of the JSON types @p types, where its text is one.
    [[nodiscard]] std::optional<Fix> convertType(NodeId node, const QStringList &types) const;
    /// Inserts before the key @p before, or at the end when that is empty.
    [[nodiscard]] std::optional<Fix> insert(NodeId map, const QString &key, const Value &value,
                                            bool isCertain, const QString &before = {});
    /// Whatever @p edit does, called @p title.
    [[nodiscard]] std::optional<Fix> planned(const TreeEdit &edit, const QString &title,
                                             bool isCertain);

    /// True for the map that a colon makes of a text: the block map of one key at @p node, on one
    /// line of YAML.
    [[nodiscard]] bool isTextWithColon(NodeId node) const;
    /// The text that the map at @p node is without its colon's meaning.
    [[nodiscard]] Fix quoted(NodeId node) const;
    /// Writes @p empty, an empty value of YAML, in place of the list or map in brackets at @p node.
    [[nodiscard]] Fix cleared(NodeId node, const QByteArray &empty) const;
    /// A list with the text at @p node as its entry, in its place; with what stands behind each
    /// bullet of it where it has any.
    [[nodiscard]] std::optional<Fix> listed(NodeId node);

    /// A list with the map at @p node as its entry, in its place.
    [[nodiscard]] std::optional<Fix> mapListed(NodeId node) const;

    /// Puts the whole document under the root key @p key.
    [[nodiscard]] std::optional<Fix> wrap(const QString &key) const;
    /// Moves what follows the root key @p key, which has no value, below it; certain when all of it
    /// is among @p fields.
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
