// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/document/parse.h"

#include <optional>
#include <span>

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

/// A file of a built-in protocol as it was read when Baton was built, so that nobody has to read it
/// again when Baton starts.
struct PreparedFile
{
    const char *name; ///< "cfd/protocol.yaml"
    const char16_t *strings;
    std::span<const PreparedNode> nodes;
};

/// What was read when Baton was built; of those alone who link it.
[[nodiscard]] std::span<const PreparedFile> preparedProtocolFiles();

/// Lets the built-in protocols be taken from @p files, which must live as long as the program.
void setPreparedFiles(std::span<const PreparedFile> files);

/// The tree of the file @p path (":/protocols/cfd/protocol.yaml"); nothing when it is not prepared.
/// With @p keys only those entries of its root are made.
[[nodiscard]] std::optional<Tree> preparedTree(const QString &path, const QStringList &keys = {});

} // namespace baton
