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
    QString folder;         ///< ".claude/schemas", in a folder above the document
    QStringList files;      ///< names with {version} and {major}, the first that is there counts
    JsonPointer version;    ///< schema version that the document names
    QString defaultVersion; ///< version of a document that names none
    QStringList known;      ///< versions that the kind's own schema is for
    Notice used;
    Notice missing;
    Notice unusable;
    Notice newer;   ///< a version newer than all that are known
    Notice unknown; ///< any other
};

/// The rules for documents of a kind in Markdown files.
struct MarkdownRules
{
    Notice none;      ///< a file of the kind's name holds no document
    Notice unfenced;  ///< the document stands outside of a fenced block
    Notice several;   ///< the second document and those behind it
    Notice unclosed;  ///< its block is not closed: the receiver takes the last line for the fence
    QString headline; ///< of the verdict on a file without a document
    QString detail;

    [[nodiscard]] bool isSet() const { return !none.id.isEmpty(); }
};

[[nodiscard]] SchemaLookup readSchemaPlaces(const PackNode &node);
[[nodiscard]] MarkdownRules readMarkdownUse(const PackNode &node);

} // namespace baton
