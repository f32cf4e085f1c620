// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/newdialog.h"
#include "app/dialogs/qtdialogs.h"
#include "tests/app/windowfixture.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTimer>

using namespace baton;
using namespace Qt::StringLiterals;

/// The user's own templates: saved, listed, renamed, removed.
class TestOwnTemplates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void theDialogShowsTheWholeSuggestedName()
    {
        const QString name(80, u'n');
        int room = 0;
        int needed = 0;
        QTimer::singleShot(0, this, [&] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            const auto *edit = dialog->findChild<QLineEdit *>();
            room = edit->width();
            needed = edit->fontMetrics().horizontalAdvance(edit->text());
            dialog->accept();
        });
        QtDialogs dialogs;
        QCOMPARE(dialogs.templateName(nullptr, name), name);
        QVERIFY2(room > needed, qPrintable(u"%1 for %2"_s.arg(room).arg(needed)));
    }

    void ownTemplatesComeFirst()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        fixture.dialogs.name = u"Quick review"_s;
        fixture.trigger(u"file.saveTemplate"_s);
        QCOMPARE(fixture.dialogs.asked, QStringList{u"a"_s});
        const UserTemplates templates(fixture.path(u"data/templates"_s));
        QTRY_COMPARE(templates.list().size(), 1);
        QCOMPARE(templates.list().front().kind, u"cfd.engineering-review"_s);
        QCOMPARE(templates.of(u"cfd.engineering-review"_s).front().text, review());

        NewDialog dialog(*fixture.context.catalog, templates, u"/w"_s);
        auto *list = dialog.findChild<QListWidget *>(u"newList"_s);
        const auto own = list->findItems(u"Quick review"_s, Qt::MatchExactly);
        QCOMPARE(own.size(), 1);
        const Kind *kind = fixture.context.catalog->kind(u"cfd.engineering-review"_s);
        QCOMPARE(list->item(list->row(own.front()) + 1)->text(), kind->templates.front().title);
        auto *rename = dialog.findChild<QPushButton *>(u"newRename"_s);
        QVERIFY(!rename->isEnabled());
        list->setCurrentItem(own.front());
        QVERIFY(rename->isEnabled());
        own.front()->setText(u"a/b"_s);
        QVERIFY(!dialog.findChild<QLabel *>(u"newReason"_s)->text().isEmpty());
        QCOMPARE(own.front()->text(), u"Quick review"_s);
        own.front()->setText(u"Review"_s);
        QCOMPARE(templates.list().front().name, u"Review"_s);
        QCOMPARE(dialog.document().suggestedPath, u"/w/phase2-engineering-review.yaml"_s);

        std::function<void()> removal;
        connect(&dialog, &NewDialog::removalRequested, &dialog,
                [&](const QString &name, const std::function<void()> &remove) {
                    QCOMPARE(name, u"Review"_s);
                    removal = remove;
                });
        QTest::mouseClick(dialog.findChild<QPushButton *>(u"newRemove"_s), Qt::LeftButton);
        QVERIFY(removal);
        QCOMPARE(templates.list().size(), 1);
        removal();
        QVERIFY(templates.list().empty());
        QVERIFY(list->findItems(u"Review"_s, Qt::MatchExactly).isEmpty());
    }

    void removingATemplateNeedsConfirmation_data()
    {
        QTest::addColumn<bool>("isAgreed");
        QTest::newRow("confirmed") << true;
        QTest::newRow("refused") << false;
    }

    void removingATemplateNeedsConfirmation()
    {
        struct Asking : QtDialogs
        {
            bool isAgreed = false;
            QStringList asked;

            bool confirm(QWidget *, const QString &question, const QString &,
                         const QString &) override
            {
                asked.append(question);
                return isAgreed;
            }
        };
        QFETCH(const bool, isAgreed);
        const auto catalog = ProtocolCatalog::load();
        const QTemporaryDir dir;
        QVERIFY(QDir(dir.path()).mkpath(u"native.request"_s));
        write(dir.filePath(u"native.request/Mine.xml"_s), "<agent_request/>\n");
        const UserTemplates templates(dir.path());
        QTimer::singleShot(0, this, [] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            auto *list = dialog->findChild<QListWidget *>(u"newList"_s);
            list->setCurrentItem(list->findItems(u"Mine"_s, Qt::MatchExactly).value(0));
            QTest::mouseClick(dialog->findChild<QPushButton *>(u"newRemove"_s), Qt::LeftButton);
            dialog->reject();
        });
        Asking dialogs;
        dialogs.isAgreed = isAgreed;
        QVERIFY(!dialogs.newDocument(nullptr, *catalog, templates, u"/w"_s, {}));
        QCOMPARE(dialogs.asked, QStringList{u"Remove the template Mine?"_s});
        QCOMPARE(templates.list().size(), isAgreed ? 0 : 1);
    }

    void aBrokenTemplateIsNamed()
    {
        const auto catalog = ProtocolCatalog::load();
        const QTemporaryDir dir;
        QVERIFY(QDir(dir.path()).mkpath(u"native.request"_s));
        write(dir.filePath(u"native.request/Mine.xml"_s),
              "<agent_request>\n  <mode>x</mod>\n</agent_request>\n");
        NewDialog dialog(*catalog, UserTemplates(dir.path()), u"/w"_s);
        auto *list = dialog.findChild<QListWidget *>(u"newList"_s);
        list->setCurrentItem(list->findItems(u"Mine"_s, Qt::MatchExactly).value(0));
        const auto *reason = dialog.findChild<QLabel *>(u"newReason"_s);
        QVERIFY2(reason->text().contains(u"Mine.xml is broken in line 2: "_s),
                 qPrintable(reason->text()));
        QVERIFY(!reason->isHidden());
        list->setCurrentItem(list->findItems(u"API endpoint"_s, Qt::MatchExactly).value(0));
        QVERIFY(reason->isHidden());
    }

    /// A gap in a user template is a placeholder from saving it until its removal.
    void openValuesOfAnOwnTemplateAreFound()
    {
        WindowFixture fixture;
        const QByteArray open = QByteArray(review()).replace(
            "\"Engineering review\"", "\"Review of [which plan] for {reader}\"");
        OpenDocument *document = fixture.open(u"a.yaml"_s, open);
        QVERIFY(document);
        const auto blanks = [document] {
            QStringList texts;
            for (const Finding &finding :
                 document->editor().snapshot()->report.documents.front().findings) {
                texts += finding.isToFillIn ? QStringList{finding.actual} : QStringList();
            }
            return texts;
        };
        QCOMPARE(blanks(), QStringList{u"{reader}"_s}); // one anywhere but in prose
        fixture.dialogs.name = u"Quick review"_s;
        fixture.trigger(u"file.saveTemplate"_s);
        QTRY_COMPARE_WITH_TIMEOUT(blanks(), (QStringList{u"[which plan]"_s, u"{reader}"_s}), 10000);
        const UserTemplates templates(fixture.path(u"data/templates"_s));
        QVERIFY(UserTemplates::renamed(templates.list().front(), u"Review"_s).isOk());
        QVERIFY(UserTemplates::remove(templates.list().front()).isOk());
        QTRY_COMPARE_WITH_TIMEOUT(blanks(), QStringList{u"{reader}"_s}, 10000);
    }

    void returnEndsTheEditingOfTheName()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        fixture.dialogs.name = u"Quick review"_s;
        fixture.trigger(u"file.saveTemplate"_s);
        const UserTemplates templates(fixture.path(u"data/templates"_s));
        QTRY_COMPARE(templates.list().size(), 1);
        NewDialog dialog(*fixture.context.catalog, templates, u"/w"_s);
        dialog.show();
        auto *list = dialog.findChild<QListWidget *>(u"newList"_s);
        list->setCurrentItem(list->findItems(u"Quick review"_s, Qt::MatchExactly).front());
        for (const QString &name : {u"a/b"_s, u"Review"_s}) {
            QTest::mouseClick(dialog.findChild<QPushButton *>(u"newRename"_s), Qt::LeftButton);
            auto *line = list->findChild<QLineEdit *>();
            QVERIFY(line);
            line->selectAll();
            QTest::keyClicks(line, name);
            QTest::keyClick(line, Qt::Key_Return);
            QTRY_VERIFY(!list->findChild<QLineEdit *>());
            QVERIFY(dialog.isVisible());
            const bool isRefused = name.contains(u'/');
            QCOMPARE(templates.list().front().name, isRefused ? u"Quick review"_s : name);
            const auto *reason = dialog.findChild<QLabel *>(u"newReason"_s);
            QVERIFY(!isRefused || (reason->isVisible() && !reason->text().isEmpty()));
        }
    }

    void savedTemplatesBelongToNoSession()
    {
        WindowFixture fixture;
        const auto request = [](const QByteArray &session) {
            return "<agent_request session_id=\"" + session
                + "\"><deliverables><file path=\"docs/.scratch/sessions/" + session
                + "/result.json\"/></deliverables></agent_request>\n";
        };
        QVERIFY(fixture.open(u"a.xml"_s, request("20251119-160000-mail")));
        fixture.dialogs.name = u"Mail"_s;
        fixture.trigger(u"file.saveTemplate"_s);
        const UserTemplates templates(fixture.path(u"data/templates"_s));
        QTRY_COMPARE(templates.of(u"native.request"_s).size(), size_t(1));
        QCOMPARE(templates.of(u"native.request"_s).front().text, request("[date-time]-mail"));
    }
};

QTEST_MAIN(TestOwnTemplates)
#include "tst_owntemplates.moc"
