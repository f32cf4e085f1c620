// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/source/packnode.h"

namespace baton {

/// The folder that the relative paths of a document start at: the folder above those that `above`
/// names, if the document lies in them; otherwise the nearest folder at or above the document that
/// holds a name of `holds`; otherwise the folder of the document.
class ProjectRoot
{
public:
    explicit ProjectRoot(const PackNode &settings);
    explicit ProjectRoot(const QStringList &holds);

    [[nodiscard]] bool isGiven() const { return !m_above.isEmpty() || !m_holds.isEmpty(); }
    /// Empty only where the document has no file, or the protocol asks for none.
    [[nodiscard]] QString of(const QString &filePath) const;
    /// The folders at or above the document that a path may start at where nothing marks the root
    /// of the project, its own first; nothing where something does.
    [[nodiscard]] QStringList unmarked(const QString &filePath) const;
    /// The places where the relative @p path of the document @p filePath may lie, best first: below
    /// its own folder, the root, or what unmarked() names.
    [[nodiscard]] QStringList placesOf(const QString &path, const QString &filePath) const;

private:
    [[nodiscard]] QString marked(const QString &filePath) const;
    [[nodiscard]] QString nearest(QString folder) const;

    QString m_above; ///< path of the folder that the root contains, between slashes
    QStringList m_holds;
    QString m_question; ///< m_holds joined by "/": the key of the cache
};

} // namespace baton
