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

constexpr int fieldWeight = 2;

/// The priority of a row when several match a path. A section only contains the field, so a row in
/// it wins.
int weight(const FormRow &row)
{
    return row.kind == RowKind::Section ? 0 : row.kind == RowKind::AddEntry ? 1 : fieldWeight;
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

int FormModel::rowAt(const JsonPointer &place) const
{
    std::vector<quint64>
        wanted; // includes ancestors, because a table row has a path above that of its cell
    for (JsonPointer above = place;; above = above.parent()) {
        wanted.push_back(qHash(above));
        if (above.isRoot()) {
            break;
        }
    }
    int best = -1;
    int bestWeight = -1;
    for (size_t i = 0; i < names.size() && bestWeight < fieldWeight; ++i) {
        if (std::ranges::find(wanted, names[i].place) != wanted.end() && edits(rows[i], place)
            && weight(rows[i]) > bestWeight) {
            best = static_cast<int>(i);
            bestWeight = weight(rows[i]);
        }
    }
    return best;
}

int FormModel::indexOf(const QString &id) const
{
    const quint64 wanted = qHash(id);
    for (size_t row = 0; row < names.size(); ++row) {
        if (names[row].id == wanted && rows[row].id == id) {
            return static_cast<int>(row);
        }
    }
    return -1;
}

JsonPointer FormModel::firstFieldIn(const JsonPointer &path) const
{
    const FormRow *first = nullptr;
    for (const FormRow &row : rows) {
        const bool isField = row.kind == RowKind::Field || row.kind == RowKind::ListItem;
        if (!isField || !path.covers(row.field.path)) {
            continue;
        }
        if (row.field.isRequired && row.field.text.isEmpty()) {
            return row.field.path;
        }
        first = first ? first : &row;
    }
    return first ? first->field.path : path;
}

} // namespace baton
