// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/review/accountname.h"
#include "models/review/reviewfile.h"
#include "tests/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
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

/// Runs git as a user without settings; true if it succeeded.
bool git(const QTemporaryDir &folder, const QStringList &arguments)
{
    QProcess git;
    git.setWorkingDirectory(folder.path());
    git.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    git.start(u"git"_s,
              QStringList{u"-c"_s, u"user.name=a"_s, u"-c"_s, u"user.email=a@b"_s} + arguments);
    return git.waitForFinished(60000) && git.exitStatus() == QProcess::NormalExit
        && git.exitCode() == 0;
}

bool commit(const QTemporaryDir &folder)
{
    return git(folder, {u"add"_s, u"-A"_s})
        && git(folder, {u"commit"_s, u"--quiet"_s, u"--allow-empty"_s, u"-m"_s, u"said"_s});
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

    void aNoteOfSeveralLinesKeepsItsLines()
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
        QVERIFY(ReviewFile::add(path, before));
        QVERIFY(ReviewFile::add(path, review(u"QG2"_s, u"bob"_s)));
        QVERIFY(ReviewFile::add(path, said));
        QCOMPARE(ReviewFile::read(path).reviews.front().note, note);
        const QByteArray changed = contentOf(ReviewFile::fileOf(path, said));
        QVERIFY2(changed.contains(lines), changed.constData());
    }

    void anEmptyFileRoundTrips()
    {
        const Result<Reviews> read = ReviewFile::parsed(ReviewFile::written({}), u"r.yaml"_s);
        QVERIFY(read.isOk());
        QVERIFY(read->empty());
    }

    /// A merge conflict of git, after two reviewers edited one gate.
    void mergeConflictsAreReportedAndKept()
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
        const ReadReviews read = ReviewFile::read(path);
        QVERIFY2(read.problem.contains(u"s1.yaml"_s), qPrintable(read.problem));
        QVERIFY(!ReviewFile::add(path, review(u"QG1"_s, u"bob"_s, ReviewVerdict::Reject)).isOk());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), conflict);
    }

    void reviewsOfTwoReviewersMergeInGit_data()
    {
        QTest::addColumn<QByteArray>("shared"); // the one file of before; empty: there is none
        QTest::addColumn<Reviews>("before");
        QTest::addColumn<Review>("mine");
        QTest::addColumn<Review>("theirs");
        QTest::addColumn<int>("together");
        const Reviews none;
        const Review ada1 = review(u"QG1"_s, u"ada"_s, ReviewVerdict::Approve, u"fine"_s);
        const Review ada2 = review(u"QG2"_s, u"ada"_s, ReviewVerdict::Reject, u"no"_s);
        const Review bob1 = review(u"QG1"_s, u"bob"_s);
        const Review bob2 = review(u"QG2"_s, u"bob: \"/..\" Ωß"_s, ReviewVerdict::NeedsWork);
        const QByteArray shared = ReviewFile::written({ada1, bob1});
        QTest::newRow("the first two gates") << QByteArray() << none << ada1 << bob2 << 2;
        QTest::newRow("one gate") << QByteArray() << none << ada1 << bob1 << 2;
        QTest::newRow("one name") << QByteArray() << none << ada1 << ada2 << 2;
        QTest::newRow("neighbours") << QByteArray() << Reviews{bob1} << ada2 << bob2 << 3;
        QTest::newRow("beside the one file") << shared << none << ada2 << bob2 << 4;
        Review changed = ada1;
        changed.verdict = ReviewVerdict::Reject;
        QTest::newRow("a change in the one file") << shared << none << changed << bob2 << 3;
        QTest::newRow("changes") << QByteArray() << Reviews{ada1, bob1} << changed << bob2 << 3;
    }

    void reviewsOfTwoReviewersMergeInGit()
    {
        QFETCH(const QByteArray, shared);
        QFETCH(const Reviews, before);
        QFETCH(const Review, mine);
        QFETCH(const Review, theirs);
        QFETCH(const int, together);
        const QTemporaryDir dir;
        const QString path = ReviewFile::pathFor(dir.path(), dir.filePath(u"runs/s1"_s));
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QVERIFY(git(dir, {u"init"_s, u"--quiet"_s, u"-b"_s, u"main"_s}));
        if (!shared.isEmpty()) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(shared) == shared.size());
        }
        for (const Review &one : before) {
            QVERIFY(ReviewFile::add(path, one));
        }
        QVERIFY(commit(dir));
        QVERIFY(git(dir, {u"checkout"_s, u"--quiet"_s, u"-b"_s, u"theirs"_s}));
        QVERIFY(ReviewFile::add(path, theirs));
        QVERIFY(commit(dir));
        QVERIFY(git(dir, {u"checkout"_s, u"--quiet"_s, u"main"_s}));
        QVERIFY(ReviewFile::add(path, mine));
        QVERIFY(commit(dir));
        QVERIFY(git(dir, {u"merge"_s, u"--quiet"_s, u"-m"_s, u"both"_s, u"theirs"_s}));
        const ReadReviews read = ReviewFile::read(path);
        QCOMPARE(read.problem, QString());
        QCOMPARE(read.reviews.size(), size_t(together));
        for (const Review &one : {mine, theirs}) {
            QVERIFY(std::ranges::find(read.reviews, one) != read.reviews.end());
        }
    }

    void aSeparateFileTakesPrecedenceOverASharedOne()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(u"s.yaml"_s);
        const Review now = review(u"QG1"_s, u"ada"_s, ReviewVerdict::Reject);
        QVERIFY(ReviewFile::add(path, now)); // in a new file, then the old one arrives
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(ReviewFile::written({review(u"QG1"_s, u"ada"_s), review(u"QG2"_s, u"bob"_s)}));
        file.close();
        QCOMPARE(ReviewFile::read(path).reviews, (Reviews{now, review(u"QG2"_s, u"bob"_s)}));
    }

    void oneBrokenFileDoesNotAffectOthers()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(u"s.yaml"_s);
        const Review ada = review(u"QG1"_s, u"ada"_s);
        QVERIFY(ReviewFile::add(path, ada));
        QFile file(ReviewFile::folderFor(path) + u"/QG2.bob.yaml"_s);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<<<<<<< HEAD\n");
        file.close();
        const ReadReviews read = ReviewFile::read(path);
        QCOMPARE(read.reviews, Reviews{ada});
        QVERIFY(read.problem.contains(u"QG2.bob.yaml"_s));
        QVERIFY(!ReviewFile::add(path, review(u"QG2"_s, u"bob"_s)));
        QCOMPARE(contentOf(file.fileName()), QByteArray("<<<<<<< HEAD\n"));
    }

    void theReviewsOfAllSessionsAreFound()
    {
        const QTemporaryDir dir;
        const auto pathOf = [&dir](const QString &session) {
            return ReviewFile::pathFor(dir.path(), dir.filePath(session));
        };
        QVERIFY(ReviewFile::add(pathOf(u"a"_s), review(u"QG1"_s, u"ada"_s)));
        QVERIFY(ReviewFile::add(pathOf(u"a"_s), review(u"QG2"_s, u"bob"_s, ReviewVerdict::Reject)));
        QVERIFY(ReviewFile::add(pathOf(u"a/b"_s), review(u"QG1"_s, u"ada"_s)));
        QFile file(pathOf(u"c/old"_s));
        QVERIFY(QDir().mkpath(QFileInfo(file).path()) && file.open(QIODevice::WriteOnly));
        file.write(ReviewFile::written({review(u"QG1"_s, u"ada"_s, ReviewVerdict::NeedsWork)}));
        file.close();
        const QHash<QString, QString> sessions = ReviewFile::sessionsIn(dir.path() + u'/');
        QCOMPARE(sessions.size(), 3);
        QStringList told;
        for (const QString &session : {u"a"_s, u"a/b"_s, u"c/old"_s}) {
            const QString path = sessions.value(dir.filePath(session));
            QCOMPARE(path, pathOf(session));
            QCOMPARE(ReviewFile::find(dir.filePath(session)), path);
            told.append(textOf(ReviewFile::summaryOf(ReviewFile::read(path).reviews).standing));
        }
        QCOMPARE(told, (QStringList{u"rejected"_s, u"approved"_s, u"needs work"_s}));
    }

    void theFileIsNextToTheSession_data()
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

    void theFileIsNextToTheSession()
    {
        QFETCH(QString, workspace);
        QFETCH(QString, session);
        QFETCH(QString, expected);
        QCOMPARE(ReviewFile::pathFor(workspace, session), expected);
    }

    void addingAReviewKeepsThoseOfOthers()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(u".baton/reviews/s.yaml"_s);
        const Review adaNo = review(u"QG2"_s, u"ada"_s, ReviewVerdict::Reject);
        QVERIFY(ReviewFile::add(path, review(u"QG2"_s, u"bob"_s)));
        QVERIFY(ReviewFile::add(path, review(u"QG1"_s, u"ada"_s)));
        QVERIFY(ReviewFile::add(path, adaNo));
        QCOMPARE(ReviewFile::read(path).reviews,
                 (Reviews{review(u"QG1"_s, u"ada"_s), adaNo, review(u"QG2"_s, u"bob"_s)}));
    }

    void anAuthorHasOneReviewOfAGate()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(u"s.yaml"_s);
        const Review last = review(u"QG1"_s, u"ada"_s, ReviewVerdict::Reject);
        QVERIFY(ReviewFile::add(path, review(u"QG1"_s, u"ada"_s)));
        QVERIFY(ReviewFile::add(path, last));
        QCOMPARE(ReviewFile::read(path).reviews, Reviews{last});
    }

    /// Parts written by hand: comments, custom fields, other spellings of texts.
    void keepsHandwrittenParts_data()
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
        const auto rejected = [](const QString &gate, const QString &author) {
            return review(gate, author, ReviewVerdict::Reject, u"no"_s);
        };
        const QByteArray all = head + bob + said + eve;
        QTest::newRow("another gate") << rejected(u"QG1"_s, u"bob"_s) << all << all;
        QTest::newRow("another author") << rejected(u"QG2"_s, u"dan"_s) << all << all;
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
            << rejected(u"QG1"_s, u"ada"_s)
            << QByteArray("reviews: [{gate: QG1, author: ada, verdict: approve}] # short\n")
            << QByteArray("reviews: [{gate: QG1, author: ada, verdict: reject, "
                          "time: \"2026-02-22T12:00:00Z\", note: \"no\"}] # short\n");
    }

    void keepsHandwrittenParts()
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
        QVERIFY(ReviewFile::add(path, added));
        QCOMPARE(contentOf(path), now);
        const Reviews reviews = ReviewFile::read(path).reviews;
        QVERIFY(std::ranges::find(reviews, added) != reviews.end());
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
        const Outcome added = ReviewFile::add(path, review(u"QG1"_s, u"ada"_s));
        QVERIFY(!added.isOk());
        QVERIFY(added.error().contains(QDir::toNativeSeparators(path)));
        QCOMPARE(contentOf(path), content);
    }

    /// Daemons and containers may set none of the variables.
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
