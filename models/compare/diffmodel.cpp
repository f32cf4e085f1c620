// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/diffmodel.h"

#include "models/compare/mergevalue.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype shownInCell = 400; // characters; the cell is narrower

/// A text on one line, no longer than a cell can show.
QString cellText(const QString &text)
{
    return text.left(shownInCell).replace(u'\n', u'⏎').replace(u'\t', u' ');
}

/// A key without the prefix of an attribute, which does not occur in the text.
QString keyText(const QString &token)
{
    return token.startsWith(u'@') ? token.sliced(1) : token;
}

/// The summary of a container: the first text in it, or its size.
QString summary(const FieldDiff &entry, Side side)
{
    const DiffSide &mine = entry.side(side);
    for (const FieldDiff &child : entry.children) {
        const DiffSide &inner = child.side(side);
        if (mine.type == ValueType::Map && inner.isThere() && inner.type == ValueType::String) {
            return cellText(inner.text);
        }
    }
    if (mine.type == ValueType::Map) {
        return DiffModel::tr("%n field(s)", nullptr, static_cast<int>(mine.count));
    }
    return DiffModel::tr("%n item(s)", nullptr, static_cast<int>(mine.count));
}

QString shown(const FieldDiff &entry, Side side)
{
    const DiffSide &mine = entry.side(side);
    if (!mine.isThere()) {
        return {};
    }
    if (mine.isContainer()) {
        return summary(entry, side);
    }
    return mine.type == ValueType::Null ? DiffModel::tr("nothing") : cellText(mine.text);
}

bool isOneSided(const FieldDiff &entry)
{
    return entry.change == FieldChange::Added || entry.change == FieldChange::Removed;
}

} // namespace

DiffModel::DiffModel(QObject *parent)
    : QAbstractItemModel(parent)
    , m_places(1, {&m_diff, 0, 0, 1})
{
}

void DiffModel::setDiff(FieldDiff diff)
{
    beginResetModel();
    m_diff = std::move(diff);
    m_places.assign(1, {&m_diff, 0, 0, 1});
    for (size_t i = 0; i < m_places.size(); ++i) {
        m_places[i].firstChild = m_places.size();
        int row = 0;
        for (const FieldDiff &child : m_places[i].diff->children) {
            m_places.push_back({&child, i, row++, 0});
        }
    }
    endResetModel();
}

void DiffModel::setTitles(const QString &left, const QString &right)
{
    m_leftTitle = left;
    m_rightTitle = right;
    Q_EMIT headerDataChanged(Qt::Horizontal, LeftColumn, RightColumn);
}

const DiffModel::Row &DiffModel::place(const QModelIndex &index) const
{
    return m_places[index.isValid() ? static_cast<size_t>(index.internalId()) : 0];
}

const FieldDiff &DiffModel::entry(const QModelIndex &index) const
{
    return *place(index).diff;
}

DiffPath DiffModel::path(const QModelIndex &index) const
{
    DiffPath result;
    for (QModelIndex at = index; at.isValid(); at = at.parent()) {
        result.insert(result.begin(), static_cast<size_t>(at.row()));
    }
    return result;
}

QModelIndex DiffModel::indexOf(const DiffPath &path) const
{
    QModelIndex at;
    for (const size_t row : path) {
        at = index(static_cast<int>(row), 0, at);
    }
    return at;
}

QModelIndex DiffModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, quintptr(place(parent).firstChild + static_cast<size_t>(row)));
}

QModelIndex DiffModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || place(child).parent == 0) {
        return {};
    }
    const size_t above = place(child).parent;
    return createIndex(m_places[above].row, 0, quintptr(above));
}

int DiffModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(entry(parent).children.size());
}

int DiffModel::columnCount(const QModelIndex &) const
{
    return 4;
}

QString DiffModel::label(const Row &place) const
{
    const FieldDiff &entry = *place.diff;
    const FieldDiff &above = *m_places[place.parent].diff;
    const bool isOnRight = entry.right.isThere();
    if (entry.isWrapping) {
        return tr("Wrapping", "the keys around the fields of a document");
    }
    if (above.side(isOnRight ? Side::Right : Side::Left).type != ValueType::List) {
        if (isOnRight && entry.left.isThere() && entry.left.token != entry.right.token) {
            return u"%1 → %2"_s.arg(keyText(entry.left.token), keyText(entry.right.token));
        }
        return entry.title.isEmpty() ? keyText(isOnRight ? entry.right.token : entry.left.token)
                                     : entry.title;
    }
    const auto number = [](const DiffSide &side) { return QString::number(side.position + 1); };
    // Shows both numbers, so that each number occurs once although one side has additional entries.
    const bool isOnBoth = entry.left.isThere() && entry.right.isThere();
    if (entry.isMoved || (isOnBoth && entry.left.position != entry.right.position)) {
        return u"%1 → %2"_s.arg(number(entry.left), number(entry.right));
    }
    return number(isOnRight ? entry.right : entry.left);
}

QVariant DiffModel::display(const QModelIndex &index) const
{
    switch (index.column()) {
    case FieldColumn:
        return label(place(index));
    case LeftColumn:
        return shown(entry(index), Side::Left);
    case RightColumn:
        return shown(entry(index), Side::Right);
    default:
        return {};
    }
}

QVariant DiffModel::spans(const QModelIndex &index) const
{
    const FieldDiff &diff = entry(index);
    if (diff.change != FieldChange::Changed
        || (index.column() != LeftColumn && index.column() != RightColumn)) {
        return {};
    }
    const bool isText = diff.left.type == ValueType::String && diff.right.type == ValueType::String;
    const bool isLeft = index.column() == LeftColumn;
    if (!isText) {
        const QString text = shown(diff, isLeft ? Side::Left : Side::Right);
        return QVariant::fromValue(text.isEmpty() ? WordRanges() : WordRanges{{0, text.size()}});
    }
    const WordDifference difference =
        wordDifference(cellText(diff.left.text), cellText(diff.right.text));
    return QVariant::fromValue(isLeft ? difference.left : difference.right);
}

QVariant DiffModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const FieldDiff &diff = entry(index);
    switch (role) {
    case Qt::DisplayRole:
        return display(index);
    case Qt::AccessibleTextRole:
        return index.column() == FieldColumn ? u"%1, %2"_s.arg(label(place(index)), wordOf(diff))
                                             : display(index);
    case ChangeRole:
        return static_cast<int>(diff.change);
    case MovedRole:
        return diff.isMoved;
    case DifferenceRole:
        return diff.isDifference() && !isOneSided(*m_places[place(index).parent].diff);
    case DiffersRole:
        return diff.change != FieldChange::Same || diff.isMoved || diff.tally.spelling > 0;
    case TakeableRole:
        return data(index, DiffersRole).toBool() && canTakeOver(m_diff, path(index));
    case SpansRole:
        return spans(index);
    case MutedRole:
        return diff.side(index.column() == LeftColumn ? Side::Left : Side::Right).isContainer();
    default:
        return {};
    }
}

QVariant DiffModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case FieldColumn:
        return tr("Field");
    case LeftColumn:
        return m_leftTitle;
    case RightColumn:
        return m_rightTitle;
    default:
        return {};
    }
}

QString DiffModel::wordOf(const FieldDiff &entry)
{
    const QString moved = tr("moved");
    switch (entry.change) {
    case FieldChange::Same:
        return entry.isMoved ? moved : tr("the same");
    case FieldChange::Spelling:
        return entry.isMoved ? moved : tr("the same, written differently");
    case FieldChange::Inside:
        return entry.isMoved ? tr("moved and changed inside") : tr("changed inside");
    case FieldChange::Changed:
        return entry.isMoved ? tr("moved and changed") : tr("changed");
    case FieldChange::Added:
        return tr("only on the right");
    case FieldChange::Removed:
        return tr("only on the left");
    }
    return {};
}

} // namespace baton
