// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"

using namespace baton;
using namespace Qt::StringLiterals;

/// A text is never written under the name of another format without a question.
class TestSaveFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void theUserChoosesTheFormat_data()
    {
        QTest::addColumn<FormatChoice>("choice");
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("canConvert");
        QTest::addColumn<QString>("written"); // empty: nothing
        QTest::newRow("cancel") << FormatChoice::Cancel << u"b.json"_s << true << QString();
        QTest::newRow("convert") << FormatChoice::Convert << u"b.json"_s << true << u"b.json"_s;
        QTest::newRow("keep") << FormatChoice::Keep << u"b.json"_s << true << u"b.json"_s;
        QTest::newRow("rename") << FormatChoice::Rename << u"b.json"_s << true << u"b.yaml"_s;
        QTest::newRow("XML") << FormatChoice::Rename << u"b.xml"_s << false << u"b.yaml"_s;
        QTest::newRow("Markdown") << FormatChoice::Convert << u"b.md"_s << true << u"b.md"_s;
    }

    void theUserChoosesTheFormat()
    {
        QFETCH(FormatChoice, choice);
        QFETCH(QString, name);
        QFETCH(bool, canConvert);
        QFETCH(QString, written);
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        fixture.dialogs.target = fixture.path(name);
        fixture.dialogs.format = choice;
        fixture.trigger(u"file.saveAs"_s);
        QTRY_COMPARE(fixture.dialogs.formats.size(), 1);
        QCOMPARE(fixture.dialogs.formats.front().convert.isEmpty(), !canConvert);
        QVERIFY(fixture.dialogs.formats.front().rename.contains(u"b.yaml"_s));
        if (written.isEmpty()) {
            QTRY_VERIFY(!document->isSaving());
            QVERIFY(!QFile::exists(fixture.path(name)));
            QCOMPARE(document->title(), u"a.yaml"_s);
            return;
        }
        QTRY_COMPARE(document->path(), fixture.path(written));
        const bool isConverted = choice == FormatChoice::Convert;
        QCOMPARE(contentOf(document->path()) == review(), !isConverted);
        QCOMPARE(document->editor().buffer().bytes(), contentOf(document->path()));
        QVERIFY(!document->isModified());
        if (isConverted) {
            QTRY_VERIFY(document->editor().isAnalysed());
            QVERIFY(document->editor().snapshot()->isComplete());
            QCOMPARE(document->editor().snapshot()->report.documents.front().kind,
                     u"cfd.engineering-review"_s);
        }
        QCOMPARE(contentOf(fixture.path(u"a.yaml"_s)), review());
    }

    /// Undo would restore the text of one format under the name of the other.
    void undoStopsAtAConversion()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        QVERIFY(document->editor().buffer().apply({{0, 0, "# mine\n"}}, u"Type"_s));
        fixture.dialogs.target = fixture.path(u"b.json"_s);
        fixture.dialogs.format = FormatChoice::Convert;
        fixture.trigger(u"file.saveAs"_s);
        QTRY_COMPARE(document->path(), fixture.path(u"b.json"_s));
        const QByteArray json = document->editor().buffer().bytes();
        QCOMPARE(json, contentOf(document->path()));
        QVERIFY(!document->editor().canUndo());
        QVERIFY(!fixture.window->actionRegistry().action(u"edit.undo"_s)->isEnabled());
        fixture.trigger(u"edit.undo"_s);
        QCOMPARE(document->editor().buffer().bytes(), json);
        QVERIFY(!document->isModified());

        QTRY_VERIFY(document->editor().isAnalysed());
        QVERIFY(document->editor().buffer().apply({{json.size(), 0, "\n"}}, u"Type"_s));
        QTRY_VERIFY(document->isModified());
        document->editor().undo();
        QTRY_COMPARE(document->editor().buffer().bytes(), json);
        QVERIFY(!document->isModified());
    }

    void theQuestionSaysWhereThePreviousTextIsKept_data()
    {
        QTest::addColumn<bool>("wasSaved");
        QTest::addColumn<QString>("told");
        QTest::newRow("a file") << true << u"a.yaml stays as it was last saved"_s;
        QTest::newRow("never saved") << false << u"the YAML text is kept nowhere else"_s;
    }

    void theQuestionSaysWhereThePreviousTextIsKept()
    {
        QFETCH(bool, wasSaved);
        QFETCH(QString, told);
        WindowFixture fixture;
        if (wasSaved) {
            QVERIFY(fixture.open(u"a.yaml"_s, review()));
        } else {
            fixture.dialogs.made = NewDocument{fixture.path(u"a.yaml"_s), review()};
            fixture.trigger(u"file.new"_s);
        }
        fixture.dialogs.target = fixture.path(u"b.json"_s);
        fixture.trigger(u"file.saveAs"_s);
        QTRY_COMPARE(fixture.dialogs.formats.size(), 1);
        QVERIFY2(fixture.dialogs.formats.front().detail.contains(told),
                 qPrintable(fixture.dialogs.formats.front().detail));
    }

    void lossesAreReportedBeforeSaving()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        fixture.dialogs.target = fixture.path(u"b.json"_s);
        fixture.trigger(u"file.saveAs"_s);
        QTRY_COMPARE(fixture.dialogs.formats.size(), 1);
        QVERIFY2(fixture.dialogs.formats.front().detail.contains(u"2 comment"_s),
                 qPrintable(fixture.dialogs.formats.front().detail));
    }

    void theSameFormatAsksNothing()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        fixture.dialogs.target = fixture.path(u"b.yml"_s);
        fixture.trigger(u"file.saveAs"_s);
        QTRY_COMPARE(document->title(), u"b.yml"_s);
        QVERIFY(fixture.dialogs.formats.isEmpty());
    }
};

QTEST_MAIN(TestSaveFormat)
#include "tst_saveformat.moc"
