// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <QByteArray>
#include <QStringList>

#include <optional>
#include <vector>

namespace baton {

/// One step on the path from a document's root: into the value of a key, or into a list item.
struct PathElement
{
    bool isItem = false;
    QString key;

    friend bool operator==(const PathElement &, const PathElement &) = default;
};

/// The position of the caret in an incomplete document.
struct CompletionContext
{
    std::vector<PathElement> path; ///< path to the map or value at the caret
    bool mayBeKey = false; ///< the caret may be in a key of the map at path, or in a YAML list item
    bool mayBeValue = false; ///< the caret may be in the value at path
    QString prefix;          ///< text before the caret, without its opening quote
    QChar quote;             ///< opening quote of the key or value; null if there is none
    ByteRange replaced;
    QStringList siblings;   ///< keys that the map already has
    bool isWhole = false;   ///< a colon follows already: only the name is replaced
    int column = 0;         ///< column of the key, for lines inserted below it
    bool opensRoot = false; ///< the root map of JSON is missing, and comes with the key
    bool isInFlow = false;  ///< between brackets: nothing is inserted on lines below

    friend bool operator==(const CompletionContext &, const CompletionContext &) = default;
};

/// The context at @p offset in YAML; nullopt in comments and multi-line texts.
[[nodiscard]] std::optional<CompletionContext> yamlPlaceAt(const QByteArray &bytes,
                                                           qsizetype offset, qsizetype begin);
/// The context at @p offset in JSON, or in the YAML flow collection that begins at @p begin;
/// nullopt after its end.
[[nodiscard]] std::optional<CompletionContext>
flowPlaceAt(const QByteArray &bytes, qsizetype offset, qsizetype begin, Format format);

} // namespace baton
