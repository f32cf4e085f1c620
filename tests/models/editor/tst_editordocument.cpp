// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/document/editordocument.h"
#include "models/protocol/catalog/catalog.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <memory>
#include <optional>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QByteArray reviewText = "handoff:\n"
                              "  producer: cfd-reviewer\n"
                              "  engineering_review:\n"
                              "    approval_status: APPROVED\n"
                              "    findings: []\n";

/// The first fix with the title @p title of a finding of @p document.
std::optional<Fix> fixOf(const EditorDocument &document, const QString &title)
{
    for (const Finding &finding : document.snapshot()->report.documents.front().findings) {
        const auto fix = std::ranges::find(finding.fixes, title, &Fix::title);
        if (fix != finding.fixes.end()) {
            return *fix;
        }
    }
    return std::nullopt;
}

Outcome set(EditorDocument &document, const QString &path, const QString &text)
{
    return document.edit(0, {SetValue{JsonPointer::of(path), Value::string(text)}}, u"Set"_s);
}

} // namespace

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
        const SnapshotPtr valid = document.lastValid(0);
        QVERIFY(valid);
        QVERIFY(document.buffer().apply({{3, 1, "[1"}}, u"Edit"_s).isOk());
        QTRY_VERIFY(document.isAnalysed());
        QVERIFY(!document.snapshot()->parsed.isComplete());
        QCOMPARE(document.lastValid(0), valid);
        document.buffer().history().undo();
        QTRY_VERIFY(document.isAnalysed());
        QVERIFY(document.lastValid(0) != valid);
        QCOMPARE(document.lastValid(0)->bytes, "a: 1\n");
    }

    void aPartiallyParsedTextIsJudgedAsAWhole()
    {
        QByteArray text = "handoff:\n  producer: cfd-reviewer\n  engineering_review:\n"
                          "    approval_status: REJECTED\n    challenges:\n";
        for (int i = 0; i < 300; ++i) {
            text += "    - severity: NOTE\n      description: \"number " + QByteArray::number(i)
                + "\"\n";
        }
        EditorDocument document(m_catalog);
        document.load(text, u"x.yaml"_s);
        QTRY_VERIFY(document.isAnalysed());
        for (const QByteArray &key : QByteArrayList{"x", "\"", "\n"}) {
            const qsizetype at = document.buffer().bytes().indexOf("NOTE", text.size() / 2) + 2;
            QVERIFY(document.buffer().apply({{at, 0, key}}, u"Edit"_s).isOk());
            QTRY_VERIFY(document.isAnalysed());
            const SnapshotPtr shown = document.snapshot();
            const SnapshotPtr whole =
                analyse(shown->bytes, 1, Format::Yaml, *m_catalog, document.settings());
            QCOMPARE(shown->bytes, document.buffer().bytes());
            QVERIFY(shown->parsed == whole->parsed);
            QVERIFY(!shown->parsed.isComplete() || shown->report == whole->report);
        }
    }

    void keepsItsKindWhileTheSourceIsBroken()
    {
        EditorDocument document(m_catalog);
        document.load("handoff:\n  producer: cfd-reviewer\n  engineering_review: {}\n",
                      u"x.yaml"_s);
        QTRY_VERIFY(document.isAnalysed());
        const QString kind = u"cfd.engineering-review"_s;
        QCOMPARE(document.snapshot()->report.documents.front().kind, kind);
        // The readable part does not identify the kind.
        QVERIFY(
            document.buffer().apply({{0, document.buffer().bytes().size(), "]"}}, u"E"_s).isOk());
        QTRY_VERIFY(document.isAnalysed());
        QVERIFY(!document.snapshot()->parsed.isComplete());
        QCOMPARE(document.snapshot()->report.documents.front().kind, kind);
        QVERIFY(!document.snapshot()->report.documents.front().isOverridden);
        QVERIFY(!document.snapshot()->report.documents.front().verdict.feedback.isEmpty());
        // A choice of the user has precedence, and so does a document that can be parsed.
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
        document.load("a: 1 # one\r\nb:   'two'\r\n", u"x.yaml"_s);
        QVERIFY(set(document, u"/b"_s, u"three"_s).isOk());
        QCOMPARE(document.buffer().bytes(), "a: 1 # one\r\nb:   'three'\r\n");
        document.undo();
        QCOMPARE(document.buffer().bytes(), "a: 1 # one\r\nb:   'two'\r\n");
    }

    void severalEditsAreOneUndoStep()
    {
        EditorDocument document(m_catalog);
        const QByteArray before = "a: 1 # one\nb: 2\n";
        document.load(before, u"x.yaml"_s);
        const JsonPointer renamed = JsonPointer::of(u"/c");
        const Outcome outcome =
            document.edit(0,
                          {RenameKey{JsonPointer::of(u"/a"), u"c"_s},
                           SetValue{renamed, Value::number(u"3"_s)}, Move{renamed, 1}},
                          u"Take over"_s);
        QVERIFY(outcome.isOk());
        QCOMPARE(document.buffer().bytes(), "b: 2\nc: 3 # one\n");
        QCOMPARE(document.buffer().history().count(), 1);
        document.undo();
        QCOMPARE(document.buffer().bytes(), before);
    }

    void severalEditsAreMadeTogetherOrNotAtAll()
    {
        EditorDocument document(m_catalog);
        document.load("a: 1\n", u"x.yaml"_s);
        const Outcome outcome =
            document.edit(0,
                          {SetValue{JsonPointer::of(u"/a"), Value::number(u"2"_s)},
                           Remove{JsonPointer::of(u"/none")}},
                          u"Take over"_s);
        QVERIFY(!outcome.isOk());
        QCOMPARE(document.buffer().bytes(), "a: 1\n");
        QVERIFY(!document.buffer().history().canUndo());
    }

    /// An edit applies to the newest bytes after any change.
    void severalEditsAreMadeBeforeACheck()
    {
        EditorDocument document(m_catalog);
        document.load("a: x\nb: y\n", u"x.yaml"_s);
        for (const QString &text : {u"1st"_s, u"2nd"_s, u"3rd"_s, u"4th"_s}) {
            QVERIFY(set(document, u"/a"_s, text).isOk());
            QCOMPARE(document.newest()->revision, document.buffer().revision());
        }
        QVERIFY(document.buffer().apply({{0, 0, "# typed\n"}}, u"Typing"_s).isOk());
        QVERIFY(set(document, u"/b"_s, u"z"_s).isOk());
        document.undo();
        document.undo();
        QVERIFY(set(document, u"/b"_s, u"last"_s).isOk());
        QCOMPARE(document.buffer().bytes(), "a: 4th\nb: last\n");
        const SnapshotPtr edited = document.newest();
        QVERIFY(!document.isAnalysed());
        QTRY_VERIFY(document.isAnalysed());
        QCOMPARE(document.snapshot()->bytes, document.buffer().bytes());
        QVERIFY(document.snapshot()->parsed == edited->parsed);
        QVERIFY(edited->parsed == parse(edited->bytes, Format::Yaml, m_catalog->parseOptions()));
    }

    void refusesAFixForEarlierBytes()
    {
        EditorDocument document(m_catalog);
        document.load(reviewText, u"x.yaml"_s);
        QTRY_VERIFY(document.isAnalysed());
        const std::optional<Fix> fix = fixOf(document, u"Rename"_s);
        QVERIFY(fix && !fix->plan);
        QVERIFY(document.buffer().apply({{0, 0, "# Notes\n"}}, u"Edit"_s).isOk());
        QVERIFY(!document.fixes().apply(*fix).isOk());
        QTRY_VERIFY(document.isAnalysed());
        QVERIFY(!document.fixes().apply(*fix).isOk()); // the caller may show the old text
        QCOMPARE(document.buffer().bytes(), "# Notes\n" + reviewText);
        const std::optional<Fix> now = fixOf(document, u"Rename"_s);
        QVERIFY(now && document.fixes().apply(*now).isOk());
        QCOMPARE(document.buffer().bytes(),
                 "# Notes\n" + QByteArray(reviewText).replace("findings", "challenges"));
    }

    void fixesIncludeTheirEdits_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<int>("lines"); // of comments
        QTest::newRow("edits") << u"Rename"_s << 0;
        QTest::newRow("edits of a long text") << u"Rename"_s << 200'000;
        QTest::newRow("plan") << u"Insert key to fill in"_s << 0;
        QTest::newRow("plan for a long text") << u"Insert key to fill in"_s << 200'000;
    }

    void fixesIncludeTheirEdits()
    {
        QFETCH(const QString, title);
        QFETCH(const int, lines);
        EditorDocument document(m_catalog);
        document.load(reviewText + QByteArray("# long\n").repeated(lines), u"x.yaml"_s);
        QTRY_VERIFY(document.isAnalysed());
        const std::optional<Fix> fix = fixOf(document, title);
        QVERIFY(fix.has_value());
        SnapshotPtr read; // when the bytes changed
        connect(&document.buffer(), &DocumentBuffer::changed, this,
                [&] { read = document.isRead() ? document.known() : nullptr; });
        QVERIFY(document.fixes().apply(*fix).isOk());
        QTRY_VERIFY(!document.fixes().isRunning());
        QVERIFY(read);
        QCOMPARE(read->bytes, document.buffer().bytes());
        QVERIFY(read->parsed == parse(read->bytes, Format::Yaml, m_catalog->parseOptions()));
    }

    void unfinishedTextIsAnalysedAfterAPause_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("behind"); // where it is typed
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QByteArray>("rest"); // that makes it whole
        const QByteArray yaml = "handoff:\n  version: \"1.0\"\n  producer: x\n";
        const QByteArray json = "{\"handoff\": {\"version\": \"1.0\", \"producer\": \"x\"}}\n";
        const QByteArray xml = "<agent_request>\n  <mode>spawn</mode>\n</agent_request>\n";
        QTest::newRow("YAML, a key") << u"/w/a.yaml"_s << yaml << "\"1.0\""_ba << "\n  to_pha"_ba
                                     << "se: 2"_ba;
        QTest::newRow("YAML, a text") << u"/w/a.yaml"_s << yaml << "version: "_ba << "\"2"_ba
                                      << "\" # "_ba;
        QTest::newRow("JSON, a key") << u"/w/a.json"_s << json << "\"1.0\", "_ba << "\"to"_ba
                                     << "\": 2, "_ba;
        QTest::newRow("XML, an element") << u"/w/a.xml"_s << xml << "</mode>\n"_ba << "  <work"_ba
                                         << "flow>standard</workflow>\n"_ba;
        QTest::newRow("Markdown, a key") << u"/w/a.md"_s << "# Notes\n\n```yaml\n" + yaml + "```\n"
                                         << "\"1.0\""_ba
                                         << "\n  to_pha"_ba << "se: 2"_ba;
    }

    void unfinishedTextIsAnalysedAfterAPause()
    {
        QFETCH(const QString, path);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, behind);
        QFETCH(const QByteArray, typed);
        QFETCH(const QByteArray, rest);
        EditorDocument document(m_catalog);
        document.load(before, path);
        QTRY_VERIFY(document.isAnalysed());
        const SnapshotPtr valid = document.snapshot();
        QVERIFY(valid->isComplete());
        auto *pause = document.findChild<QTimer *>(u"typingPause"_s);
        QCOMPARE(pause->intervalAsDuration(), std::chrono::seconds(1));
        const qsizetype place = before.indexOf(behind) + behind.size();
        const auto type = [&](qsizetype at, const QByteArray &text, HistoryStep step) {
            QVERIFY(document.buffer().apply({{at, 0, text}}, u"Typing"_s, step).isOk());
            QVERIFY(pause->isActive());
            pause->setInterval(std::chrono::hours(1)); // disables the timer
        };
        type(place, typed, HistoryStep::Begins);
        QTRY_VERIFY(document.isKeptBack());
        QCOMPARE(document.snapshot(), valid);
        QCOMPARE(document.lastValid(0), valid);
        type(place + typed.size(), rest, HistoryStep::GoesOn);
        QVERIFY(!document.isKeptBack());
        QTRY_VERIFY(document.isAnalysed());
        QVERIFY2(document.snapshot()->isComplete(), document.buffer().bytes().constData());

        document.load(before, path);
        QTRY_VERIFY(document.isAnalysed());
        type(place, typed, HistoryStep::Begins);
        QTRY_VERIFY(document.isKeptBack());
        pause->setInterval(0); // the pause is over
        QTRY_VERIFY(document.isAnalysed());
        QVERIFY(!document.snapshot()->isComplete());
        QVERIFY(document.lastValid(0)->isComplete());
    }

    void changesWithoutTypingAreCheckedImmediately_data()
    {
        QTest::addColumn<bool>("isPasted");
        QTest::newRow("pasted") << true;
        QTest::newRow("asked for") << false;
    }

    void changesWithoutTypingAreCheckedImmediately()
    {
        QFETCH(const bool, isPasted);
        EditorDocument document(m_catalog);
        document.load("a: b\n", u"/w/a.yaml"_s);
        QTRY_VERIFY(document.isAnalysed());
        document.findChild<QTimer *>(u"typingPause"_s)->setInterval(std::chrono::hours(1));
        const HistoryStep step = isPasted ? HistoryStep::Alone : HistoryStep::Begins;
        QVERIFY(document.buffer().apply({{0, 0, "\""}}, u"x"_s, step).isOk());
        if (!isPasted) {
            QTRY_VERIFY(document.isKeptBack());
            QTRY_VERIFY(document.analyseNow());
        }
        QTRY_VERIFY(document.isAnalysed());
        QVERIFY(!document.snapshot()->isComplete());
        document.undo();
        QTRY_VERIFY(document.analyseNow());
        QVERIFY(document.snapshot()->isComplete());
    }

    void analysesARecentEditOnRequest()
    {
        EditorDocument document(m_catalog);
        document.load("a: b\n", u"/w/a.yaml"_s);
        QTRY_VERIFY(document.analyseNow());
        QVERIFY(set(document, u"/a"_s, u"c"_s).isOk());
        QVERIFY(!document.isAnalysed());
        QTRY_VERIFY(document.analyseNow());
        QVERIFY(document.isAnalysed());
    }

    void callsBackWhenTheTextIsAnalysed_data()
    {
        QTest::addColumn<qsizetype>("size");
        QTest::addColumn<bool>("isAtOnce");
        QTest::newRow("short") << qsizetype(1) << true;
        QTest::newRow("long") << qsizetype(2) * 1024 * 1024 << false;
    }

    void callsBackWhenTheTextIsAnalysed()
    {
        QFETCH(const qsizetype, size);
        QFETCH(const bool, isAtOnce);
        EditorDocument document(m_catalog);
        document.load("a: \"" + QByteArray(size, 'x') + "\"\n", u"/w/a.yaml"_s);
        int calls = 0;
        const auto count = [&] { calls += document.isAnalysed() ? 1 : 100; };
        document.whenAnalysed(&document, count);
        QCOMPARE(calls, isAtOnce ? 1 : 0);
        auto gone = std::make_unique<QObject>();
        document.load("a: \"" + QByteArray(size, 'y') + "\"\n", u"/w/a.yaml"_s);
        document.whenAnalysed(gone.get(), count);
        gone.reset();
        QTRY_VERIFY(document.isAnalysed());
        QCOMPARE(calls, isAtOnce ? 2 : 1);
    }

    void appliesAllFixesAsOneStep_data()
    {
        QTest::addColumn<int>("lines"); // of comments
        QTest::newRow("within the call") << 0;
        QTest::newRow("of a long text, on a worker") << 200'000;
    }

    void appliesAllFixesAsOneStep()
    {
        QFETCH(const int, lines);
        const QByteArray text = QByteArray(reviewText).replace("APPROVED", "approved")
            + QByteArray("# long\n").repeated(lines);
        EditorDocument document(m_catalog);
        document.load(text, u"x.yaml"_s);
        QTRY_VERIFY(document.isAnalysed());
        const FixedText fixed =
            withCertainFixes(text, Format::Yaml, *m_catalog, document.settings());
        QVERIFY(fixed.count > 0);
        SnapshotPtr read; // when the bytes changed
        connect(&document.buffer(), &DocumentBuffer::changed, this,
                [&] { read = document.isRead() ? document.known() : nullptr; });
        const QSignalSpy applied(&document.fixes(), &DocumentFixes::appliedAll);
        document.fixes().applyAll();
        QCOMPARE(document.fixes().isRunning(), lines > 0);
        QTRY_COMPARE(applied.size(), 1);
        QCOMPARE(applied.front().front().toInt(), fixed.count);
        QVERIFY(!document.fixes().isRunning());
        QCOMPARE(document.buffer().bytes(), fixed.bytes);
        QVERIFY(read && read->parsed == fixed.parsed);
        QCOMPARE(document.buffer().history().count(), 1);
        document.undo();
        QCOMPARE(document.buffer().bytes(), text);
    }

    void aLongTextTakesOneFixAtATime()
    {
        EditorDocument document(m_catalog);
        document.load(reviewText + QByteArray("# long\n").repeated(200'000), u"x.yaml"_s);
        QTRY_VERIFY(document.isAnalysed());
        const QSignalSpy applied(&document.fixes(), &DocumentFixes::appliedAll);
        const QSignalSpy refused(&document.fixes(), &DocumentFixes::refused);
        document.fixes().applyAll();
        document.fixes().applyAll();
        QCOMPARE(refused.size(), 1);
        QVERIFY(refused.front().front().toString().startsWith(u"Another fix of this long text"_s));
        QVERIFY(document.buffer().apply({{0, 0, "# Notes\n"}}, u"Edit"_s).isOk());
        const QByteArray edited = document.buffer().bytes();
        QTRY_COMPARE(refused.size(), 2);
        QVERIFY(refused.back().front().toString().startsWith(u"The document changed since"_s));
        QVERIFY(!document.fixes().isRunning());
        QCOMPARE(document.buffer().bytes(), edited);
        QCOMPARE(applied.size(), 0);
    }

    void fixesAllOfATextThatWasTypedJustNow()
    {
        EditorDocument document(m_catalog);
        document.load(reviewText, u"x.yaml"_s);
        QTRY_VERIFY(document.isAnalysed());
        QVERIFY(document.buffer().apply({{0, 0, "# Notes\n"}}, u"Edit"_s).isOk());
        const QByteArray fixed = withCertainFixes(document.buffer().bytes(), Format::Yaml,
                                                  *m_catalog, document.settings())
                                     .bytes;
        QVERIFY(fixed.startsWith("# Notes\n") && fixed.contains("challenges"));
        document.fixes().applyAll();
        QCOMPARE(document.buffer().bytes(), fixed);
        QTRY_VERIFY(document.isAnalysed() && document.isProven());
        QCOMPARE(document.buffer().bytes(), fixed);
    }

    void saysWhichKeyAFixRenames_data() { fixesIncludeTheirEdits_data(); }

    void saysWhichKeyAFixRenames()
    {
        QFETCH(const QString, title);
        QFETCH(const int, lines);
        EditorDocument document(m_catalog);
        document.load(reviewText + QByteArray("# long\n").repeated(lines), u"x.yaml"_s);
        QTRY_VERIFY(document.isAnalysed());
        const std::optional<Fix> fix = fixOf(document, title);
        QVERIFY(fix.has_value());
        std::optional<AppliedFix> applied;
        connect(&document.fixes(), &DocumentFixes::fixApplied, this,
                [&applied](const AppliedFix &made) { applied = made; });
        QVERIFY(document.fixes().apply(*fix).isOk());
        QTRY_VERIFY(applied);
        QCOMPARE(applied->title, title);
        const bool isRename = title == u"Rename"_s;
        QCOMPARE(applied->rename.has_value(), isRename);
        QCOMPARE(applied->toFillIn.has_value(), !isRename);
        if (isRename) {
            const JsonPointer review = JsonPointer::of(u"/handoff/engineering_review");
            QCOMPARE(applied->rename->document, 0);
            QCOMPARE(applied->rename->move.from.value_or(JsonPointer()),
                     review.child(u"findings"_s));
            QCOMPARE(applied->rename->move.place(), review.child(u"challenges"_s));
        }
    }

    void limitsTheWaitForSlowWork()
    {
        const auto slow = std::make_shared<QSemaphore>();
        EditorDocument document(m_catalog);
        document.setPreparation(
            [slow](const SnapshotPtr &, const LastValid &,
                   const std::shared_ptr<const ProtocolCatalog> &) { slow->acquire(); });
        document.load("a: b\n", u"/w/a.yaml"_s);
        bool isDone = false;
        document.whenAnalysed(&document, [&isDone] { isDone = true; });
        QVERIFY(!isDone);
        QVERIFY(!document.analyseNow());
        slow->release(100);
        QTRY_VERIFY(isDone);
        QVERIFY(document.analyseNow());
    }

    void revertsEditsThatTheFullProofRejects()
    {
        const auto parser = [](const QByteArray &bytes, Format format, const ParseOptions &options,
                               const std::atomic_bool *stop) {
            ParsedText parsed = parse(bytes, format, options, stop);
            if (bytes.contains("wrong")) {
                parsed.documents.front().tree.nodes.back().text = u"something else"_s;
            }
            return parsed;
        };
        EditorDocument document(m_catalog, nullptr, parser);
        document.load("a: x\nb: y\n", u"x.yaml"_s);
        QTRY_VERIFY(document.isAnalysed());
        QSignalSpy takenBack(&document, &EditorDocument::editsReverted);
        QVERIFY(set(document, u"/a"_s, u"right"_s).isOk());
        QVERIFY(!document.isProven());
        QTRY_VERIFY(document.isProven());
        QVERIFY(set(document, u"/a"_s, u"wrong"_s).isOk());
        QVERIFY(set(document, u"/b"_s, u"more"_s).isOk());
        QTRY_COMPARE(takenBack.count(), 1);
        QCOMPARE(document.buffer().bytes(), "a: right\nb: y\n");
        document.undo();
        QCOMPARE(document.buffer().bytes(), "a: wrong\nb: more\n");
    }

    void plansAFixOnRequest_data()
    {
        QTest::addColumn<int>("lines");
        QTest::addColumn<QString>("said"); // of a second request
        QTest::newRow("within the call") << 100 << u"The document changed since this was found."_s;
        QTest::newRow("of a long text, on a worker")
            << 200'000 << u"Another fix of this long text is being applied."_s;
    }

    void plansAFixOnRequest()
    {
        QFETCH(const int, lines);
        QFETCH(const QString, said);
        const QByteArray text = reviewText + QByteArray("# long\n").repeated(lines);
        EditorDocument document(m_catalog);
        document.load(text, u"x.yaml"_s);
        QTRY_VERIFY(document.isAnalysed());
        const std::optional<Fix> fix = fixOf(document, u"Insert key to fill in"_s);
        QVERIFY(fix.has_value());
        QVERIFY(document.fixes().apply(*fix).isOk());
        const Outcome again = document.fixes().apply(*fix); // before the first one was checked
        QVERIFY(!again);
        QVERIFY2(again.error().startsWith(said), qPrintable(again.error()));
        QTRY_VERIFY(!document.fixes().isRunning() && document.isAnalysed());
        QVERIFY(document.buffer().bytes().size() > text.size());
        QCOMPARE(document.buffer().history().count(), 1);
        QVERIFY(!document.fixes().isRunning());
        QVERIFY(!document.fixes().apply(*fix).isOk());
    }

    void appliesAPlanThatIsStillOffered()
    {
        EditorDocument document(m_catalog);
        document.load(reviewText + QByteArray("# long\n").repeated(100'000), u"x.yaml"_s);
        QTRY_VERIFY(document.isAnalysed());
        const std::optional<Fix> fix = fixOf(document, u"Insert key to fill in"_s);
        QVERIFY(fix && fix->plan);
        QVERIFY(document.buffer().apply({{0, 0, "# Notes\n"}}, u"Edit"_s).isOk());
        QTRY_VERIFY(document.isAnalysed());
        QVERIFY(document.fixes().apply(*fix).isOk());
        QTRY_COMPARE(document.buffer().history().count(), 2);
    }

    void aChosenKindStaysWithItsBlock()
    {
        const QByteArray text = "# Notes\n\n```yaml\nhandoff:\n  producer: x\n```\n\nEnd\n";
        EditorDocument document(m_catalog);
        document.load(text, u"/w/x.md"_s);
        QTRY_VERIFY(document.isAnalysed());
        document.setKind({}, u"cfd.mesh-plan"_s);
        QTRY_VERIFY(isMeshPlan(document, 0));
        // Another block before it, typed line by line: at some moment a single block contains both.
        qsizetype at = text.indexOf("```yaml");
        for (const QByteArray &line : {"```yaml\n"_ba, "handoff: {producer: y}\n"_ba, "```\n"_ba}) {
            QVERIFY(document.buffer().apply({{at, 0, line}}, u"Edit"_s).isOk());
            QTRY_VERIFY(document.isAnalysed());
            at += line.size();
        }
        QCOMPARE(document.snapshot()->parsed.documents.size(), size_t(2));
        QVERIFY(!isMeshPlan(document, 0));
        QVERIFY(isMeshPlan(document, 1));
        QCOMPARE(document.settings().choiceFor({1, {}}).kind, u"cfd.mesh-plan"_s);
        for (int i = 0; i < 3; ++i) {
            document.buffer().history().undo();
        }
        QTRY_VERIFY(document.isAnalysed());
        QCOMPARE(document.buffer().bytes(), text);
        QVERIFY(isMeshPlan(document, 0));
    }

    void aRememberedKindIsThatOfTheSameContent_data()
    {
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<int>("number");
        const QByteArray one = "```yaml\nhandoff: {producer: a}\n```\n";
        const QByteArray two = "```yaml\nhandoff: {producer: b}\n```\n";
        const QByteArray three = "```yaml\nhandoff: {producer: c}\n```\n";
        QTest::newRow("as before") << one + two << 1;
        QTest::newRow("one more before") << three + one + two << 2;
        QTest::newRow("the first is gone") << two << 0;
        QTest::newRow("the other way round") << two + one << 0;
        QTest::newRow("changed where it stands") << one + three << 1;
        QTest::newRow("removed without a successor") << one << -1;
        QTest::newRow("another with the same content, and one more") << one + three + three << -1;
    }

    void aRememberedKindIsThatOfTheSameContent()
    {
        QFETCH(const QByteArray, after);
        QFETCH(const int, number);
        EditorDocument before(m_catalog);
        before.load("```yaml\nhandoff: {producer: a}\n```\n```yaml\nhandoff: {producer: b}\n```\n",
                    u"/w/x.md"_s);
        QTRY_VERIFY(before.isAnalysed());
        before.setKind({1, {}}, u"cfd.mesh-plan"_s);
        QTRY_VERIFY(before.isAnalysed());
        SavedChoices kept = before.choices();
        QCOMPARE(kept.size(), size_t(1));
        kept.front().offset = -1; // has no meaning in another file

        EditorDocument document(m_catalog);
        document.setChoices(kept);
        document.load(after, u"/w/x.md"_s);
        QTRY_VERIFY(document.isAnalysed());
        const auto count = static_cast<int>(document.snapshot()->parsed.documents.size());
        for (int i = 0; i < count; ++i) {
            QCOMPARE(isMeshPlan(document, i), i == number);
        }
        QCOMPARE(document.choices().size(), size_t(1)); // used when the document returns
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
        QVERIFY(document->edit(0, {SetValue{JsonPointer::of(u"/key7"), Value::null()}}, u"Set"_s));
        document.reset();
        QCoreApplication::processEvents();
        QCOMPARE(analysed.count(), 0);
    }

    void closingDoesNotWaitForWork()
    {
        const auto begun = std::make_shared<QSemaphore>();
        const auto mayEnd = std::make_shared<QSemaphore>();
        const auto ended = std::make_shared<std::atomic_bool>(false);
        auto document = std::make_unique<EditorDocument>(m_catalog);
        document->setPreparation([=](const SnapshotPtr &, const LastValid &, const auto &) {
            begun->release();
            mayEnd->tryAcquire(1, 5000);
            *ended = true;
        });
        document->load("a: 1\n", u"x.yaml"_s);
        begun->acquire();
        document.reset();
        QVERIFY(!*ended);
        mayEnd->release();
        QTRY_VERIFY(*ended);
    }

private:
    static bool isMeshPlan(const EditorDocument &document, int number)
    {
        const DocumentReport *report = document.snapshot()->report.of(number);
        return report && report->document == number && report->kind == "cfd.mesh-plan"_L1;
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestEditorDocument)
#include "tst_editordocument.moc"
