// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/logview.h"

#include "models/log/search/exportlines.h"
#include "models/session/value/runstatustext.h"
#include "widgets/common/emptystate.h"
#include "widgets/common/paneheader.h"
#include "widgets/editor/infobar.h"
#include "widgets/log/logarea.h"
#include "widgets/log/logfilterbar.h"
#include "widgets/log/logfindbar.h"
#include "widgets/log/loggobar.h"
#include "widgets/log/logsavebar.h"
#include "widgets/style/icons.h"
#include "widgets/text/copymasked.h"

#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QtConcurrentRun>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// A long line that is shown as a log of its own is taken apart after so many bytes.
constexpr qint64 pieceLength = 2000;

} // namespace

void LogView::open(const QString &path)
{
    m_failure.clear();
    m_offset.reset();
    m_header->setTitle(QFileInfo(path).fileName());
    m_area->setAccessibleName(QFileInfo(path).fileName());
    m_file.open(path);
    showState();
}

void LogView::showLine(qint64 line)
{
    m_interest.reset();
    m_wantedTime.reset();
    m_wantedLine = std::max<qint64>(1, line) - 1;
    goToWanted();
}

void LogView::showMatch(qint64 line, const QString &text)
{
    m_wantedText = text;
    showLine(line);
}

void LogView::showTime(const LogSpan &span)
{
    m_interest.reset();
    m_wantedLine = -1;
    m_wantedText.clear();
    m_wantedTime = span;
    goToWanted();
}

void LogView::showInterest(const LogSpan &span)
{
    m_wantedText.clear();
    m_wantedLine = -1;
    m_wantedTime.reset();
    m_interest = span;
    if (m_area->followsEnd()) {
        m_interest.reset();
    }
    goToInterest();
}

/// The next line that no longer belongs to @p span.
static qint64 endOf(const LogIndex &index, const LogSpan &span)
{
    constexpr qint64 second = 1000; // of which only the beginning is known
    return span.until.isValid() ? index.firstSince(span.until.toMSecsSinceEpoch() + second)
                                : index.lineCount();
}

/// -1 while or when there is none; of all of the log where nobody knows when it was.
qint64 LogView::firstErrorIn(const LogSpan &span) const
{
    const LogIndex &index = m_file.index();
    const qint64 first = span.isValid() ? index.firstSince(span.from.toMSecsSinceEpoch()) : 0;
    const qint64 error = index.nextOf(LogFilter::bit(LogLevel::Error), first - 1);
    return !span.isValid() || error < endOf(index, span) ? error : -1;
}

/// -1 as long as what is still to be read may tell of it.
qint64 LogView::lineOf(const LogSpan &span) const
{
    const LogIndex &index = m_file.index();
    const qint64 error = firstErrorIn(span);
    const bool isKnown =
        error >= 0 || !m_file.isReading() || endOf(index, span) < index.lineCount();
    const qint64 first = index.firstSince(span.from.toMSecsSinceEpoch());
    return error >= 0 ? error : isKnown ? std::min(first, index.lineCount() - 1) : -1;
}

void LogView::goToInterest()
{
    const LogIndex &index = m_file.index();
    if (!m_interest || index.lineCount() == 0) {
        return;
    }
    const auto isFrom = [&](const LogSpan &span) {
        return span.isValid() && index.earliest() != LogLine::noTime
            && span.from.toMSecsSinceEpoch() <= index.latest()
            && (!span.until.isValid() || index.earliest() <= span.until.toMSecsSinceEpoch());
    };
    const bool isReported = isFrom(*m_interest);
    const qint64 line = isReported ? lineOf(*m_interest) : firstErrorIn({});
    if (m_file.isReading() && (line < 0 || (!isReported && m_interest->isValid()))) {
        return; // what is still to come may tell of it
    }
    m_interest.reset();
    if (line >= 0) {
        goTo(line);
    }
}

/// When the line or time that was asked for was read, or all of the log.
void LogView::goToWanted()
{
    const LogIndex &index = m_file.index();
    if (index.lineCount() == 0) {
        return;
    }
    qint64 line = -1;
    if (m_wantedLine >= 0 && (m_wantedLine < index.lineCount() || !m_file.isReading())) {
        line = std::min(m_wantedLine, index.lineCount() - 1);
    } else if (m_wantedTime) {
        line = lineOf(*m_wantedTime);
    }
    if (m_wantedTime && !m_file.isReading() && index.earliest() == LogLine::noTime) {
        m_wantedTime.reset();
        Q_EMIT told(tr("The lines of this log tell no time."));
        return;
    }
    if (line < 0) {
        return;
    }
    m_wantedLine = -1;
    const std::optional<LogSpan> wantedTime = std::exchange(m_wantedTime, {});
    goTo(line);
    if (const QString text = std::exchange(m_wantedText, {}); !text.isEmpty()) {
        m_find->openAt(line, text);
    }
    if (wantedTime) {
        tellEnd(wantedTime->from);
    }
}

/// A time that the log does not reach is not what its last line tells of.
void LogView::tellEnd(const QDateTime &wanted)
{
    const qint64 missing = (wanted.toMSecsSinceEpoch() - m_file.index().latest()) / 1000;
    if (missing > 0) {
        Q_EMIT told(
            tr("This log ends %1 before that time: this is its end.").arg(durationText(missing)));
    }
}

void LogView::goTo(qint64 line)
{
    if (!m_rows.shows(line)) {
        m_filter->clear();
    }
    m_area->goToLine(line);
}

/// The zone of the first line that has a time: a typed time is meant as it stands there.
int LogView::zoneOffset() const
{
    const LogIndex &index = m_file.index();
    if (!m_offset && index.earliest() != LogLine::noTime) {
        constexpr qint64 looked = 256;
        const qint64 line = index.firstSince(index.earliest());
        const QByteArray text = ansiText(m_file.bytesOf(line, looked)).text.toLatin1();
        const std::optional<LogTime> time = timeIn(text, 1970);
        m_offset = time ? time->offset : 0;
    }
    return m_offset.value_or(0);
}

void LogView::openFind()
{
    m_goTo->hide();
    m_saveBar->hide();
    m_find->open();
}

void LogView::findNext()
{
    m_find->isVisible() ? m_find->findNext() : openFind();
}

void LogView::findPrevious()
{
    m_find->isVisible() ? m_find->findPrevious() : openFind();
}

void LogView::openGoTo()
{
    m_saveBar->hide();
    m_goTo->open(zoneOffset());
}

/// Proposes what is selected, else all.
void LogView::openSave()
{
    const auto [from, to] = std::minmax(m_area->anchor(), m_area->caret());
    const bool hasLines = from.line != to.line;
    const qint64 last = to.column == 0 ? to.line : to.line + 1;
    m_goTo->hide();
    m_saveBar->open(hasLines ? from.line + 1 : 1, hasLines ? last : m_file.lineCount(),
                    m_file.lineCount(), m_rows.lines().has_value());
}

void LogView::save(qint64 first, qint64 last, bool isMasked)
{
    const QFileInfo log(m_file.path());
    const QString name =
        u"%1-%2-%3.%4"_s.arg(log.completeBaseName(), QString::number(first), QString::number(last),
                             log.suffix().isEmpty() ? u"log"_s : log.suffix());
    const QString path =
        m_chooser ? m_chooser(name) : QFileDialog::getSaveFileName(this, tr("Save lines"), name);
    if (path.isEmpty()) {
        return;
    }
    LogExcerpt excerpt{m_file.source(), m_file.index(), m_rows.lines(), first - 1, last, {}};
    if (isMasked) {
        excerpt.masking = Masking::inUse();
    }
    const auto work = [excerpt, path] { return exportLines(excerpt, path); };
    QtConcurrent::run(work).then(this, [this, path](const Result<int> &outcome) {
        if (outcome) {
            Q_EMIT told(tr("Saved %1.").arg(QFileInfo(path).fileName()) + maskedNote(*outcome));
        } else {
            showNotice(
                new InfoBar(Status::Error, tr("The lines were not saved."), outcome.error()));
        }
    });
}

/// In a window of its own, where it is taken apart into pieces that can be shown and searched.
void LogView::openWholeLine(qint64 line)
{
    auto *view = new LogView(this);
    view->setObjectName(u"wholeLineView"_s);
    view->setWindowFlag(Qt::Window);
    view->setAttribute(Qt::WA_DeleteOnClose);
    const QString title =
        tr("%1, line %2").arg(QFileInfo(path()).fileName(), QLocale().toString(line + 1));
    view->setWindowTitle(title);
    view->m_header->setTitle(title);
    view->m_hasFilter = false;
    view->m_filter->hide();
    view->setPathChooser(m_chooser);
    view->m_file.openLine(m_file, line, pieceLength);
    view->resize(size());
    view->show();
}

void LogView::setWrapsLines(bool wraps)
{
    m_wrapAction->setChecked(wraps);
    m_area->setWrapsLines(wraps);
}

void LogView::setFollowsEnd(bool follows)
{
    m_interest.reset();
    m_area->setFollowsEnd(follows);
}

} // namespace baton
