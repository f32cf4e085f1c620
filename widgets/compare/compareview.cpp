// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/compare/compareview.h"

#include "models/compare/diffmodel.h"
#include "widgets/common/emptystate.h"
#include "widgets/common/paneheader.h"
#include "widgets/compare/diffdelegate.h"
#include "widgets/compare/diffdetail.h"
#include "widgets/compare/difffilter.h"
#include "widgets/compare/difftree.h"
#include "widgets/compare/linesview.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QtConcurrentRun>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

CompareView::CompareView(CompareSource *left, CompareSource *right,
                         std::shared_ptr<const ProtocolCatalog> catalog, QWidget *parent)
    : QWidget(parent)
    , m_left(left)
    , m_right(right)
    , m_catalog(std::move(catalog))
    , m_column(new QVBoxLayout(this))
    , m_header(new PaneHeader(tr("Compare")))
    , m_counts(new QLabel)
    , m_leftDocument(new QComboBox)
    , m_rightDocument(new QComboBox)
    , m_stack(new QStackedWidget)
    , m_empty(new EmptyState)
    , m_fields(new QSplitter(Qt::Vertical))
    , m_tree(new DiffTree)
    , m_detail(new DiffDetail)
    , m_lines(new LinesView)
{
    setObjectName(u"compareView"_s);
    setFocusPolicy(Qt::StrongFocus);
    buildHeader();
    buildBody();
    connectSource(left);
    connectSource(right);
    refresh();
}

void CompareView::buildHeader()
{
    m_header->setObjectName(u"compareHeader"_s);
    m_counts->setObjectName(u"compareCounts"_s);
    m_counts->setFont(fonts::small());
    m_counts->setForegroundRole(QPalette::PlaceholderText);
    m_header->addSummary(m_counts);
    m_leftDocument->setObjectName(u"compareLeftDocument"_s);
    m_leftDocument->setAccessibleName(tr("Document on the left"));
    m_rightDocument->setObjectName(u"compareRightDocument"_s);
    m_rightDocument->setAccessibleName(tr("Document on the right"));
    for (QComboBox *box : {m_leftDocument, m_rightDocument}) {
        box->hide();
        m_header->addWidget(box);
        connect(box, &QComboBox::activated, this, &CompareView::refresh);
    }
    m_only = addAction(u"compareOnly"_s, tr("Differences only"), u"filter"_s, {});
    m_only->setCheckable(true);
    m_only->setChecked(true);
    connect(m_only, &QAction::toggled, this, &CompareView::setDifferencesOnly);
    m_byLine = addAction(u"compareByLine"_s, tr("By line"), u"source"_s, {});
    m_byLine->setCheckable(true);
    connect(m_byLine, &QAction::triggered, this, &CompareView::setByLine);
    m_takeLeft = addAction(u"compareTakeLeft"_s, tr("Take the value over to the left"), u"back"_s,
                           QKeySequence(u"Alt+Shift+Left"_s));
    connect(m_takeLeft, &QAction::triggered, this, [this] { take(Side::Left); });
    m_takeRight = addAction(u"compareTakeRight"_s, tr("Take the value over to the right"),
                            u"forward"_s, QKeySequence(u"Alt+Shift+Right"_s));
    connect(m_takeRight, &QAction::triggered, this, [this] { take(Side::Right); });
    m_swap = addAction(u"compareSwap"_s, tr("Swap the sides"), u"compare"_s, {});
    connect(m_swap, &QAction::triggered, this, &CompareView::swap);
    m_previous = addAction(u"comparePrevious"_s, tr("Previous difference"), u"arrow-up"_s,
                           QKeySequence(u"Shift+F7"_s));
    connect(m_previous, &QAction::triggered, this, &CompareView::showPrevious);
    m_next =
        addAction(u"compareNext"_s, tr("Next difference"), u"arrow-down"_s, QKeySequence(u"F7"_s));
    connect(m_next, &QAction::triggered, this, &CompareView::showNext);
}

QAction *CompareView::addAction(const QString &name, const QString &text, const QString &iconName,
                                const QKeySequence &keys)
{
    auto *action = new QAction(icon(iconName), text, this);
    action->setObjectName(name);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    if (!keys.isEmpty()) {
        action->setToolTip(u"%1 (%2)"_s.arg(text, keys.toString(QKeySequence::NativeText)));
    }
    QWidget::addAction(action);
    m_header->addAction(action)->setObjectName(name + u"Button"_s);
    return action;
}

void CompareView::buildBody()
{
    m_empty->setObjectName(u"compareEmpty"_s);
    m_empty->setAutoFillBackground(true);
    m_empty->setBackgroundRole(QPalette::Base);
    m_fields->setObjectName(u"compareFields"_s);
    m_fields->setChildrenCollapsible(false);
    m_fields->addWidget(m_tree);
    m_fields->addWidget(m_detail);
    m_fields->setStretchFactor(0, 3);
    m_fields->setStretchFactor(1, 1);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_fields);
    m_stack->addWidget(m_lines);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_header);
    m_column->addWidget(m_stack, 1);
    connect(m_tree, &DiffTree::currentPathChanged, this, [this] {
        showDetail();
        updateActions();
    });
    connect(&m_tree->delegate(), &DiffDelegate::takeRequested, this,
            [this](const QModelIndex &index, Side target) {
                m_tree->setCurrentIndex(index.siblingAtColumn(0));
                take(target);
            });
}

void CompareView::connectSource(CompareSource *source)
{
    source->setParent(this);
    connect(source, &CompareSource::changed, this, [this] {
        refresh();
        Q_EMIT titleChanged();
    });
    connect(source, &CompareSource::refused, this, [this](const QString &reason) {
        m_pending.reset();
        if (!reason.isEmpty()) {
            Q_EMIT failed(reason);
        }
    });
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
    const int left = m_leftDocument->currentIndex();
    const int right = m_rightDocument->currentIndex();
    m_pending.reset();
    std::swap(m_left, m_right);
    std::swap(m_shownLeft, m_shownRight);
    showDocuments();
    m_leftDocument->setCurrentIndex(right);
    m_rightDocument->setCurrentIndex(left);
    refresh();
    Q_EMIT titleChanged();
}

void CompareView::setDifferencesOnly(bool isOn)
{
    m_only->setChecked(isOn);
    m_tree->setDifferencesOnly(isOn);
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
        m_lines->step(by);
        return;
    }
    const std::vector<DiffPath> places = differencesIn(m_comparison.diff);
    if (places.empty()) {
        return;
    }
    const DiffPath current = m_tree->currentPath();
    auto target = by > 0 ? std::ranges::upper_bound(places, current)
                         : std::ranges::lower_bound(places, current);
    if (by > 0 && target == places.end()) {
        target = places.begin();
    } else if (by < 0) {
        target = target == places.begin() ? places.end() - 1 : target - 1;
    }
    m_tree->setCurrentPath(*target);
    m_tree->setFocus(Qt::OtherFocusReason);
}

void CompareView::focusInEvent(QFocusEvent *)
{
    (isByLine() ? static_cast<QWidget *>(m_lines) : m_tree)->setFocus(Qt::OtherFocusReason);
}

} // namespace baton
