// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/xml/xmlnamespaces.h"
#include "models/tree/parsedtext.h"

namespace baton::xml {

/// Builds the tree of a document from its tags. docs/architecture.md explains the mapping of
/// elements, attributes and texts.
class TreeMaker
{
public:
    TreeMaker(QByteArrayView bytes, const QList<XmlShape> &shapes, Tree &tree);

    void open(const StartTag &tag, const Namespaces &namespaces);
    /// Closes the innermost element, whose end tag is in @p tag. The range is empty if the document
    /// ends early.
    void close(ByteRange tag);

    /// Records that the innermost element contains text that is not layout, or a comment or
    /// processing instruction.
    void noteText() { m_open.back().hasText = true; }
    void noteComment() { m_open.back().hasNotes = true; }

    [[nodiscard]] qsizetype depth() const { return static_cast<qsizetype>(m_open.size()); }
    /// The name in the start tag of the open element at @p level; 0 is the root element.
    [[nodiscard]] ByteRange nameOf(qsizetype level) const { return m_open[size_t(level)].name; }
    /// The begin of the element's content, behind its start tag.
    [[nodiscard]] qsizetype contentOf(qsizetype level) const { return m_open[size_t(level)].begin; }

private:
    struct Element
    {
        NodeId node = noNode;
        NodeId item = noNode; ///< map of an item in a list of alternatives; noNode if there is none
        ByteRange name;
        qsizetype begin = 0;     ///< offset after the start tag
        qsizetype textBegin = 0; ///< offset after the last tag in the element
        bool hasElements = false;
        bool hasAttributes = false;
        bool hasText = false;  ///< text follows the last tag in the element
        bool hasNotes = false; ///< a comment or instruction follows the last tag in the element
        bool isMixed = false;  ///< the element has text that fits no item
        const XmlList *list = nullptr;
        QString path; ///< path in the shape; empty if there is no list at or below it
    };

    NodeId add(NodeId parent, const QString &key, ByteRange keyRange, ByteRange range);
    Node &nodeAt(NodeId id) { return m_tree.nodes[size_t(id)]; }
    [[nodiscard]] QByteArrayView slice(ByteRange range) const;
    [[nodiscard]] QString keyOf(ByteRange name, const Namespaces &namespaces) const;
    void findShape(ByteRange name, const Namespaces &namespaces);
    [[nodiscard]] QString pathBelow(const QString &outer, const QString &key) const;
    [[nodiscard]] const XmlList *listAt(const QString &path) const;
    void addAttributes(Element &element, const StartTag &tag);
    void addText(Element &element, qsizetype end);
    void readText(Node &node) const;
    void finish(Element &element, qsizetype end);
    [[nodiscard]] bool isList(const Element &element) const;
    [[nodiscard]] bool areDistinct(const std::vector<NodeId> &nodes) const;
    void numberKeys(NodeId map);

    QByteArrayView m_bytes;
    const QList<XmlShape> &m_shapes;
    const XmlShape *m_shape = nullptr;
    Tree &m_tree;
    std::vector<Element> m_open;
};

} // namespace baton::xml
