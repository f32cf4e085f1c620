// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>

#include <memory>
#include <vector>

struct _xmlDoc;
struct _xmlNode;

namespace baton {

/// An element of an XML Schema, or none; it lives as long as its XsdDocument.
class XsdElement
{
public:
    XsdElement() = default;
    explicit XsdElement(_xmlNode *node)
        : m_node(node)
    {
    }

    [[nodiscard]] bool isNull() const { return m_node == nullptr; }
    [[nodiscard]] QString localName() const;
    [[nodiscard]] bool isIn(const char *targetNamespace) const;
    [[nodiscard]] bool isNamed(const char *localName) const;
    /// The attribute @p name of no namespace; @p otherwise where there is none.
    [[nodiscard]] QString attribute(const char *name, const QString &otherwise = {}) const;
    /// All text in it and in what it holds.
    [[nodiscard]] QString text() const;
    [[nodiscard]] std::vector<XsdElement> children() const;

    friend bool operator==(const XsdElement &, const XsdElement &) = default;

private:
    _xmlNode *m_node = nullptr;
};

/// A file of an XML Schema, read as XML and no more.
class XsdDocument
{
public:
    explicit XsdDocument(const QByteArray &bytes);

    /// None when the bytes are no well-formed XML.
    [[nodiscard]] XsdElement root() const;

private:
    std::shared_ptr<_xmlDoc> m_document;
};

} // namespace baton
