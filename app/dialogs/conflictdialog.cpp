// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/conflictdialog.h"

#include "app/dialogs/availablescreensize.h"
#include "models/queue/queuemodel.h"
#include "models/values/timetext.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

struct ConflictRow
{
    QString title;
    QString before;
    QString now;
    QString own;
};

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

QString countOf(const QueueStep &step)
{
    return step.attempts < 0 ? QString() : QLocale().toString(step.attempts);
}

QString listOf(const QStringList &items)
{
    return items.join(u'\n');
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
    const bool isOtherWork = before.prompt != now.prompt;
    const ConflictRow rows[]{{tr("What is to be done"),
                              isOtherWork ? before.prompt : QString(),
                              isOtherWork ? now.prompt : QString(),
                              {}},
                             {tr("State"), stateText(before), stateText(now), completion.status},
                             {tr("Agent"), before.agent, now.agent, completion.agent},
                             {tr("Summary"), before.summary, now.summary, completion.summary},
                             {tr("Last error"), before.error, now.error, {}},
                             {tr("Artifacts"), listOf(before.artifacts), listOf(now.artifacts),
                              listOf(completion.artifacts)},
                             {tr("Hands on"), before.context, now.context, completion.context},
                             {tr("Blockers"), listOf(before.blockers), listOf(now.blockers),
                              listOf(completion.blockers)},
                             {tr("Attempts"), countOf(before), countOf(now), {}},
                             {tr("Changed"),
                              timetext::shortMoment(before.updated),
                              timetext::shortMoment(now.updated),
                              {}}};
    auto *view = new QTableView;
    view->setObjectName(u"conflictTable"_s);
    auto *model = new QStandardItemModel(view);
    model->setHorizontalHeaderLabels({tr("When it was read"), tr("Now"), tr("Your completion")});
    QStringList titles;
    for (const ConflictRow &row : rows) {
        if (row.before.isEmpty() && row.now.isEmpty() && row.own.isEmpty()) {
            continue;
        }
        titles.append(row.title);
        QList<QStandardItem *> cells;
        for (const QString &text : {row.before, row.now, row.own}) {
            cells.append(new QStandardItem(text));
        }
        if (row.before != row.now) {
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
