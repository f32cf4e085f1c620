// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/core/textedit.h"
#include "models/document/tree.h"

#include <QByteArray>
#include <QStringList>

#include <atomic>

namespace baton {

enum class Format { Yaml, Json, Xml, Markdown, Prompt, Text };
enum class LineEnd { Lf, CrLf, Cr, Mixed };

/// How the bytes are to be read as text. A document that is not valid UTF-8 has a read-only form.
struct Encoding
{
    bool hasBom = false;
    bool isValidUtf8 = true;
    LineEnd lineEnd = LineEnd::Lf; ///< Lf when there is no line end at all
    bool endsWithNewline = true;

    friend bool operator==(const Encoding &, const Encoding &) = default;
};

/// Something that keeps the bytes, or a part of them, from being read as meant.
struct SyntaxIssue
{
    QString rule; ///< stable id: "yaml.syntax", "yaml.duplicate-key", "text.invalid-utf8",
                  ///< "text.too-large" …
    ByteRange range;
    QString message; ///< one sentence: what is wrong, and what to do
    QString expected;
    QString actual;
    bool isFatal = true; ///< false when the tree is whole all the same, as with a duplicate key
    bool isTolerated = false; ///< most receivers read it as it is meant: a warning
    QString fixTitle;         ///< empty when there is no certain fix
    TextEdits fix;
    bool isFixOffered = false; ///< the fix removes what somebody wrote, or guesses

    friend bool operator==(const SyntaxIssue &, const SyntaxIssue &) = default;
};

/// One document inside a file: YAML files may hold several, Markdown files hold fenced ones.
struct SourceDocument
{
    Format format = Format::Yaml;
    ByteRange range;
    Tree tree;              ///< what could be read before the first fatal issue
    bool isComplete = true; ///< false when a fatal issue lies in this document

    friend bool operator==(const SourceDocument &, const SourceDocument &) = default;
};

/// Limits above which a document is refused with an issue instead of being read.
struct ParseLimits
{
    qsizetype bytes = qsizetype(64) * 1024 * 1024;
    int depth = 200;
    int firstLine = 1; ///< number of the first line, for messages about a part of a file

    friend bool operator==(const ParseLimits &, const ParseLimits &) = default;
};

/// An XML element whose content is a list.
struct XmlList
{
    QString path; ///< names from the root element on: "agent_request/constraints"
    /// The elements that repeat in it. Of one, the content is the item; of several, each item is a
    /// map of one key, the element's name.
    QStringList items;

    friend bool operator==(const XmlList &, const XmlList &) = default;
};

/// What is known about the XML documents with one root element.
struct XmlShape
{
    QString root;            ///< local name
    QString targetNamespace; ///< elements in it are called by their local names
    std::vector<XmlList> lists;

    friend bool operator==(const XmlShape &, const XmlShape &) = default;
};

/// How bytes are to be read. Kept with what was read, so that they are read alike again.
struct ParseOptions
{
    ParseLimits limits;
    QList<XmlShape> xml;             ///< shared by all that is read alike
    QStringList promptHeadings = {}; ///< of prompts; Markdown with three of them is one
    /// Around the text, none of whose lines may end it; empty when there is none.
    QByteArray fence = {};

    friend bool operator==(const ParseOptions &, const ParseOptions &) = default;
};

/// Everything that the bytes of one file say, and where.
struct ParsedText
{
    Format format = Format::Text;
    ParseOptions options;
    Encoding encoding;
    std::vector<SourceDocument> documents;
    std::vector<SyntaxIssue> issues; ///< by position

    [[nodiscard]] bool isComplete() const;

    friend bool operator==(const ParsedText &, const ParsedText &) = default;
};

/// What the name and the first bytes say. Never fails: unknown is Text.
[[nodiscard]] Format formatOf(const QString &fileName, const QByteArray &bytes);

/// Reads @p bytes. Pure and thread-safe; never throws and never hangs, whatever the bytes are.
/// Returns early with what it has when @p stop becomes true.
[[nodiscard]] ParsedText parse(const QByteArray &bytes, Format format,
                               const ParseOptions &options = {},
                               const std::atomic_bool *stop = nullptr);

} // namespace baton
