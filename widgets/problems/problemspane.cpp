// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/problems/problemspane.h"

#include "models/editor/snapshot/largedocument.h"
#include "widgets/common/emptystate.h"
#include "widgets/common/paneheader.h"
#include "widgets/problems/optionallabel.h"
#include "widgets/problems/problemdelegate.h"
#include "widgets/problems/problemsfilter.h"
#include "widgets/problems/severitycounts.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"

#include <QFocusEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSet>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace baton {

using namespace Qt::StringLiterals;

namespace {

constexpr int narrowestFix = 110;
constexpr int widestFix = 280;
constexpr int mostFitted = 1000; // problems whose buttons are looked at

bool isExplainKey(const QKeyEvent &event)
{
    return event.key() == Qt::Key_F1 && event.modifiers() == Qt::NoModifier;
}

bool isFixKey(const QKeyEvent &event)
{
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    return isEnter && event.modifiers().testFlag(Qt::AltModifier);
}

} // namespace

ProblemsPane::ProblemsPane(QWidget *parent)
    : QWidget(parent)
    , m_model(new ProblemsModel(this))
    , m_filter(new ProblemsFilter(this))
    , m_table(new QTreeView(this))
    , m_empty(new EmptyState(this))
    , m_stack(new QStackedWidget(this))
    , m_counts(new SeverityCounts(this))
    , m_fixAll(new QPushButton(this))
    , m_hint(new OptionalLabel(tr("F8 next · Alt+Enter fix · F1 explain"), this))
    , m_fixWidth(narrowestFix)
{
    setObjectName(u"problemsPane"_s);
    followRows(); // before the table follows them
    m_filter->setSourceModel(m_model);
    m_fixAll->setObjectName(u"problemsFixAll"_s);
    m_fixAll->setToolTip(tr("Applies all fixes that need no choice, as one step"));
    setSmall(m_fixAll);
    connect(m_fixAll, &QPushButton::clicked, this, &ProblemsPane::fixAllRequested);
    m_hint->setObjectName(u"problemsHint"_s);
    m_hint->setFont(fonts::small());
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_counts->hide();
    m_fixAll->hide();
    m_hint->hide();

    buildTable();
    m_empty->setObjectName(u"problemsEmpty"_s);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_table);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_stack);

    connect(m_empty, &EmptyState::actionRequested, this, &ProblemsPane::showAll);
    connect(m_model, &ProblemsModel::refreshed, this, [this] {
        m_counts->setCounts(*m_model);
        fitFixColumn();
        updateState();
    });
    connect(m_counts, &SeverityCounts::shownChanged, this, [this](Severity severity, bool isOn) {
        const QScopedValueRollback changing(m_isChanging, true);
        m_filter->setShown(severity, isOn);
        updateState();
    });
    m_counts->setCounts(*m_model);
    updateState();
}

/// A row that goes leaves F8 in front of the next one, which may come only now.
void ProblemsPane::followRows()
{
    connect(m_model, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [this](const QModelIndex &, int first, int last) {
                m_isChanging = true; // the table goes on to a neighbour
                const bool isGone = m_stand.row >= first && m_stand.row <= last;
                m_stand.isBefore = m_stand.isBefore || isGone;
                m_stand.row -= std::clamp(m_stand.row - first, 0, last - first + 1);
            });
    connect(m_model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) {
                const bool isAbove = m_stand.isBefore ? first < m_stand.row : first <= m_stand.row;
                m_stand.row += isAbove ? last - first + 1 : 0;
            });
    connect(m_model, &ProblemsModel::refreshed, this, [this] { m_isChanging = false; });
}

void ProblemsPane::buildTable()
{
    m_table->setObjectName(u"problemsTable"_s);
    m_table->setAccessibleName(tr("Problems"));
    m_table->setModel(m_filter);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setMouseTracking(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    auto *delegate = new ProblemDelegate(m_table);
    m_table->setItemDelegate(delegate);

    QHeaderView *header = m_table->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(ProblemsModel::MessageColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(ProblemsModel::SeverityColumn, QHeaderView::Fixed);
    header->setMinimumSectionSize(28);
    header->resizeSection(ProblemsModel::SeverityColumn, 28);
    header->resizeSection(ProblemsModel::FieldColumn, 210);
    header->resizeSection(ProblemsModel::LineColumn, 60);
    header->resizeSection(ProblemsModel::RuleColumn, 240);
    header->resizeSection(ProblemsModel::FixColumn, m_fixWidth);
    header->setSectionResizeMode(ProblemsModel::ExplainColumn, QHeaderView::Fixed);
    header->resizeSection(ProblemsModel::ExplainColumn, 32);

    m_table->installEventFilter(this);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                if (!m_isChanging && current.isValid()) {
                    const int row = m_filter->mapToSource(current).row();
                    m_stand = {row, false, 0, m_model->problem(row).finding.each().front().path};
                }
            });
    connect(m_table, &QTreeView::activated, this, &ProblemsPane::activate);
    connect(m_table, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        const QRect cell = m_table->visualRect(index);
        if (index.column() == ProblemsModel::ExplainColumn) {
            explainRow(index);
        } else if (ProblemDelegate::buttonIn(cell, index, layoutDirection()).isEmpty()) {
            activate(index);
        }
    });
    connect(m_table, &QTreeView::customContextMenuRequested, this, &ProblemsPane::showMenu);
    connect(delegate, &ProblemDelegate::fixRequested, this, &ProblemsPane::applyFirstFix);
}

/// As wide as its buttons, so that what is left goes to the messages.
void ProblemsPane::fitFixColumn()
{
    QHeaderView *header = m_table->header();
    if (header->sectionSize(ProblemsModel::FixColumn) != m_fixWidth) {
        return;
    }
    QSet<QString> titles;
    for (int row = 0; row < std::min(m_model->rowCount(), mostFitted); ++row) {
        titles.insert(m_model->index(row, ProblemsModel::FixColumn).data().toString());
    }
    int widest = narrowestFix;
    for (const QString &title : std::as_const(titles)) {
        widest = std::max(widest, ProblemDelegate::columnFor(title));
    }
    m_fixWidth = std::min(widest, widestFix);
    header->resizeSection(ProblemsModel::FixColumn, m_fixWidth);
}

/// The most important parts stay in sight if the pane is narrow.
void ProblemsPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_table->setColumnHidden(ProblemsModel::RuleColumn, width() < 1040);
    m_table->setColumnHidden(ProblemsModel::FieldColumn, width() < 560);
}

void ProblemsPane::setDocument(EditorDocument *document)
{
    if (m_document == document) {
        return;
    }
    if (m_document) {
        m_document->disconnect(this);
    }
    m_document = document;
    m_stand = {};
    m_fixCount = 0;
    if (document != nullptr) {
        connect(document, &EditorDocument::analysed, this, &ProblemsPane::refresh);
        connect(document, &EditorDocument::fixesCounted, this, &ProblemsPane::updateFixAll);
        connect(document, &QObject::destroyed, this, [this] {
            m_later.stop();
            m_model->setProblems({});
            m_fixAll->hide();
        });
    }
    takeOver();
}

/// The other panes have enough to do in the turn in which thousands of problems come.
void ProblemsPane::refresh()
{
    if (isLong(m_document->snapshot()->report)) {
        m_later.start([this] { takeOver(); });
    } else {
        takeOver();
    }
}

void ProblemsPane::takeOver()
{
    m_later.stop();
    m_model->setProblems(m_document ? m_document->takeProblems() : Problems{});
    updateFixAll();
}

/// Until it is known how many there are, what was said before stands.
void ProblemsPane::updateFixAll()
{
    m_fixCount = m_document ? m_document->fixCount().value_or(m_fixCount) : 0;
    m_fixAll->setText(tr("Fix all (%1)").arg(locale().toString(m_fixCount)));
    m_fixAll->setVisible(m_fixCount > 0 && m_fixAll->parentWidget() != this);
}

void ProblemsPane::fillHeader(PaneHeader &header)
{
    header.addSummary(m_counts);
    header.addWidget(m_hint);
    header.addWidget(m_fixAll);
    updateFixAll();
    m_counts->show();
    m_hint->show();
}

void ProblemsPane::updateState()
{
    const int all = m_model->rowCount();
    const int hidden = all - m_filter->rowCount();
    if (hidden < all) {
        m_stack->setCurrentWidget(m_table);
        return;
    }
    m_empty->setAction(hidden > 0 ? tr("Show all") : QString());
    if (hidden > 0) {
        m_empty->setSentence(tr("%n problem(s) hidden by severity.", nullptr, hidden));
    } else if (m_document && m_document->snapshot()->revision == 0) {
        m_empty->setSentence(tr("The document is being checked…"));
    } else if (m_document) {
        m_empty->setSentence(tr("No problems. What is wrong or worth a look would stand here."));
    } else {
        m_empty->setSentence(tr("The problems of the open document stand here."));
    }
    m_stack->setCurrentWidget(m_empty);
}

void ProblemsPane::showAll()
{
    m_counts->showAll();
    m_table->setFocus();
}

const Problem *ProblemsPane::problemAt(const QModelIndex &index) const
{
    const QModelIndex row = m_filter->mapToSource(index);
    return row.isValid() ? &m_model->problem(row.row()) : nullptr;
}

void ProblemsPane::activate(const QModelIndex &index)
{
    if (const Problem *problem = problemAt(index)) {
        Q_EMIT findingActivated(HandoffId(problem->place), Finding(problem->finding));
    }
}

void ProblemsPane::activateNext()
{
    step(1);
}

void ProblemsPane::activatePrevious()
{
    step(-1);
}

/// In the order of the document, however the table is sorted, and through all that one row tells.
void ProblemsPane::step(int by)
{
    const int rows = m_model->rowCount();
    const auto partsOf = [this](int row) {
        return static_cast<int>(m_model->problem(row).finding.each().size());
    };
    if (!m_stand.isBefore && m_stand.row < rows) {
        const auto parts = m_model->problem(m_stand.row).finding.each();
        const auto now = static_cast<size_t>(m_stand.part);
        const bool isGone = now < parts.size() && parts[now].path != m_stand.path;
        const int part = m_stand.part + (isGone && by > 0 ? 0 : by);
        if (part >= 0 && part < std::ssize(parts)) {
            activatePart(m_stand.row, part);
            return;
        }
    }
    int row = m_stand.row + (m_stand.isBefore && by > 0 ? 0 : by);
    for (int tried = 0; tried < rows; ++tried, row += by) {
        row = (row + rows) % rows;
        if (m_filter->mapFromSource(m_model->index(row, 0)).isValid()) {
            activatePart(row, by > 0 ? 0 : partsOf(row) - 1);
            return;
        }
    }
}

void ProblemsPane::activatePart(int row, int part)
{
    m_table->setCurrentIndex(m_filter->mapFromSource(m_model->index(row, 0)));
    const HandoffId place = m_model->problem(row).place;
    const Finding finding = m_model->problem(row).finding.each()[static_cast<size_t>(part)];
    m_stand = {row, false, part, finding.path};
    Q_EMIT findingActivated(place, finding);
}

void ProblemsPane::applyFix()
{
    if (!firstFix(problemAt(m_table->currentIndex()))) {
        Q_EMIT told(tr("This problem has no fix."));
    }
    applyFirstFix(m_table->currentIndex());
}

/// The keys mean the current problem: there is one, and it is to be seen.
void ProblemsPane::chooseCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid()) {
        m_table->setCurrentIndex(m_filter->index(0, 0));
    } else if (!m_table->selectionModel()->hasSelection()) {
        m_table->setCurrentIndex(current);
    }
}

std::optional<Problem> ProblemsPane::fixableNear(const CursorPosition &place) const
{
    const Problem *current = problemAt(m_table->currentIndex()); // F8 may have led there
    const Problem *nearest = nullptr;
    const Finding *part = nullptr;
    const auto look = [&](const Problem &problem) {
        for (const Finding &each : problem.finding.each()) {
            if (!problem.isStale && !each.fixes.empty()
                && (!part
                    || reachOf(each, problem.place, place)
                        < reachOf(*part, nearest->place, place))) {
                nearest = &problem;
                part = &each;
            }
        }
    };
    if (current && distanceOf(*current, place) < wholeDocument) {
        look(*current);
    }
    const bool isFound = part != nullptr;
    for (int row = 0; !isFound && row < m_model->rowCount(); ++row) {
        if (m_filter->mapFromSource(m_model->index(row, 0)).isValid()) {
            look(m_model->problem(row));
        }
    }
    if (!part) {
        return std::nullopt;
    }
    Problem found = *nearest;
    found.finding = *part;
    return found;
}

/// Null for none.
const Fix *ProblemsPane::firstFix(const Problem *problem)
{
    return problem != nullptr && !problem->isStale && !problem->finding.fixes.empty()
        ? &problem->finding.fixes.front()
        : nullptr;
}

void ProblemsPane::applyFirstFix(const QModelIndex &index)
{
    if (const Fix *fix = firstFix(problemAt(index))) {
        Q_EMIT fixRequested(Fix(*fix));
    }
}

/// Alt+Enter, F1 and Copy mean the current row while the table has the keyboard, whatever else they
/// mean in the window.
bool ProblemsPane::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn
        && static_cast<QFocusEvent *>(event)->reason() != Qt::MouseFocusReason) {
        chooseCurrent(); // a click chooses for itself, and must not find the list scrolled
    }
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    const auto &key = static_cast<const QKeyEvent &>(*event);
    const bool isCopy = key.matches(QKeySequence::Copy);
    const bool isExplain = isExplainKey(key) && m_table->currentIndex().isValid();
    if (!isCopy && !isExplain && !isFixKey(key)) {
        return QWidget::eventFilter(watched, event);
    }
    if (event->type() == QEvent::KeyPress) {
        isCopy ? copySelected() : isExplain ? explain() : applyFix();
        return true;
    }
    event->accept();
    return false;
}

} // namespace baton
