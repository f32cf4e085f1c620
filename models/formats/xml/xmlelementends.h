// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/xml/xmlissuelist.h"
#include "models/formats/xml/xmltree.h"

#include <QByteArrayView>
#include <QCoreApplication>

namespace baton::xml {

/// Closes the open elements of a document by its end tags. Reports the elements that have none, and
/// the end tags that belong to no open element.
class ElementEnds
{
    Q_DECLARE_TR_FUNCTIONS(baton::XmlReader)

public:
    /// @p bytes end with the document. All have to outlive this.
    ElementEnds(QByteArrayView bytes, TreeMaker &maker, Namespaces &namespaces, Issues &issues);

    /// Closes the innermost element that is called @p name, with those in it; without such an
    /// element the innermost one. The end tag is in @p tag.
    void closeAs(ByteRange name, ByteRange tag);
    /// The end tags of all elements that are open.
    [[nodiscard]] QByteArray openEndTags() const;

private:
    SyntaxIssue &reportUnclosed(ByteRange open, ByteRange end);
    void offerEnd(SyntaxIssue &issue, qsizetype outerEnd) const;
    [[nodiscard]] QByteArrayView slice(ByteRange range) const;

    QByteArrayView m_bytes;
    TreeMaker &m_maker;
    Namespaces &m_namespaces;
    Issues &m_issues;
};

} // namespace baton::xml
