// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/rows/formmodel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString prefixOf(RowKind kind)
{
    switch (kind) {
    case RowKind::Section:
        return u"section:"_s;
    case RowKind::Field:
        return u"field:"_s;
    case RowKind::List:
        return u"list:"_s;
    case RowKind::ListItem:
        return u"item:"_s;
    case RowKind::Card:
        return u"card:"_s;
    case RowKind::TableHead:
        return u"columns:"_s;
    case RowKind::TableRow:
        return u"row:"_s;
    case RowKind::MapEntry:
        return u"entry:"_s;
    case RowKind::AddEntry:
        return u"add-entry:"_s;
    case RowKind::Heading:
        return u"heading:"_s;
    case RowKind::AddField:
        return u"add-field:"_s;
    }
    return {};
}

bool edits(const FormRow &row, const JsonPointer &path)
{
    switch (row.kind) {
    case RowKind::Heading:
    case RowKind::AddField:
    case RowKind::TableHead:
        return false;
    case RowKind::TableRow:
        return row.field.path.covers(path);
    default:
        return row.field.path == path;
    }
}

/// Sections hold what they name, so the row inside them is meant where there is one.
int weight(const FormRow &row)
{
    return row.kind == RowKind::Section ? 0 : row.kind == RowKind::AddEntry ? 1 : 2;
}

} // namespace

QString rowId(RowKind kind, const JsonPointer &path)
{
    return prefixOf(kind) + path.toString();
}

QString itemsId(const JsonPointer &path)
{
    return u"items:"_s + path.toString();
}

RowKey::RowKey(const FormRow &row)
    : id(qHash(row.id))
    , place(qHash(row.field.path))
{
}

int FormModel::rowOf(const JsonPointer &path, bool nearest) const
{
    for (JsonPointer place = path;; place = place.parent()) {
        const int row = rowAt(place);
        if (row >= 0 || !nearest || place.isRoot()) {
            return row;
        }
    }
}

int FormModel::rowShowing(const JsonPointer &path) const
{
    for (JsonPointer place = path; !place.isRoot(); place = place.parent()) {
        const QString group = groups.value(place);
        const int row = rowAt(place);
        if (row >= 0 || !group.isEmpty()) {
            return row >= 0 ? row : indexOf(group);
        }
    }
    return -1;
}

int FormModel::rowAt(const JsonPointer &place) const
{
    std::vector<quint64> wanted; // the row of a table goes by a place above that of its cell
    for (JsonPointer above = place;; above = above.parent()) {
        wanted.push_back(qHash(above));
        if (above.isRoot()) {
            break;
        }
    }
    int best = -1;
    for (size_t i = 0; i < names.size(); ++i) {
        if (std::ranges::find(wanted, names[i].place) != wanted.end() && edits(rows[i], place)
            && (best < 0 || weight(rows[i]) > weight(rows[static_cast<size_t>(best)]))) {
            best = static_cast<int>(i);
        }
    }
    return best;
}

int FormModel::indexOf(const QString &id) const
{
    return indexesOf({id}).front();
}

std::vector<int> FormModel::indexesOf(const QStringList &ids) const
{
    std::vector<int> indexes(static_cast<size_t>(ids.size()), -1);
    std::vector<quint64> wanted;
    for (const QString &id : ids) {
        wanted.push_back(qHash(id));
    }
    auto left = ids.size();
    for (size_t row = 0; row < names.size() && left > 0; ++row) {
        if (std::ranges::find(wanted, names[row].id) == wanted.end()) {
            continue;
        }
        const qsizetype found = ids.indexOf(rows[row].id);
        if (found >= 0) {
            indexes[static_cast<size_t>(found)] = static_cast<int>(row);
            --left;
        }
    }
    return indexes;
}

} // namespace baton
