// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/reporthtmlbody.h"
#include "models/report/reportwriters.h"

#include <QFile>
#include <QLocale>

namespace baton {

using namespace Qt::StringLiterals;

QByteArray reportHtml(const ReportDocument &document)
{
    QFile style(u":/report/report.css"_s);
    const bool isOpen = style.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    return u"<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width\">\n"
           "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
           "style-src 'unsafe-inline'; img-src "
           "data:\">\n<title>%2</title>\n<style>\n%3</style>\n</head>\n"
           "<body>\n%4</body>\n</html>\n"_s
               .arg(QLocale().bcp47Name(), document.title.toHtmlEscaped(),
                    QString::fromUtf8(style.readAll()), reportHtmlBody(document))
               .toUtf8();
}

} // namespace baton
