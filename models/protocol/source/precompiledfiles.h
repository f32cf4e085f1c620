// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/parsedtext.h"

#include <optional>
#include <span>
#include <string_view>

namespace baton {

/// A text in the strings of its file.
struct PreparedText
{
    int begin;
    int length;
};

/// A Node without its children, who name their parent.
struct PreparedNode
{
    short type;
    short style;
    short keyStyle;
    bool isEditable;
    NodeId parent;
    NodeId target;
    PreparedText key;
    PreparedText text;
    PreparedText anchor;
    PreparedText tag;
    int keyBegin, keyEnd;
    int begin, end;
    int propertiesBegin, propertiesEnd;
};

/// A FieldSchema of an XML Schema. Its properties and then its items follow it.
struct PreparedField
{
    PreparedText name;
    PreparedText title;
    PreparedText help;
    PreparedText placeholder;
    PreparedText summary;
    PreparedText defaultValue;
    PreparedText enumValues;  ///< one value a line
    PreparedText suggestions; ///< one suggestion a line
    short widget;
    short properties; ///< number of properties
    short items;
    bool hasDefault;
    bool isRequired;
    bool isSuggested;
    bool mayBePlaceholder;
    bool isOneOf;
};

/// A file of a built-in protocol as read when Baton was built, so that it need not be read at
/// start: the nodes of YAML and JSON, the fields of an XML Schema.
struct PreparedFile
{
    const char *name; ///< "cfd/protocol.yaml"
    const char16_t *strings;
    std::span<const PreparedNode> nodes;
    std::span<const PreparedField> fields;
    std::string_view schema; ///< XML Schema without annotations for people
};

/// The files that were read when Baton was built; only for programs that link them.
[[nodiscard]] std::span<const PreparedFile> preparedProtocolFiles();

/// Lets the built-in protocols be taken from @p files, which must live as long as the program.
void setPreparedFiles(std::span<const PreparedFile> files);

/// The parts of a prepared tree to build: the entries of its root that are named, or all when none
/// is, and of them all but those below that are passed over.
struct PreparedPart
{
    QStringList keys = {};
    QStringList passedOver = {};
};

/// The tree of the file @p path (":/protocols/cfd/protocol.yaml"); nothing when it is not prepared.
[[nodiscard]] std::optional<Tree> preparedTree(const QString &path, const PreparedPart &part = {});

/// The XML Schema @p path without its annotations, which judges alike; nothing when it is not
/// prepared.
[[nodiscard]] std::optional<QByteArray> preparedSchema(const QString &path);

/// The fields of the XML Schema @p path, in its own words; nothing when it is not prepared.
[[nodiscard]] std::optional<FieldSchema> preparedFields(const QString &path);

} // namespace baton
