// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/source/packnode.h"

namespace baton {

/// The folder that relative paths of a document start at: the parent of the folders that `above`
/// names, if the document lies in them; else the nearest folder at or above the document that
/// contains a name of `holds`; else the folder of the document.
class ProjectRoot
{
public:
    explicit ProjectRoot(const PackNode &settings);
    explicit ProjectRoot(const QStringList &holds);

    [[nodiscard]] bool isGiven() const { return !m_above.isEmpty() || !m_holds.isEmpty(); }
    /// Empty if the document has no file, or the protocol needs no root.
    [[nodiscard]] QString of(const QString &filePath) const;
    /// The folders at or above the document that a path may start at if nothing marks the root of
    /// the project, the document's own first; empty if something marks it.
    [[nodiscard]] QStringList unmarked(const QString &filePath) const;
    /// The possible locations of the relative @p path in the document @p filePath, best first:
    /// below its own folder, below the root, or below the folders of unmarked().
    [[nodiscard]] QStringList placesOf(const QString &path, const QString &filePath) const;

private:
    [[nodiscard]] QString marked(const QString &filePath) const;
    [[nodiscard]] QString nearest(const QString &start) const;

    QString m_above; ///< path of the folder that the root contains, between slashes
    QStringList m_holds;
    QString m_question; ///< m_holds joined by "/": the key of the cache
};

} // namespace baton
