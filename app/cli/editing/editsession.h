// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "models/protocol/catalog/catalog.h"
#include "models/tree/treeedit.h"

#include <optional>

namespace baton::cli {

/// The bytes of one file while edits are made to one of its documents, each proven before it
/// counts.
class EditSession
{
public:
    /// @p document counts from 0. The protocols of @p catalog say how XML is read, and the order of
    /// its elements; it may be null.
    EditSession(QByteArray bytes, Format format, int document,
                std::shared_ptr<const ProtocolCatalog> catalog);

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    [[nodiscard]] bool hasDocument() const;
    /// The issue that keeps the text from being read, if there is one.
    [[nodiscard]] std::optional<SyntaxIssue> fatalIssue() const;
    /// The issue that aliases expand beyond the limit, if they do; the value is then incomplete.
    [[nodiscard]] std::optional<SyntaxIssue> expansionIssue() const;
    /// The tree of the document; empty when there is no such document.
    [[nodiscard]] const Tree &tree() const;

    /// Gives the value at @p at another value; adds it, and the maps and lists above it, where
    /// there is none.
    [[nodiscard]] Outcome set(const JsonPointer &at, const Value &value);
    [[nodiscard]] Outcome unset(const JsonPointer &at);
    /// The errors and warnings of the text as it is now.
    [[nodiscard]] std::vector<Finding> findings(const QString &path) const;

    /// Adds @p value to the list at @p at, which is made when there is none.
    [[nodiscard]] Outcome append(const JsonPointer &at, const Value &value);

private:
    [[nodiscard]] const FieldSchema *fields() const;
    [[nodiscard]] Format format() const;
    [[nodiscard]] Outcome apply(const TreeEdit &edit);

    QByteArray m_bytes;
    Format m_format;
    int m_document;
    std::shared_ptr<const ProtocolCatalog> m_catalog;
    ParsedText m_parsed;
};

/// The findings @p after an edit that were not there @p before: a misspelt key, a missing field.
[[nodiscard]] std::vector<Finding> newFindings(const std::vector<Finding> &before,
                                               const std::vector<Finding> &after);

} // namespace baton::cli
