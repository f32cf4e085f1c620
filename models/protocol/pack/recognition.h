// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

#include <QRegularExpression>
#include <QStringList>

#include <optional>
#include <vector>

namespace baton {

/// A fact that speaks for or against a kind.
struct RecognitionFact
{
    JsonPointer at;
    QString value; ///< required value; empty for any value
    bool speaksFor = true;

    friend bool operator==(const RecognitionFact &, const RecognitionFact &) = default;
};

/// The weight of a value in a document with the shape of a kind. Dialects share shapes; their words
/// distinguish them.
struct RecognitionRule
{
    std::vector<JsonPointer> at; ///< the first existing one is used
    QStringList values;          ///< accepted values; one letter may differ
    QRegularExpression
        pattern; ///< pattern for the value; without values and pattern, existence is sufficient
    int weightFor = 0;
    int weightAgainst = 0; ///< weight of all other values; placeholders have none

    [[nodiscard]] bool asksForValue() const
    {
        return !values.isEmpty() || !pattern.pattern().isEmpty();
    }
};

/// The weight of all evidence.
struct Weighed
{
    int score = 0;
    std::vector<RecognitionFact> facts;

    /// True if all evidence for the kind is at one place.
    [[nodiscard]] bool restsOnOneFact() const;
};

/// Weighs the values below @p from.
[[nodiscard]] Weighed weigh(const std::vector<RecognitionRule> &rules, const Tree &tree,
                            const JsonPointer &from = {});

/// True if @p version is newer than all of @p known. False if it is not a version, such as "abc".
[[nodiscard]] bool isNewer(const QString &version, const QStringList &known);

/// The versions that a protocol describes, and the place of the version in a document.
struct KnownVersions
{
    JsonPointer at;
    QStringList versions;

    [[nodiscard]] bool isSet() const { return !versions.isEmpty(); }
    /// The version in @p tree if it is newer than all known ones.
    [[nodiscard]] std::optional<RecognitionFact> newerIn(const Tree &tree) const;
};

/// The recognised kind of a document and the evidence.
struct Recognition
{
    enum class Method {
        Unknown,
        Content,  ///< by its content
        Readable, ///< by the part that parses, because the document does not parse completely
        FileName,
        Choice ///< chosen by the user
    };
    /// A kind whose shape the document has, but not its words.
    struct RejectedKind
    {
        QString kind;                          ///< id of the kind
        std::vector<RecognitionFact> evidence; ///< evidence against the kind

        friend bool operator==(const RejectedKind &, const RejectedKind &) = default;
    };

    Method way = Method::Unknown;
    QString title; ///< title of the kind
    std::vector<RecognitionFact> evidence;
    std::vector<RejectedKind> passedOver;
    bool isGuess = false; ///< a single fact distinguishes the kind from other dialects

    friend bool operator==(const Recognition &, const Recognition &) = default;
};

} // namespace baton
