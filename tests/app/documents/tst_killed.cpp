// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// A process that types and saves without a pause and is killed at any moment: while the journal is
// written, between writing and renaming the temporary file of a save, and in between. BATON_KILLS
// sets the number of runs.
#include "app/documents/recovery.h"
#include "models/protocol/catalog/catalog.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <random>

#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

constexpr int digits = 6;

QByteArray numberText(int number)
{
    return QByteArray::number(number).rightJustified(digits, '0');
}

/// A text that takes long enough to be interrupted; its number is at both ends.
QByteArray textOf(int number)
{
    static const QByteArray body = QByteArray("# a line that says nothing at all\n").repeated(6000);
    return "# " + numberText(number) + "\n" + body + "# " + numberText(number);
}

/// The number of a complete text; -1 if it is not complete.
int numberOf(const QByteArray &text)
{
    const int number = text.mid(2, digits).toInt();
    return text == textOf(number) ? number : -1;
}

/// The process that is killed: everything that it reports as done is done.
class Writer : public QObject
{
public:
    explicit Writer(const QDir &folder)
        : m_path(folder.filePath(u"a.yaml"_s))
        , m_documents(ProtocolCatalog::load())
        , m_recovery(folder.filePath(u"recovery"_s), m_documents)
    {
        connect(&m_documents, &Documents::opened, this, [this](OpenDocument *document) {
            m_document = document;
            m_next.start(0);
        });
        connect(&m_next, &QTimer::timeout, this, &Writer::go);
        m_documents.open(m_path);
    }

private:
    static void say(const char *what, int number)
    {
        const QByteArray line = what + QByteArray(" ") + QByteArray::number(number) + '\n';
        if (::write(STDOUT_FILENO, line.constData(), static_cast<size_t>(line.size())) < 0) {
            ::_exit(1);
        }
    }

    void go()
    {
        const int number = ++m_number;
        DocumentBuffer &buffer = m_document->editor().buffer();
        const QByteArray text = numberText(number);
        const TextEdits edits{{2, digits, text}, {buffer.bytes().size() - digits, digits, text}};
        if (!buffer.apply(edits, u"typed"_s)) {
            ::_exit(1);
        }
        say("typing", number);
        m_recovery.flush();
        say("typed", number);
        if (number % 3 == 0) {
            say("saving", number);
            m_documents.save(*m_document, m_path).then(this, [number](const Outcome &outcome) {
                if (outcome) {
                    say("saved", number);
                }
            });
        }
    }

    QString m_path;
    Documents m_documents;
    Recovery m_recovery;
    OpenDocument *m_document = nullptr;
    QTimer m_next;
    int m_number = 0;
};

/// The last number that @p output reports for @p what.
int lastOf(const QByteArray &output, const QByteArray &what)
{
    int last = 0;
    const QByteArrayList lines = output.split('\n');
    for (const QByteArray &line : lines.first(lines.size() - 1)) {
        last = line.startsWith(what) ? line.mid(what.size()).toInt() : last;
    }
    return last;
}

} // namespace

class TestKilled : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void restoresAllTypedText()
    {
        bool isNumber = false;
        const int wanted = qEnvironmentVariableIntValue("BATON_KILLS", &isNumber);
        const int kills = isNumber ? wanted : 40;
        std::mt19937 random(1);
        int inTheMiddle = 0;
        for (int kill = 0; kill < kills; ++kill) {
            const QTemporaryDir folder;
            const QDir dir(folder.path());
            writeFirst(dir);
            const QByteArray output = outputOfKilled(dir, random);
            const int typed = lastOf(output, "typed ");
            QVERIFY(typed > 0);
            const bool isInTheMiddle = lastOf(output, "typing ") > typed
                || lastOf(output, "saving ") > lastOf(output, "saved ");
            inTheMiddle += isInTheMiddle ? 1 : 0;

            QFile file(dir.filePath(u"a.yaml"_s));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const int saved = numberOf(file.readAll());
            QVERIFY2(saved >= lastOf(output, "saved "), output.constData());
            int newest = saved;
            const std::optional<std::vector<JournalEntry>> entries = offered(dir);
            QVERIFY2(entries, "the search for what can be recovered has not ended");
            for (const JournalEntry &entry : *entries) {
                QCOMPARE(entry.path, file.fileName());
                QVERIFY(numberOf(entry.bytes) > 0);
                newest = std::max(newest, numberOf(entry.bytes));
            }
            QVERIFY2(newest >= typed, output.constData());
        }
        qInfo("%d of %d kills came while something was written", inTheMiddle, kills);
        QVERIFY(inTheMiddle * 4 > kills);
    }

private:
    static void writeFirst(const QDir &dir)
    {
        QFile file(dir.filePath(u"a.yaml"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(textOf(0)), textOf(0).size());
    }

    /// The output of a writer until it was killed.
    static QByteArray outputOfKilled(const QDir &dir, std::mt19937 &random)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(QCoreApplication::applicationFilePath(), {u"--write"_s, dir.path()});
        const auto lines = static_cast<qsizetype>(2 + random() % 20); // two of the first step
        QByteArray output;
        while (output.count('\n') < lines && process.waitForReadyRead(30000)) {
            output += process.readAllStandardOutput();
        }
        constexpr unsigned longest = 4000;
        ::usleep(random() % longest); // any moment of the next step
        process.kill();
        process.waitForFinished();
        return output + process.readAllStandardOutput();
    }

    /// The documents that the next process offers; nothing if its search does not end.
    static std::optional<std::vector<JournalEntry>> offered(const QDir &dir)
    {
        Documents documents(ProtocolCatalog::load());
        Recovery recovery(dir.filePath(u"recovery"_s), documents);
        QSignalSpy found(&recovery, &Recovery::found);
        recovery.search();
        // It may have ended before this waits.
        if (found.isEmpty() && !found.wait(std::chrono::minutes(1))) {
            return std::nullopt;
        }
        return found.first().first().value<std::vector<JournalEntry>>();
    }
};

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == u"--write"_s) {
        const Writer writer((QDir(arguments.value(2))));
        return QCoreApplication::exec();
    }
    TestKilled test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_killed.moc"
