// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <QByteArray>
#include <QStringList>

#include <optional>
#include <vector>

namespace baton {

/// One step from a document's root to a place: into a key's value, or into an item of a list.
struct PathElement
{
    bool isItem = false;
    QString key;

    friend bool operator==(const PathElement &, const PathElement &) = default;
};

/// The position of the caret in a half-written document.
struct CompletionContext
{
    std::vector<PathElement> path; ///< path to the map or value at the caret
    bool mayBeKey = false; ///< the caret may be in a key of the map at path, or in a YAML list item
    bool mayBeValue = false; ///< the caret may be in the value at path
    QString prefix;          ///< text before the caret, without its opening quote
    QChar quote;             ///< opening quote of the key or value; null: none
    ByteRange replaced;
    QStringList siblings;   ///< keys that the map already has
    bool isWhole = false;   ///< a colon follows already: only the name is replaced
    int column = 0;         ///< column of the key, for lines inserted below it
    bool opensRoot = false; ///< the root map of JSON is missing, and comes with the key
    bool isInFlow = false;  ///< between brackets: nothing is inserted on lines below

    friend bool operator==(const CompletionContext &, const CompletionContext &) = default;
};

/// Nothing inside comments and texts of several lines.
[[nodiscard]] std::optional<CompletionContext> yamlPlaceAt(const QByteArray &bytes,
                                                           qsizetype offset, qsizetype begin);
/// In JSON, or in the flow collection of YAML that begins at @p begin; nothing after its end.
[[nodiscard]] std::optional<CompletionContext>
flowPlaceAt(const QByteArray &bytes, qsizetype offset, qsizetype begin, Format format);

} // namespace baton
