// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/compare/comparenotice.h"

#include "widgets/compare/compareview.h"
#include "widgets/editor/infobar.h"

#include <QBoxLayout>
#include <QLocale>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString besideText(const OtherLineChanges &beside, const QString &left, const QString &right)
{
    QStringList sides;
    for (const auto &[lines, title] : {std::pair(beside.left, left), {beside.right, right}}) {
        if (lines > 0) {
            //: %n lines of the text that is called %1
            sides.append(CompareView::tr("%n line(s) of “%1”", nullptr, lines).arg(title));
        }
    }
    return CompareView::tr("Comments, order, quotes or blanks: %1.")
        .arg(QLocale().createSeparatedList(sides));
}

} // namespace

CompareNotice::CompareNotice(QBoxLayout &column)
    : m_column(column)
{
}

void CompareNotice::showProblem(const QString &title, const QString &problem)
{
    InfoBar *bar = nullptr;
    if (!problem.isEmpty()) {
        bar = new InfoBar(
            Status::Warning, CompareView::tr("%1 cannot be compared by field.").arg(title),
            CompareView::tr("%1 The lines are compared until it can be read.").arg(problem));
        bar->setObjectName(u"compareProblem"_s);
    }
    show(bar);
}

void CompareNotice::showBeside(const OtherLineChanges &beside, const QString &left,
                               const QString &right)
{
    InfoBar *bar = nullptr;
    if (!beside.isNone()) {
        bar = new InfoBar(Status::Note,
                          CompareView::tr("The texts differ outside of these fields, too."),
                          besideText(beside, left, right));
        bar->setObjectName(u"compareBeside"_s);
        auto *lines = bar->addButton(CompareView::tr("Compare by line"), u"compareBesideLines"_s);
        connect(lines, &QPushButton::clicked, this, &CompareNotice::linesRequested);
    }
    show(bar);
}

void CompareNotice::show(InfoBar *bar)
{
    delete m_bar;
    m_bar = bar;
    if (bar) {
        m_column.insertWidget(1, bar);
    }
}

} // namespace baton
