// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/pointerpatterns.h"

#include "models/check/folder/foldercache.h"
#include "models/strings/pathstrings.h"

#include <QDir>
#include <QFileInfo>

#include <span>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The key in "src/a.py: text", an entry of a list that another entry without a key keeps from
/// being a map.
QString keyIn(const Node &entry)
{
    const qsizetype colon = entry.type == ValueType::String ? entry.text.indexOf(": "_L1) : -1;
    return colon < 0 ? QString() : entry.text.first(colon).trimmed();
}

/// Adds the nodes that @p tokens lead to from @p place.
void addPlaces(const CanonicalTree &tree, NodeId place, std::span<const QString> tokens,
               std::vector<NodeId> &places)
{
    if (tokens.empty()) {
        places.push_back(place);
        return;
    }
    const QString &token = tokens.front();
    const Node &node = tree.at(tree.resolved(place));
    if (token == "*"_L1) {
        for (const NodeId child : node.children) {
            addPlaces(tree, child, tokens.subspan(1), places);
        }
        return;
    }
    const NodeId child = node.type == ValueType::List ? tree.find(JsonPointer({token}), place)
                                                      : tree.child(place, token);
    if (child != noNode) {
        addPlaces(tree, child, tokens.subspan(1), places);
    }
}

} // namespace

std::vector<NodeId> nodesMatching(const CanonicalTree &tree, const JsonPointer &pattern)
{
    constexpr size_t usual = 8;
    std::vector<NodeId> places;
    places.reserve(usual);
    if (!tree.tree().isEmpty()) {
        addPlaces(tree, tree.base(), pattern.tokens(), places);
    }
    return places;
}

RuleTexts::RuleTexts(const PackNode &settings)
    : m_values(settings[u"at"].pointers())
    , m_keys(settings[u"keys"].pointers())
{
}

std::vector<RuleTexts::Match> RuleTexts::in(const CanonicalTree &tree) const
{
    constexpr size_t usual = 8;
    std::vector<Match> places;
    places.reserve(usual);
    for (const JsonPointer &pattern : m_values) {
        for (const NodeId node : nodesMatching(tree, pattern)) {
            const Node &value = tree.at(tree.resolved(node));
            if (value.type == ValueType::String) {
                places.push_back({node, value.text, false});
            }
        }
    }
    for (const JsonPointer &pattern : m_keys) {
        for (const NodeId map : nodesMatching(tree, pattern)) {
            const Node &node = tree.at(tree.resolved(map));
            for (const NodeId entry : node.children) {
                const QString key =
                    node.type == ValueType::Map ? tree.at(entry).key : keyIn(tree.at(entry));
                if (!key.isEmpty()) {
                    places.push_back({entry, key, node.type == ValueType::Map});
                }
            }
        }
    }
    return places;
}

ProjectRoot::ProjectRoot(const PackNode &settings)
    : ProjectRoot(settings[u"holds"].texts())
{
    if (const QString above = settings[u"above"].text(); !above.isEmpty()) {
        m_above = u'/' + above + u'/';
    }
}

ProjectRoot::ProjectRoot(const QStringList &holds)
    : m_holds(holds)
    , m_question(m_holds.join(u'/'))
{
}

QStringList ProjectRoot::placesOf(const QString &path, const QString &filePath) const
{
    QStringList places;
    for (const QString &folder :
         QStringList{parentOf(filePath), of(filePath)} + unmarked(filePath)) {
        if (!folder.isEmpty()) {
            places.append(QDir::cleanPath(folder + u'/' + path));
        }
    }
    return places;
}

QString ProjectRoot::of(const QString &filePath) const
{
    const QString root = marked(filePath);
    return root.isEmpty() && isGiven() ? parentOf(filePath) : root;
}

QStringList ProjectRoot::unmarked(const QString &filePath) const
{
    QStringList folders;
    const bool isSought = !m_holds.isEmpty() && marked(filePath).isEmpty();
    for (QString folder = isSought ? parentOf(filePath) : QString(); !folder.isEmpty();
         folder = parentOf(folder)) {
        folders.append(folder);
    }
    return folders;
}

QString ProjectRoot::marked(const QString &filePath) const
{
    const qsizetype above = m_above.isEmpty() ? -1 : filePath.lastIndexOf(m_above);
    if (above >= 0) {
        return filePath.first(above);
    }
    if (m_holds.isEmpty()) {
        return {};
    }
    const QString start = parentOf(filePath);
    return FolderCache::answer(m_question, start, [&] { return nearest(start); });
}

/// The folder @p folder or the nearest one above that holds one of the names.
QString ProjectRoot::nearest(QString folder) const
{
    while (!folder.isEmpty()) {
        const auto isThere = [&](const QString &name) {
            return QFileInfo::exists(folder + u'/' + name);
        };
        if (std::ranges::any_of(m_holds, isThere)) {
            return folder;
        }
        folder = parentOf(folder);
    }
    return {};
}

} // namespace baton
