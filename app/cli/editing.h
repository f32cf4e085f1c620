// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/document/treeedit.h"

#include <optional>

namespace baton::cli {

/// The bytes of one file while edits are made to one of its documents, each proven before it
/// counts.
class Editing
{
public:
    /// @p document counts from 0; @p options are the catalog's.
    Editing(QByteArray bytes, Format format, int document, ParseOptions options);

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    [[nodiscard]] bool hasDocument() const;
    /// What keeps the text from being read, if anything does.
    [[nodiscard]] std::optional<SyntaxIssue> fatalIssue() const;
    /// What the document says; empty when there is no such document.
    [[nodiscard]] const Tree &tree() const;

    /// Gives the value at @p at another value; adds it, and the maps above it, where there is none.
    [[nodiscard]] Outcome set(const JsonPointer &at, const Value &value);
    [[nodiscard]] Outcome unset(const JsonPointer &at);
    /// Adds @p value to the list at @p at, which is made when there is none.
    [[nodiscard]] Outcome append(const JsonPointer &at, const Value &value);

private:
    [[nodiscard]] Outcome apply(const TreeEdit &edit);

    QByteArray m_bytes;
    Format m_format;
    int m_document;
    ParseOptions m_options;
    ParsedText m_parsed;
};

} // namespace baton::cli
