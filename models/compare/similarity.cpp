// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/similarity.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype frequent = 48;    // entries with a feature from which it leads nowhere
constexpr qsizetype maxWords = 4'000; // of a text that is looked at
constexpr double leastAlike = 0.5;

struct Candidate
{
    double likeness = 0;
    qsizetype distance = 0;
    IndexPair pair;
};

/// Twice the number of common features divided by the total number: 1 if equal, 0 if no feature is
/// shared.
double likeness(const Features &left, const Features &right)
{
    size_t common = 0;
    for (size_t i = 0, j = 0; i < left.size() && j < right.size();) {
        if (left[i] == right[j]) {
            ++common;
            ++i;
            ++j;
        } else if (left[i] < right[j]) {
            ++i;
        } else {
            ++j;
        }
    }
    const size_t all = left.size() + right.size();
    return all == 0 ? 0 : 2.0 * static_cast<double>(common) / static_cast<double>(all);
}

void addWords(const QString &text, Features &features, ValueIds &ids)
{
    static const QRegularExpression gap(u"\\W+"_s, QRegularExpression::UseUnicodePropertiesOption);
    for (const QString &word : text.left(maxWords * 8).split(gap, Qt::SkipEmptyParts)) {
        features.push_back(ids.textId(word.toLower()));
    }
}

std::vector<Candidate> candidates(const std::vector<qsizetype> &left,
                                  const std::vector<Features> &leftFeatures,
                                  const std::vector<qsizetype> &right,
                                  const std::vector<Features> &rightFeatures)
{
    QHash<int, std::vector<qsizetype>> holders; // on the right
    for (const qsizetype at : right) {
        for (const int feature : rightFeatures[static_cast<size_t>(at)]) {
            holders[feature].push_back(at);
        }
    }
    std::vector<Candidate> result;
    for (const qsizetype at : left) {
        const Features &features = leftFeatures[static_cast<size_t>(at)];
        QSet<qsizetype> seen;
        for (const int feature : features) {
            const auto held = holders.constFind(feature);
            if (held == holders.constEnd() || std::ssize(*held) > frequent) {
                continue;
            }
            for (const qsizetype other : *held) {
                if (seen.contains(other)) {
                    continue;
                }
                seen.insert(other);
                const double alike = likeness(features, rightFeatures[static_cast<size_t>(other)]);
                if (alike >= leastAlike) {
                    result.push_back({alike, std::abs(at - other), {at, other}});
                }
            }
        }
    }
    return result;
}

} // namespace

Features featuresOf(const NumberedValue &value, ValueIds &ids)
{
    Features features;
    for (size_t i = 0; i < value.items.size(); ++i) {
        const NumberedValue &item = value.items[i];
        if (value.value->type != ValueType::Map) {
            features.push_back(item.id);
            continue;
        }
        const QString &key = value.keyAt(i);
        features.push_back(ids.textId(key + u'=' + QString::number(item.id)));
        if (item.value->type == ValueType::String) {
            addWords(item.value->text, features, ids);
        } else if (item.value->isContainer()) {
            for (const NumberedValue &inner : item.items) {
                features.push_back(inner.id);
            }
        }
    }
    if (value.value->type == ValueType::String) {
        addWords(value.value->text, features, ids);
    }
    std::ranges::sort(features);
    return features;
}

IndexPairs similarPairs(const std::vector<qsizetype> &left,
                        const std::vector<Features> &leftFeatures,
                        const std::vector<qsizetype> &right,
                        const std::vector<Features> &rightFeatures)
{
    std::vector<Candidate> found = candidates(left, leftFeatures, right, rightFeatures);
    std::ranges::sort(found, [](const Candidate &a, const Candidate &b) {
        return std::tuple(-a.likeness, a.distance, a.pair.left, a.pair.right)
            < std::tuple(-b.likeness, b.distance, b.pair.left, b.pair.right);
    });
    QSet<qsizetype> takenLeft;
    QSet<qsizetype> takenRight;
    IndexPairs pairs;
    for (const Candidate &candidate : found) {
        if (!takenLeft.contains(candidate.pair.left)
            && !takenRight.contains(candidate.pair.right)) {
            takenLeft.insert(candidate.pair.left);
            takenRight.insert(candidate.pair.right);
            pairs.push_back(candidate.pair);
        }
    }
    return pairs;
}

} // namespace baton
