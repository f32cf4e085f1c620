// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/textformat.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::cli {

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

QString printable(const QString &text)
{
    QStringList lines = text.split(u'\n');
    for (QString &line : lines) {
        QStringList columns = (line.endsWith(u'\r') ? line.chopped(1) : line).split(u'\t');
        std::ranges::transform(columns, columns.begin(), oneLine);
        line = columns.join(u'\t');
    }
    return lines.join(u'\n');
}

QString counted(int count, const QString &one, const QString &many)
{
    return u"%1 %2"_s.arg(QString::number(count), count == 1 ? one : many);
}

QString columnsText(const QList<std::pair<QString, QString>> &rows)
{
    qsizetype width = 0;
    for (const auto &[first, second] : rows) {
        width = std::max(width, first.size());
    }
    QString text;
    for (const auto &[first, second] : rows) {
        text += u"  "_s + first.leftJustified(width) + u"  "_s + second + u'\n';
    }
    return text;
}

} // namespace baton::cli
