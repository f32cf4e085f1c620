// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/focusedprompt.h"
#include "tests/models/queue/queuefixture.h"

#include <QDir>
#include <QTemporaryDir>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QueueStep firstStep()
{
    QueueStep step;
    step.id = 1;
    step.subtask = u"0-4-1"_s;
    step.number = 1;
    step.agent = u"Tara"_s;
    step.prompt = u"Write tests."_s;
    step.status = RunStatus::Pending;
    return step;
}

} // namespace

/// Which files a prompt holds.
class TestFocusedPrompt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkpath(u"project"_s));
        QVERIFY(QDir(m_folder->path()).mkpath(u"other/inner"_s));
        write(u"secret.txt"_s);
        write(u"other/secret.txt"_s);
        write(u"project/own.txt"_s);
        QVERIFY(QFile::link(m_folder->filePath(u"secret.txt"_s),
                            m_folder->filePath(u"project/link.txt"_s)));
        QVERIFY(QFile::link(m_folder->filePath(u"other/inner"_s),
                            m_folder->filePath(u"project/inner"_s)));
    }

    void aFileOutsideOfTheFolderIsNotRead_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("above") << u"../secret.txt"_s;
        QTest::newRow("above a folder below") << u"src/../../secret.txt"_s;
        QTest::newRow("absolute") << u"%1/secret.txt"_s;
        QTest::newRow("behind blanks") << u"  %1/secret.txt"_s;
        QTest::newRow("link") << u"link.txt"_s;
        QTest::newRow("above a linked folder") << u"inner/../secret.txt"_s;
    }

    void aFileOutsideOfTheFolderIsNotRead()
    {
        QFETCH(QString, path);
        path.replace(u"%1"_s, m_folder->path());
        QueueStep asContext = firstStep();
        asContext.contextFiles = {path};
        QueueStep asOwn = firstStep();
        asOwn.file = path;
        for (const QueueStep &step : {asContext, asOwn}) {
            const FocusedPrompt prompt = promptOf(step);
            QVERIFY2(!prompt.text.contains("content of"_L1), qPrintable(prompt.text));
            QVERIFY2(prompt.text.contains(u"- "_s + path), qPrintable(prompt.text));
        }
        QCOMPARE(promptOf(asContext).absent.size(), 1);
    }

    void aFileThatIsNotReadIsNamedWithWhatToDo()
    {
        QueueStep step = firstStep();
        step.contextFiles = {u"../secret.txt"_s};
        const FocusedPrompt prompt = promptOf(step);
        QVERIFY2(prompt.text.contains("- ../secret.txt: not read, outside of the project\n"_L1),
                 qPrintable(prompt.text));
        QCOMPARE(prompt.absent.size(), 1);
        QVERIFY2(prompt.absent.first().contains("../secret.txt"_L1)
                     && prompt.absent.first().contains(folder()),
                 qPrintable(prompt.absent.first()));
    }

    void aFileInTheFolderIsRead_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("relative") << u"own.txt"_s;
        QTest::newRow("absolute") << u"%1/project/own.txt"_s;
    }

    void aFileInTheFolderIsRead()
    {
        QFETCH(QString, path);
        QueueStep step = firstStep();
        step.contextFiles = {path.replace(u"%1"_s, m_folder->path())};
        const FocusedPrompt prompt = promptOf(step);
        QVERIFY2(prompt.text.contains("content of project/own.txt"_L1), qPrintable(prompt.text));
        QCOMPARE(prompt.absent, QStringList());
    }

    void onlyTheTargetFileMayBeMissing()
    {
        QueueStep step = firstStep();
        step.file = u"src/new.py"_s;
        const FocusedPrompt prompt = promptOf(step);
        QVERIFY2(prompt.text.contains("- src/new.py: to be written, not there yet\n"_L1),
                 qPrintable(prompt.text));
        QCOMPARE(prompt.absent, QStringList());
        step.contextFiles = {u"src/old.py"_s};
        QCOMPARE(promptOf(step).absent.size(), 1);
    }

    void anEmptyPartIsNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("agent");
        QTest::addColumn<QString>("error"); ///< of a step that failed
        QTest::addColumn<QString>("parts"); ///< empty: nothing is said
        const QString whole = u"ROLE: Tara\nGOAL:%1\nINSTRUCTIONS:\n%2\nNOTES:\n"_s;
        QTest::newRow("none is empty") << u"Write tests."_s << u"Tara"_s << QString() << QString();
        QTest::newRow("nothing to do")
            << u" \n"_s << u"Tara"_s << QString() << u"GOAL, INSTRUCTIONS"_s;
        QTest::newRow("no agent") << u"Write tests."_s << QString() << QString() << u"ROLE"_s;
        QTest::newRow("the fix is the goal") << u" \n"_s << u"Tara"_s << u"401"_s << QString();
        QTest::newRow("a fix by the same agent")
            << u" \n"_s << u"Devon"_s << u"401"_s << u"INSTRUCTIONS"_s;
        QTest::newRow("a whole prompt") << whole.arg(u" Test the login."_s, u"1. Write."_s)
                                        << u"Tara"_s << QString() << QString();
        QTest::newRow("a whole prompt without a goal")
            << whole.arg(u" "_s, u"1. Write."_s) << u"Tara"_s << QString() << u"GOAL"_s;
        QTest::newRow("a whole prompt without instructions")
            << whole.arg(u" Test the login."_s, QString()) << u"Tara"_s << QString()
            << u"INSTRUCTIONS"_s;
    }

    void anEmptyPartIsNamed()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, agent);
        QFETCH(const QString, error);
        QFETCH(const QString, parts);
        QueueStep step = firstStep();
        step.prompt = text;
        step.agent = agent;
        step.error = error;
        step.status = error.isEmpty() ? RunStatus::Pending : RunStatus::Failed;
        const QString says = u"The prompt of step 1 of “0-4-1” has nothing below %1. Write it"_s;
        const QStringList absent = promptOf(step).absent;
        QCOMPARE(absent.size(), parts.isEmpty() ? 0 : 1);
        QVERIFY2(parts.isEmpty() || absent.first().startsWith(says.arg(parts)),
                 qPrintable(absent.join(u'\n')));
    }

    /// Files have headings of their own.
    void headingsInContextFilesAreNoSections()
    {
        write(u"project/other.prompt"_s, "ROLE: Tara\nGOAL:\nINSTRUCTIONS:\n");
        QueueStep step = firstStep();
        step.contextFiles = {u"other.prompt"_s};
        QCOMPARE(promptOf(step).absent, QStringList());
    }

    void agentsAreOptionalInTheTable()
    {
        StepQueue queue;
        queue.absent = {u"agent"_s};
        queue.steps = {firstStep()};
        queue.steps.front().agent.clear();
        const FocusedPrompt prompt = focusedPrompt(queue.steps.front(), queue, orion(), folder());
        QCOMPARE(prompt.absent, QStringList());
    }

private:
    [[nodiscard]] QString folder() const { return m_folder->filePath(u"project"_s); }

    [[nodiscard]] FocusedPrompt promptOf(const QueueStep &step) const
    {
        StepQueue queue;
        queue.steps = {step};
        return focusedPrompt(queue.steps.front(), queue, orion(), folder());
    }

    void write(const QString &name, const QByteArray &more = {}) const
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QFile::WriteOnly)) {
            qFatal("cannot write the test's own file");
        }
        file.write("content of " + name.toUtf8() + '\n' + more);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestFocusedPrompt)
#include "tst_focusedprompt.moc"
