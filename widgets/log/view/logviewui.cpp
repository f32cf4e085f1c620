// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/view/logviewui.h"

#include "widgets/common/emptystate.h"
#include "widgets/common/paneheader.h"
#include "widgets/log/lines/logarea.h"
#include "widgets/log/view/logfilterbar.h"
#include "widgets/log/view/logfindbar.h"
#include "widgets/log/view/loggobar.h"
#include "widgets/log/view/logsavebar.h"
#include "widgets/log/view/logview.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

LogViewUi::LogViewUi(QWidget *view, LogFile &file, LogRows &rows, LogSearch &search)
    : header(new PaneHeader(QString(), view))
    , summary(new QLabel(view))
    , filter(new LogFilterBar(view))
    , area(new LogArea(file, rows, search, view))
    , empty(new EmptyState(view))
    , stack(new QStackedWidget(view))
    , pill(new QPushButton(area))
    , find(new LogFindBar(*area, view))
    , goTo(new LogGoBar(*area, view))
    , saveBar(new LogSaveBar(view))
{
    buildHeader(view);
    buildColumn(view);
}

QAction *LogViewUi::addAction(const QString &name, const QString &image, const QString &text) const
{
    auto *action = new QAction(icon(image), text, header);
    action->setObjectName(name);
    header->addAction(action);
    return action;
}

void LogViewUi::buildHeader(QWidget *view)
{
    header->setObjectName(u"logHeader"_s);
    summary->setObjectName(u"logSummary"_s);
    summary->setFont(fonts::small());
    summary->setForegroundRole(QPalette::PlaceholderText);
    header->addSummary(summary);
    header->followFocus(*view);
    findAction = addAction(u"logFind"_s, u"search"_s, LogView::tr("Find (Ctrl+F)"));
    goAction = addAction(u"logGo"_s, u"clock"_s, LogView::tr("Go to line or time (Ctrl+G)"));
    wrapAction = addAction(u"logWrap"_s, u"wrap"_s, LogView::tr("Wrap long lines"));
    wrapAction->setCheckable(true);
    followAction = addAction(u"logFollow"_s, u"arrow-down"_s, LogView::tr("Follow the end"));
    followAction->setCheckable(true);
    saveAction = addAction(u"logSaveLines"_s, u"save"_s, LogView::tr("Save lines…"));
}

void LogViewUi::buildColumn(QWidget *view)
{
    empty->setObjectName(u"logEmpty"_s);
    empty->setFocusPolicy(Qt::StrongFocus);
    empty->setAutoFillBackground(true);
    empty->setBackgroundRole(QPalette::Base);
    stack->addWidget(area);
    stack->addWidget(empty);
    pill->setObjectName(u"logNewLines"_s);
    pill->setIcon(icon(u"arrow-down"_s));
    pill->setFocusPolicy(Qt::NoFocus);
    pill->setCursor(Qt::PointingHandCursor);
    setSmall(pill);
    pill->hide();
    column = new QVBoxLayout(view);
    column->setContentsMargins({});
    column->setSpacing(0);
    for (QWidget *bar : QWidgetList{header, filter, find, goTo, saveBar}) {
        column->addWidget(bar);
    }
    constexpr int leastText = 40;
    stack->setMinimumHeight(leastText); // a low pane of a session shows a few lines
    column->addWidget(stack, 1);
}

} // namespace baton
