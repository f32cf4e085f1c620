// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/text/encoding.h"
#include "models/text/parselimits.h"
#include "models/text/syntaxissue.h"
#include "models/tree/tree.h"

#include <QStringList>

#include <algorithm>

namespace baton {

enum class Format { Yaml, Json, Xml, Markdown, Prompt, Text };

/// One document inside a file: YAML files may contain several, Markdown files contain fenced ones.
struct SourceDocument
{
    Format format = Format::Yaml;
    ByteRange range;
    Tree tree;              ///< nodes before the first fatal issue
    bool isComplete = true; ///< false: the document has a fatal issue

    friend bool operator==(const SourceDocument &, const SourceDocument &) = default;
};

/// An XML element whose content is a list.
struct XmlList
{
    QString path; ///< names from the root element: "agent_request/constraints"
    /// The elements that repeat in it. Of one, the content is the item; of several, each item is a
    /// map of one key, the element's name.
    QStringList items;

    friend bool operator==(const XmlList &, const XmlList &) = default;
};

/// The known shape of the XML documents with one root element.
struct XmlShape
{
    QString root;            ///< local name of the root element
    QString targetNamespace; ///< namespace whose elements are addressed by local name
    std::vector<XmlList> lists;

    friend bool operator==(const XmlShape &, const XmlShape &) = default;
};

/// The options for parsing. They are kept with the result, so that it can be parsed again in the
/// same way.
struct ParseOptions
{
    ParseLimits limits;
    QList<XmlShape> xml; ///< shared by all texts with the same options
    QStringList promptHeadings =
        {}; ///< headings of prompts; a Markdown text with three of them is one
    /// The fence around the text. No line of the text may end it. Empty if there is none.
    QByteArray fence = {};

    friend bool operator==(const ParseOptions &, const ParseOptions &) = default;
};

/// The content of the bytes of one file, with positions.
struct ParsedText
{
    Format format = Format::Text;
    ParseOptions options;
    Encoding encoding;
    std::vector<SourceDocument> documents;
    std::vector<SyntaxIssue> issues; ///< by position

    [[nodiscard]] bool isComplete() const
    {
        return std::ranges::none_of(issues, &SyntaxIssue::isFatal);
    }

    /// The tree of the first document; an empty one if there is no document.
    [[nodiscard]] const Tree &firstTree() const
    {
        static const Tree none;
        return documents.empty() ? none : documents.front().tree;
    }

    friend bool operator==(const ParsedText &, const ParsedText &) = default;
};

} // namespace baton
