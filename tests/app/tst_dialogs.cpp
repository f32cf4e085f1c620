// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/newdialog.h"
#include "app/window/appearance.h"
#include "app/window/settingsdialog.h"
#include "models/review/accountname.h"
#include "widgets/common/theme.h"
#include "widgets/form/formpane.h"
#include "windowfixture.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>

using namespace baton;
using namespace Qt::StringLiterals;

class TestDialogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void aNewHandoffIsMadeFromWhatIsChosen()
    {
        const auto catalog = ProtocolCatalog::load();
        const QTemporaryDir dir;
        NewDialog dialog(*catalog, UserTemplates(dir.path()), u"/w"_s);
        auto *list = dialog.findChild<QListWidget *>(u"newList"_s);
        const auto rows = list->findItems(u"Engineering review"_s, Qt::MatchExactly);
        QCOMPARE(rows.size(), 1);
        list->setCurrentItem(rows.first());
        auto *agent = dialog.findChild<QComboBox *>(u"newAgent"_s);
        QCOMPARE(agent->currentText(), u"cfd-reviewer"_s);
        dialog.findChild<QSpinBox *>(u"newPhase"_s)->setValue(3);
        const NewDocument made = dialog.document();
        QCOMPARE(made.suggestedPath, u"/w/phase3-engineering-review.yaml"_s);
        QVERIFY(made.bytes.contains("from_phase: 3\n"));
        QVERIFY(!made.bytes.contains("[when this was written"));
        QCOMPARE(dialog.findChild<QPlainTextEdit *>(u"newPreview"_s)->toPlainText().toUtf8(),
                 made.bytes);
    }

    void aTemplateIsFoundByTheNameOfItsFile()
    {
        const auto catalog = ProtocolCatalog::load();
        const QTemporaryDir dir;
        NewDialog dialog(*catalog, UserTemplates(dir.path()), u"/w"_s, u"native.request"_s);
        auto *list = dialog.findChild<QListWidget *>(u"newList"_s);
        QCOMPARE(list->currentItem()->text(), u"API endpoint"_s);
        dialog.findChild<QLineEdit *>(u"newFilter"_s)->setText(u"prompt.md"_s);
        int shown = 0;
        for (int row = 0; row < list->count(); ++row) {
            const QListWidgetItem *item = list->item(row);
            shown += !item->isHidden() && item->flags().testFlag(Qt::ItemIsEnabled);
        }
        QCOMPARE(shown, 8);
        QCOMPARE(dialog.document().suggestedPath, u"/w/prompt.md"_s);
    }

    void aNewHandoffTakesThePhaseFromItsSession()
    {
        const auto catalog = ProtocolCatalog::load();
        const QTemporaryDir dir;
        const QString session = u"cfd-bioreactor-session-20260221-143000-1"_s;
        QVERIFY(QDir(dir.path()).mkpath(session + u"/handoffs"_s));
        write(dir.filePath(u"cfd-bioreactor-state-20260221-143000-1.yaml"_s),
              "session: {session_dir: /x/" + session.toUtf8() + ", current_phase: 3}\n");
        NewDialog dialog(*catalog, UserTemplates(dir.path()),
                         dir.filePath(session + u"/handoffs"_s));
        auto *list = dialog.findChild<QListWidget *>(u"newList"_s);
        auto *phase = dialog.findChild<QSpinBox *>(u"newPhase"_s);
        list->setCurrentItem(list->findItems(u"Engineering review"_s, Qt::MatchExactly).value(0));
        QTRY_COMPARE(phase->value(), 3);
        const NewDocument made = dialog.document();
        QCOMPARE(QFileInfo(made.suggestedPath).fileName(), u"phase3-engineering-review.yaml"_s);
        QVERIFY(made.bytes.contains("from_phase: 3\n"));
        QVERIFY(made.bytes.contains(session.toUtf8()));
        // A mesh plan belongs to phase 1 whatever the session does.
        list->setCurrentItem(list->findItems(u"Mesh plan"_s, Qt::MatchExactly).value(0));
        QCOMPARE(phase->value(), 1);
    }

    void aNewHandoffIsALaterAttemptThanThoseThatThereAre()
    {
        const auto catalog = ProtocolCatalog::load();
        const QTemporaryDir dir;
        const QString handoffs =
            dir.filePath(u"cfd-bioreactor-session-20260221-143000-1/handoffs"_s);
        QVERIFY(QDir().mkpath(handoffs));
        const auto put = [&](const QString &name, const QByteArray &task) {
            write(handoffs + u'/' + name,
                  "handoff:\n  producer: cfd-mathematician\n  context: {task_id: " + task + "}\n");
        };
        put(u"phase2-math-analysis.yaml"_s, "phase2-math-1");
        put(u"again.yaml"_s, "phase2-math-2");
        put(u"other.yaml"_s, "phase2-mesh-4");
        NewDialog dialog(*catalog, UserTemplates(dir.path()), handoffs);
        auto *list = dialog.findChild<QListWidget *>(u"newList"_s);
        list->setCurrentItem(list->findItems(u"Math analysis"_s, Qt::MatchExactly).value(0));
        QTRY_VERIFY(dialog.document().bytes.contains("task_id: \"phase2-math-3\"\n"));
        list->setCurrentItem(list->findItems(u"Engineering review"_s, Qt::MatchExactly).value(0));
        QVERIFY(dialog.document().bytes.contains("task_id: \"phase2-review-1\"\n"));
    }

    void aRequestIsASessionOfItsOwn_data()
    {
        QTest::addColumn<QString>("beside");
        QTest::addColumn<bool>("isOwn");
        QTest::newRow("the first of its folder") << QString() << false;
        QTest::newRow("beside a prompt") << u"prompt.md"_s << true;
        QTest::newRow("beside a bare request") << u"request.xml"_s << true;
        QTest::newRow("beside notes") << u"notes.md"_s << false;
    }

    void aRequestIsASessionOfItsOwn()
    {
        QFETCH(QString, beside);
        QFETCH(bool, isOwn);
        const auto catalog = ProtocolCatalog::load();
        const QTemporaryDir dir;
        const QString session = dir.filePath(u"docs/.scratch/sessions/20251119-153042-x"_s);
        QVERIFY(QDir().mkpath(session));
        if (!beside.isEmpty()) {
            write(session + u'/' + beside, "<agent_request session_id='20251119-153042-x'/>\n");
        }
        const ProtocolPack *pack = catalog->model(*catalog->kind(u"native.request"_s)).pack;
        QCOMPARE(besideNew(session, *pack).sessions.size(), isOwn ? 1 : 0);
        NewDialog dialog(*catalog, UserTemplates(dir.path()), session, u"native.request"_s);
        const QByteArray joined = "session_id=\"20251119-153042-x\"";
        QTRY_COMPARE(dialog.document().bytes.contains(joined), !isOwn);
        QCOMPARE(dialog.document().suggestedPath,
                 isOwn ? dir.filePath(u"prompt.md"_s) : session + u"/prompt.md"_s);
    }

    void twoRequestsOfOneSecondAreTwoSessions()
    {
        const auto catalog = ProtocolCatalog::load();
        const QTemporaryDir dir;
        const auto made = [&] {
            return NewDialog(*catalog, UserTemplates(dir.path()), u"/w"_s, u"native.request"_s)
                .document()
                .bytes;
        };
        const QByteArray first = made();
        QVERIFY(made() != first);
    }

    void returnInTheAgentCreatesWhatIsShown()
    {
        const auto catalog = ProtocolCatalog::load();
        const QTemporaryDir dir;
        NewDialog dialog(*catalog, UserTemplates(dir.path()), u"/w"_s);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto *list = dialog.findChild<QListWidget *>(u"newList"_s);
        list->setCurrentItem(list->findItems(u"Math analysis"_s, Qt::MatchExactly).first());
        auto *agent = dialog.findChild<QComboBox *>(u"newAgent"_s);
        agent->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(agent->currentText(), u"cfd-mathematician"_s);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QVERIFY(dialog.document().bytes.contains("cfd-mathematician"));
    }

    void kindsStandBelowTheirProtocolAndAreFiltered()
    {
        const auto catalog = ProtocolCatalog::load();
        const QTemporaryDir dir;
        NewDialog dialog(*catalog, UserTemplates(dir.path()), u"/w"_s, u"orion"_s);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto *list = dialog.findChild<QListWidget *>(u"newList"_s);
        const int start = list->currentRow();
        QVERIFY(start > 0);
        QVERIFY(list->item(start - 1)->text().contains(u"Orion"_s));
        QCOMPARE(list->item(start - 1)->flags(), Qt::ItemFlags());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QCOMPARE(list->currentRow(), start + 1);

        QTest::keyClicks(QApplication::focusWidget(), u"mesh plan"_s);
        QCOMPARE(list->currentItem()->text(), u"Mesh plan"_s);
        int shown = 0;
        for (int row = 0; row < list->count(); ++row) {
            shown += !list->item(row)->isHidden();
        }
        QCOMPARE(shown, 2); // and its protocol
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(dialog.document().suggestedPath.endsWith(u"mesh-plan.yaml"_s));
    }

    void aNewHandoffStartsBesideThoseOfTheSession()
    {
        WindowFixture fixture;
        QVERIFY(QDir().mkpath(fixture.path(u"cfd-bioreactor-session-1/handoffs"_s)));
        write(fixture.path(u"cfd-bioreactor-session-1/notes.md"_s), "x\n");
        fixture.trigger(u"file.new"_s);
        QCOMPARE(fixture.dialogs.newProtocol, QString());
        QVERIFY(fixture.open(u"cfd-bioreactor-session-1/handoffs/a.yaml"_s, review()));
        fixture.trigger(u"file.new"_s);
        QCOMPARE(fixture.dialogs.newProtocol, u"cfd"_s);
        QCOMPARE(fixture.dialogs.newFolder, fixture.path(u"cfd-bioreactor-session-1/handoffs"_s));
    }

    void aNewDocumentOpensAndAsksForItsPlaceWhenSaved()
    {
        WindowFixture fixture;
        fixture.dialogs.made = NewDocument{fixture.path(u"phase2-x.yaml"_s), review()};
        fixture.dialogs.target = fixture.path(u"phase2-x.yaml"_s);
        fixture.trigger(u"file.new"_s);
        QTRY_VERIFY(fixture.window->currentDocument());
        OpenDocument *document = fixture.window->currentDocument();
        QVERIFY(document->isModified());
        QCOMPARE(document->title(), u"phase2-x.yaml"_s);
        fixture.trigger(u"file.save"_s);
        QTRY_VERIFY(!document->isModified());
        QCOMPARE(fixture.dialogs.asked, QStringList{fixture.path(u"phase2-x.yaml"_s)});
        QCOMPARE(contentOf(fixture.path(u"phase2-x.yaml"_s)), review());
    }

    void theSchemaOfTheKindIsExported()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        fixture.dialogs.target = fixture.path(u"schema.json"_s);
        fixture.trigger(u"file.exportSchema"_s);
        const Kind *kind = fixture.context.catalog->kind(u"cfd.engineering-review"_s);
        QTRY_COMPARE(contentOf(fixture.path(u"schema.json"_s)), kind->schemaText);
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

        QTimer::singleShot(0, &dialog, [] {
            auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            QVERIFY(question);
            QTest::mouseClick(question->buttons().front(), Qt::LeftButton);
        });
        QTest::mouseClick(dialog.findChild<QPushButton *>(u"newRemove"_s), Qt::LeftButton);
        QVERIFY(templates.list().empty());
        QVERIFY(list->findItems(u"Review"_s, Qt::MatchExactly).isEmpty());
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

    /// What it leaves open is a place to fill in from when it is saved until it is removed.
    void theBlanksOfAnOwnTemplateAreFound()
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

    void aNewHandoffStartsAtTheOneThatIsShown()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"notes.md"_s,
                             "```yaml\n" + review()
                                 + "```\n\n```yaml\nA_TO_B_HANDOFF:\n  Note: x\n```\n"));
        EditorTab *tab = fixture.window->currentTab();
        QTRY_COMPARE(tab->document().snapshot()->report.documents.size(), size_t(2));
        tab->form().showHandoff(tab->document().snapshot()->report.documents.at(1).place());
        fixture.trigger(u"file.new"_s);
        QCOMPARE(fixture.dialogs.newProtocol, u"arena"_s);
    }

    void returnEndsTheNameAndNotTheDialog()
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

    void noHeadingStandsAboveNothing()
    {
        const auto catalog = ProtocolCatalog::load();
        const QTemporaryDir dir;
        NewDialog dialog(*catalog, UserTemplates(dir.path()), u"/w"_s);
        const auto *list = dialog.findChild<QListWidget *>(u"newList"_s);
        auto *filter = dialog.findChild<QLineEdit *>(u"newFilter"_s);
        for (const QString &text : {u"orion"_s, u"native"_s, u"review"_s, u"o"_s}) {
            filter->setText(text);
            bool isHeading = false;
            for (int row = 0; row < list->count(); ++row) {
                const QListWidgetItem *item = list->item(row);
                if (!item->isHidden()) {
                    const bool isNext = !item->flags().testFlag(Qt::ItemIsEnabled);
                    QVERIFY2(!isHeading || !isNext, qPrintable(text + u": "_s + item->text()));
                    isHeading = isNext;
                }
            }
            QVERIFY2(!isHeading, qPrintable(text));
        }
    }

    void nothingIsPreviewedWhenNothingFits()
    {
        const auto catalog = ProtocolCatalog::load();
        const QTemporaryDir dir;
        NewDialog dialog(*catalog, UserTemplates(dir.path()), u"/w"_s);
        const auto *preview = dialog.findChild<QPlainTextEdit *>(u"newPreview"_s);
        auto *filter = dialog.findChild<QLineEdit *>(u"newFilter"_s);
        const QString text = preview->toPlainText();
        QVERIFY(!text.isEmpty());
        filter->setText(u"nothing is called so"_s);
        QCOMPARE(preview->toPlainText(), QString());
        QVERIFY(!dialog.findChild<QPushButton *>(u"newCreate"_s)->isEnabled());
        filter->clear();
        QCOMPARE(preview->toPlainText(), text);
    }

    void theThemeIsChosenAndRemembered()
    {
        const QTemporaryDir dir;
        QSettings settings(dir.filePath(u"s.ini"_s), QSettings::IniFormat);
        Appearance appearance(settings);
        SettingsDialog dialog(settings);
        connect(&dialog, &SettingsDialog::appearanceChanged, &appearance, &Appearance::apply);
        auto *chooser = dialog.findChild<QComboBox *>(u"themeChooser"_s);
        dialog.show();
        choose(chooser, Appearance::Choice::Dark);
        QCOMPARE(Theme::mode(), Theme::Mode::Dark);
        QCOMPARE(Appearance::choice(settings), Appearance::Choice::Dark);
        choose(chooser, Appearance::Choice::Light);
        QCOMPARE(Theme::mode(), Theme::Mode::Light);
        const QColor ours = Theme::color(Role::Surface);
        choose(chooser, Appearance::Choice::DesktopColours);
        QVERIFY(Theme::color(Role::Surface) != ours);
        choose(chooser, Appearance::Choice::Light);
    }

    void theMemoryForGatesReachesTheDocuments()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        fixture.trigger(u"tools.settings"_s);
        auto *memory = fixture.find<QSpinBox>(u"memoryChooser"_s);
        QVERIFY(memory);
        memory->setValue(16384);
        QCOMPARE(document->editor().settings().memoryMb, 16384);
        OpenDocument *second = fixture.open(u"b.yaml"_s, review());
        QCOMPARE(second->editor().settings().memoryMb, 16384);
    }

    void theNameInReviewsIsTheAccountsUntilOneIsGiven()
    {
        WindowFixture fixture;
        fixture.trigger(u"tools.settings"_s);
        auto *name = fixture.find<QLineEdit>(u"reviewerField"_s);
        QVERIFY(name);
        QCOMPARE(name->placeholderText(), accountName());
        QTest::keyClicks(name, u" ada "_s);
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(fixture.settings.value(u"reviewer"_s).toString(), u"ada"_s);
    }

private:
    static void choose(QComboBox *chooser, Appearance::Choice choice)
    {
        chooser->setCurrentIndex(chooser->findData(static_cast<int>(choice)));
        Q_EMIT chooser->activated(chooser->currentIndex());
    }
};

QTEST_MAIN(TestDialogs)
#include "tst_dialogs.moc"
