// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/reading/packoutline.h"

#include <QSet>

#include <mutex>

namespace baton {

/// A protocol whose outline is known. The rest is read on first use. Thread-safe.
class LazyPack
{
public:
    using Pack = std::shared_ptr<const ProtocolPack>;

    /// A protocol that was read already.
    explicit LazyPack(Pack pack);
    /// A built-in protocol with texts in @p language.
    LazyPack(PackOutline outline, const QString &folder, const QString &language);
    Q_DISABLE_COPY_MOVE(LazyPack)

    [[nodiscard]] const PackOutline &outline() const { return m_outline; }
    [[nodiscard]] const QString &folder() const { return m_folder; }
    [[nodiscard]] const Pack &pack() const;
    /// False if no root entry of @p tree can begin a document of this protocol.
    [[nodiscard]] bool mayRecognise(const Tree &tree) const;

private:
    /// A kind with a pattern for its root key, and the common end of all matches.
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
