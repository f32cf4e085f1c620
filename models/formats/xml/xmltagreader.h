// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/xml/xmltag.h"

#include <QByteArrayView>
#include <QCoreApplication>
#include <QSet>

namespace baton::xml {

class Issues;

/// Reads a start tag with its attributes. Mistakes go to the list of issues, with their fixes.
class TagReader
{
    Q_DECLARE_TR_FUNCTIONS(baton::XmlTag)

public:
    /// The "<" of the tag is at @p at; @p bytes count up to @p end.
    TagReader(QByteArrayView bytes, qsizetype at, qsizetype end, Issues &issues);
    [[nodiscard]] StartTag read();

private:
    [[nodiscard]] char at(qsizetype offset) const;
    [[nodiscard]] ByteRange name(qsizetype begin) const;
    bool isEnd();
    bool readAttribute(bool isSpaced);
    [[nodiscard]] bool endsWithinName() const;
    bool isKnown(QByteArrayView name);
    bool readValue(Attribute &attribute);
    static qsizetype otherQuote(QByteArrayView rest, char quote);
    bool readQuoted(Attribute &attribute, char quote);
    bool readCurly(Attribute &attribute);
    bool readBare(Attribute &attribute);
    void reportNoBreakSpace();
    void reportUnfinishedTag();

    QByteArrayView m_bytes;
    qsizetype m_at;
    qsizetype m_end;
    Issues &m_issues;
    StartTag m_tag;
    QSet<QByteArrayView> m_names;
};

} // namespace baton::xml
