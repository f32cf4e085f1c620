// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/core/jsonpointer.h"

#include <QByteArrayView>

namespace baton {

/// Looks for keys in the bytes of a YAML document in block style without parsing it. What it is not
/// sure of it calls unclear.
class BlockGlance
{
public:
    explicit BlockGlance(QByteArrayView bytes)
        : m_bytes(bytes)
    {
    }

    /// True of what a glance can take for more than one thing: several documents, aliases and
    /// texts over several lines.
    [[nodiscard]] bool isTricky() const;
    [[nodiscard]] bool holds(const QByteArray &text) const { return m_bytes.contains(text); }

    enum class Found { None, One, Unclear };

    /// Where the key at @p pointer stands: at the start of a line or in a map of one, each parent
    /// over it with less before it.
    [[nodiscard]] Found find(const JsonPointer &pointer, qsizetype &at) const;
    /// What stands behind the key at @p at, without a comment.
    [[nodiscard]] QByteArray valueAt(qsizetype at) const;
    /// True when something stands below the key at @p at.
    [[nodiscard]] bool hasBlock(qsizetype at) const;

private:
    [[nodiscard]] qsizetype lineOf(qsizetype at) const;
    [[nodiscard]] qsizetype indentAt(qsizetype line) const;
    [[nodiscard]] bool isNothing(qsizetype line) const;
    [[nodiscard]] bool isFirst(qsizetype at) const;
    [[nodiscard]] bool isInMapOf(const QByteArray &parent, qsizetype at) const;
    [[nodiscard]] Found placeOf(const QByteArray &key, qsizetype &place) const;

    QByteArrayView m_bytes;
};

} // namespace baton
