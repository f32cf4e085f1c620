// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/reading/packoutline.h"

#include <QSet>

#include <mutex>

namespace baton {

/// A protocol whose outline is known. The rest is read on first use, by any thread.
class LazyPack
{
public:
    using Pack = std::shared_ptr<const ProtocolPack>;

    /// One that was read.
    explicit LazyPack(Pack pack);
    /// A built-in one, whose texts will be in @p language.
    LazyPack(PackOutline outline, const QString &folder, const QString &language);
    Q_DISABLE_COPY_MOVE(LazyPack)

    [[nodiscard]] const PackOutline &outline() const { return m_outline; }
    [[nodiscard]] const QString &folder() const { return m_folder; }
    [[nodiscard]] const Pack &pack() const;
    /// False when no entry of the root of @p tree is one that documents of this protocol begin
    /// with.
    [[nodiscard]] bool mayRecognise(const Tree &tree) const;

private:
    /// A kind known by a pattern of its root key, and the common end of every key that fits it.
    struct Patterned
    {
        const KindModel *kind;
        QString end;
    };

    void noteRoots();
    void noteShape(const KindShape &shape);
    void noteRoot(const JsonPointer &pointer);

    PackOutline m_outline;
    QString m_folder;
    QString m_language;
    mutable std::once_flag m_once;
    mutable Pack m_pack;
    QSet<QString> m_roots; ///< root keys that its kinds require
    std::vector<Patterned> m_patterned;
    bool m_isKnownByOther = false; ///< a kind requires no root key
};

} // namespace baton
