// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

#include <QByteArrayView>

#include <functional>
#include <memory>
#include <QString>

#include <vector>

struct _xmlDoc;
struct _xmlNode;

namespace baton {

/// A document in the validator's form, with the tree nodes of its elements. It may be modified to
/// continue validation after a mistake and is never written.
class XsdDocument
{
public:
    /// Parses @p xml without network, entities and DTD. Check isReadable() for success.
    XsdDocument(QByteArrayView xml, const Tree &tree);
    ~XsdDocument();
    Q_DISABLE_COPY_MOVE(XsdDocument)

    [[nodiscard]] bool isReadable() const { return m_document != nullptr; }
    /// The reason why parsing failed. Empty if the issues of the text contain it already.
    [[nodiscard]] const QString &refusal() const { return m_refusal; }
    [[nodiscard]] _xmlDoc *document() const { return m_document; }
    [[nodiscard]] _xmlNode *root() const;
    [[nodiscard]] QString rootNamespace() const;
    /// Moves all elements in the root's namespace to the namespace @p name.
    void moveToNamespace(const QString &name);
    /// True if the root has a prefix and contains an element without a namespace.
    [[nodiscard]] bool hasElementsInNone() const;
    /// Moves all elements without a namespace to that of the root.
    void moveFromNone();

    /// The node of @p element, else of its nearest ancestor that has one.
    [[nodiscard]] NodeId nodeOf(const _xmlNode *element) const;
    /// The node of the attribute @p name of @p element; noNode if the tree has none.
    [[nodiscard]] NodeId attributeOf(const _xmlNode *element, const QString &name) const;

    [[nodiscard]] static std::vector<_xmlNode *> elementsOf(const _xmlNode *parent);
    [[nodiscard]] static bool isInNone(const _xmlNode *element);
    [[nodiscard]] static QString nameOf(const _xmlNode *element);
    [[nodiscard]] static QString textOf(const _xmlNode *element);
    [[nodiscard]] static QString textOf(const _xmlNode *element, const QString &attribute);
    [[nodiscard]] bool isForeign(const _xmlNode *element) const;

    /// Removes @p element.
    void remove(_xmlNode *element);
    /// Inserts a placeholder element @p name into @p parent, before @p next or at the end.
    void insertStandIn(_xmlNode *parent, _xmlNode *next, const QString &name);
    /// True for a placeholder element and its content.
    [[nodiscard]] static bool isStandIn(const _xmlNode *element);
    /// Reorders the elements of @p parent to @p elements.
    static void reorder(_xmlNode *parent, const std::vector<_xmlNode *> &elements);

private:
    void forEachElement(const std::function<void(_xmlNode *)> &use) const;
    void map(_xmlNode *element, NodeId node);
    void mapList(_xmlNode *element, NodeId list);

    const Tree &m_tree;
    _xmlDoc *m_document = nullptr;
    QString m_refusal;
    std::vector<_xmlNode *> m_removed;
};

} // namespace baton
