// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/places.h"

#include "models/check/foldermemory.h"
#include "models/core/pathtext.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Of "src/a.py: text", an entry of a list that one entry without a key keeps from being a map.
QString keyIn(const Node &entry)
{
    const qsizetype colon = entry.type == ValueType::String ? entry.text.indexOf(": "_L1) : -1;
    return colon < 0 ? QString() : entry.text.first(colon).trimmed();
}

} // namespace

std::vector<NodeId> placesAt(const CanonicalTree &tree, const JsonPointer &pattern)
{
    if (!pattern.tokens().contains("*"_L1)) {
        const NodeId place = tree.find(pattern);
        return place == noNode ? std::vector<NodeId>() : std::vector<NodeId>{place};
    }
    std::vector<NodeId> places;
    if (!tree.tree().isEmpty()) {
        places.push_back(tree.base());
    }
    for (const QString &token : pattern.tokens()) {
        std::vector<NodeId> next;
        next.reserve(places.size());
        for (const NodeId place : places) {
            if (token == "*"_L1) {
                const std::vector<NodeId> &children = tree.at(tree.resolved(place)).children;
                next.insert(next.end(), children.begin(), children.end());
                continue;
            }
            const bool isList = tree.at(tree.resolved(place)).type == ValueType::List;
            const NodeId child =
                isList ? tree.find(JsonPointer({token}), place) : tree.child(place, token);
            if (child != noNode) {
                next.push_back(child);
            }
        }
        places = std::move(next);
    }
    return places;
}

TextPlaces::TextPlaces(const PackNode &settings)
    : m_values(settings[u"at"].pointers())
    , m_keys(settings[u"keys"].pointers())
{
}

std::vector<TextPlaces::Place> TextPlaces::in(const CanonicalTree &tree) const
{
    std::vector<Place> places;
    for (const JsonPointer &pattern : m_values) {
        for (const NodeId node : placesAt(tree, pattern)) {
            const Node &value = tree.at(tree.resolved(node));
            if (value.type == ValueType::String) {
                places.push_back({node, value.text, false});
            }
        }
    }
    for (const JsonPointer &pattern : m_keys) {
        for (const NodeId map : placesAt(tree, pattern)) {
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
    : m_holds(settings[u"holds"].texts())
    , m_question(m_holds.join(u'/'))
{
    if (const QString above = settings[u"above"].text(); !above.isEmpty()) {
        m_above = u'/' + above + u'/';
    }
}

QString ProjectRoot::of(const QString &filePath) const
{
    const qsizetype above = m_above.isEmpty() ? -1 : filePath.lastIndexOf(m_above);
    if (above >= 0) {
        return filePath.first(above);
    }
    if (m_holds.isEmpty()) {
        return {};
    }
    const QString start = parentOf(filePath);
    return FolderMemory::answer(m_question, start, [&] { return nearest(start); });
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
