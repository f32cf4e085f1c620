// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/source/packnode.h"

namespace baton {

/// The folder that relative paths of a document start at: the parent of the folders that `above`
/// names, if the document is in them; else the nearest folder, from the document upwards, that
/// contains a name of `holds`; else the folder of the document.
class ProjectRoot
{
public:
    explicit ProjectRoot(const PackNode &settings);
    explicit ProjectRoot(const QStringList &holds);

    [[nodiscard]] bool isGiven() const { return !m_above.isEmpty() || !m_holds.isEmpty(); }
    /// The root for the document @p filePath. Empty if it has no file, or if the protocol needs no
    /// root.
    [[nodiscard]] QString of(const QString &filePath) const;
    /// The folders in which a path may start if nothing marks the project root: that of the
    /// document and those above it, nearest first. Empty if the root is marked.
    [[nodiscard]] QStringList unmarked(const QString &filePath) const;
    /// The possible locations of the relative path @p path in the document @p filePath, best first:
    /// below its folder, below the root, or below the folders of unmarked().
    [[nodiscard]] QStringList placesOf(const QString &path, const QString &filePath) const;

private:
    [[nodiscard]] QString marked(const QString &filePath) const;
    [[nodiscard]] QString nearest(const QString &start) const;

    QString m_above; ///< path of the folder that the root contains, with slashes at both ends
    QStringList m_holds;
    QString m_question; ///< m_holds joined by "/", as the key of the cache
};

} // namespace baton
