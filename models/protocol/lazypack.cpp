// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/lazypack.h"

#include "models/protocol/packreader.h"

namespace baton {

LazyPack::LazyPack(Pack pack)
    : m_outline(outlineOf(*pack))
    , m_folder(pack->folder)
    , m_pack(std::move(pack))
{
}

LazyPack::LazyPack(PackOutline outline, const QString &folder, const QString &language)
    : m_outline(std::move(outline))
    , m_folder(folder)
    , m_language(language)
{
}

const LazyPack::Pack &LazyPack::pack() const
{
    std::call_once(m_once, [this] {
        if (!m_pack) {
            std::vector<PackProblem> none; // a test reads all that are built in
            m_pack = readPack(PackFolder(m_folder), m_language, none);
        }
    });
    return m_pack;
}

} // namespace baton
