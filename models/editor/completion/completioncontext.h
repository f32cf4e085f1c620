// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"

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
    std::vector<PathElement> path; ///< to the map or the value that is being written
    bool mayBeKey = false;         ///< a key of the map at path, or in YAML also a scalar item
    bool mayBeValue = false;       ///< the value at path
    QString prefix;                ///< text before the caret, without its opening quote
    QChar quote;                   ///< quote that the value or key begins with, or null
    ByteRange replaced;
    QStringList siblings; ///< keys that the map already has
    bool isWhole = false; ///< a colon follows already: only the name is replaced
    int column = 0;       ///< of the key, for the lines below it

    friend bool operator==(const CompletionContext &, const CompletionContext &) = default;
};

/// Nothing inside comments, texts of several lines and flow collections.
[[nodiscard]] std::optional<CompletionContext> yamlPlaceAt(const QByteArray &bytes,
                                                           qsizetype offset, qsizetype begin);
[[nodiscard]] std::optional<CompletionContext> jsonPlaceAt(const QByteArray &bytes,
                                                           qsizetype offset, qsizetype begin);

} // namespace baton
