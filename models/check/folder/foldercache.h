// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <optional>

namespace baton {

/// While an object of this class exists, all checks in all threads look up the folders around
/// documents only once. For runs over many files. Without one, as in a window, each check reads the
/// disk again.
class FolderCache
{
public:
    FolderCache();
    ~FolderCache();
    Q_DISABLE_COPY_MOVE(FolderCache)

    /// The answer to @p question about @p folder. @p look computes it on first use.
    template <typename Look>
    [[nodiscard]] static QString answer(const QString &question, const QString &folder,
                                        const Look &look)
    {
        const std::optional<QString> known = remembered(question, folder);
        return known ? *known : kept(question, folder, look());
    }

private:
    [[nodiscard]] static std::optional<QString> remembered(const QString &question,
                                                           const QString &folder);
    [[nodiscard]] static QString kept(const QString &question, const QString &folder,
                                      const QString &answer);
};

} // namespace baton
