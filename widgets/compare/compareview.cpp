// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/compare/compareview.h"

#include "models/compare/diffmodel.h"
#include "models/compare/mergevalue.h"
#include "widgets/common/emptystate.h"
#include "widgets/compare/diffdelegate.h"
#include "widgets/compare/diffdetail.h"
#include "widgets/compare/difftree.h"
#include "widgets/compare/documentchoice.h"
#include "widgets/compare/linesview.h"
#include "widgets/style/icons.h"

#include <QAction>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QtConcurrentRun>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

CompareView::CompareView(std::unique_ptr<CompareSource> left, std::unique_ptr<CompareSource> right,
                         std::shared_ptr<const ProtocolCatalog> catalog, QWidget *parent)
    : QWidget(parent)
    , m_left(std::move(left))
    , m_right(std::move(right))
    , m_catalog(std::move(catalog))
    , m_ui(this)
    , m_notice(*m_ui.column)
{
    setObjectName(u"compareView"_s);
    setFocusPolicy(Qt::StrongFocus);
    connectParts();
    connectSource(*m_left);
    connectSource(*m_right);
    refresh();
}

void CompareView::connectParts()
{
    for (const DocumentChoice *choice : {m_ui.leftDocument, m_ui.rightDocument}) {
        connect(choice, &QComboBox::activated, this, &CompareView::refresh);
    }
    connect(m_ui.only, &QAction::toggled, this, &CompareView::setDifferencesOnly);
    connect(m_ui.byLine, &QAction::triggered, this, &CompareView::setByLine);
    connect(m_ui.takeLeft, &QAction::triggered, this, [this] { take(Side::Left); });
    connect(m_ui.takeRight, &QAction::triggered, this, [this] { take(Side::Right); });
    connect(m_ui.swap, &QAction::triggered, this, &CompareView::swap);
    connect(m_ui.previous, &QAction::triggered, this, &CompareView::showPrevious);
    connect(m_ui.next, &QAction::triggered, this, &CompareView::showNext);
    connect(m_ui.tree, &DiffTree::currentPathChanged, this, [this] {
        showDetail();
        updateActions();
    });
    connect(&m_notice, &CompareNotice::linesRequested, this, [this] {
        setByLine(true);
        m_ui.lines->setFocus(Qt::OtherFocusReason);
    });
    connect(&m_ui.tree->delegate(), &DiffDelegate::takeRequested, this,
            [this](const QModelIndex &index, Side target) {
                m_ui.tree->setCurrentIndex(index.siblingAtColumn(0));
                take(target);
            });
}

void CompareView::connectSource(const CompareSource &source)
{
    connect(&source, &CompareSource::changed, this, [this] {
        refresh();
        Q_EMIT titleChanged();
    });
    connect(&source, &CompareSource::refused, this, [this](const QString &reason) {
        m_pending.reset();
        if (!reason.isEmpty()) {
            Q_EMIT failed(reason);
        }
    });
}

void CompareView::setCatalog(const std::shared_ptr<const ProtocolCatalog> &catalog)
{
    m_catalog = catalog;
    m_left->setCatalog(catalog);
    m_right->setCatalog(catalog);
    refresh();
}

QString CompareView::title() const
{
    return u"%1 ↔ %2"_s.arg(m_left->title(), m_right->title());
}

bool CompareView::isCurrent() const
{
    return m_shownLeft && m_shownLeft == m_left->snapshot() && m_shownRight == m_right->snapshot();
}

void CompareView::refresh()
{
    const ComparedText left = chosen(Side::Left);
    const ComparedText right = chosen(Side::Right);
    if (!left.snapshot || !right.snapshot) {
        showPage();
        return;
    }
    const quint64 request = ++m_request;
    QtConcurrent::run([left, right, catalog = m_catalog] {
        return compareTexts(left, right, *catalog);
    }).then(this, [this, request, left, right](const Comparison &comparison) {
        if (request == m_request) {
            m_shownLeft = left.snapshot;
            m_shownRight = right.snapshot;
            showComparison(comparison);
            Q_EMIT refreshed();
        }
    });
}

void CompareView::swap()
{
    const int left = m_ui.leftDocument->currentIndex();
    const int right = m_ui.rightDocument->currentIndex();
    m_pending.reset();
    std::swap(m_left, m_right);
    std::swap(m_shownLeft, m_shownRight);
    showDocuments();
    m_ui.leftDocument->setCurrentIndex(right);
    m_ui.rightDocument->setCurrentIndex(left);
    refresh();
    Q_EMIT titleChanged();
}

void CompareView::setDifferencesOnly(bool isOn)
{
    m_ui.only->setChecked(isOn);
    m_ui.tree->setDifferencesOnly(isOn);
    showPage();
}

void CompareView::setByLine(bool isOn)
{
    m_wantsLines = isOn;
    showLines();
    showPage();
}

void CompareView::step(int by)
{
    if (isByLine()) {
        m_ui.lines->step(by);
        return;
    }
    const std::vector<DiffPath> places = differencesIn(m_comparison.diff);
    if (places.empty()) {
        return;
    }
    const DiffPath current = m_ui.tree->currentPath();
    auto target = by > 0 ? std::ranges::upper_bound(places, current)
                         : std::ranges::lower_bound(places, current);
    if (by > 0 && target == places.end()) {
        target = places.begin();
    } else if (by < 0) {
        target = target == places.begin() ? places.end() - 1 : target - 1;
    }
    m_ui.tree->setCurrentPath(*target);
    m_ui.tree->setFocus(Qt::OtherFocusReason);
}

ComparedText CompareView::chosen(Side side) const
{
    const DocumentChoice *choice = side == Side::Left ? m_ui.leftDocument : m_ui.rightDocument;
    return choice->chosenOf(source(side).snapshot());
}

void CompareView::showComparison(const Comparison &comparison)
{
    m_comparison = comparison;
    m_ui.tree->diffModel().setTitles(m_left->title(), m_right->title());
    m_ui.tree->delegate().setEditable(Side::Left, m_left->isChangeable());
    m_ui.tree->delegate().setEditable(Side::Right, m_right->isChangeable());
    const bool isFirst = !m_ui.tree->currentIndex().isValid();
    m_ui.tree->showDiff(comparison.diff);
    showDocuments();
    m_notice.showProblem(source(comparison.problemSide).title(), comparison.problem);
    showLines();
    showPage();
    if (isFirst) {
        if (const auto places = differencesIn(comparison.diff); !places.empty()) {
            m_ui.tree->setCurrentPath(places.front());
        }
    }
    showDetail();
    showCounts();
    updateActions();
    takePending();
}

void CompareView::showDocuments()
{
    m_ui.leftDocument->setSnapshot(m_left->snapshot());
    m_ui.rightDocument->setSnapshot(m_right->snapshot());
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
        m_ui.counts->setText(tr("%n place(s) differ", nullptr, m_ui.lines->differenceCount())
                             + note);
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
    m_ui.counts->setText((parts.isEmpty() ? none : parts.join(u" · "_s)) + note);
}

void CompareView::showPage()
{
    if (!m_left->snapshot() || !m_right->snapshot()) {
        m_ui.empty->setSentence(tr("Both documents are being read."));
        m_ui.stack->setCurrentWidget(m_ui.empty);
    } else if (isByLine()) {
        m_ui.stack->setCurrentWidget(m_ui.lines);
    } else if (m_ui.only->isChecked() && m_comparison.diff.tally == DiffCounts()) {
        m_ui.empty->setSentence(tr("Both documents say the same in every field."));
        m_ui.stack->setCurrentWidget(m_ui.empty);
    } else {
        m_ui.stack->setCurrentWidget(m_ui.fields);
    }
    showBeside();
    showCounts();
    updateActions();
}

void CompareView::showDetail()
{
    const DiffPath path = m_ui.tree->currentPath();
    if (path.empty() || !m_comparison.problem.isEmpty()) {
        m_ui.detail->clear();
    } else {
        m_ui.detail->showEntry(m_comparison, path);
    }
}

void CompareView::showLines()
{
    if (isByLine() && m_left->snapshot() && m_right->snapshot()) {
        m_ui.lines->showTexts(m_left->snapshot()->bytes, m_right->snapshot()->bytes,
                              m_left->title(), m_right->title());
    }
    m_ui.byLine->setChecked(isByLine());
    m_ui.byLine->setEnabled(m_comparison.problem.isEmpty());
}

/// Shows the number of changed lines outside of the fields.
void CompareView::showBeside()
{
    if (m_comparison.problem.isEmpty()) {
        m_notice.showBeside(isByLine() ? OtherLineChanges() : m_comparison.beside, m_left->title(),
                            m_right->title());
    }
}

void CompareView::updateActions()
{
    const bool isByField = !isByLine();
    m_ui.only->setIcon(icon(u"filter"_s, m_ui.only->isChecked() ? Role::Accent : Role::Text));
    m_ui.byLine->setIcon(icon(u"source"_s, m_ui.byLine->isChecked() ? Role::Accent : Role::Text));
    const bool isAny =
        isByField ? m_comparison.diff.tally.total() > 0 : m_ui.lines->differenceCount() > 0;
    m_ui.next->setEnabled(isAny);
    m_ui.previous->setEnabled(isAny);
    m_ui.only->setEnabled(isByField);
    const bool canTake = isByField && m_ui.tree->currentIndex().isValid()
        && m_ui.tree->currentIndex().data(DiffModel::TakeableRole).toBool();
    updateTaking(m_ui.takeLeft, Side::Left, canTake);
    updateTaking(m_ui.takeRight, Side::Right, canTake);
}

void CompareView::take(Side target)
{
    if (!isByLine() && !m_ui.tree->currentPath().empty()) {
        takeAt(m_ui.tree->currentPath(), target);
    }
}

void CompareView::takeAt(const DiffPath &path, Side target)
{
    if (!source(target).isChangeable()) {
        const QString &reason = source(target).readOnlyReason();
        Q_EMIT failed(reason.isEmpty()
                          ? tr("%1 is not a file that can be changed.").arg(source(target).title())
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

/// Copies only into the text that was compared: the file may have changed since then.
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
    const DiffPath path = isByLine() ? DiffPath() : m_ui.tree->currentPath();
    if (!path.empty() && !canTakeOver(m_comparison.diff, path)) {
        text = tr("Change the text around the fields in the source of %1.").arg(side.title());
    } else if (!side.readOnlyReason().isEmpty()) {
        text = side.readOnlyReason();
    } else if (!side.document() && side.isChangeable()) {
        text += u'\n' + tr("Opens %1 to change it.").arg(side.title());
    }
    action->setToolTip(text);
}

void CompareView::focusInEvent(QFocusEvent *)
{
    (isByLine() ? static_cast<QWidget *>(m_ui.lines) : m_ui.tree)->setFocus(Qt::OtherFocusReason);
}

} // namespace baton
