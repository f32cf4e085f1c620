// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/source/packfolder.h"
#include "models/protocol/source/packproblem.h"
#include "models/tree/parsedtext.h"

#include <QRegularExpression>
#include <QSet>

#include <set>

namespace baton {

/// A file of a pack while it is read.
struct PackFile
{
    QString path;
    QByteArray bytes;
    ParsedText parsed;
    std::vector<PackProblem> *problems = nullptr;
    mutable QSet<QStringView> asked = {}; ///< requested keys; all are literals
    mutable std::set<NodeId> maps = {};   ///< maps in which a key was requested

    [[nodiscard]] bool isUsable() const;
    /// True for a file that is part of the program and therefore valid.
    [[nodiscard]] bool isBuiltIn() const { return path.startsWith(u':'); }
    [[nodiscard]] const Tree &tree() const { return parsed.documents.front().tree; }
    [[nodiscard]] int lineOf(qsizetype offset) const;
    void report(qsizetype offset, const QString &message) const;
    /// Reports all syntax issues as problems.
    void reportIssues() const;
    /// Adds keys that were not read to @p slips, for maps of which other keys were read. Ignores
    /// keys that begin with "x-".
    void findUnknownKeys(std::vector<PackProblem> &slips) const;
};

/// A place in a file of a pack. A missing value is read as an empty one. The required…() functions
/// report a missing value with its line.
class PackNode
{
public:
    PackNode(const PackFile *file, NodeId node)
        : m_file(file)
        , m_node(node)
    {
    }

    [[nodiscard]] bool exists() const { return m_node != noNode; }
    [[nodiscard]] const Node &node() const { return m_file->tree().at(m_node); }
    [[nodiscard]] PackNode operator[](QStringView key) const;
    [[nodiscard]] std::vector<PackNode> items() const;
    [[nodiscard]] QString key() const { return node().key; }

    [[nodiscard]] QString text(const QString &fallback = {}) const;
    [[nodiscard]] QStringList texts() const;
    [[nodiscard]] int integer(int fallback) const;
    [[nodiscard]] bool boolean(bool fallback) const;
    [[nodiscard]] JsonPointer pointer() const;
    [[nodiscard]] std::vector<JsonPointer> pointers() const;
    [[nodiscard]] Value value() const;
    [[nodiscard]] QString requiredText(QStringView key) const;
    /// The pattern. A missing pattern matches everything. An invalid one is reported and, like one
    /// with excessive backtracking, matches nothing.
    [[nodiscard]] QRegularExpression pattern(QRegularExpression::PatternOptions options = {}) const;

    void report(const QString &message) const;
    /// The line in the file, from 1.
    [[nodiscard]] int line() const;

private:
    const PackFile *m_file;
    NodeId m_node;
};

/// True if @p name has the form of an id: letters, digits, ".", "_" and "-", beginning with a
/// letter or digit.
[[nodiscard]] bool isPlainName(const QString &name);
[[nodiscard]] QString plainNameWanted(const QString &name);

/// The file @p name of @p folder with its prepared tree, or parsed as @p format. nullopt, with a
/// problem reported, if it cannot be read.
[[nodiscard]] std::optional<PackFile> packFileOf(const PackFolder &folder, const QString &name,
                                                 Format format, std::vector<PackProblem> &problems);

/// Reads the YAML file @p name of @p folder; nullopt, with problems reported, if it is unusable.
[[nodiscard]] std::optional<PackFile> readPackFile(const PackFolder &folder, const QString &name,
                                                   std::vector<PackProblem> &problems);

} // namespace baton
