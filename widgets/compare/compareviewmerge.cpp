// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The part of CompareView that takes values over.
#include "widgets/compare/compareview.h"

#include "models/compare/mergevalue.h"
#include "widgets/compare/difftree.h"

#include <QAction>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

void CompareView::take(Side target)
{
    if (!isByLine() && !m_tree->currentPath().empty()) {
        takeAt(m_tree->currentPath(), target);
    }
}

void CompareView::takeAt(const DiffPath &path, Side target)
{
    if (!source(target).isChangeable()) {
        const QString &reason = source(target).readOnlyReason();
        Q_EMIT failed(reason.isEmpty()
                          ? tr("%1 is no file that could be changed.").arg(source(target).title())
                          : reason);
        return;
    }
    EditorDocument *document = source(target).document();
    if (!isCurrent() || (document && !document->isAnalysed())) {
        Q_EMIT failed(tr("The documents are just being compared. Try again."));
        return;
    }
    if (!document) {
        openAndTake(path, target);
        return;
    }
    m_lastChanged = document;
    const Value &from = m_comparison.value(otherSide(target));
    const QString label =
        tr("Take over %1").arg(pointerOn(m_comparison.diff, path, target).toString());
    const std::vector<TreeEdit> edits = mergedValue(m_comparison.diff, path, target, from);
    if (edits.empty()) {
        return;
    }
    if (const Outcome outcome = document->edit(chosen(target).document, edits, label); !outcome) {
        Q_EMIT failed(outcome.error());
    }
}

void CompareView::openAndTake(const DiffPath &path, Side target)
{
    m_pending = Pending{path, target, m_shownLeft->bytes, m_shownRight->bytes};
    source(target).requestDocument();
}

/// Only into what was compared: the file may hold something else by now.
void CompareView::takePending()
{
    if (!m_pending || !source(m_pending->target).document()) {
        return;
    }
    const Pending pending = *std::exchange(m_pending, std::nullopt);
    if (m_shownLeft->bytes == pending.left && m_shownRight->bytes == pending.right) {
        takeAt(pending.path, pending.target);
    } else {
        Q_EMIT failed(tr("%1 has changed since it was compared. Look at what differs now, and "
                         "take the value over again.")
                          .arg(source(pending.target).title()));
    }
}

void CompareView::updateTaking(QAction *action, Side target, bool canTake)
{
    const CompareSource &side = source(target);
    action->setEnabled(canTake && side.isChangeable());
    QString text =
        u"%1 (%2)"_s.arg(action->text(), action->shortcut().toString(QKeySequence::NativeText));
    const DiffPath path = isByLine() ? DiffPath() : m_tree->currentPath();
    if (!path.empty() && !canTakeOver(m_comparison.diff, path)) {
        text =
            tr("What stands around the fields is changed in the source of %1.").arg(side.title());
    } else if (!side.readOnlyReason().isEmpty()) {
        text = side.readOnlyReason();
    } else if (!side.document() && side.isChangeable()) {
        text += u'\n' + tr("Opens %1 to change it.").arg(side.title());
    }
    action->setToolTip(text);
}

} // namespace baton
