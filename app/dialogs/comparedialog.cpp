// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/comparedialog.h"

#include "app/dialogs/comparemodel.h"
#include "widgets/common/icons.h"
#include "widgets/common/measures.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QTableView *tableOf(CompareModel *model)
{
    auto *table = new QTableView;
    table->setObjectName(u"compareTable"_s);
    table->setAccessibleName(CompareDialog::tr("Both texts, line by line"));
    table->setModel(model);
    table->setShowGrid(false);
    table->setFrameShape(QFrame::NoFrame);
    table->setWordWrap(false);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->verticalHeader()->hide();
    table->verticalHeader()->setMinimumSectionSize(18);
    table->verticalHeader()->setDefaultSectionSize(18);
    QHeaderView *header = table->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionResizeMode(QHeaderView::Stretch);
    for (const int column : {CompareModel::LeftNumber, CompareModel::RightNumber}) {
        header->setSectionResizeMode(column, QHeaderView::Fixed);
        header->resizeSection(column, 48);
    }
    return table;
}

} // namespace

CompareDialog::CompareDialog(const QString &title, const QByteArray &theirs, const QByteArray &mine,
                             QWidget *parent)
    : QDialog(parent)
    , m_model(new CompareModel(theirs, mine, this))
    , m_table(tableOf(m_model))
    , m_count(new QLabel)
{
    setObjectName(u"compareDialog"_s);
    setWindowTitle(tr("Compare %1").arg(title));
    resize(960, 600);
    const auto count = static_cast<int>(m_model->differences().size());
    m_count->setObjectName(u"compareCount"_s);
    m_count->setText(tr("Both texts are the same."));
    auto *next = new QPushButton(icon(u"arrow-down"_s), tr("Next"));
    next->setObjectName(u"compareNext"_s);
    next->setEnabled(count > 0);
    auto *previous = new QPushButton(icon(u"arrow-up"_s), tr("Previous"));
    previous->setObjectName(u"comparePrevious"_s);
    previous->setEnabled(count > 0);
    auto *close = new QPushButton(tr("Close"));
    close->setObjectName(u"compareClose"_s);
    connect(next, &QPushButton::clicked, this, [this] { step(1); });
    connect(previous, &QPushButton::clicked, this, [this] { step(-1); });
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    for (QPushButton *button : {next, previous, close}) {
        button->setAutoDefault(false);
    }
    auto *row = new QHBoxLayout;
    row->setSpacing(measures::fieldGap);
    row->setContentsMargins(measures::paneEdge, measures::fieldGap, measures::paneEdge,
                            measures::fieldGap);
    row->addWidget(m_count, 1);
    row->addWidget(previous);
    row->addWidget(next);
    row->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_table, 1);
    column->addLayout(row);
    step(1);
}

void CompareDialog::step(int by)
{
    const QList<int> &rows = m_model->differences();
    if (rows.isEmpty()) {
        return;
    }
    const int current = m_table->currentIndex().row();
    auto target =
        by > 0 ? std::ranges::upper_bound(rows, current) : std::ranges::lower_bound(rows, current);
    if (by > 0 && target == rows.end()) {
        target = rows.begin();
    } else if (by < 0) {
        target = target == rows.begin() ? rows.end() - 1 : target - 1;
    }
    m_count->setText(tr("Difference %1 of %2").arg(target - rows.begin() + 1).arg(rows.size()));
    m_table->setCurrentIndex(m_model->index(*target, CompareModel::LeftText));
    m_table->scrollTo(m_table->currentIndex(), QAbstractItemView::PositionAtCenter);
}

} // namespace baton
