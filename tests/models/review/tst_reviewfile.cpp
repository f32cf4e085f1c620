// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/review/accountname.h"
#include "models/review/reviewfile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <pwd.h>
#include <unistd.h>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

const QDateTime noon(QDate(2026, 2, 22), QTime(12, 0), QTimeZone::UTC);

Review review(const QString &gate, const QString &author,
              ReviewVerdict verdict = ReviewVerdict::Approve, const QString &note = {})
{
    return {gate, author, verdict, note, noon};
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

} // namespace

class TestReviewFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void reviewsReadBackAsTheyWereWritten_data()
    {
        QTest::addColumn<QString>("note");
        QTest::newRow("nothing") << QString();
        QTest::newRow("words") << u"Backflow is not resolved"_s;
        QTest::newRow("lines") << u"one\ntwo\n\n  three"_s;
        QTest::newRow("ends with lines") << u"one\n\n"_s;
        QTest::newRow("begins with blanks") << u"  one\n two"_s;
        QTest::newRow("begins with a line") << u"\none\n\ttwo"_s;
        QTest::newRow("other line ends") << u"one\r\ntwo"_s;
        QTest::newRow("quotes") << u"say \"no\": # it's {a} - [b]"_s;
        QTest::newRow("looks like another type") << u"yes"_s;
        QTest::newRow("other letters") << u"größer als 3 µm ✓"_s;
    }

    void reviewsReadBackAsTheyWereWritten()
    {
        QFETCH(QString, note);
        const Reviews reviews{review(u"QG1"_s, u"ada"_s, ReviewVerdict::Approve, note),
                              review(u"QG1"_s, u"bob: the # \"second\""_s, ReviewVerdict::Reject),
                              review(u"QG2b"_s, u"ada"_s, ReviewVerdict::NeedsWork, note)};
        const Result<Reviews> read = ReviewFile::parsed(ReviewFile::written(reviews), u"r.yaml"_s);
        QVERIFY2(read.isOk(), read.isOk() ? "" : qPrintable(read.error()));
        QCOMPARE(*read, reviews);
    }

    void aNoteOfSeveralLinesStandsInLines()
    {
        const QByteArray lines = "    note: |-\n      Outlet too close.\n\n      Move it.\n";
        const QString note = u"Outlet too close.\n\nMove it."_s;
        const Review said = review(u"QG1"_s, u"ada"_s, ReviewVerdict::Reject, note);
        const QByteArray written =
            ReviewFile::written({said, review(u"QG2"_s, u"ada"_s, ReviewVerdict::Approve)});
        QVERIFY2(written.contains(lines), written.constData());
        const QTemporaryDir dir;
        const QString path = dir.filePath(u"s.yaml"_s);
        const Review before = review(u"QG1"_s, u"ada"_s, ReviewVerdict::Reject, u"no"_s);
        QVERIFY(ReviewFile::add(path, before).isOk());
        QVERIFY(ReviewFile::add(path, review(u"QG2"_s, u"bob"_s)).isOk());
        QCOMPARE(ReviewFile::add(path, said).value().front().note, note);
        QVERIFY2(contentOf(path).contains(lines), contentOf(path).constData());
        QVERIFY(
            ReviewFile::add(path, review(u"QG3"_s, u"bob"_s, ReviewVerdict::Reject, note)).isOk());
        QCOMPARE(contentOf(path).count(lines), 2);
    }

    void noReviewsReadBackAsNone()
    {
        const Result<Reviews> read = ReviewFile::parsed(ReviewFile::written({}), u"r.yaml"_s);
        QVERIFY(read.isOk());
        QVERIFY(read->empty());
    }

    /// What git leaves when two reviewers said something of one gate at once.
    void aConflictIsRefusedAndKept()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"s1.yaml"_s);
        const QByteArray mine =
            ReviewFile::written({review(u"QG1"_s, u"ada"_s, ReviewVerdict::Approve, u"fine"_s)});
        const QByteArray conflict =
            "<<<<<<< HEAD\n" + mine + "=======\n" + mine + ">>>>>>> theirs\n";
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(conflict);
        file.close();
        const Result<Reviews> read = ReviewFile::read(path);
        QVERIFY(!read.isOk());
        QVERIFY2(read.error().contains(u"s1.yaml"_s), qPrintable(read.error()));
        QVERIFY(!ReviewFile::add(path, review(u"QG1"_s, u"bob"_s, ReviewVerdict::Reject)).isOk());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), conflict);
    }

    /// Two branches that each added one block merge line by line.
    void whatTwoReviewersAddStandsInLinesOfItsOwn()
    {
        const Review ada = review(u"QG1"_s, u"ada"_s, ReviewVerdict::Approve, u"fine"_s);
        const Review bob = review(u"QG2b"_s, u"bob"_s, ReviewVerdict::Reject, u"no"_s);
        const auto linesOf = [](const Reviews &reviews) {
            return ReviewFile::written(reviews).split('\n');
        };
        const QList<QByteArray> base = linesOf({ada});
        const QList<QByteArray> both = linesOf({ada, bob});
        QCOMPARE(both.first(base.size() - 1), base.first(base.size() - 1)); // nothing moved
    }

    void theFileLiesBesideTheSession_data()
    {
        QTest::addColumn<QString>("workspace");
        QTest::addColumn<QString>("session");
        QTest::addColumn<QString>("expected");
        QTest::newRow("in the workspace")
            << u"/w"_s << u"/w/s1"_s << u"/w/.baton/reviews/s1.yaml"_s;
        QTest::newRow("deeper") << u"/w/"_s << u"/w/a/s1/"_s << u"/w/.baton/reviews/a/s1.yaml"_s;
        QTest::newRow("elsewhere") << u"/w"_s << u"/v/s1"_s << u"/v/.baton/reviews/s1.yaml"_s;
        QTest::newRow("like the workspace's name")
            << u"/w"_s << u"/wide/s1"_s << u"/wide/.baton/reviews/s1.yaml"_s;
        QTest::newRow("the workspace itself")
            << u"/w/s1"_s << u"/w/s1"_s << u"/w/.baton/reviews/s1.yaml"_s;
        QTest::newRow("no workspace") << QString() << u"/v/s1"_s << u"/v/.baton/reviews/s1.yaml"_s;
    }

    void theFileLiesBesideTheSession()
    {
        QFETCH(QString, workspace);
        QFETCH(QString, session);
        QFETCH(QString, expected);
        QCOMPARE(ReviewFile::pathFor(workspace, session), expected);
    }

    void addingKeepsWhatOthersWrote()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(u".baton/reviews/s.yaml"_s);
        QVERIFY(ReviewFile::add(path, review(u"QG2"_s, u"bob"_s)).isOk());
        QVERIFY(ReviewFile::add(path, review(u"QG1"_s, u"ada"_s)).isOk());
        const Result<Reviews> all =
            ReviewFile::add(path, review(u"QG2"_s, u"ada"_s, ReviewVerdict::Reject));
        QVERIFY(all.isOk());
        QCOMPARE(
            *all,
            (Reviews{review(u"QG1"_s, u"ada"_s), review(u"QG2"_s, u"ada"_s, ReviewVerdict::Reject),
                     review(u"QG2"_s, u"bob"_s)}));
        QCOMPARE(ReviewFile::read(path).value(), *all);
    }

    void anAuthorHasOneReviewOfAGate()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(u"s.yaml"_s);
        const Review last = review(u"QG1"_s, u"ada"_s, ReviewVerdict::Reject);
        QVERIFY(ReviewFile::add(path, review(u"QG1"_s, u"ada"_s)).isOk());
        QCOMPARE(ReviewFile::add(path, last).value(), Reviews{last});
    }

    /// Merge-friendly: a review that is added changes no line of another.
    void anotherReviewOnlyAddsLines()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(u"s.yaml"_s);
        QVERIFY(ReviewFile::add(path, review(u"QG1"_s, u"ada"_s)).isOk());
        QVERIFY(ReviewFile::add(path, review(u"QG3"_s, u"ada"_s)).isOk());
        const QByteArray before = contentOf(path);
        QVERIFY(ReviewFile::add(path, review(u"QG2"_s, u"bob"_s)).isOk());
        QByteArray after = contentOf(path);
        const qsizetype begin = after.indexOf("\n  - gate: \"QG2\"");
        const qsizetype end = after.indexOf("\n  - gate: \"QG3\"");
        QVERIFY(begin > 0 && end > begin);
        QCOMPARE(after.remove(begin, end - begin), before);
    }

    /// What somebody wrote by hand: comments, fields of their own, their way to spell a text.
    void whatOthersWroteStaysAsItIs_data()
    {
        QTest::addColumn<Review>("added");
        QTest::addColumn<QByteArray>("old");
        QTest::addColumn<QByteArray>("now");
        const QByteArray head = "# Agreed by the team.\nextra: keep me\nreviews:\n\n";
        const QByteArray bob = "  # Bob's comment\n  - gate: QG2\n    author: 'bob' # him\n"
                               "    seen: 3\n";
        const QByteArray said = "    time: 2026-02-22T11:00:00Z\n    verdict: approve\n"
                                "    note: |\n      two\n      lines\n";
        const QByteArray eve = "\n  - gate: \"QG2\"\n    author: \"eve\"\n    verdict: approve\n";
        const auto entry = [](const QByteArray &gate, const QByteArray &author) {
            return "  - gate: " + gate + "\n    author: " + author
                + "\n    time: \"2026-02-22T12:00:00Z\"\n    verdict: reject\n    note: \"no\"\n";
        };
        const auto rejected = [](const QString &gate, const QString &author) {
            return review(gate, author, ReviewVerdict::Reject, u"no"_s);
        };
        const QByteArray all = head + bob + said + eve;
        QTest::newRow("before the first") << rejected(u"QG1"_s, u"ada"_s) << all
                                          << head + entry("QG1", "ada") + '\n' + bob + said + eve;
        QTest::newRow("between two") << rejected(u"QG2"_s, u"dan"_s) << all
                                     << head + bob + said + '\n' + entry("QG2", "dan") + eve;
        QTest::newRow("behind the last")
            << rejected(u"QG3"_s, u"bob"_s) << all << all + '\n' + entry("QG3", "bob");
        QTest::newRow("in the place of one") << rejected(u"QG2"_s, u"bob"_s) << all
                                             << head + bob
                + "    time: 2026-02-22T12:00:00Z\n    verdict: reject\n    note: |-\n      "
                  "no\n"
                + eve;
        QTest::newRow("fields that were missing") << rejected(u"QG2"_s, u"eve"_s) << head + eve
                                                  << head
                + "\n  - gate: \"QG2\"\n    author: \"eve\"\n    verdict: reject\n"
                  "    time: \"2026-02-22T12:00:00Z\"\n    note: \"no\"\n";
        QTest::newRow("in braces")
            << rejected(u"QG3"_s, u"bob"_s)
            << QByteArray("reviews: [{gate: QG1, author: ada, verdict: approve}] # short\n")
            << QByteArray("reviews: [{gate: QG1, author: ada, verdict: approve}, {gate: QG3, "
                          "author: bob, time: \"2026-02-22T12:00:00Z\", verdict: reject, note: "
                          "\"no\"}] # short\n");
        QTest::newRow("line ends of Windows")
            << rejected(u"QG3"_s, u"bob"_s) << QByteArray(all).replace("\n", "\r\n")
            << QByteArray(all + '\n' + entry("QG3", "bob")).replace("\n", "\r\n");
        QTest::newRow("the first of all")
            << rejected(u"QG3"_s, u"bob"_s) << QByteArray("# none yet\nreviews: []\n")
            << QByteArray("# none yet\nreviews:\n") + entry("QG3", "bob");
    }

    void whatOthersWroteStaysAsItIs()
    {
        QFETCH(Review, added);
        QFETCH(QByteArray, old);
        QFETCH(QByteArray, now);
        const QTemporaryDir dir;
        const QString path = dir.filePath(u"s.yaml"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(old), old.size());
        file.close();
        QVERIFY(ReviewFile::add(path, added).isOk());
        QCOMPARE(contentOf(path), now);
    }

    void aBrokenFileIsNotOverwritten_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("no YAML") << QByteArray("reviews: [\n");
        QTest::newRow("no list") << QByteArray("gates: 3\n");
        QTest::newRow("no gate") << QByteArray("reviews:\n  - verdict: approve\n");
        QTest::newRow("another verdict")
            << QByteArray("reviews:\n  - gate: QG1\n    verdict: maybe\n");
        QTest::newRow("merge markers")
            << QByteArray("reviews:\n<<<<<<< ours\n  - gate: QG1\n    verdict: approve\n");
    }

    void aBrokenFileIsNotOverwritten()
    {
        QFETCH(QByteArray, content);
        const QTemporaryDir dir;
        const QString path = dir.filePath(u"s.yaml"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
        file.close();
        const Result<Reviews> added = ReviewFile::add(path, review(u"QG1"_s, u"ada"_s));
        QVERIFY(!added.isOk());
        QVERIFY(added.error().contains(QDir::toNativeSeparators(path)));
        QCOMPARE(contentOf(path), content);
    }

    /// A daemon or a container sets none of the variables.
    void theAccountHasANameWithoutAnEnvironment()
    {
        const std::vector<const char *> variables{"USER", "LOGNAME", "USERNAME"};
        std::vector<QByteArray> before;
        for (const char *variable : variables) {
            before.push_back(qgetenv(variable));
            qunsetenv(variable);
        }
        const QString name = accountName();
        qputenv("USER", "ada");
        const QString told = accountName();
        for (size_t i = 0; i < variables.size(); ++i) {
            before[i].isNull() ? qunsetenv(variables[i]) : qputenv(variables[i], before[i]);
        }
        const passwd *account = getpwuid(geteuid());
        QCOMPARE(name,
                 account ? QString::fromLocal8Bit(account->pw_name)
                         : u"%1@%2"_s.arg(QString::number(geteuid()), QSysInfo::machineHostName()));
        QCOMPARE(told, u"ada"_s);
    }
};

QTEST_GUILESS_MAIN(TestReviewFile)
#include "tst_reviewfile.moc"
