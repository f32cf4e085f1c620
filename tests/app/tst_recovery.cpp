// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "windowfixture.h"

#include <QDirIterator>
#include <QSignalSpy>

using namespace baton;
using namespace Qt::StringLiterals;

/// What is kept of unsaved work while a window lives; tst_realwindow kills one.
class TestRecovery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void aSavedDocumentLeavesNoJournal()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        QVERIFY(document->editor().buffer().apply({{0, 0, "#\n"}}, u"x"_s).isOk());
        QTRY_COMPARE(journals(fixture.context.dataFolder).size(), 1);
        fixture.trigger(u"file.save"_s);
        QTRY_COMPARE(journals(fixture.context.dataFolder).size(), 0);
    }

    void aLivingProcessIsNotRecoveredFrom()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        QVERIFY(document->editor().buffer().apply({{0, 0, "#\n"}}, u"x"_s).isOk());
        QTRY_COMPARE(journals(fixture.context.dataFolder).size(), 1);
        MainWindow second(fixture.context);
        QSignalSpy found(&second.recovery(), &Recovery::found);
        second.recovery().search();
        QTRY_COMPARE(found.size(), 1);
        QVERIFY(found.first().first().value<std::vector<JournalEntry>>().empty());
    }

private:
    static QStringList journals(const QString &data)
    {
        QStringList found;
        QDirIterator files(data + u"/recovery"_s, {u"*.journal"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            found.append(files.next());
        }
        return found;
    }
};

QTEST_MAIN(TestRecovery)
#include "tst_recovery.moc"
