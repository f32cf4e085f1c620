// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

#include <QRegularExpression>
#include <QStringList>

#include <optional>
#include <vector>

namespace baton {

/// A fact that speaks for a document's being of a kind, or against it.
struct RecognitionFact
{
    JsonPointer at;
    QString value; ///< required value; empty: any value
    bool speaksFor = true;

    friend bool operator==(const RecognitionFact &, const RecognitionFact &) = default;
};

/// The weight of a value for a document that has the shape of a kind. Several dialects share
/// shapes; their own words tell them apart.
struct RecognitionRule
{
    std::vector<JsonPointer> at; ///< the first of them that is there counts
    QStringList values;          ///< a letter may be wrong in them
    QRegularExpression pattern;  ///< or it looks like this; neither: it is enough to be there
    int weightFor = 0;
    int weightAgainst = 0; ///< of a value that is another one; one that is not filled in is none

    [[nodiscard]] bool asksForValue() const
    {
        return !values.isEmpty() || !pattern.pattern().isEmpty();
    }
};

/// The weight of all evidence together.
struct Weighed
{
    int score = 0;
    std::vector<RecognitionFact> facts;

    /// True if all evidence for the kind stands at one place.
    [[nodiscard]] bool restsOnOneFact() const;
};

/// Weighs what stands below @p from.
[[nodiscard]] Weighed weigh(const std::vector<RecognitionRule> &rules, const Tree &tree,
                            const JsonPointer &from = {});

/// True when @p version is newer than all of @p known; false of what is no version: "abc".
[[nodiscard]] bool isNewer(const QString &version, const QStringList &known);

/// The versions that a protocol describes, and where a document says its own.
struct KnownVersions
{
    JsonPointer at;
    QStringList versions;

    [[nodiscard]] bool isSet() const { return !versions.isEmpty(); }
    /// The version of @p tree, where it is newer than all that are known.
    [[nodiscard]] std::optional<RecognitionFact> newerIn(const Tree &tree) const;
};

/// The recognised kind of a document, and the evidence.
struct Recognition
{
    enum class Method {
        Unknown,
        Content,  ///< by what stands in it
        Readable, ///< it cannot be read to its end: by what can be
        FileName,
        Choice ///< somebody told
    };
    /// A kind whose shape the document has, but whose words it has not.
    struct RejectedKind
    {
        QString kind;                          ///< its id
        std::vector<RecognitionFact> evidence; ///< evidence that speaks against it

        friend bool operator==(const RejectedKind &, const RejectedKind &) = default;
    };

    Method way = Method::Unknown;
    QString title; ///< of the kind
    std::vector<RecognitionFact> evidence;
    std::vector<RejectedKind> passedOver;
    bool isGuess = false; ///< one single fact tells its kind from other dialects

    friend bool operator==(const Recognition &, const Recognition &) = default;
};

} // namespace baton
