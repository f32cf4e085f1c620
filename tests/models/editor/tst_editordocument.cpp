// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/editordocument.h"
#include "models/protocol/catalog.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

class TestEditorDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void initTestCase() { m_catalog = ProtocolCatalog::load(); }

    void analysesOnceForABurstOfChanges()
    {
        EditorDocument document(m_catalog);
        QSignalSpy analysed(&document, &EditorDocument::analysed);
        document.load("a: 1\n", u"x.yaml"_s);
        for (int i = 0; i < 50; ++i) {
            QVERIFY(
                document.buffer().apply({{3, 1, QByteArray::number(i % 10)}}, u"Edit"_s).isOk());
        }
        QVERIFY(!document.isAnalysed());
        QTRY_VERIFY(document.isAnalysed());
        QCOMPARE(document.snapshot()->bytes, "a: 9\n");
        QCOMPARE(analysed.count(), 1);
    }

    void keepsTheLastValidStateWhileTheSourceIsBroken()
    {
        EditorDocument document(m_catalog);
        document.load("a: 1\n", u"x.yaml"_s);
        QTRY_VERIFY(document.isAnalysed());
        const SnapshotPtr valid = document.lastValid();
        QVERIFY(valid);
        QVERIFY(document.buffer().apply({{3, 1, "[1"}}, u"Edit"_s).isOk());
        QTRY_VERIFY(document.isAnalysed());
        QVERIFY(!document.snapshot()->parsed.isComplete());
        QCOMPARE(document.lastValid(), valid);
        document.buffer().history().undo();
        QTRY_VERIFY(document.isAnalysed());
        QVERIFY(document.lastValid() != valid);
        QCOMPARE(document.lastValid()->bytes, "a: 1\n");
    }

    void staysOfItsKindWhileTheSourceIsBroken()
    {
        EditorDocument document(m_catalog);
        document.load("handoff:\n  producer: cfd-reviewer\n  engineering_review: {}\n",
                      u"x.yaml"_s);
        QTRY_VERIFY(document.isAnalysed());
        const QString kind = u"cfd.engineering-review"_s;
        QCOMPARE(document.snapshot()->report.documents.front().kind, kind);
        // Nothing that can still be read tells the kind.
        QVERIFY(
            document.buffer().apply({{0, document.buffer().bytes().size(), "]"}}, u"E"_s).isOk());
        QTRY_VERIFY(document.isAnalysed());
        QVERIFY(!document.snapshot()->parsed.isComplete());
        QCOMPARE(document.snapshot()->report.documents.front().kind, kind);
        QVERIFY(!document.snapshot()->report.documents.front().isOverridden);
        QVERIFY(!document.snapshot()->report.documents.front().verdict.feedback.isEmpty());
        // What the reader chooses counts for more, and so does what can be read.
        document.setKind({}, u"cfd.mesh-plan"_s);
        QTRY_COMPARE(document.snapshot()->report.documents.front().kind, u"cfd.mesh-plan"_s);
        QVERIFY(document.snapshot()->report.documents.front().isOverridden);
        document.setKind({}, {});
        QTRY_COMPARE(document.snapshot()->report.documents.front().kind, kind);
        QVERIFY(document.buffer().apply({{0, 1, "a: 1"}}, u"E"_s).isOk());
        QTRY_VERIFY(document.isAnalysed());
        QCOMPARE(document.snapshot()->report.documents.front().kind, QString());
    }

    void editsChangeOnlyTheirValue()
    {
        EditorDocument document(m_catalog);
        QSignalSpy finished(&document, &EditorDocument::editFinished);
        document.load("a: 1 # one\r\nb:   'two'\r\n", u"x.yaml"_s);
        document.edit(0, SetValue{JsonPointer::of(u"/b"), Value::string(u"three"_s)}, u"Set b"_s);
        QVERIFY(!finished.isEmpty() || finished.wait());
        const QVariant outcome = finished.at(0).at(1);
        QVERIFY(static_cast<const Outcome *>(outcome.constData())->isOk());
        QCOMPARE(document.buffer().bytes(), "a: 1 # one\r\nb:   'three'\r\n");
        document.buffer().history().undo();
        QCOMPARE(document.buffer().bytes(), "a: 1 # one\r\nb:   'two'\r\n");
    }

    void severalEditsAreOneUndoStep()
    {
        EditorDocument document(m_catalog);
        QSignalSpy finished(&document, &EditorDocument::editFinished);
        const QByteArray before = "a: 1 # one\nb: 2\n";
        document.load(before, u"x.yaml"_s);
        const JsonPointer renamed = JsonPointer::of(u"/c");
        document.editAll(0,
                         {RenameKey{JsonPointer::of(u"/a"), u"c"_s},
                          SetValue{renamed, Value::number(u"3"_s)}, Move{renamed, 1}},
                         u"Take over"_s);
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(document.buffer().bytes(), "b: 2\nc: 3 # one\n");
        QCOMPARE(document.buffer().history().count(), 1);
        document.buffer().history().undo();
        QCOMPARE(document.buffer().bytes(), before);
    }

    void ofSeveralEditsNoneIsMadeWhenOneIsRefused()
    {
        EditorDocument document(m_catalog);
        QSignalSpy finished(&document, &EditorDocument::editFinished);
        document.load("a: 1\n", u"x.yaml"_s);
        document.editAll(0,
                         {SetValue{JsonPointer::of(u"/a"), Value::number(u"2"_s)},
                          Remove{JsonPointer::of(u"/none")}},
                         u"Take over"_s);
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(!static_cast<const Outcome *>(finished.at(0).at(1).constData())->isOk());
        QCOMPARE(document.buffer().bytes(), "a: 1\n");
        QVERIFY(!document.buffer().history().canUndo());
    }

    void finishesEveryEditOnceAlsoWhenTypingGoesOn()
    {
        EditorDocument document(m_catalog);
        QSignalSpy finished(&document, &EditorDocument::editFinished);
        document.load("a: x\nb: y\n", u"x.yaml"_s);
        const JsonPointer a = JsonPointer::of(u"/a");
        QList<quint64> tickets;
        for (const QString &text : {u"1st"_s, u"2nd"_s, u"3rd"_s, u"4th"_s}) {
            tickets.append(document.edit(0, SetValue{a, Value::string(text)}, u"Set a"_s, true));
        }
        QVERIFY(document.buffer().apply({{0, 0, "# typed\n"}}, u"Typing"_s).isOk());
        QTRY_COMPARE(finished.count(), tickets.size());
        QList<quint64> seen;
        for (const QList<QVariant> &arguments : std::as_const(finished)) {
            seen.append(arguments.at(0).toULongLong());
        }
        std::ranges::sort(seen);
        QCOMPARE(seen, tickets);
        QCOMPARE(document.buffer().bytes(), "# typed\na: 4th\nb: y\n");
    }

    void refusesAFixThatIsNoLongerAboutTheseBytes()
    {
        EditorDocument document(m_catalog);
        document.load("a: 1\n", u"x.yaml"_s);
        QTRY_VERIFY(document.isAnalysed());
        const Fix fix{u"Insert"_s, {{0, 0, "b: 2\n"}}, true};
        QVERIFY(document.buffer().apply({{0, 1, "c"}}, u"Edit"_s).isOk());
        QVERIFY(!document.applyFix(fix).isOk());
        QTRY_VERIFY(document.isAnalysed());
        QVERIFY(document.applyFix(fix).isOk());
        QCOMPARE(document.buffer().bytes(), "b: 2\nc: 1\n");
    }

    void plansAFixWhenItIsAskedFor()
    {
        EditorDocument document(m_catalog);
        QSignalSpy refused(&document, &EditorDocument::fixRefused);
        document.load("a: 1\n", u"x.yaml"_s);
        QTRY_VERIFY(document.isAnalysed());
        Fix fix{u"Insert key"_s, {}, true};
        fix.plan = std::make_shared<const FixPlan>(0, InsertKey{{}, u"b"_s, Value::list(), {}});
        QVERIFY(document.applyFix(fix).isOk());
        QTRY_COMPARE(document.buffer().bytes(), "a: 1\nb: []\n");
        QTRY_VERIFY(document.isAnalysed());
        QVERIFY(document.applyFix(fix).isOk());
        QTRY_COMPARE(refused.count(), 1);
        QVERIFY(refused.front().front().toString().startsWith(u"There is already an entry /b."_s));
        QCOMPARE(document.buffer().bytes(), "a: 1\nb: []\n");
    }

    void mayBeDestroyedWhileItWorks()
    {
        QByteArray large;
        for (int i = 0; i < 20'000; ++i) {
            large += "key" + QByteArray::number(i) + ": value\n";
        }
        auto document = std::make_unique<EditorDocument>(m_catalog);
        QSignalSpy analysed(document.get(), &EditorDocument::analysed);
        document->load(large, u"x.yaml"_s);
        document->edit(0, SetValue{JsonPointer::of(u"/key7"), Value::null()}, u"Set"_s);
        document.reset();
        QCoreApplication::processEvents();
        QCOMPARE(analysed.count(), 0);
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestEditorDocument)
#include "tst_editordocument.moc"
