// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/parsedtext.h"

#include <optional>
#include <span>
#include <string_view>

namespace baton {

/// A text in the string array of its file.
struct PreparedText
{
    int begin;
    int length;
};

/// A Node without its children; these refer to their parent.
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

/// A FieldSchema of an XML Schema, followed by its properties and its items.
struct PreparedField
{
    PreparedText name;
    PreparedText title;
    PreparedText help;
    PreparedText placeholder;
    PreparedText summary;
    PreparedText defaultValue;
    PreparedText enumValues;  ///< one value per line
    PreparedText suggestions; ///< one suggestion per line
    short widget;
    short properties; ///< number of properties
    short items;
    bool hasDefault;
    bool isRequired;
    bool isSuggested;
    bool mayBePlaceholder;
    bool isOneOf;
};

/// A file of a built-in protocol, parsed when Baton was built to save time at start: the nodes of
/// YAML and JSON, or the fields of an XML Schema.
struct PreparedFile
{
    const char *name; ///< such as "cfd/protocol.yaml"
    const char16_t *strings;
    std::span<const PreparedNode> nodes;
    std::span<const PreparedField> fields;
    std::string_view schema; ///< XML Schema without annotations
};

/// The files that were parsed when Baton was built. Only for programs that link them.
[[nodiscard]] std::span<const PreparedFile> preparedProtocolFiles();

/// Uses @p files for the built-in protocols. They must live as long as the program.
void setPreparedFiles(std::span<const PreparedFile> files);

/// The part of a prepared tree to build: the named root entries (all if empty), without the
/// passed-over keys in them.
struct PreparedPart
{
    QStringList keys = {};
    QStringList passedOver = {};
};

/// The tree of the file @p path, such as ":/protocols/cfd/protocol.yaml"; nullopt if it is not
/// prepared.
[[nodiscard]] std::optional<Tree> preparedTree(const QString &path, const PreparedPart &part = {});

/// The XML Schema @p path without annotations, which is equivalent for validation; nullopt if it is
/// not prepared.
[[nodiscard]] std::optional<QByteArray> preparedSchema(const QString &path);

/// The fields of the XML Schema @p path, with untranslated texts; nullopt if it is not prepared.
[[nodiscard]] std::optional<FieldSchema> preparedFields(const QString &path);

} // namespace baton
