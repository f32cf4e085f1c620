// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/pack/recognition.h"

#include "models/strings/spellingmatch.h"
#include "models/tree/canonicaltree.h"
#include "models/values/placeholdertext.h"

#include <QVersionNumber>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The text at @p node; empty if it is missing or a placeholder.
QString filledText(const CanonicalTree &tree, NodeId node)
{
    const Node &value = tree.at(tree.resolved(node));
    const bool isScalar = value.type != ValueType::Map && value.type != ValueType::List
        && value.type != ValueType::Null;
    return isScalar && !isPlaceholder(value.text) ? value.text.trimmed() : QString();
}

/// True if @p text is @p value, except for one wrong letter in a longer word.
bool isMeant(const QString &text, const QString &value)
{
    constexpr qsizetype shortest = 5; // minimum length of a word that may have a wrong letter
    return isMisspelling(text, value, value.size() < shortest ? 0 : 1);
}

bool speaksFor(const RecognitionRule &rule, const QString &text)
{
    if (!rule.pattern.pattern().isEmpty() && rule.pattern.match(text).hasMatch()) {
        return true;
    }
    return std::ranges::any_of(rule.values,
                               [&](const QString &value) { return isMeant(text, value); });
}

QVersionNumber versionIn(QString text)
{
    static const QRegularExpression version(uR"(\A[vV]?(\d{1,6}(?:\.\d{1,6}){0,3})\z)"_s);
    return QVersionNumber::fromString(version.match(text.trimmed()).captured(1)).normalized();
}

} // namespace

Weighed weigh(const std::vector<RecognitionRule> &rules, const Tree &tree, const JsonPointer &from)
{
    Weighed result;
    const CanonicalTree received(tree, from);
    for (const RecognitionRule &rule : rules) {
        const auto there = std::ranges::find_if(
            rule.at, [&](const JsonPointer &pointer) { return received.find(pointer) != noNode; });
        if (there == rule.at.end()) {
            continue;
        }
        const JsonPointer place(from.tokens() + there->tokens());
        if (!rule.asksForValue()) {
            result.score += rule.weightFor;
            result.facts.push_back({place, {}, rule.weightFor > 0});
            continue;
        }
        const QString text = filledText(received, received.find(*there));
        if (text.isEmpty()) {
            continue;
        }
        const bool isFor = speaksFor(rule, text);
        const int weight = isFor ? rule.weightFor : -rule.weightAgainst;
        if (weight != 0) {
            result.score += weight;
            result.facts.push_back({place, text, isFor});
        }
    }
    return result;
}

bool Weighed::restsOnOneFact() const
{
    const auto first = std::ranges::find_if(facts, &RecognitionFact::speaksFor);
    return first != facts.end() && std::ranges::all_of(facts, [&](const RecognitionFact &fact) {
               return !fact.speaksFor || fact.at == first->at;
           });
}

bool isNewer(const QString &version, const QStringList &known)
{
    const QVersionNumber own = versionIn(version);
    const auto isOlder = [&](const QString &each) { return versionIn(each) < own; };
    return !own.isNull() && std::ranges::all_of(known, isOlder);
}

std::optional<RecognitionFact> KnownVersions::newerIn(const Tree &tree) const
{
    const CanonicalTree received(tree);
    const NodeId node = tree.isEmpty() ? noNode : received.find(at);
    if (node == noNode) {
        return std::nullopt;
    }
    const QString text = filledText(received, node);
    return isNewer(text, versions) ? std::optional(RecognitionFact{at, text, true}) : std::nullopt;
}

} // namespace baton
