// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/parsing/parse.h"
#include "tests/models/formats/scalardecoder.h"

namespace baton {

/// Invariants of every parsed text, whatever its bytes are.
class TreeInvariants
{
public:
    /// The first violation in words, or an empty text.
    [[nodiscard]] static QString violation(const QByteArray &bytes, const ParsedText &parsed)
    {
        TreeInvariants check(bytes);
        check.m_isInside = parsed.format == Format::Markdown;
        qsizetype position = 0;
        for (const SourceDocument &document : parsed.documents) {
            check.m_format = document.format;
            check.expect(check.m_isInside ? document.range.begin >= position
                                          : document.range.begin == position,
                         QStringLiteral("documents leave a gap"));
            check.expect(document.range.end >= document.range.begin,
                         QStringLiteral("a document ends early"));
            position = document.range.end;
            check.checkDocument(document);
        }
        check.expect(parsed.documents.empty() || check.m_isInside || position == bytes.size(),
                     QStringLiteral("the documents end before the file"));
        for (const SyntaxIssue &issue : parsed.issues) {
            check.expectInside(issue.range, {0, bytes.size()}, QStringLiteral("issue"));
            check.expect(!issue.message.isEmpty(), QStringLiteral("an issue says nothing"));
        }
        return check.m_violation;
    }

private:
    explicit TreeInvariants(const QByteArray &bytes)
        : m_bytes(bytes)
    {
    }

    void expect(bool holds, const QString &what)
    {
        if (!holds && m_violation.isEmpty()) {
            m_violation = what;
        }
    }

    void expectInside(ByteRange inner, ByteRange outer, const QString &what)
    {
        expect(inner.begin <= inner.end && outer.contains(inner),
               QStringLiteral("%1 [%2,%3) leaves [%4,%5)")
                   .arg(what)
                   .arg(inner.begin)
                   .arg(inner.end)
                   .arg(outer.begin)
                   .arg(outer.end));
    }

    [[nodiscard]] bool hasKey(const Tree &tree, const Node &node) const
    {
        return node.parent != noNode && tree.at(node.parent).type == ValueType::Map;
    }

    [[nodiscard]] ByteRange extent(const Tree &tree, const Node &node) const
    {
        ByteRange range = node.range;
        if (!node.properties.isEmpty()) {
            range = range.united(node.properties);
        }
        const bool isElement = m_format == Format::Xml && !node.keyRange.isEmpty();
        return hasKey(tree, node) || isElement ? range.united(node.keyRange) : range;
    }

    void checkDocument(const SourceDocument &document)
    {
        const Tree &tree = document.tree;
        for (NodeId id = 0; id < NodeId(tree.nodes.size()); ++id) {
            const Node &node = tree.at(id);
            m_where = QStringLiteral(" of node %1").arg(id);
            expectInside(node.range, document.range, QStringLiteral("value") + m_where);
            expect((node.parent == noNode) == (id == 0), QStringLiteral("parent") + m_where);
            if (!node.properties.isEmpty()) {
                expect(node.properties.end <= node.range.begin,
                       QStringLiteral("properties behind the value") + m_where);
            }
            if (hasKey(tree, node)) {
                expectInside(node.keyRange, document.range, QStringLiteral("key") + m_where);
                expect(node.keyRange.end <= node.range.begin,
                       QStringLiteral("key inside the value") + m_where);
            }
            checkChildren(tree, id);
            checkText(tree, node, document.isComplete);
        }
    }

    void checkChildren(const Tree &tree, NodeId id)
    {
        const Node &node = tree.at(id);
        // The attributes of an XML element precede its content.
        const ByteRange outer = m_format == Format::Xml ? extent(tree, node) : node.range;
        qsizetype position = outer.begin;
        for (const NodeId child : node.children) {
            expect(tree.at(child).parent == id, QStringLiteral("child") + m_where);
            const ByteRange range = extent(tree, tree.at(child));
            expectInside(range, outer, QStringLiteral("child") + m_where);
            expect(range.begin >= position, QStringLiteral("children overlap") + m_where);
            position = range.end;
        }
    }

    void checkText(const Tree &tree, const Node &node, bool isComplete)
    {
        const bool isContainer = node.type == ValueType::List || node.type == ValueType::Map;
        if (node.style == Style::Absent) {
            expect(node.range.isEmpty(), QStringLiteral("absent, but not empty") + m_where);
        } else if (node.style == Style::Alias) {
            expect(m_bytes[node.range.begin] == '*', QStringLiteral("alias") + m_where);
            expect(node.target == noNode || tree.at(node.target).style != Style::Alias,
                   QStringLiteral("alias of an alias") + m_where);
        } else if (isContainer) {
            checkBrackets(node, isComplete);
        } else if (node.isEditable) {
            expectText(node.range, node.style, node.type, node.text, QStringLiteral("text"));
        }
        if (hasKey(tree, node) && node.isEditable && !node.keyRange.isEmpty()
            && m_bytes[node.keyRange.begin] != '*' && node.keyStyle != Style::Absent) {
            expectText(node.keyRange, node.keyStyle, ValueType::String, node.key,
                       QStringLiteral("key text"));
        }
    }

    void checkBrackets(const Node &node, bool isComplete)
    {
        if (node.style != Style::Flow || !node.isEditable) {
            return;
        }
        const char open = node.type == ValueType::List ? '[' : '{';
        const char close = node.type == ValueType::List ? ']' : '}';
        expect(m_bytes[node.range.begin] == open, QStringLiteral("opening bracket") + m_where);
        expect(!isComplete || m_bytes[node.range.end - 1] == close,
               QStringLiteral("closing bracket") + m_where);
    }

    void expectText(ByteRange range, Style style, ValueType type, const QString &text,
                    const QString &what)
    {
        const QByteArray source = m_bytes.sliced(range.begin, range.length());
        if (type == ValueType::Null || m_format != Format::Yaml || m_isInside) {
            return;
        }
        const bool isFollowedByBreak = range.end < m_bytes.size()
            && (m_bytes[range.end] == '\n' || m_bytes[range.end] == '\r');
        expect(ScalarDecoder(source, isFollowedByBreak).decodesTo(text, style),
               what + m_where
                   + QStringLiteral(": <%1> is not <%2>").arg(QString::fromUtf8(source), text));
    }

    const QByteArray &m_bytes;
    Format m_format = Format::Text;
    bool m_isInside = false; ///< the documents are in fenced blocks, with a prefix on each line
    QString m_where;
    QString m_violation;
};

} // namespace baton
