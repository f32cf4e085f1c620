// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"

#include "widgets/editor/editortab.h"
#include "widgets/form/pane/formpane.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// Types into the form; the text is not checked yet on return.
OpenDocument *typed(WindowFixture &fixture)
{
    OpenDocument *document = fixture.open(u"a.yaml"_s, review());
    if (!document) {
        return nullptr;
    }
    fixture.window->currentTab()->form().revealPath(
        JsonPointer::of(u"/handoff/context/description"));
    const auto hasFocus = [] { return qobject_cast<QLineEdit *>(QApplication::focusWidget()); };
    if (!QTest::qWaitFor(hasFocus)) {
        return nullptr;
    }
    auto *line = static_cast<QLineEdit *>(QApplication::focusWidget());
    QTest::keyClick(line, Qt::Key_End);
    QTest::keyClicks(line, u" of phase 2"_s);
    return document;
}

QByteArray corrected()
{
    return QByteArray(review()).replace("Engineering review", "Engineering review of phase 2");
}

} // namespace

/// Text just typed into the form, or fixed, counts as a change.
class TestFreshEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void marksTheDocumentAsModified()
    {
        WindowFixture fixture;
        const OpenDocument *document = typed(fixture);
        QVERIFY(document);
        QCOMPARE(document->editor().buffer().bytes(), corrected());
        QVERIFY(document->isModified());
        QVERIFY(fixture.window->isWindowModified());
        QVERIFY(fixture.window->actionRegistry().action(u"file.save"_s)->isEnabled());
    }

    void isSaved()
    {
        WindowFixture fixture;
        const OpenDocument *document = typed(fixture);
        QVERIFY(document);
        fixture.trigger(u"file.save"_s);
        QTRY_COMPARE(contentOf(document->path()), corrected());
        QTRY_VERIFY(!document->isModified());
    }

    void closingAsksToSave_data()
    {
        QTest::addColumn<QString>("action");
        QTest::newRow("the tab") << u"file.close"_s;
        QTest::newRow("the window") << u"file.quit"_s;
    }
    void closingAsksToSave()
    {
        QFETCH(const QString, action);
        WindowFixture fixture;
        const OpenDocument *document = typed(fixture);
        QVERIFY(document);
        const QString path = document->path();
        fixture.dialogs.choice = CloseChoice::Save;
        fixture.trigger(action);
        QTRY_VERIFY(!fixture.window->documents().find(path));
        QCOMPARE(contentOf(path), corrected());
    }

    void savesAllFixes()
    {
        WindowFixture fixture;
        const QByteArray flawed = QByteArray(review()).replace("APPROVED", "approved");
        OpenDocument *document = fixture.open(u"a.yaml"_s, flawed);
        QVERIFY(document);
        QTRY_VERIFY(document->editor().fixes().count());
        fixture.trigger(u"document.fixAll"_s);
        QVERIFY(document->editor().buffer().bytes().contains("APPROVED"));
        QVERIFY(document->isModified());
        fixture.trigger(u"file.save"_s);
        QTRY_VERIFY(contentOf(document->path()).contains("APPROVED"));
        QTRY_VERIFY(!document->isModified());
    }

    void closingADeletedFileAsks()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        const QString path = document->path();
        QVERIFY(QFile::remove(path));
        QTRY_COMPARE(document->diskState(), DiskState::Deleted);
        fixture.dialogs.choice = CloseChoice::Save;
        fixture.trigger(u"file.close"_s);
        QTRY_VERIFY(!fixture.window->documents().find(path));
        QCOMPARE(contentOf(path), review());
    }
};

QTEST_MAIN(TestFreshEdit)
#include "tst_freshedit.moc"
