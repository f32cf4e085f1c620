// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/controls/timerangebutton.h"

#include "models/values/timetext.h"
#include "widgets/style/metrics.h"

#include <QDateTimeEdit>
#include <QFormLayout>
#include <QMenu>
#include <QTimeZone>
#include <QWidgetAction>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QDateTimeEdit *timeEdit(const QString &name)
{
    auto *edit = new QDateTimeEdit;
    edit->setObjectName(name);
    edit->setTimeZone(QTimeZone::UTC);
    edit->setDisplayFormat(QString(timetext::editFormat));
    edit->setKeyboardTracking(false);
    return edit;
}

} // namespace

TimeRangeButton::TimeRangeButton(QWidget *parent)
    : QPushButton(parent)
    , m_from(timeEdit(u"filterFrom"_s))
    , m_until(timeEdit(u"filterUntil"_s))
{
    buildMenu();
    showState();
}

void TimeRangeButton::buildMenu()
{
    auto *content = new QWidget;
    auto *form = new QFormLayout(content);
    form->setContentsMargins(measures::paneEdge, measures::fieldGap, measures::paneEdge,
                             measures::fieldGap);
    form->setSpacing(measures::fieldGap);
    form->addRow(tr("From (UTC)"), m_from);
    form->addRow(tr("Until (UTC)"), m_until);
    auto *all = new QPushButton(tr("Any time"));
    all->setObjectName(u"filterAnyTime"_s);
    form->addRow(QString(), all);
    auto *menu = new QMenu(this);
    menu->setObjectName(u"timeMenu"_s);
    auto *action = new QWidgetAction(menu);
    action->setDefaultWidget(content);
    menu->addAction(action);
    setMenu(menu);
    for (QDateTimeEdit *edit : {m_from, m_until}) {
        connect(edit, &QDateTimeEdit::dateTimeChanged, this, [this] {
            showState();
            Q_EMIT changed();
        });
    }
    connect(all, &QPushButton::clicked, this, [this] {
        reset();
        Q_EMIT changed();
    });
}

void TimeRangeButton::setSpan(const QDateTime &first, const QDateTime &last)
{
    const QDateTime from = this->from();
    const QDateTime until = this->until();
    m_first = first.toUTC();
    m_last = last.toUTC();
    const QSignalBlocker quietFrom(m_from);
    const QSignalBlocker quietUntil(m_until);
    m_from->setDateTime(from.isValid() ? from : m_first);
    m_until->setDateTime(until.isValid() ? until : m_last);
    setEnabled(m_first.isValid());
    showState();
}

/// The fields show whole seconds.
QDateTime TimeRangeButton::from() const
{
    return m_first.isValid() && m_from->dateTime() > m_first ? m_from->dateTime() : QDateTime();
}

QDateTime TimeRangeButton::until() const
{
    const QDateTime chosen = m_until->dateTime();
    return m_last.isValid() && chosen.secsTo(m_last) >= 1 ? chosen.addMSecs(999) : QDateTime();
}

void TimeRangeButton::reset()
{
    const QSignalBlocker quietFrom(m_from);
    const QSignalBlocker quietUntil(m_until);
    m_from->setDateTime(m_first);
    m_until->setDateTime(m_last);
    showState();
}

void TimeRangeButton::showState()
{
    if (!from().isValid() && !until().isValid()) {
        setText(tr("Time"));
        return;
    }
    setText(tr("Time: %1 to %2")
                .arg(timetext::minuteOfDay(m_from->dateTime(), m_first),
                     timetext::minuteOfDay(m_until->dateTime(), m_first)));
}

} // namespace baton
