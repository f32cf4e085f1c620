// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/conflictdialog.h"

#include "app/dialogs/availablescreensize.h"
#include "models/queue/queuemodel.h"
#include "models/queue/stepdetails.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Leaves room above and below texts of several lines.
class RoomyDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, measures::fieldGap);
    }
};

/// What @p completion says of its step.
QueueStep reportedStep(const StepCompletion &completion)
{
    QueueStep step;
    step.word = completion.status;
    step.agent = completion.agent;
    step.artifacts = completion.artifacts;
    step.summary = completion.summary;
    step.context = completion.context;
    step.blockers = completion.blockers;
    return step;
}

std::vector<StepDetail> comparedDetails(const QueueStep &step)
{
    std::vector<StepDetail> all = stepDetails(step);
    all.insert(all.begin(),
               {{ConflictDialog::tr("What is to be done"), {step.prompt}},
                {ConflictDialog::tr("State"), {stateText(step)}}});
    return all;
}

} // namespace

ConflictDialog::ConflictDialog(const QueueStep &before, const QueueStep &now,
                               const StepCompletion &completion, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(u"conflictDialog"_s);
    setWindowTitle(tr("Step %1 changed meanwhile").arg(now.numberText()));
    auto *what = new QLabel(tr("The step was changed elsewhere after it was read here. Nothing was "
                               "written yet."));
    what->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton *submit =
        buttons->addButton(tr("&Submit all the same"), QDialogButtonBox::AcceptRole);
    submit->setObjectName(u"conflictSubmit"_s);
    submit->setEnabled(now.status != RunStatus::Succeeded);
    auto *rows = new QVBoxLayout(this);
    constexpr int edge = 16;
    rows->setContentsMargins(edge, edge, edge, edge);
    rows->setSpacing(measures::groupGap);
    rows->addWidget(what);
    rows->addWidget(table(before, now, completion), 1);
    if (!submit->isEnabled()) {
        auto *why = new QLabel(tr("The step is completed and stays so. Your completion cannot be "
                                  "submitted any more; Cancel leads back to what you typed."));
        why->setObjectName(u"conflictRefusal"_s);
        why->setWordWrap(true);
        rows->addWidget(why);
    }
    rows->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(availableScreenSize(*this, {820, 420}));
}

QTableView *ConflictDialog::table(const QueueStep &before, const QueueStep &now,
                                  const StepCompletion &completion)
{
    const std::array columns{comparedDetails(before), comparedDetails(now),
                             comparedDetails(reportedStep(completion))};
    auto *view = new QTableView;
    view->setObjectName(u"conflictTable"_s);
    auto *model = new QStandardItemModel(view);
    model->setHorizontalHeaderLabels({tr("When it was read"), tr("Now"), tr("Your completion")});
    QStringList titles;
    for (size_t i = 0; i < columns[0].size(); ++i) {
        QStringList texts;
        for (const std::vector<StepDetail> &column : columns) {
            texts.append(column[i].lines.join(u'\n'));
        }
        const bool isOther = texts[0] != texts[1];
        if (!isOther && texts[2].isEmpty()) {
            continue;
        }
        titles.append(columns[0][i].title);
        QList<QStandardItem *> cells;
        for (const QString &text : texts) {
            cells.append(new QStandardItem(text));
        }
        if (isOther) {
            cells[1]->setFont(fonts::strong());
        }
        model->appendRow(cells);
    }
    model->setVerticalHeaderLabels(titles);
    view->setModel(model);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setWordWrap(true);
    view->setItemDelegate(new RoomyDelegate(view));
    view->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    // The height follows from the texts at the final widths of all columns.
    connect(view->horizontalHeader(), &QHeaderView::sectionResized, view,
            &QTableView::resizeRowsToContents, Qt::QueuedConnection);
    return view;
}

} // namespace baton
