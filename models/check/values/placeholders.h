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
    QString text; ///< "[what was found]"
    ByteRange range;
    bool isKey = false; ///< the placeholder is the key of the value, or a part of it

    friend bool operator==(const UnfilledText &, const UnfilledText &) = default;
};

/// A value of a handoff that is still to be filled in.
struct UnfilledValue
{
    JsonPointer path; ///< pointer to the value; root: the text around the handoff
    Completeness fill = Completeness::Placeholder;
    std::vector<UnfilledText> texts; ///< in order; empty: the value is missing or empty

    friend bool operator==(const UnfilledValue &, const UnfilledValue &) = default;
};

/// All values of one handoff that are still to be filled in. The only source of that answer.
class Placeholders
{
public:
    /// Adds one entry for each value: further placeholders in the same value join it.
    void add(const JsonPointer &path, Completeness fill, const UnfilledText *text = nullptr);

    [[nodiscard]] const std::vector<UnfilledValue> &all() const { return m_places; }
    [[nodiscard]] int count() const { return static_cast<int>(m_places.size()); }
    /// The place at @p path; null when there is none.
    [[nodiscard]] const UnfilledValue *at(const JsonPointer &path) const;
    /// True when something at @p path or below it is open.
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

/// A quick test: false when the document cannot contain a placeholder.
[[nodiscard]] bool mayHoldPlaceholders(const CanonicalTree &tree);

/// The placeholders in keys and values of the document @p tree in @p bytes. @p templateTexts are
/// the placeholders in its kind's templates; with @p hasTypes numbers and booleans are unquoted.
[[nodiscard]] std::vector<FoundPlaceholder>
placeholdersIn(const CanonicalTree &tree, const QByteArray &bytes, const FieldSchema &fields,
               const QSet<QString> &templateTexts, bool hasTypes);

} // namespace baton
