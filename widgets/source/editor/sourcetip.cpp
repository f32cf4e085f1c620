// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/editor/sourcetip.h"

#include "models/editor/completion/fieldhelp.h"
#include "widgets/source/editor/sourcemarks.h"
#include "widgets/style/statuspainting.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString coloured(const QString &text, Role role)
{
    return u"<span style=\"color:%1\">%2</span>"_s.arg(Theme::color(role).name(),
                                                       text.toHtmlEscaped());
}

QString row(const QString &label, const QString &value)
{
    return u"<br>%1 %2"_s.arg(coloured(label, Role::Muted), value.toHtmlEscaped());
}

QString paragraphOf(const SourceMark &mark)
{
    const Finding &finding = *mark.finding;
    const Status status = statusOf(mark.severity);
    QString text = u"<p style=\"margin:0 0 4px 0\"><b>%1</b> %2"_s.arg(
        coloured(wordOf(status), roleOf(status)), finding.message.toHtmlEscaped());
    if (!finding.expected.isEmpty()) {
        text += row(QCoreApplication::translate("baton::SourceTip", "Expected:"), finding.expected);
    }
    if (!finding.actual.isEmpty()) {
        text += row(QCoreApplication::translate("baton::SourceTip", "Found:"), finding.actual);
    }
    if (!finding.fixes.empty()) {
        text += row(QCoreApplication::translate("baton::SourceTip", "Fix (Alt+Enter):"),
                    finding.fixes.front().title);
    }
    return text + u"<br>"_s + coloured(finding.rule, Role::Muted) + u"</p>"_s;
}

} // namespace

QString tipOf(const QList<const SourceMark *> &marks)
{
    QString text;
    for (const SourceMark *mark : marks) {
        text += paragraphOf(*mark);
    }
    return text;
}

QString tipOfField(const FieldHelp &help)
{
    QString text = u"<p style=\"margin:0 0 4px 0\"><b>%1</b>"_s.arg(help.title.toHtmlEscaped());
    if (help.isRequired) {
        text += u" "_s
            + coloured(QCoreApplication::translate("baton::SourceTip", "required"), Role::Muted);
    }
    if (!help.text.isEmpty()) {
        text += u"<br>"_s + help.text.toHtmlEscaped();
    }
    if (!help.values.isEmpty()) {
        text += row(QCoreApplication::translate("baton::SourceTip", "One of:"),
                    help.values.join(u", "_s));
    }
    return text + u"</p>"_s;
}

} // namespace baton
