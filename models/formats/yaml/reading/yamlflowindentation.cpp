// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamlflowindentation.h"

#include "models/formats/yaml/reading/yamltree.h"
#include "models/text/lineindex.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isQuoted(Style style)
{
    return style == Style::SingleQuoted || style == Style::DoubleQuoted;
}

bool isClosing(char c)
{
    return c == ']' || c == '}';
}

} // namespace

YamlFlowIndentation::YamlFlowIndentation(const QByteArray &bytes,
                                         const std::vector<YamlEvent> &events, bool isWhole)
    : m_bytes(bytes)
    , m_isWhole(isWhole)
{
    const auto documents = YamlTreeBuilder(bytes, events, bytes.size() + 1).build(bytes.size());
    for (const SourceDocument &document : documents) {
        if (!document.tree.isEmpty()) {
            visit(document.tree, 0, -1);
        }
    }
}

/// @p column is the column of the innermost block map or list around @p id.
void YamlFlowIndentation::visit(const Tree &tree, NodeId id, qsizetype column)
{
    const Node &node = tree.at(id);
    if (isQuoted(node.style) || node.style == Style::Flow) {
        if (column >= 0 && !node.range.isEmpty()) {
            addValue(node.range, column, isQuoted(node.style));
        }
        return;
    }
    if (node.style == Style::Block && !node.children.empty()) {
        column = YamlScanner(m_bytes).columnOf(node.range.begin);
        for (const NodeId child : node.children) {
            visit(tree, child, column);
        }
    }
}

void YamlFlowIndentation::addValue(ByteRange range, qsizetype column, bool isQuoted)
{
    if (isQuoted && !m_isWhole) {
        return;
    }
    const YamlScanner text(m_bytes);
    Value value{range, -1, m_missing.size(), m_missing.size()};
    for (qsizetype line = text.nextLine(range.begin); line < range.end;
         line = text.nextLine(line)) {
        qsizetype words = line;
        while (text.at(words) == ' ') {
            ++words;
        }
        const bool isEmpty = text.isBlankOrEnd(words) || (!isQuoted && text.at(words) == '#');
        const bool isMark = text.isDocumentMark(line, '-') || text.isDocumentMark(line, '.');
        if (isEmpty || isMark || words - line > column
            || (!m_isWhole && !isClosing(text.at(words)))) {
            continue;
        }
        value.firstLine = value.firstLine < 0 ? words : value.firstLine;
        m_missing.push_back({words, QByteArray(column + 2 - (words - line), ' ')});
    }
    value.end = m_missing.size();
    if (value.firstLine >= 0) {
        m_values.push_back(value);
    }
}

std::vector<SyntaxIssue> YamlFlowIndentation::issues(qsizetype cut, int numberOfFirstLine) const
{
    std::vector<SyntaxIssue> issues;
    if (m_values.empty()) {
        return issues;
    }
    const LineIndex lines(m_bytes, numberOfFirstLine);
    for (const Value &value : m_values) {
        if (value.firstLine >= cut) {
            break;
        }
        const int line = lines.positionOf(value.firstLine).line;
        SyntaxIssue issue;
        issue.rule = u"yaml.indentation"_s;
        issue.range = {value.firstLine,
                       std::min(value.range.end, YamlScanner(m_bytes).lineEnd(value.firstLine))};
        issue.message = message(value, line, lines.positionOf(value.range.begin).line);
        issue.isFatal = false;
        issue.isTolerated = true;
        issue.fixTitle = tr("Indent");
        for (size_t i = value.begin; i < value.end; ++i) {
            issue.fix.push_back({m_missing[i].at, 0, m_missing[i].text});
        }
        issues.push_back(std::move(issue));
    }
    return issues;
}

QString YamlFlowIndentation::message(const Value &value, int line, int firstLine) const
{
    if (isClosing(m_bytes[value.firstLine])) {
        return tr("The %1 on line %2 is no further right than the key or item that it closes. Most "
                  "readers take it, but YAML forbids it. Indent it.")
            .arg(QChar::fromLatin1(m_bytes[value.firstLine]))
            .arg(line);
    }
    return tr("Line %1 goes on with the value that opens with %2 on line %3, but is not indented "
              "deeper than its key or item. Most readers take it, but YAML forbids it. Indent it.")
        .arg(line)
        .arg(QChar::fromLatin1(m_bytes[value.range.begin]))
        .arg(firstLine);
}

} // namespace baton
