// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "models/protocol/source/packnode.h"

namespace baton {

/// A message of a pack for one case; English.
struct Notice
{
    QString id;
    Severity severity = Severity::Warning;
    QString message;
};

/// The places of workspace schemas that replace the kind's own.
struct SchemaLookup
{
    QString folder;      ///< folder in a parent folder of the document, such as ".claude/schemas"
    QStringList files;   ///< file names with {version} and {major}; the first existing one is used
    JsonPointer version; ///< schema version in the document
    QString defaultVersion; ///< version of documents that state none
    QStringList known;      ///< versions of the kind's own schema
    Notice used;
    Notice missing;
    Notice unusable;
    Notice newer;   ///< a version newer than all known ones
    Notice unknown; ///< any other unknown version
};

/// The rules for documents of a kind in Markdown files.
struct MarkdownRules
{
    Notice none;      ///< for a file with the kind's name but without a document
    Notice unfenced;  ///< for a document outside of a fenced block
    Notice several;   ///< for each document after the first
    Notice unclosed;  ///< for an unclosed fenced block, whose last line the receiver takes for the
                      ///< fence
    QString headline; ///< headline of the verdict on a file without a document
    QString detail;

    [[nodiscard]] bool isSet() const { return !none.id.isEmpty(); }
};

[[nodiscard]] SchemaLookup readSchemaPlaces(const PackNode &node);
[[nodiscard]] MarkdownRules readMarkdownUse(const PackNode &node);

} // namespace baton
