// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/lazypack.h"

#include "models/protocol/reading/packreader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The capitals and underscores with which every match of @p pattern ends; empty if they are not
/// obvious.
QString plainEnd(const QString &pattern)
{
    if (!pattern.endsWith(u'$') || pattern.contains(u'|') || pattern.contains(u'\\')
        || pattern.contains("(?"_L1)) {
        return {};
    }
    const qsizetype end = pattern.size() - 1;
    qsizetype begin = end;
    while (begin > 0 && (pattern[begin - 1] == u'_' || pattern[begin - 1].isUpper())) {
        --begin;
    }
    return pattern.sliced(begin, end - begin);
}

} // namespace

LazyPack::LazyPack(Pack pack)
    : m_outline(outlineOf(*pack))
    , m_folder(pack->folder)
    , m_pack(std::move(pack))
{
    noteRoots();
}

LazyPack::LazyPack(PackOutline outline, const QString &folder, const QString &language)
    : m_outline(std::move(outline))
    , m_folder(folder)
    , m_language(language)
{
    noteRoots();
}

const LazyPack::Pack &LazyPack::pack() const
{
    std::call_once(m_once, [this] {
        if (!m_pack) {
            std::vector<PackProblem> none; // built-in protocols have none, which a test verifies
            m_pack = readPack(PackFolder(m_folder), m_language, none);
        }
    });
    return m_pack;
}

bool LazyPack::mayRecognise(const Tree &tree) const
{
    if (m_isKnownByOther || tree.isEmpty() || tree.root().type != ValueType::Map
        || tree.root().style == Style::Alias) {
        return true;
    }
    return std::ranges::any_of(tree.root().children, [&](NodeId entry) {
        const QString &key = tree.at(entry).key;
        const QStringView line = QStringView(key).chopped(
            key.endsWith(u'\n') ? 1 : 0); // "$" also matches before a final line end
        const auto fits = [&](const Patterned &patterned) {
            return line.endsWith(patterned.end) && patterned.kind->isRootKey(key);
        };
        return m_roots.contains(key) || key == "<<"_L1 // a merge key may stand for any entries
            || std::ranges::any_of(m_patterned, fits);
    });
}

void LazyPack::noteRoots()
{
    for (const KindModel &kind : m_outline.kinds) {
        for (const KindShape &shape : kind.shapes) {
            noteShape(shape);
        }
        for (const Wrapper &wrapper : kind.wrappers) {
            noteRoot(wrapper.at);
        }
        for (const QString &root : kind.roots) {
            m_roots.insert(root);
        }
        if (const QString pattern = kind.rootPattern.pattern(); !pattern.isEmpty()) {
            m_patterned.push_back({&kind, plainEnd(pattern)});
        }
    }
}

/// Records the root keys of a shape. Any document that matches has at least one of its pointers,
/// unless the document is a text.
void LazyPack::noteShape(const KindShape &shape)
{
    if (!shape.has.empty()) {
        noteRoot(shape.has.front());
    } else if (!shape.where.empty()) {
        noteRoot(shape.where.front().first);
    } else {
        std::ranges::for_each(shape.hasAny, [this](const JsonPointer &any) { noteRoot(any); });
    }
}

void LazyPack::noteRoot(const JsonPointer &pointer)
{
    if (pointer.isRoot()) {
        m_isKnownByOther = true;
    } else {
        m_roots.insert(pointer.tokens().first());
    }
}

} // namespace baton
