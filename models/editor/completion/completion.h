// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/parsedtext.h"

namespace baton {

/// One completion.
struct CompletionItem
{
    QString label;     ///< the key, or the value
    QString insertion; ///< text that replaces Completions::replaced; the caret goes behind it
    QString title;     ///< title from the schema: "Approval status"
    QString help;
    bool isKey = false;
    bool isRequired = false;
    QString tail = {}; ///< inserted behind the caret

    friend bool operator==(const CompletionItem &, const CompletionItem &) = default;
};

struct Completions
{
    ByteRange replaced;                ///< range that the chosen item replaces
    QString prefix;                    ///< typed part of the name or value
    std::vector<CompletionItem> items; ///< most likely first

    friend bool operator==(const Completions &, const Completions &) = default;
};

/// Returns the @p items that begin with @p prefix, followed by those that contain it elsewhere.
[[nodiscard]] std::vector<CompletionItem> itemsWith(const QString &prefix,
                                                    std::vector<CompletionItem> items);

/// The completions at byte @p offset: missing keys, and values of the field. @p root is the schema
/// of the document, which begins at byte @p begin.
///
/// Reads the text instead of a tree, because text does not parse while it is being typed. Empty if
/// nothing is known, in comments and in multi-line texts.
[[nodiscard]] Completions completionsAt(const QByteArray &bytes, qsizetype offset, Format format,
                                        const FieldSchema &root, qsizetype begin = 0);

} // namespace baton
