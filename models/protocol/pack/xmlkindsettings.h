// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "models/protocol/source/packnode.h"

namespace baton {

/// The message of a pack about one case; it is English.
struct Notice
{
    QString id;
    Severity severity = Severity::Warning;
    QString message;
};

/// The places of the schemas of a workspace that are taken instead of the kind's own.
struct SchemaLookup
{
    QString folder;      ///< folder in a parent folder of the document: ".claude/schemas"
    QStringList files;   ///< file names with {version} and {major}; the first existing one is used
    JsonPointer version; ///< schema version in the document
    QString defaultVersion; ///< version of documents that name none
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
    Notice none;      ///< a file with the kind's name contains no document
    Notice unfenced;  ///< the document is outside of a fenced block
    Notice several;   ///< each document after the first
    Notice unclosed;  ///< the fenced block is not closed: the receiver takes its last line for the
                      ///< fence
    QString headline; ///< headline of the verdict on a file without a document
    QString detail;

    [[nodiscard]] bool isSet() const { return !none.id.isEmpty(); }
};

[[nodiscard]] SchemaLookup readSchemaPlaces(const PackNode &node);
[[nodiscard]] MarkdownRules readMarkdownUse(const PackNode &node);

} // namespace baton
