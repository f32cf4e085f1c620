// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"

#include "app/documents/newdocument.h"

using namespace baton;
using namespace Qt::StringLiterals;

/// The attempt of a new document whose task was counted up.
class TestProposedAttempt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void theTaskOfANewDocumentIsNotARetryUntilItIsSaved_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("earlier");
        QTest::newRow("without a number")
            << u"cfd.transport-result"_s << u"phase3-transport-result"_s;
        QTest::newRow("numbered") << u"cfd.engineering-review"_s << u"phase2-review-1"_s;
    }

    void theTaskOfANewDocumentIsNotARetryUntilItIsSaved()
    {
        QFETCH(const QString, kind);
        QFETCH(const QString, earlier);
        WindowFixture fixture;
        const Kind *found = fixture.context.catalog->kind(kind);
        NewHandoff known;
        known.tasks = {earlier};
        const auto made =
            newHandoff(*fixture.context.catalog, *found, found->templates.front(), known);
        QVERIFY(made);
        fixture.dialogs.made = NewDocument{fixture.path(u"new.yaml"_s), *made};
        fixture.trigger(u"file.new"_s);
        const OpenDocument *document = fixture.window->currentDocument();
        QVERIFY(document);
        const auto verdict = [&] {
            return document->editor().snapshot()->report.documents.front().verdict;
        };
        QTRY_VERIFY(document->editor().isAnalysed() && verdict().attempt == 1);
        QVERIFY2(verdict().headline.startsWith(u"Not filled in yet"_s),
                 qPrintable(verdict().headline));
        fixture.dialogs.target = fixture.path(u"saved.yaml"_s);
        fixture.trigger(u"file.save"_s);
        QTRY_VERIFY(!document->isUntitled());
        QTRY_COMPARE(verdict().attempt, 2); // the producer is asked no third time
    }

    /// Its file name gets a number, because the first attempt has the name: it refers to itself.
    void aSecondDocumentNamesItsOwnFile()
    {
        WindowFixture fixture;
        const QByteArray text =
            QByteArray(review()).replace("logs/review2.md", "handoffs/review.yaml");
        QVERIFY(QDir(fixture.dir.path()).mkdir(u"handoffs"_s));
        const QString path = fixture.path(u"handoffs/review.yaml"_s);
        write(path, text);
        fixture.dialogs.made = NewDocument{path, text};
        fixture.trigger(u"file.new"_s);
        const OpenDocument *document = fixture.window->currentDocument();
        QVERIFY(document);
        const QByteArray bytes = document->editor().buffer().bytes();
        QVERIFY2(bytes.contains("{session_dir}/handoffs/review-2.yaml\""), bytes.constData());
    }
};

QTEST_MAIN(TestProposedAttempt)
#include "tst_proposedattempt.moc"
