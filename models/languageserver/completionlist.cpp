// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/languageserver/documentqueries.h"

#include "models/editor/completion/documentcompletion.h"
#include "models/languageserver/clientabilities.h"
#include "models/languageserver/serveddocument.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString asSnippet(QString text)
{
    static const QRegularExpression special(uR"(([\\$}]))"_s);
    return text.replace(special, uR"(\\1)"_s);
}

/// The text in the document before the typed part of the label, which clients compare as well: an
/// opening quote, the mark of a heading.
QString openingOf(const Completions &found, const ServedDocument &document, qsizetype offset)
{
    const qsizetype begin = found.replaced.begin;
    if (found.items.empty() || begin >= offset) {
        return {};
    }
    const QByteArray &bytes = document.editor().buffer().bytes();
    const QString typed = QString::fromUtf8(bytes.sliced(begin, offset - begin));
    return typed.endsWith(found.prefix) ? typed.chopped(found.prefix.size()) : QString();
}

QJsonObject itemOf(const CompletionItem &item, const QJsonObject &range, const QString &opening,
                   int position, const ClientAbilities &client)
{
    constexpr int property = 10;
    constexpr int value = 12;
    constexpr int asItIs = 1; // lines keep the indentation that they have
    constexpr int snippet = 2;
    const bool isSnippet = client.takesSnippets && !item.tail.isEmpty();
    const QString text = isSnippet ? asSnippet(item.insertion) + u"$0"_s + asSnippet(item.tail)
                                   : item.insertion + item.tail;
    QJsonObject object{{u"label"_s, item.label},
                       {u"kind"_s, item.isKey ? property : value},
                       {u"sortText"_s, u"%1"_s.arg(position, 5, 10, QChar(u'0'))},
                       {u"filterText"_s, opening + item.label},
                       {u"insertTextMode"_s, asItIs},
                       {u"insertTextFormat"_s, isSnippet ? snippet : 1},
                       {u"textEdit"_s, QJsonObject{{u"range"_s, range}, {u"newText"_s, text}}}};
    if (!item.title.isEmpty()) {
        object.insert(u"detail"_s, item.isRequired ? item.title + u" (required)"_s : item.title);
    }
    if (!item.help.isEmpty()) {
        object.insert(u"documentation"_s, item.help);
    }
    return object;
}

} // namespace

QJsonObject completionListAt(const ServedDocument &document, const QJsonObject &position,
                             const ClientAbilities &client)
{
    const qsizetype offset = document.positions().offsetOf(position);
    const Completions found = completionsIn(document.editor(), offset);
    const QString opening = openingOf(found, document, offset);
    const QJsonObject range = document.positions().rangeOf(found.replaced);
    QJsonArray items;
    for (const CompletionItem &item : found.items) {
        items.append(itemOf(item, range, opening, static_cast<int>(items.size()), client));
    }
    return {{u"isIncomplete"_s, !found.prefix.isEmpty()}, {u"items"_s, items}};
}

} // namespace baton
