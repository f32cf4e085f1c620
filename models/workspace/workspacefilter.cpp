// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspacefilter.h"

#include "models/workspace/workspacemodel.h"

#include <algorithm>

namespace baton {

WorkspaceFilter::WorkspaceFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

void WorkspaceFilter::setSourceModel(QAbstractItemModel *model)
{
    QSortFilterProxyModel::setSourceModel(model);
    if (model) {
        connect(model, &QAbstractItemModel::rowsRemoved, this, &WorkspaceFilter::noticeEmptied);
    }
}

bool WorkspaceFilter::hasChildren(const QModelIndex &parent) const
{
    return (!isActive() && sourceModel() && sourceModel()->hasChildren(mapToSource(parent)))
        || QSortFilterProxyModel::hasChildren(parent);
}

/// Notifies views if a row has no more children: views hear nothing of the children of a row that
/// was never listed.
void WorkspaceFilter::noticeEmptied(const QModelIndex &sourceParent)
{
    const QModelIndex parent = mapFromSource(sourceParent);
    if (parent.isValid() && !sourceModel()->hasChildren(sourceParent)) {
        Q_EMIT layoutAboutToBeChanged({parent});
        Q_EMIT layoutChanged({parent});
    }
}

void WorkspaceFilter::setText(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    if (words != m_words) {
        m_words = words;
        refilter();
    }
}

void WorkspaceFilter::setProblemsOnly(bool isOn)
{
    if (isOn != m_isProblemsOnly) {
        m_isProblemsOnly = isOn;
        refilter();
    }
}

void WorkspaceFilter::setHandoffsOnly(bool isOn)
{
    if (isOn != m_isHandoffsOnly) {
        m_isHandoffsOnly = isOn;
        refilter();
    }
}

void WorkspaceFilter::setKind(const QString &kindId)
{
    if (kindId != m_kind) {
        m_kind = kindId;
        refilter();
    }
}

void WorkspaceFilter::setReview(ReviewWanted wanted)
{
    if (wanted != m_review) {
        m_review = wanted;
        refilter();
    }
}

void WorkspaceFilter::takeReviews()
{
    if (m_review != ReviewWanted::Any) {
        refilter();
    }
}

bool WorkspaceFilter::isActive() const
{
    return m_review != ReviewWanted::Any || m_isProblemsOnly || m_isHandoffsOnly
        || !m_kind.isEmpty() || !m_words.isEmpty();
}

void WorkspaceFilter::clear()
{
    m_isProblemsOnly = false;
    m_isHandoffsOnly = false;
    m_review = ReviewWanted::Any;
    m_kind.clear();
    m_words.clear();
    refilter();
}

void WorkspaceFilter::refilter()
{
    Q_EMIT filterAboutToChange();
    invalidateRowsFilter();
    Q_EMIT filterChanged();
}

bool WorkspaceFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (!isActive()) {
        return true;
    }
    const auto &model = static_cast<const WorkspaceModel &>(*sourceModel());
    const WorkspaceNode &node = model.node(model.index(row, 0, parent));
    if (!isWanted(model.reviewOf(node), m_review)) {
        return false;
    }
    const bool isOfSessions = !m_isProblemsOnly && !m_isHandoffsOnly && m_kind.isEmpty()
        && m_words.isEmpty(); // a search for words is independent of files
    return node.type == WorkspaceNode::Type::File
        ? accepts(node)
        : isOfSessions && node.type == WorkspaceNode::Type::Session;
}

bool WorkspaceFilter::accepts(const WorkspaceNode &file) const
{
    const WorkspaceEntry &entry = file.entry;
    if (m_isProblemsOnly && entry.errors + entry.warnings == 0 && entry.problem.isEmpty()
        && !entry.failsGate) {
        return false;
    }
    if ((m_isHandoffsOnly && entry.isRead && entry.kind.isEmpty())
        || (!m_kind.isEmpty() && entry.kind != m_kind)) {
        return false;
    }
    const auto &model = static_cast<const WorkspaceModel &>(*sourceModel());
    const QStringView below = QStringView(entry.path).sliced(model.root().size());
    const QString mode = file.parent->standing().note;
    return std::ranges::all_of(m_words, [&](const QString &word) {
        return below.contains(word, Qt::CaseInsensitive)
            || entry.kind.contains(word, Qt::CaseInsensitive)
            || mode.contains(word, Qt::CaseInsensitive);
    });
}

} // namespace baton
