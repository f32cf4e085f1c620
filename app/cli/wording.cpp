// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/wording.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

QString word(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return u"note"_s;
    case Severity::Warning:
        return u"warning"_s;
    case Severity::Error:
        break;
    }
    return u"error"_s;
}

QString word(Action action)
{
    switch (action) {
    case Action::Accept:
        return u"accept"_s;
    case Action::AcceptWithNotes:
        return u"accept-with-notes"_s;
    case Action::Reinvoke:
        return u"reinvoke"_s;
    case Action::Default:
        return u"default"_s;
    case Action::Escalate:
        return u"escalate"_s;
    case Action::Block:
        return u"block"_s;
    case Action::None:
        break;
    }
    return u"none"_s;
}

QString oneLine(const QString &path)
{
    QString text;
    for (const QChar c : path) {
        if (c == u'\n') {
            text += "\\n"_L1;
        } else if (c.category() == QChar::Other_Control) {
            text += u"\\x%1"_s.arg(uint(c.unicode()), 2, 16, QChar(u'0'));
        } else {
            text += c;
        }
    }
    return text;
}

QString counted(int count, const QString &one, const QString &many)
{
    return u"%1 %2"_s.arg(QString::number(count), count == 1 ? one : many);
}

} // namespace baton::cli
