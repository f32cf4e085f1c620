// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/text/lines.h"

namespace baton::edit {

/// The positions of the parts of the nodes of one document. The tree does not store them because
/// they follow from the bytes.
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
    /// True if @p id is inside brackets. False for the outermost bracketed container itself.
    [[nodiscard]] bool isInFlow(NodeId id) const;

    /// The offset at which the entry of @p id begins: at its dash, or at its key with "?", anchor
    /// and tag.
    [[nodiscard]] qsizetype entryBegin(NodeId id) const;
    /// The offset behind the last byte of the value of @p id, before the line end.
    [[nodiscard]] qsizetype contentEnd(NodeId id) const;
    /// The offset behind the colon, dash, "---", anchor or tag that the value of @p id follows; -1
    /// if there is no such place.
    [[nodiscard]] qsizetype headEnd(NodeId id) const;
    /// True for a block container whose first entry follows a dash on the same line.
    [[nodiscard]] bool isCompact(NodeId container) const;
    /// The offset behind the "---" at the begin of the document, or -1.
    [[nodiscard]] qsizetype markerEnd() const;
    /// The bytes of @p range; empty if the range is empty or inverted.
    [[nodiscard]] QByteArray source(ByteRange range) const;

private:
    [[nodiscard]] qsizetype dash(NodeId item) const;
    [[nodiscard]] qsizetype keyBegin(NodeId entry) const;

    const ParsedText &m_parsed;
    const SourceDocument &m_document;
    Lines m_lines;
};

} // namespace baton::edit
