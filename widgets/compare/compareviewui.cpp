// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/compare/compareviewui.h"

#include "widgets/common/emptystate.h"
#include "widgets/common/paneheader.h"
#include "widgets/compare/compareview.h"
#include "widgets/compare/diffdetail.h"
#include "widgets/compare/difftree.h"
#include "widgets/compare/documentchoice.h"
#include "widgets/compare/linesview.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"

#include <QAction>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

CompareViewUi::CompareViewUi(QWidget *view)
    : column(new QVBoxLayout(view))
    , header(new PaneHeader(CompareView::tr("Compare")))
    , counts(new QLabel)
    , leftDocument(new DocumentChoice)
    , rightDocument(new DocumentChoice)
    , stack(new QStackedWidget)
    , empty(new EmptyState)
    , fields(new QSplitter(Qt::Vertical))
    , tree(new DiffTree)
    , detail(new DiffDetail)
    , lines(new LinesView)
{
    buildHeader(view);
    buildBody();
}

void CompareViewUi::buildHeader(QWidget *view)
{
    header->setObjectName(u"compareHeader"_s);
    counts->setObjectName(u"compareCounts"_s);
    counts->setFont(fonts::small());
    counts->setForegroundRole(QPalette::PlaceholderText);
    header->addSummary(counts);
    leftDocument->setObjectName(u"compareLeftDocument"_s);
    leftDocument->setAccessibleName(CompareView::tr("Document on the left"));
    rightDocument->setObjectName(u"compareRightDocument"_s);
    rightDocument->setAccessibleName(CompareView::tr("Document on the right"));
    for (DocumentChoice *box : {leftDocument, rightDocument}) {
        header->addWidget(box);
    }
    only = addAction(view, u"compareOnly"_s, CompareView::tr("Differences only"), u"filter"_s, {});
    only->setCheckable(true);
    only->setChecked(true);
    byLine = addAction(view, u"compareByLine"_s, CompareView::tr("By line"), u"source"_s, {});
    byLine->setCheckable(true);
    takeLeft =
        addAction(view, u"compareTakeLeft"_s, CompareView::tr("Take the value over to the left"),
                  u"back"_s, QKeySequence(u"Alt+Shift+Left"_s));
    takeRight =
        addAction(view, u"compareTakeRight"_s, CompareView::tr("Take the value over to the right"),
                  u"forward"_s, QKeySequence(u"Alt+Shift+Right"_s));
    swap = addAction(view, u"compareSwap"_s, CompareView::tr("Swap the sides"), u"compare"_s, {});
    previous = addAction(view, u"comparePrevious"_s, CompareView::tr("Previous difference"),
                         u"arrow-up"_s, QKeySequence(u"Shift+F7"_s));
    next = addAction(view, u"compareNext"_s, CompareView::tr("Next difference"), u"arrow-down"_s,
                     QKeySequence(u"F7"_s));
}

QAction *CompareViewUi::addAction(QWidget *view, const QString &name, const QString &text,
                                  const QString &iconName, const QKeySequence &keys) const
{
    auto *action = new QAction(icon(iconName), text, view);
    action->setObjectName(name);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    if (!keys.isEmpty()) {
        action->setToolTip(u"%1 (%2)"_s.arg(text, keys.toString(QKeySequence::NativeText)));
    }
    view->addAction(action);
    header->addAction(action)->setObjectName(name + u"Button"_s);
    return action;
}

void CompareViewUi::buildBody()
{
    empty->setObjectName(u"compareEmpty"_s);
    empty->setAutoFillBackground(true);
    empty->setBackgroundRole(QPalette::Base);
    fields->setObjectName(u"compareFields"_s);
    fields->setChildrenCollapsible(false);
    fields->addWidget(tree);
    fields->addWidget(detail);
    fields->setStretchFactor(0, 3);
    fields->setStretchFactor(1, 1);
    stack->addWidget(empty);
    stack->addWidget(fields);
    stack->addWidget(lines);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(header);
    column->addWidget(stack, 1);
}

} // namespace baton
