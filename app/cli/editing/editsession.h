// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "models/protocol/catalog/catalog.h"
#include "models/tree/treeedit.h"

#include <optional>

namespace baton::cli {

/// The bytes of a file while edits are made to one of its documents. Each edit is proven before it
/// is applied.
class EditSession
{
public:
    /// @p document counts from 0. @p catalog, which may be null, decides how XML is read and in
    /// which order its elements are written.
    EditSession(QByteArray bytes, Format format, int document,
                std::shared_ptr<const ProtocolCatalog> catalog);

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    [[nodiscard]] bool hasDocument() const;
    /// The issue that prevents parsing, if there is one.
    [[nodiscard]] std::optional<SyntaxIssue> fatalIssue() const;
    /// The issue that the expansion of aliases exceeds the limit, if it does; the value is then
    /// incomplete.
    [[nodiscard]] std::optional<SyntaxIssue> expansionIssue() const;
    /// The tree of the document; empty if there is no such document.
    [[nodiscard]] const Tree &tree() const;

    /// Sets the value at @p at; adds it, and missing maps and lists above it.
    [[nodiscard]] Outcome set(const JsonPointer &at, const Value &value);
    [[nodiscard]] Outcome unset(const JsonPointer &at);
    /// The errors and warnings of the present text.
    [[nodiscard]] std::vector<Finding> findings(const QString &path) const;

    /// Adds @p value to the list at @p at, which is created if it is missing.
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

/// The findings @p after an edit that did not exist @p before: a misspelt key, a missing field.
[[nodiscard]] std::vector<Finding> newFindings(const std::vector<Finding> &before,
                                               const std::vector<Finding> &after);

} // namespace baton::cli
