// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/values/completeness.h"
#include "models/values/byterange.h"

#include <vector>

namespace baton {

/// A placeholder where it stands.
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

/// All that is still to be filled in of one handoff. Whoever says what of it is filled in asks
/// here.
class Placeholders
{
public:
    /// A place for each value: another placeholder in the same one joins it.
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

/// A placeholder of a document with what is known of its value.
struct FoundPlaceholder
{
    NodeId node = noNode;
    const FieldSchema *field = nullptr;
    Completeness fill = Completeness::Placeholder;
    UnfilledText text;
};

/// A glance that most documents do not pass; those that do not hold no placeholder.
[[nodiscard]] bool mayHoldPlaceholders(const CanonicalTree &tree);

/// The placeholders of the document @p tree that @p bytes hold, in its keys and its values.
/// @p templateTexts is what the templates of its kind leave open; with @p hasTypes numbers and
/// truth values stand without quotes.
[[nodiscard]] std::vector<FoundPlaceholder>
placeholdersIn(const CanonicalTree &tree, const QByteArray &bytes, const FieldSchema &fields,
               const QSet<QString> &templateTexts, bool hasTypes);

} // namespace baton
