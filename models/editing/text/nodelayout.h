// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/text/lines.h"

namespace baton::edit {

/// The positions of the parts of one document's nodes, which the tree leaves out because they
/// follow from the bytes.
class NodeLayout
{
public:
    NodeLayout(const QByteArray &bytes, const ParsedText &parsed, int document);

    [[nodiscard]] const Lines &lines() const { return m_lines; }
    [[nodiscard]] const Tree &tree() const { return m_document.tree; }
    [[nodiscard]] const Node &node(NodeId id) const { return m_document.tree.at(id); }
    [[nodiscard]] const Encoding &encoding() const { return m_parsed.encoding; }
    [[nodiscard]] const ParseOptions &options() const { return m_parsed.options; }
    [[nodiscard]] Format format() const { return m_document.format; }
    [[nodiscard]] ByteRange range() const { return m_document.range; }
    [[nodiscard]] bool isJson() const { return m_document.format == Format::Json; }

    /// The position of @p id among its siblings.
    [[nodiscard]] size_t position(NodeId id) const;
    /// True when @p id stands within brackets, not when it is the outermost brackets itself.
    [[nodiscard]] bool isInFlow(NodeId id) const;

    /// The begin of the entry of @p id: its dash, or its key with "?", anchor and tag.
    [[nodiscard]] qsizetype entryBegin(NodeId id) const;
    /// The offset behind the last byte of @p id's value, before any line end.
    [[nodiscard]] qsizetype contentEnd(NodeId id) const;
    /// The offset behind the colon, dash, "---", anchor or tag after which the value of @p id may
    /// be written; -1 when the value has no such place.
    [[nodiscard]] qsizetype headEnd(NodeId id) const;
    /// True for a block container whose first entry stands behind a dash on the same line.
    [[nodiscard]] bool isCompact(NodeId container) const;
    /// The offset behind the "---" that begins the document, or -1.
    [[nodiscard]] qsizetype markerEnd() const;
    /// The bytes of @p range; none when it is empty or turned round.
    [[nodiscard]] QByteArray source(ByteRange range) const;

private:
    [[nodiscard]] qsizetype dash(NodeId item) const;
    [[nodiscard]] qsizetype keyBegin(NodeId entry) const;

    const ParsedText &m_parsed;
    const SourceDocument &m_document;
    Lines m_lines;
};

} // namespace baton::edit
