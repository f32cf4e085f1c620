// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/values/unquotedplaceholder.h"

#include "models/values/placeholdertext.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The words of a key in lower case. "Files_Changed", "filesChanged" and "files-changed" have two
/// each.
QStringList wordsOf(const QString &key)
{
    QStringList words{QString()};
    for (const QChar c : key) {
        const bool isBorder = !c.isLetterOrNumber();
        const bool isCapital =
            c.isUpper() && !words.last().isEmpty() && words.last().back().isLower();
        if (isBorder || isCapital) {
            words.append(QString());
        }
        if (!isBorder) {
            words.last().append(c);
        }
    }
    std::ranges::transform(words, words.begin(),
                           [](const QString &word) { return word.toLower(); });
    words.removeAll(QString());
    return words;
}

/// True for a plural such as "files", but not for "status", "progress" or "analysis".
bool isPlural(const QString &word)
{
    const auto endsWithAny = [&word](std::initializer_list<QLatin1StringView> ends) {
        return std::ranges::any_of(ends, [&](QLatin1StringView end) { return word.endsWith(end); });
    };
    return word.endsWith(u's') && !endsWithAny({"ss"_L1, "us"_L1, "is"_L1});
}

/// True for a key that may contain several values, such as "Files_Changed", "depends_on" or
/// "Todo_List".
bool namesSeveral(const QString &key)
{
    static constexpr std::array others{"list"_L1, "chain"_L1, "by"_L1,
                                       "on"_L1,   "for"_L1,   "data"_L1};
    return std::ranges::any_of(wordsOf(key), [](const QString &word) {
        return isPlural(word) || std::ranges::find(others, word) != others.end();
    });
}

/// True for a word that describes the type of a value in a template.
bool isSort(const QString &word)
{
    static constexpr std::array sorts{"list"_L1,        "path"_L1,  "paths"_L1,  "value"_L1,
                                      "values"_L1,      "count"_L1, "number"_L1, "text"_L1,
                                      "description"_L1, "name"_L1};
    return std::ranges::find(sorts, word) != sorts.end();
}

/// True for a word that introduces a question or request in a template, as in "[What was tried]" or
/// "[Insert the log here]".
bool isAsking(QString word)
{
    static constexpr std::array asking{
        "what"_L1,    "which"_L1,   "who"_L1,    "why"_L1,   "how"_L1,      "whether"_L1,
        "where"_L1,   "if"_L1,      "insert"_L1, "enter"_L1, "describe"_L1, "explain"_L1,
        "specify"_L1, "provide"_L1, "link"_L1,   "eg"_L1,    "optional"_L1, "your"_L1};
    word.removeIf(
        [](QChar letter) { return letter.isPunct(); }); // for words such as "e.g." and "Optional:"
    return std::ranges::find(asking, word) != asking.end();
}

/// True for a word that ends the name of a value, as in "[Arena session ID]".
bool endsName(const QString &word)
{
    static constexpr std::array nouns{"id"_L1,        "title"_L1,      "summary"_L1, "reason"_L1,
                                      "date"_L1,      "time"_L1,       "type"_L1,    "score"_L1,
                                      "rationale"_L1, "assessment"_L1, "details"_L1};
    return isSort(word) || std::ranges::find(nouns, word) != nouns.end();
}

/// True if @p words name or ask for the value of a key with the words @p named, as templates do.
/// Texts such as "Run 3 diverged" and "Login fails" are statements.
bool readsLikeTemplate(const QStringList &words, const QStringList &named)
{
    const auto isNamed = [&named](const QString &word) {
        return std::ranges::any_of(named, [&word](const QString &name) {
            return name == word || (isPlural(name) && name.chopped(1) == word);
        });
    };
    const bool isNumbered = words.last().front().isDigit(); // as in "File path 1"
    return isAsking(words.front()) || isNamed(words.front()) || isNamed(words.last())
        || endsName(isNumbered ? words[words.size() - 2] : words.last());
}

} // namespace

QString unquotedPlaceholderText(const CanonicalTree &tree, const Node &node)
{
    if (node.style != Style::Flow || node.children.size() != 1) {
        return {};
    }
    const Node &only = tree.at(node.children.front());
    if (node.type == ValueType::Map) {
        const QString text = u'{' + only.key + u'}';
        const bool isDoubled =
            only.keyStyle == Style::Flow && isPlaceholder(text); // as in "{{name}}"
        const bool isText = only.keyStyle == Style::Plain || isDoubled;
        return only.style == Style::Absent && isText ? text : QString();
    }
    return only.style == Style::Plain && only.type == ValueType::String ? u'[' + only.text + u']'
                                                                        : QString();
}

bool isPlausibleList(const CanonicalTree &tree, const Node &node, const QString &inside)
{
    const QStringList words = inside.toLower().split(u' ', Qt::SkipEmptyParts);
    if (inside.contains(u'|') || inside.contains(" / "_L1)) {
        return false; // a choice between values
    }
    if (words.isEmpty() || !inside.front().isLetter()) {
        return true;
    }
    if (isSort(words.front())
        && (words.size() == 1 || words[1] == "of"_L1 || words[1] == "to"_L1)) {
        return false;
    }
    const bool isEntry = node.parent != noNode && tree.at(node.parent).type == ValueType::List;
    if (words.size() == 1) {
        return isEntry || namesSeveral(node.key) || !wordsOf(node.key).contains(words.front());
    }
    const QString &key = isEntry ? tree.at(node.parent).key : node.key;
    return (!isEntry && namesSeveral(key)) || !readsLikeTemplate(words, wordsOf(key));
}

} // namespace baton
