// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/sessioncompare/sessioncompareview.h"

#include "widgets/common/emptystate.h"
#include "widgets/sessioncompare/comparisondelegate.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/text/wraplabel.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QResizeEvent>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int titlePart = 33; ///< of the width, in percent

} // namespace

SessionCompareView::SessionCompareView(QWidget *parent)
    : QWidget(parent)
    , m_model(new ComparisonModel(this))
    , m_headline(new WrapLabel)
    , m_rows(new QTreeView)
    , m_empty(new EmptyState)
{
    setObjectName(u"sessionCompareView"_s);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    buildRows();
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->setSpacing(0);
    rows->addWidget(buildHead());
    rows->addWidget(m_rows, 1);
    rows->addWidget(m_empty, 1);
    setFocusProxy(m_rows);
    connect(m_empty, &EmptyState::actionRequested, this, &SessionCompareView::stopRequested);
    connect(m_model, &QAbstractItemModel::modelReset, this, &SessionCompareView::showState);
    showState();
}

QWidget *SessionCompareView::buildHead()
{
    m_headline->setObjectName(u"comparisonHeadline"_s);
    m_headline->setFont(fonts::strong());
    auto *only = new QCheckBox(tr("Only &differences"));
    only->setObjectName(u"onlyDifferences"_s);
    only->setChecked(true);
    connect(only, &QCheckBox::toggled, m_model, &ComparisonModel::setDifferencesOnly);
    auto *head = new QWidget;
    auto *line = new QHBoxLayout(head);
    line->setContentsMargins(measures::paneEdge, measures::fieldGap, measures::paneEdge,
                             measures::fieldGap);
    line->setSpacing(measures::fieldGap);
    line->addWidget(m_headline, 1);
    line->addWidget(only, 0, Qt::AlignTop);
    return head;
}

void SessionCompareView::buildRows()
{
    m_rows->setObjectName(u"comparisonRows"_s);
    m_rows->setAccessibleName(tr("Both sessions side by side"));
    m_rows->setModel(m_model);
    m_rows->setItemDelegate(new ComparisonDelegate(m_rows));
    m_rows->setRootIsDecorated(false);
    m_rows->setUniformRowHeights(true);
    m_rows->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->header()->setStretchLastSection(true);
    m_rows->header()->setTextElideMode(Qt::ElideMiddle); // names often differ at their end
    connect(m_rows, &QTreeView::activated, this, &SessionCompareView::request);
}

void SessionCompareView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() == event->size().width()) {
        return;
    }
    const int title = event->size().width() * titlePart / 100;
    m_rows->header()->resizeSection(ComparisonModel::TitleColumn, title);
    m_rows->header()->resizeSection(ComparisonModel::LeftColumn,
                                    (event->size().width() - title) / 2); // as the last one
}

void SessionCompareView::setComparison(const SessionComparison &comparison, const QString &left,
                                       const QString &right)
{
    m_headline->setText(comparison.headline.isEmpty() ? tr("%1 and %2").arg(left, right)
                                                      : comparison.headline);
    m_model->setComparison(comparison, left, right);
}

void SessionCompareView::showState()
{
    const bool isEmpty = m_model->rowCount() == 0;
    m_rows->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    const bool isReading = m_model->comparison().rows.empty();
    m_empty->setSentence(isReading ? tr("The sessions are being read…")
                                   : tr("The sessions say the same."));
    m_empty->setAction(isReading ? tr("Stop") : QString());
}

/// The title column links to the left session if that has the row.
void SessionCompareView::request(const QModelIndex &index)
{
    const ComparedRow &row = m_model->row(index.row());
    const bool isRight = index.column() == ComparisonModel::RightColumn
        || (index.column() == ComparisonModel::TitleColumn && row.leftAt.isEmpty());
    const Evidence &place = isRight ? row.rightAt : row.leftAt;
    if (!place.isEmpty()) {
        Q_EMIT placeRequested(place);
    }
}

} // namespace baton
