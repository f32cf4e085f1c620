// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/view/logfindbar.h"

#include "models/log/search/logrows.h"
#include "models/log/search/logsearch.h"
#include "widgets/common/mnemonictoggles.h"
#include "widgets/log/lines/logarea.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

LogFindBar::LogFindBar(LogArea &area, QWidget *parent)
    : QWidget(parent)
    , m_area(area)
    , m_text(new QLineEdit(this))
    , m_case(addSwitch(u"logFindCase"_s, u"Aa"_s, tr("Match case (Alt+C)")))
    , m_pattern(addSwitch(u"logFindPattern"_s, u".*"_s, tr("Regular expression (Alt+R)")))
    , m_previous(addButton(u"logFindPrevious"_s, tr("Previous match (Shift+Enter or Shift+F3)")))
    , m_next(addButton(u"logFindNext"_s, tr("Next match (Enter or F3)")))
    , m_count(new QLabel(m_text))
{
    setObjectName(u"logFindBar"_s);
    setAutoFillBackground(true);
    build();
    hide();
    connect(m_text, &QLineEdit::textEdited, this, &LogFindBar::start);
    connect(m_case, &QToolButton::toggled, this, &LogFindBar::start);
    connect(m_pattern, &QToolButton::toggled, this, &LogFindBar::start);
    connect(m_previous, &QToolButton::clicked, this, &LogFindBar::findPrevious);
    connect(m_next, &QToolButton::clicked, this, &LogFindBar::findNext);
    connect(&area.search(), &LogSearch::changed, this, &LogFindBar::findFirst);
    connect(&area.search(), &LogSearch::finished, this, &LogFindBar::findFirst);
}

QToolButton *LogFindBar::addButton(const QString &name, const QString &tip)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setAutoRaise(true);
    return button;
}

QToolButton *LogFindBar::addSwitch(const QString &name, const QString &text, const QString &tip)
{
    QToolButton *button = addButton(name, tip);
    button->setText(text);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setFixedWidth(measures::toolButtonSize);
    return button;
}

void LogFindBar::build()
{
    m_text->setObjectName(u"logFindText"_s);
    m_text->setPlaceholderText(tr("Find in all lines"));
    m_text->setAccessibleName(tr("Find"));
    m_text->addAction(icon(u"search"_s, Role::Muted), QLineEdit::LeadingPosition);
    m_count->setObjectName(u"logFindCount"_s);
    m_count->setFont(fonts::small());
    m_count->setForegroundRole(QPalette::WindowText); // and not what it has of the field
    m_previous->setIcon(icon(u"arrow-up"_s));
    m_next->setIcon(icon(u"arrow-down"_s));
    QToolButton *closing = addButton(u"logFindClose"_s, tr("Close (Esc)"));
    closing->setIcon(icon(u"close"_s));
    connect(closing, &QToolButton::clicked, this, &LogFindBar::close);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(measures::paneEdge, measures::iconGap, measures::iconGap,
                            measures::iconGap + 1);
    row->setSpacing(2);
    row->addWidget(m_text, 1);
    for (QToolButton *button : {m_case, m_pattern, m_previous, m_next, closing}) {
        row->addWidget(button);
    }
    new MnemonicToggles(this, {{Qt::Key_C, m_case}, {Qt::Key_R, m_pattern}});
}

void LogFindBar::open()
{
    if (const QString selected = m_area.selectedInLine(); !selected.isEmpty() && !isVisible()) {
        m_text->setText(selected);
    }
    QWidget::show();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
    m_origin = m_area.caret().line;
    start();
}

void LogFindBar::openAt(qint64 line, const QString &text)
{
    const QSignalBlocker blockers[]{QSignalBlocker(m_case), QSignalBlocker(m_pattern)};
    m_case->setChecked(false);
    m_pattern->setChecked(false);
    m_text->setText(text);
    QWidget::show();
    m_origin = line;
    start();
}

void LogFindBar::close()
{
    hide();
    m_isWanted = false;
    m_line = -1;
    m_area.search().setQuery({});
    m_area.setCurrentMatch({}, 0);
    m_area.setFocus(Qt::OtherFocusReason);
    Q_EMIT closed();
}

void LogFindBar::start()
{
    if (!isVisible()) {
        return;
    }
    m_isWanted = true;
    m_line = -1;
    m_area.setCurrentMatch({}, 0);
    m_area.search().setQuery({m_text->text(), m_case->isChecked(), m_pattern->isChecked()});
    const QString error = m_area.search().matcher().error();
    setEdgeRole(m_text, error.isEmpty() ? std::nullopt : std::optional(Role::Error));
    m_text->setToolTip(error);
    findFirst();
}

/// The first match from where the search began; from the start only when all was searched.
void LogFindBar::findFirst()
{
    if (!isVisible()) {
        return;
    }
    const LogSearch &search = m_area.search();
    if (m_line >= 0 && search.matchesIn(m_line) == 0 && m_line < search.searchedLines()) {
        m_line = -1; // it is not there any more
        m_area.setCurrentMatch({}, 0);
    }
    if (m_isWanted) {
        qint64 line = search.lineFrom(m_origin);
        if (line < 0 && !search.isSearching()) {
            line = search.lineFrom(0);
        }
        if (line >= 0) {
            show(line, 0);
            return;
        }
    }
    showCount();
}

std::vector<LogMatch> LogFindBar::matchesIn(qint64 line) const
{
    return m_area.search().matcher().in(
        m_area.file().shown(line, LogLayout::shownBytes).content.text);
}

void LogFindBar::find(bool isForward)
{
    const LogSearch &search = m_area.search();
    if (!isVisible() || search.matchCount() == 0) {
        return;
    }
    const auto last = [&](qint64 line) {
        return std::max(0, static_cast<int>(matchesIn(line).size()) - 1);
    };
    const qint64 from = m_line >= 0 ? m_line : m_area.caret().line;
    if (m_line >= 0 && isForward && m_match < last(m_line)) {
        show(m_line, m_match + 1);
        return;
    }
    if (m_line >= 0 && !isForward && m_match > 0) {
        show(m_line, m_match - 1);
        return;
    }
    qint64 line = isForward ? search.lineFrom(from + 1) : search.lineUpTo(from - 1);
    if (line < 0) {
        line = isForward ? search.lineFrom(0) : search.lineUpTo(m_area.file().lineCount());
    }
    show(line, isForward ? 0 : last(line));
}

/// A match in the part of a line that is cut is shown as the end of what is seen of it.
void LogFindBar::show(qint64 line, int match)
{
    const std::vector<LogMatch> matches = matchesIn(line);
    m_isWanted = false;
    m_line = line;
    m_match = match;
    LogPosition place{
        line,
        static_cast<int>(m_area.file().shown(line, LogLayout::shownBytes).content.text.size())};
    int length = 0;
    if (match < static_cast<int>(matches.size())) {
        const LogMatch &found = matches[static_cast<size_t>(match)];
        place.column = static_cast<int>(found.begin);
        length = static_cast<int>(found.length);
    }
    m_area.select(place, place);
    m_area.setCurrentMatch(place, length);
    m_area.bringIntoSight({line, place.column + length});
    m_area.ensureVisible(place);
    showCount();
}

void LogFindBar::showCount()
{
    const LogSearch &search = m_area.search();
    const qint64 count = search.matchCount();
    m_previous->setEnabled(count > 0);
    m_next->setEnabled(count > 0);
    const QLocale locale;
    QString text;
    if (!search.matcher().error().isEmpty()) {
        text = search.matcher().error();
    } else if (m_text->text().isEmpty()) {
        text.clear();
    } else if (search.isSearching()) {
        text = tr("%1 found so far").arg(locale.toString(count));
    } else if (count == 0) {
        text = tr("No match");
    } else if (m_line >= 0) {
        text = tr("%1 of %2")
                   .arg(locale.toString(search.matchesBefore(m_line) + m_match + 1),
                        locale.toString(count));
    } else {
        text = tr("%Ln match(es)", nullptr, static_cast<int>(count));
    }
    const bool isBad = count == 0 && !m_text->text().isEmpty() && !search.isSearching();
    QPalette palette;
    palette.setColor(QPalette::WindowText, Theme::color(isBad ? Role::Error : Role::Muted));
    m_count->setPalette(palette);
    const int room = std::max(80, m_text->width() * 2 / 3);
    m_count->setText(m_count->fontMetrics().elidedText(text, Qt::ElideRight, room));
    placeCount();
}

void LogFindBar::placeCount()
{
    m_count->adjustSize();
    const QRect field = m_text->rect();
    m_count->move(field.right() - m_count->width() - measures::controlPadding,
                  field.center().y() - m_count->height() / 2);
    m_text->setTextMargins(0, 0, m_count->text().isEmpty() ? 0 : m_count->width() + 2, 0);
}

void LogFindBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // The field has its size only when the row was laid out.
    QMetaObject::invokeMethod(this, &LogFindBar::showCount, Qt::QueuedConnection);
}

void LogFindBar::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isBack = event->modifiers().testFlag(Qt::ShiftModifier);
    if (event->key() == Qt::Key_Escape) {
        close();
    } else if (isEnter || event->key() == Qt::Key_F3) {
        find(!isBack);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace baton
