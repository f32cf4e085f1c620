// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspacecell.h"

#include "models/workspace/workspacemodel.h"
#include "models/workspace/workspacetext.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The review summary of the session @p row with @p before in front of it; empty for other rows.
QString reviewText(const WorkspaceNode &row, const ReviewSummaries &reviews, const QString &before)
{
    if (row.type != WorkspaceNode::Type::Session) {
        return {};
    }
    const ReviewSummary summary = reviews.of(row.standing());
    const QString text = WorkspaceText::wordOf(summary);
    return text.isEmpty() ? QString() : before + QString(text).replace(u'\n', before);
}

} // namespace

QVariant workspaceCell(const WorkspaceNode &row, int role, const QString &root,
                       const ReviewSummaries &reviews)
{
    const bool isFile = row.type == WorkspaceNode::Type::File;
    switch (role) {
    case Qt::DisplayRole:
        return WorkspaceText::oneLine(WorkspaceText::nameOf(row));
    case Qt::ToolTipRole:
        return WorkspaceText::toolTipOf(row, root) + reviewText(row, reviews, u"\n"_s);
    case Qt::AccessibleTextRole:
        return QString(WorkspaceText::accessibleTextOf(row) + reviewText(row, reviews, u", "_s));
    case WorkspaceModel::PathRole:
        return row.type == WorkspaceNode::Type::Group ? QString() : row.path;
    case WorkspaceModel::TypeRole:
        return static_cast<int>(row.type);
    case WorkspaceModel::StatusRole:
        return static_cast<int>(row.status());
    case WorkspaceModel::MarkRole:
        return static_cast<int>(row.mark());
    case WorkspaceModel::KindRole:
        return row.entry.kind;
    case WorkspaceModel::ContentRole:
        return static_cast<int>(row.entry.content);
    case WorkspaceModel::ErrorsRole:
        return isFile ? row.entry.errors : row.tally.errors;
    case WorkspaceModel::WarningsRole:
        return isFile ? row.entry.warnings : row.tally.warnings;
    case WorkspaceModel::NotesRole:
        return isFile ? row.entry.notes : row.tally.notes;
    case WorkspaceModel::FilesRole:
        return isFile ? 1 : row.tally.files;
    case WorkspaceModel::CountRole:
        return WorkspaceText::countOf(row);
    case WorkspaceModel::DetailRole:
        return WorkspaceText::detailOf(row);
    case WorkspaceModel::ModifiedRole:
        return row.entry.modified;
    case WorkspaceModel::ReviewRole:
        return static_cast<int>(row.type == WorkspaceNode::Type::Session
                                    ? reviews.of(row.standing()).standing
                                    : ReviewStatus::None);
    default:
        return {};
    }
}

} // namespace baton
