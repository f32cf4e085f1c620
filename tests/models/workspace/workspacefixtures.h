// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/disk/workspaceentry.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/value/sessionsummary.h"

#include <QAbstractItemModel>

namespace baton {

/// The session in the folder @p below of the workspace /w with the state file @p state.
inline SessionSummary told(const QString &below, const QString &state, RunStatus status,
                           const QString &note = {}, const QString &flaw = {})
{
    SessionSummary summary;
    summary.place.path = QStringLiteral("/w/") + below;
    summary.place.stateFile = QStringLiteral("/w/") + state;
    summary.status = status;
    summary.note = note;
    summary.flaw = flaw;
    return summary;
}

/// A file of the workspace /w that was read.
inline WorkspaceEntry entryOf(const QString &below, const QString &kind = {}, int errors = 0,
                              int warnings = 0, int notes = 0)
{
    WorkspaceEntry entry;
    entry.path = QStringLiteral("/w/") + below;
    entry.isRead = true;
    entry.kind = kind;
    entry.protocol = kind.section(u'.', 0, 0);
    entry.errors = errors;
    entry.warnings = warnings;
    entry.notes = notes;
    return entry;
}

inline const std::shared_ptr<const ProtocolCatalog> &builtIn()
{
    static const std::shared_ptr<const ProtocolCatalog> catalog = ProtocolCatalog::load();
    return catalog;
}

/// The rows below @p parent, one per line, indented by their depth.
inline QStringList outlineOf(const QAbstractItemModel &model, const QModelIndex &parent = {},
                             int depth = 0)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        lines.append(QString(depth, u' ') + index.data().toString());
        lines += outlineOf(model, index, depth + 1);
    }
    return lines;
}

} // namespace baton
