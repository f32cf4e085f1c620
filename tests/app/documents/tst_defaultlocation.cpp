// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/filterending.h"
#include "app/dialogs/qtdialogs.h"
#include "tests/app/windowfixture.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QByteArray request(const QByteArray &session)
{
    return "# Task\n\n```xml\n<agent_request session_id=\"" + session
        + "\">\n  <mode>spawn</mode>\n</agent_request>\n```\n";
}

} // namespace

/// Suggested folder and name of a new document.
class TestDefaultLocation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void requestsAreSavedInTheirSession_data()
    {
        QTest::addColumn<QString>("made");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("proposed");
        const QString place = u"docs/.scratch/sessions/20261123-090000-mail/"_s;
        const QByteArray named = request("20261123-090000-mail");
        const QByteArray bare = "<agent_request session_id=\"20261123-090000-mail\"/>\n";
        QTest::newRow("a prompt") << u"prompt.md"_s << named << place + u"prompt.md"_s;
        QTest::newRow("a second one") << u"prompt-2.md"_s << named << place + u"prompt.md"_s;
        QTest::newRow("bare") << u"request.xml"_s << bare << place + u"request.xml"_s;
        QTest::newRow("open below") << u"src/prompt.md"_s << named << place + u"prompt.md"_s;
        QTest::newRow("in another session")
            << u"docs/.scratch/sessions/a/prompt-2.md"_s << named << place + u"prompt.md"_s;
        QTest::newRow("in its session")
            << place + u"request.md"_s << named << place + u"request.md"_s;
        QTest::newRow("a placeholder")
            << u"prompt.md"_s << request("[date-time]-mail") << u"prompt.md"_s;
        QTest::newRow("path out of the session")
            << u"prompt.md"_s << request("../mail") << u"prompt.md"_s;
        QTest::newRow("no session") << u"prompt.md"_s << request("") << u"prompt.md"_s;
        QTest::newRow("another protocol") << u"review.yaml"_s << review() << u"review.yaml"_s;
    }

    void requestsAreSavedInTheirSession()
    {
        QFETCH(QString, made);
        QFETCH(QByteArray, text);
        QFETCH(QString, proposed);
        WindowFixture fixture;
        QVERIFY(QDir(fixture.dir.path()).mkpath(u"docs/.scratch/sessions"_s));
        fixture.dialogs.made = NewDocument{fixture.path(made), text};
        fixture.dialogs.target = fixture.path(proposed);
        fixture.trigger(u"file.new"_s);
        QTRY_VERIFY(fixture.window->currentDocument());
        OpenDocument *document = fixture.window->currentDocument();
        QTRY_VERIFY(document->editor().isAnalysed());
        fixture.trigger(u"file.save"_s);
        QTRY_COMPARE(document->path(), fixture.path(proposed));
        QCOMPARE(fixture.dialogs.asked, QStringList{fixture.path(proposed)});
        QCOMPARE(contentOf(fixture.path(proposed)), text);
    }

    void theMissingFolderIsPartOfTheName()
    {
        const QTemporaryDir dir;
        const QString name = u"docs/.scratch/sessions/a/prompt.md"_s;
        QString shown;
        QTimer::singleShot(0, this, [&shown] {
            auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            shown = dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->text();
            static_cast<QDialog *>(dialog)->accept();
        });
        QtDialogs dialogs;
        QCOMPARE(dialogs.fileToSave(nullptr, dir.filePath(name)), dir.filePath(name));
        QCOMPARE(shown, name);
        QVERIFY(!QFileInfo::exists(dir.filePath(u"docs"_s)));
    }

    void aNameGetsTheEndingOfItsFormat_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("whole");
        QTest::newRow("none") << u"/a/s"_s << u"/a/s.svg"_s;
        QTest::newRow("another one") << u"/a/s.xyz"_s << u"/a/s.xyz.svg"_s;
        QTest::newRow("of another format") << u"/a/s.csv"_s << u"/a/s.csv"_s;
        QTest::newRow("in capitals") << u"/a/s.SVG"_s << u"/a/s.SVG"_s;
        QTest::newRow("cancelled") << QString() << QString();
    }

    void aNameGetsTheEndingOfItsFormat()
    {
        QFETCH(const QString, path);
        const QStringList filters{u"CSV (*.csv)"_s, u"SVG (*.svg)"_s};
        QTEST(withEnding(path, filters, filters.last()), "whole");
    }

    void savedSearchesNeedAName()
    {
        bool isOffered = true;
        QTimer::singleShot(0, this, [&isOffered] {
            auto *dialog = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->setTextValue(u"  "_s);
            const auto *buttons = dialog->findChild<QDialogButtonBox *>();
            isOffered = buttons->button(QDialogButtonBox::Ok)->isEnabled();
            dialog->setTextValue(u"Mine"_s);
            buttons->button(QDialogButtonBox::Ok)->click();
        });
        QtDialogs dialogs;
        QCOMPARE(dialogs.searchName(nullptr, u"status:failed"_s), u"Mine"_s);
        QVERIFY(!isOffered);
    }
};

QTEST_MAIN(TestDefaultLocation)
#include "tst_defaultlocation.moc"
