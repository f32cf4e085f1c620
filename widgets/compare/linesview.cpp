// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/compare/linesview.h"

#include "widgets/compare/linesmodel.h"

#include <QHeaderView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

LinesView::LinesView(QWidget *parent)
    : QTableView(parent)
{
    setObjectName(u"linesView"_s);
    setAccessibleName(tr("Both texts, line by line"));
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(false);
    setSelectionMode(NoSelection);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(18);
    verticalHeader()->setDefaultSectionSize(18);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

void LinesView::showTexts(const QByteArray &left, const QByteArray &right, const QString &leftTitle,
                          const QString &rightTitle)
{
    const QModelIndex at = currentIndex();
    auto *model = new LinesModel(left, right, leftTitle, rightTitle, this);
    setModel(model);
    delete m_model;
    m_model = model;
    for (const int column : {LinesModel::LeftNumber, LinesModel::RightNumber}) {
        horizontalHeader()->setSectionResizeMode(column, QHeaderView::Fixed);
        horizontalHeader()->resizeSection(column, 48);
    }
    setCurrentIndex(m_model->index(at.row(), LinesModel::LeftText));
}

int LinesView::differenceCount() const
{
    return m_model ? static_cast<int>(m_model->differences().size()) : 0;
}

void LinesView::step(int by)
{
    if (differenceCount() == 0) {
        return;
    }
    const QList<int> &rows = m_model->differences();
    const int current = currentIndex().row();
    auto target =
        by > 0 ? std::ranges::upper_bound(rows, current) : std::ranges::lower_bound(rows, current);
    if (by > 0 && target == rows.end()) {
        target = rows.begin();
    } else if (by < 0) {
        target = target == rows.begin() ? rows.end() - 1 : target - 1;
    }
    setCurrentIndex(m_model->index(*target, LinesModel::LeftText));
    scrollTo(currentIndex(), PositionAtCenter);
}

} // namespace baton
