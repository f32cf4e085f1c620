// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/values/completeness.h"
#include "models/values/byterange.h"

#include <vector>

namespace baton {

/// One placeholder text.
struct UnfilledText
{
    QString text; ///< such as "[what was found]"
    ByteRange range;
    bool isKey = false; ///< the placeholder is in the key of the value

    friend bool operator==(const UnfilledText &, const UnfilledText &) = default;
};

/// A value of a handoff that is open.
struct UnfilledValue
{
    JsonPointer path; ///< pointer to the value; root for the text around the handoff
    Completeness fill = Completeness::Placeholder;
    std::vector<UnfilledText>
        texts; ///< placeholders in order; empty if the value is missing or empty

    friend bool operator==(const UnfilledValue &, const UnfilledValue &) = default;
};

/// All open values of one handoff. The only source of this information.
class Placeholders
{
public:
    /// Adds an open value. Further placeholders in the same value join its entry.
    void add(const JsonPointer &path, Completeness fill, const UnfilledText *text = nullptr);

    [[nodiscard]] const std::vector<UnfilledValue> &all() const { return m_places; }
    [[nodiscard]] int count() const { return static_cast<int>(m_places.size()); }
    /// The open value at @p path, or null.
    [[nodiscard]] const UnfilledValue *at(const JsonPointer &path) const;
    /// True if there is an open value at @p path or below it.
    [[nodiscard]] bool isOpenIn(const JsonPointer &path) const;

    friend bool operator==(const Placeholders &, const Placeholders &) = default;

private:
    std::vector<UnfilledValue> m_places;
    QHash<JsonPointer, qsizetype> m_byPath;
};

/// A placeholder of a document with the facts about its value.
struct FoundPlaceholder
{
    NodeId node = noNode;
    const FieldSchema *field = nullptr;
    Completeness fill = Completeness::Placeholder;
    UnfilledText text;
};

/// A fast test: false if the document cannot contain a placeholder.
[[nodiscard]] bool mayHoldPlaceholders(const CanonicalTree &tree);

/// The placeholders in keys and values of the document @p tree in @p bytes. @p templateTexts are
/// the placeholders in the kind's templates. @p hasTypes: numbers and booleans are unquoted in the
/// format.
[[nodiscard]] std::vector<FoundPlaceholder>
placeholdersIn(const CanonicalTree &tree, const QByteArray &bytes, const FieldSchema &fields,
               const QSet<QString> &templateTexts, bool hasTypes);

} // namespace baton
