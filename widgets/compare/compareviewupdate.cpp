// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The part of CompareView that shows what was found.
#include "widgets/compare/compareview.h"

#include "models/compare/diffmodel.h"
#include "widgets/common/emptystate.h"
#include "widgets/common/paneheader.h"
#include "widgets/compare/diffdelegate.h"
#include "widgets/compare/diffdetail.h"
#include "widgets/compare/difftree.h"
#include "widgets/compare/linesview.h"
#include "widgets/editor/infobar.h"
#include "widgets/style/icons.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The parts of @p snapshot that can be compared: each document, and each handoff of one that holds
/// several.
std::vector<ComparedText> choices(const SnapshotPtr &snapshot)
{
    std::vector<ComparedText> result;
    for (int i = 0; snapshot && i < static_cast<int>(snapshot->parsed.documents.size()); ++i) {
        result.push_back({snapshot, i});
        for (const DocumentReport &handoff : snapshot->report.documents) {
            if (handoff.document == i && snapshot->report.hasSeveral(i)) {
                result.push_back({snapshot, i, handoff.root});
            }
        }
    }
    return result;
}

QString nameOf(const ComparedText &text)
{
    if (!text.root) {
        return CompareView::tr("Document %1").arg(text.document + 1);
    }
    return text.root->isEmpty() ? CompareView::tr("Other fields") : *text.root;
}

void fillDocuments(QComboBox *box, const SnapshotPtr &snapshot)
{
    const std::vector<ComparedText> offered = choices(snapshot);
    const int count = static_cast<int>(offered.size());
    while (box->count() > count) {
        box->removeItem(box->count() - 1);
    }
    for (int i = 0; i < count; ++i) {
        const QString name = nameOf(offered[static_cast<size_t>(i)]);
        if (i < box->count()) {
            box->setItemText(i, name);
        } else {
            box->addItem(name);
        }
    }
    box->setVisible(count > 1);
}

} // namespace

void CompareView::showComparison(const Comparison &comparison)
{
    m_comparison = comparison;
    m_tree->diffModel().setTitles(m_left->title(), m_right->title());
    m_tree->delegate().setEditable(Side::Left, m_left->isChangeable());
    m_tree->delegate().setEditable(Side::Right, m_right->isChangeable());
    const bool isFirst = !m_tree->currentIndex().isValid();
    m_tree->showDiff(comparison.diff);
    showDocuments();
    showProblem();
    showLines();
    showPage();
    if (isFirst) {
        if (const auto places = differencesIn(comparison.diff); !places.empty()) {
            m_tree->setCurrentPath(places.front());
        }
    }
    showDetail();
    showCounts();
    updateActions();
    takePending();
}

ComparedText CompareView::chosen(Side side) const
{
    const SnapshotPtr snapshot = source(side).snapshot();
    const std::vector<ComparedText> offered = choices(snapshot);
    const auto index = static_cast<size_t>(std::max(0, chooser(side)->currentIndex()));
    return index < offered.size() ? offered[index] : ComparedText{snapshot};
}

bool CompareView::isByLine() const
{
    return m_wantsLines || !m_comparison.problem.isEmpty();
}

void CompareView::showDocuments()
{
    fillDocuments(m_leftDocument, m_left->snapshot());
    fillDocuments(m_rightDocument, m_right->snapshot());
}

void CompareView::setReadOnly(const QString &note, const QString &reason)
{
    m_note = note;
    m_left->setReadOnly(reason);
    m_right->setReadOnly(reason);
    showCounts();
    updateActions();
}

void CompareView::showCounts()
{
    const QString note = m_note.isEmpty() ? QString() : u" · "_s + m_note;
    if (isByLine()) {
        m_counts->setText(tr("%n place(s) differ", nullptr, m_lines->differenceCount()) + note);
        return;
    }
    const DiffCounts &tally = m_comparison.diff.tally;
    QStringList parts;
    const auto add = [&parts](int count, const QString &text) {
        if (count > 0) {
            parts.append(text);
        }
    };
    add(tally.changed, tr("%n changed", nullptr, tally.changed));
    add(tally.removed, tr("%n only on the left", nullptr, tally.removed));
    add(tally.added, tr("%n only on the right", nullptr, tally.added));
    add(tally.moved, tr("%n moved", nullptr, tally.moved));
    add(tally.spelling, tr("%n written differently", nullptr, tally.spelling));
    const QString none =
        m_comparison.beside.isNone() ? tr("No differences") : tr("No field differs");
    m_counts->setText((parts.isEmpty() ? none : parts.join(u" · "_s)) + note);
}

void CompareView::showPage()
{
    if (!m_left->snapshot() || !m_right->snapshot()) {
        m_empty->setSentence(tr("Both documents are being read."));
        m_stack->setCurrentWidget(m_empty);
    } else if (isByLine()) {
        m_stack->setCurrentWidget(m_lines);
    } else if (m_only->isChecked() && m_comparison.diff.tally == DiffCounts()) {
        m_empty->setSentence(tr("Both documents say the same in every field."));
        m_stack->setCurrentWidget(m_empty);
    } else {
        m_stack->setCurrentWidget(m_fields);
    }
    showBeside();
    showCounts();
    updateActions();
}

void CompareView::showDetail()
{
    const DiffPath path = m_tree->currentPath();
    if (path.empty() || !m_comparison.problem.isEmpty()) {
        m_detail->clear();
    } else {
        m_detail->showEntry(m_comparison, path);
    }
}

void CompareView::showLines()
{
    if (isByLine() && m_left->snapshot() && m_right->snapshot()) {
        m_lines->showTexts(m_left->snapshot()->bytes, m_right->snapshot()->bytes, m_left->title(),
                           m_right->title());
    }
    m_byLine->setChecked(isByLine());
    m_byLine->setEnabled(m_comparison.problem.isEmpty());
}

void CompareView::showProblem()
{
    delete m_bar;
    m_bar = nullptr;
    if (m_comparison.problem.isEmpty()) {
        return;
    }
    m_bar = new InfoBar(
        Status::Warning,
        tr("%1 cannot be compared by field.").arg(source(m_comparison.problemSide).title()),
        tr("%1 The lines are compared until it can be read.").arg(m_comparison.problem));
    m_bar->setObjectName(u"compareProblem"_s);
    m_column->insertWidget(1, m_bar);
}

/// A difference beside the fields is shown in words, too: as a count, one click away.
void CompareView::showBeside()
{
    if (!m_comparison.problem.isEmpty()) {
        return;
    }
    delete m_bar;
    m_bar = nullptr;
    if (isByLine() || m_comparison.beside.isNone()) {
        return;
    }
    m_bar = new InfoBar(Status::Note, tr("The texts differ outside of these fields, too."),
                        besideText());
    m_bar->setObjectName(u"compareBeside"_s);
    auto *lines = m_bar->addButton(tr("Compare by line"), u"compareBesideLines"_s);
    connect(lines, &QPushButton::clicked, this, [this] {
        setByLine(true);
        m_lines->setFocus(Qt::OtherFocusReason);
    });
    m_column->insertWidget(1, m_bar);
}

QString CompareView::besideText() const
{
    const OtherLineChanges &beside = m_comparison.beside;
    const auto counted = [](int lines, const QString &title) {
        //: %n lines of the text that is called %1
        return tr("%n line(s) of “%1”", nullptr, lines).arg(title);
    };
    QStringList sides;
    if (beside.left > 0) {
        sides.append(counted(beside.left, m_left->title()));
    }
    if (beside.right > 0) {
        sides.append(counted(beside.right, m_right->title()));
    }
    return tr("Comments, order, quotes or blanks: %1.").arg(QLocale().createSeparatedList(sides));
}

void CompareView::updateActions()
{
    const bool isByField = !isByLine();
    m_only->setIcon(icon(u"filter"_s, m_only->isChecked() ? Role::Accent : Role::Text));
    m_byLine->setIcon(icon(u"source"_s, m_byLine->isChecked() ? Role::Accent : Role::Text));
    const bool isAny =
        isByField ? m_comparison.diff.tally.total() > 0 : m_lines->differenceCount() > 0;
    m_next->setEnabled(isAny);
    m_previous->setEnabled(isAny);
    m_only->setEnabled(isByField);
    const bool canTake = isByField && m_tree->currentIndex().isValid()
        && m_tree->currentIndex().data(DiffModel::TakeableRole).toBool();
    updateTaking(m_takeLeft, Side::Left, canTake);
    updateTaking(m_takeRight, Side::Right, canTake);
}

} // namespace baton
