// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/xml/xmltag.h"

#include <QByteArray>
#include <QHashFunctions>
#include <QString>

#include <optional>
#include <unordered_map>

namespace baton::xml {

class Issues;

/// A qualified name taken apart at its colon.
struct QualifiedName
{
    QByteArrayView prefix;
    QByteArrayView local;

    [[nodiscard]] static QualifiedName of(QByteArrayView qualified);
};

/// The namespaces of the prefixes at a place in a document.
class Namespaces
{
public:
    /// The namespace of @p prefix; an empty prefix is the default one. nullopt if it is not
    /// declared.
    [[nodiscard]] std::optional<QString> find(QByteArrayView prefix) const;

    /// Enters the element of @p tag. Call leave() at its end.
    void enter(QByteArrayView bytes, const StartTag &tag);
    void leave();

    /// Adds the mistakes in the prefixes of @p tag, whose element was entered.
    void check(QByteArrayView bytes, const StartTag &tag, Issues &issues) const;

private:
    struct Hash
    {
        size_t operator()(const QByteArray &key) const { return qHash(key); }
    };

    std::unordered_map<QByteArray, std::vector<QString>, Hash> m_bound;
    std::vector<std::vector<QByteArray>> m_declared; ///< declared prefixes by open element
};

} // namespace baton::xml
