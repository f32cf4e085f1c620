// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHashFunctions>
#include <QStringList>

#include <optional>

namespace baton {

/// A JSON Pointer (RFC 6901) from the root of one document: keys and list positions, root when
/// empty.
class JsonPointer
{
public:
    JsonPointer() = default;
    explicit JsonPointer(QStringList tokens)
        : m_tokens(std::move(tokens))
    {
    }

    /// Parses "/a/b~1c/0"; nullopt if the text is neither empty nor starts with "/".
    [[nodiscard]] static std::optional<JsonPointer> parse(QStringView text);
    /// The pointer of a literal that is known to be right: asserts that @p text parses.
    [[nodiscard]] static JsonPointer of(QStringView text);

    [[nodiscard]] QString toString() const;
    [[nodiscard]] const QStringList &tokens() const { return m_tokens; }
    [[nodiscard]] qsizetype depth() const { return m_tokens.size(); }
    [[nodiscard]] bool isRoot() const { return m_tokens.isEmpty(); }
    /// The last key or position; empty for the root.
    [[nodiscard]] QString last() const { return m_tokens.isEmpty() ? QString() : m_tokens.last(); }

    [[nodiscard]] JsonPointer parent() const;
    [[nodiscard]] JsonPointer child(const QString &key) const;
    [[nodiscard]] JsonPointer child(qsizetype index) const;
    /// True for @p other equal to this pointer or below it.
    [[nodiscard]] bool covers(const JsonPointer &other) const;

    friend bool operator==(const JsonPointer &, const JsonPointer &) = default;
    friend bool operator<(const JsonPointer &a, const JsonPointer &b)
    {
        return a.m_tokens < b.m_tokens;
    }
    friend size_t qHash(const JsonPointer &pointer, size_t seed = 0) noexcept
    {
        return qHashRange(pointer.m_tokens.begin(), pointer.m_tokens.end(), seed);
    }

private:
    QStringList m_tokens;
};

} // namespace baton
