// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/view/loggobar.h"

#include "models/log/reading/logfile.h"
#include "widgets/log/lines/logarea.h"
#include "widgets/style/controlhelpers.h"

#include <QLineEdit>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace baton {

LogGoBar::LogGoBar(LogArea &area, QWidget *parent)
    : GoToBar(tr("Go to"), area, parent)
    , m_area(area)
{
    setObjectName(u"logGoBar"_s);
    place().setObjectName(u"logGoTo"_s);
    place().setAccessibleName(tr("Go to line or time"));
    connect(&place(), &QLineEdit::textEdited, this,
            [this] { setEdgeRole(&place(), std::nullopt); });
}

void LogGoBar::open(int offset)
{
    const LogIndex &index = m_area.file().index();
    m_offset = offset;
    const QString lines = QLocale().toString(index.lineCount());
    const bool hasTimes = index.earliest() != LogLine::noTime;
    place().setPlaceholderText(hasTimes ? tr("line or time: 1184, 14:52, 2026-02-21 14:52:08")
                                        : tr("line"));
    setHint(hasTimes ? tr("1 to %1, %2 to %3")
                           .arg(lines, textOfTime(index.earliest(), offset),
                                textOfTime(index.latest(), offset))
                     : tr("1 to %1").arg(lines));
    ask(QString::number(m_area.caret().line + 1));
}

void LogGoBar::close()
{
    setEdgeRole(&place(), std::nullopt);
    GoToBar::close();
}

void LogGoBar::go()
{
    const LogIndex &index = m_area.file().index();
    const QString text = place().text().trimmed();
    bool isNumber = false;
    const qint64 line = text.toLongLong(&isNumber);
    if (isNumber && line > 0) {
        close();
        Q_EMIT lineRequested(line);
        return;
    }
    const bool hasLine = m_area.caret().line < index.lineCount();
    const qint64 here = hasLine ? index.at(m_area.caret().line).time : LogLine::noTime;
    const qint64 reference = here != LogLine::noTime ? here : index.earliest();
    const auto time =
        reference == LogLine::noTime ? std::nullopt : timeFromText(text, reference, m_offset);
    if (!time) {
        setEdgeRole(&place(), Role::Error);
        return;
    }
    close();
    Q_EMIT timeRequested(*time);
}

} // namespace baton
