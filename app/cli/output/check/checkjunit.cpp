// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/check/checkwriters.h"

#include "app/cli/common/textformat.h"

#include <QDateTime>
#include <QXmlStreamWriter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// A document, or a file that cannot be read.
struct TestCase
{
    QString file;
    QString name;
    QString message;      ///< of its first failure; empty if it passes
    QString rule;         ///< of the first failure; empty for a file that cannot be read
    QString details = {}; ///< a line for each failure

    [[nodiscard]] bool isUnread() const { return !message.isEmpty() && rule.isEmpty(); }
    [[nodiscard]] bool isFailed() const { return !rule.isEmpty(); }
};

struct TestSuite
{
    std::vector<TestCase> cases;
    QString output; ///< findings that are not failures

    /// Calls @p take with each text that may come from a document.
    template <typename Take>
    void forEachText(const Take &take)
    {
        for (TestCase &test : cases) {
            take(test.file);
            take(test.message);
            take(test.details);
        }
        take(output);
    }
};

/// @p text without characters that XML does not allow, escaped or not.
QString legal(QString text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool isPair =
            c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        const bool isControl = c < u' ' && c != u'\t' && c != u'\n' && c != u'\r';
        if (isControl || (c.isSurrogate() && !isPair) || c >= QChar(0xfffe)) {
            text[i] = QChar::ReplacementCharacter;
        }
        i += isPair ? 1 : 0;
    }
    return text;
}

/// A name that does not change when lines are inserted or removed.
QString nameOf(const FileReport &file, const DocumentReport &document)
{
    const QString kind = document.kind.isEmpty() ? u"document"_s : document.kind;
    const auto number = &document - file.report.documents.data() + 1;
    return file.report.documents.size() == 1 ? kind : u"%1 (%2)"_s.arg(kind).arg(number);
}

void addDocument(TestSuite &suite, const FileReport &file, const DocumentReport &document,
                 Severity least)
{
    TestCase test{file.path, nameOf(file, document), {}, {}};
    const QString path = oneLine(file.path);
    for (const Finding &finding : document.findings) {
        if (file.isKnown(document, finding)) {
            continue;
        }
        if (finding.severity < least) {
            suite.output += findingLine(path, finding);
            continue;
        }
        test.details += findingLine(path, finding);
        if (test.rule.isEmpty()) {
            test.rule = finding.rule;
            test.message = finding.message.simplified();
        }
    }
    suite.cases.push_back(test);
}

TestSuite suiteOf(const FileReports &reports, Severity least)
{
    TestSuite suite;
    for (const FileReport &file : reports) {
        if (!file.isRead()) {
            suite.cases.push_back({file.path, u"file"_s, file.failure, {}, file.failure});
        }
        for (const DocumentReport &document : file.report.documents) {
            if (isCounted(document)) {
                addDocument(suite, file, document, least);
            }
        }
    }
    return suite;
}

void write(QXmlStreamWriter &xml, const TestCase &test)
{
    xml.writeStartElement(u"testcase"_s);
    xml.writeAttribute(u"classname"_s, legal(test.file));
    xml.writeAttribute(u"name"_s, legal(test.name));
    xml.writeAttribute(u"time"_s, u"0"_s);
    if (test.isFailed() || test.isUnread()) {
        xml.writeStartElement(test.isFailed() ? u"failure"_s : u"error"_s);
        xml.writeAttribute(u"message"_s, legal(test.message));
        xml.writeAttribute(u"type"_s, test.isFailed() ? test.rule : u"unread"_s);
        xml.writeCharacters(legal(test.details));
        xml.writeEndElement();
    }
    xml.writeEndElement();
}

void write(QXmlStreamWriter &xml, const TestSuite &suite)
{
    const auto count = [&suite](bool (TestCase::*isSo)() const) {
        return QString::number(std::ranges::count_if(suite.cases, isSo));
    };
    xml.writeStartElement(u"testsuite"_s);
    xml.writeAttribute(u"name"_s, u"baton check"_s);
    xml.writeAttribute(u"package"_s, u"baton"_s);
    xml.writeAttribute(u"id"_s, u"0"_s);
    xml.writeAttribute(u"timestamp"_s,
                       QDateTime::currentDateTimeUtc().toString(u"yyyy-MM-ddTHH:mm:ss"_s));
    xml.writeAttribute(u"hostname"_s, u"localhost"_s);
    xml.writeAttribute(u"tests"_s, QString::number(suite.cases.size()));
    xml.writeAttribute(u"failures"_s, count(&TestCase::isFailed));
    xml.writeAttribute(u"errors"_s, count(&TestCase::isUnread));
    xml.writeAttribute(u"time"_s, u"0"_s);
    xml.writeEmptyElement(u"properties"_s);
    for (const TestCase &test : suite.cases) {
        write(xml, test);
    }
    xml.writeTextElement(u"system-out"_s, legal(suite.output));
    xml.writeTextElement(u"system-err"_s, {});
    xml.writeEndElement();
}

} // namespace

QByteArray junitReport(const FileReports &reports, bool isStrict,
                       const std::optional<Masking> &masking)
{
    TestSuite suite = suiteOf(reports, isStrict ? Severity::Warning : Severity::Error);
    if (masking) {
        masking->maskAll([&suite](const auto &take) { suite.forEachText(take); });
    }
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(u"testsuites"_s);
    write(xml, suite);
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

} // namespace baton::cli
