// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/languageserver/documentqueries.h"

#include "models/languageserver/clientabilities.h"
#include "models/languageserver/serveddocument.h"
#include "models/protocol/catalog/catalog.h"

#include <set>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The indices of the documents that are handoffs: other documents have their own language servers.
std::set<int> handoffsIn(const ServedDocument &document)
{
    std::set<int> numbers;
    for (const DocumentReport &report : document.report().documents) {
        if (!report.kind.isEmpty()
            && report.document < std::ssize(document.snapshot()->parsed.documents)) {
            numbers.insert(report.document);
        }
    }
    return numbers;
}

int symbolKindOf(ValueType type)
{
    switch (type) {
    case ValueType::Map:
        return 19;
    case ValueType::List:
        return 18;
    case ValueType::Boolean:
        return 17;
    case ValueType::Integer:
    case ValueType::Float:
        return 16;
    case ValueType::Null:
        return 21;
    case ValueType::String:
        break;
    }
    return 15;
}

ByteRange wholeRange(const Node &node)
{
    return node.keyRange.isEmpty() ? node.range : node.keyRange.united(node.range);
}

/// Symbols of one tree.
class Symbols
{
public:
    Symbols(const ServedDocument &document, const Tree &tree)
        : m_document(document)
        , m_tree(tree)
    {
    }

    [[nodiscard]] QJsonArray below(NodeId parent) const
    {
        QJsonArray array;
        for (size_t i = 0; i < m_tree.at(parent).children.size(); ++i) {
            const NodeId child = m_tree.at(parent).children[i];
            QJsonObject symbol = symbolOf(child, static_cast<int>(i));
            symbol.insert(u"range"_s, rangeOf(wholeRange(m_tree.at(child))));
            symbol.insert(u"selectionRange"_s, rangeOf(selectionOf(m_tree.at(child))));
            symbol.insert(u"children"_s, below(child));
            array.append(symbol);
        }
        return array;
    }

    void addFlat(NodeId parent, const QString &container, QJsonArray &array) const
    {
        for (size_t i = 0; i < m_tree.at(parent).children.size(); ++i) {
            const NodeId child = m_tree.at(parent).children[i];
            QJsonObject symbol = symbolOf(child, static_cast<int>(i));
            symbol.insert(u"location"_s,
                          QJsonObject{{u"uri"_s, m_document.uri()},
                                      {u"range"_s, rangeOf(wholeRange(m_tree.at(child)))}});
            symbol.insert(u"containerName"_s, container);
            array.append(symbol);
            addFlat(child, symbol.value("name"_L1).toString(), array);
        }
    }

private:
    [[nodiscard]] QJsonObject rangeOf(ByteRange range) const
    {
        return m_document.positions().rangeOf(range);
    }
    [[nodiscard]] static ByteRange selectionOf(const Node &node)
    {
        return node.keyRange.isEmpty() ? node.range : node.keyRange;
    }
    [[nodiscard]] QJsonObject symbolOf(NodeId id, int position) const
    {
        constexpr qsizetype longest = 80; // characters
        const Node &node = m_tree.at(id);
        const bool isItem = m_tree.at(node.parent).type == ValueType::List;
        const QString name = isItem ? u"[%1]"_s.arg(position) : node.key;
        QJsonObject object{{u"name"_s, name.trimmed().isEmpty() ? u"\"\""_s : name},
                           {u"kind"_s, symbolKindOf(node.type)}};
        if (!node.text.isEmpty()) {
            object.insert(u"detail"_s, node.text.simplified().left(longest));
        }
        return object;
    }

    const ServedDocument &m_document;
    const Tree &m_tree;
};

} // namespace

QJsonArray symbolsOf(const ServedDocument &document, const ClientAbilities &client)
{
    QJsonArray all;
    for (const int number : handoffsIn(document)) {
        const Tree &tree = document.snapshot()->parsed.documents[size_t(number)].tree;
        if (tree.isEmpty()) {
            continue;
        }
        const Symbols symbols(document, tree);
        if (!client.nestsSymbols) {
            symbols.addFlat(0, {}, all);
            continue;
        }
        for (const QJsonValue symbol : symbols.below(0)) {
            all.append(symbol);
        }
    }
    return all;
}

QJsonArray foldsOf(const ServedDocument &document)
{
    QJsonArray folds;
    for (const int number : handoffsIn(document)) {
        for (const Node &node : document.snapshot()->parsed.documents[size_t(number)].tree.nodes) {
            const ByteRange range = wholeRange(node);
            const int start = document.positions().lineOf(range.begin);
            const int end = document.positions().lineOf(range.end);
            if (node.parent != noNode && end > start) {
                folds.append(QJsonObject{{u"startLine"_s, start}, {u"endLine"_s, end}});
            }
        }
    }
    return folds;
}

QJsonArray lensesOf(const ServedDocument &document)
{
    QJsonArray lenses;
    for (const DocumentReport &report : document.report().documents) {
        const Kind *kind = document.catalog().kind(report.kind);
        if (!kind || report.verdict.headline.isEmpty()) {
            continue;
        }
        const QString &headline = report.verdict.headline;
        const QString title =
            headline == kind->title ? headline : u"%1: %2"_s.arg(kind->title, headline);
        lenses.append(QJsonObject{
            {u"range"_s, document.positions().rangeOfLine(report.line)},
            {u"command"_s, QJsonObject{{u"title"_s, title}, {u"command"_s, QString()}}}});
    }
    return lenses;
}

} // namespace baton
