// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/xml/xmlelementends.h"

#include <QCoreApplication>

namespace baton::xml {

/// Reads a document from the first to the last byte. Reports ill-formed parts as issues and
/// continues where that is safe.
class Reader
{
    Q_DECLARE_TR_FUNCTIONS(baton::XmlReader)

public:
    Reader(const QByteArray &bytes, ByteRange range, const ParseOptions &options, Issues &issues,
           Tree &tree);

    /// Reads the document. False if @p stop became true.
    bool read(const std::atomic_bool *stop);

private:
    void readText();
    void stopEscaped(qsizetype begin, TextEdits edits);
    void readMarkup();
    void readBareLess();
    void readSection(QByteArrayView open, QByteArrayView close);
    [[nodiscard]] qsizetype intendedSectionEnd(qsizetype end) const;
    void reportEarlyEnd(qsizetype end, qsizetype meant);
    void readInstruction();
    void readDoctype();
    void readStartTag();
    void readEndTag();
    void finish();
    void stopCutOff(qsizetype open);
    [[nodiscard]] qsizetype partialReference(qsizetype begin) const;
    [[nodiscard]] bool isPartialMarkup() const;
    [[nodiscard]] bool endsWithRoot() const;

    [[nodiscard]] bool startsWith(QByteArrayView text) const;
    [[nodiscard]] qsizetype find(QByteArrayView text, qsizetype from) const;
    [[nodiscard]] QByteArrayView slice(ByteRange range) const;
    void stopHere(Mistake mistake, ByteRange range);

    const QByteArray &m_bytes;
    qsizetype m_begin;
    qsizetype m_at;
    qsizetype m_end;
    int m_deepest;
    Issues &m_issues;
    Tree &m_tree;
    TreeMaker m_maker;
    Namespaces m_namespaces;
    ElementEnds m_ends;
    bool m_isDone = false;
};

} // namespace baton::xml
