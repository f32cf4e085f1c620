// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/newdialog.h"
#include "models/parsing/parse.h"
#include "models/protocol/pack/protocolpack.h"
#include "tests/app/windowfixture.h"
#include "widgets/form/pane/formpane.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace baton;
using namespace Qt::StringLiterals;

/// The dialog for a new handoff, and the resulting document.
class TestNewDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void createsTheChosenKind()
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

    void onlyFieldsOfTheTemplateAreRequested_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QStringList>("asked");
        QTest::newRow("head with all") << u"cfd.engineering-review"_s
                                       << QStringList{u"newAgent"_s, u"newPhase"_s, u"newTime"_s};
        QTest::newRow("no fields at the head") << u"arena.sherpa-to-arena"_s << QStringList();
        QTest::newRow("no phase") << u"native.request"_s
                                  << QStringList{u"newAgent"_s, u"newTime"_s};
    }

    void onlyFieldsOfTheTemplateAreRequested()
    {
        QFETCH(QString, kind);
        const auto catalog = ProtocolCatalog::load();
        const QTemporaryDir dir;
        const NewDialog dialog(*catalog, UserTemplates(dir.path()), u"/w"_s, kind);
        QStringList shown;
        for (const QString &name : {u"newAgent"_s, u"newPhase"_s, u"newTime"_s}) {
            auto *field = dialog.findChild<QWidget *>(name);
            if (field->parentWidget()->findChild<QFormLayout *>()->isRowVisible(field)) {
                shown.append(name);
            }
        }
        QTEST(shown, "asked");
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
        // A mesh plan always belongs to phase 1.
        list->setCurrentItem(list->findItems(u"Mesh plan"_s, Qt::MatchExactly).value(0));
        QCOMPARE(phase->value(), 1);
    }

    void newHandoffsAreNotPutInSessionsOfOtherProtocols_data()
    {
        QTest::addColumn<QString>("session");
        QTest::addColumn<QString>("protocol");
        const QString cfd = u"cfd-bioreactor-session-20260221-143000-1/handoffs"_s;
        const QString native = u"docs/.scratch/sessions/20261123-090000-mail"_s;
        QTest::newRow("CFD") << cfd << u"cfd"_s;
        QTest::newRow("swarm") << u"swarm-session-20260221-143000"_s << u"swarm"_s;
        QTest::newRow("native") << native << u"native"_s;
    }

    void newHandoffsAreNotPutInSessionsOfOtherProtocols()
    {
        QFETCH(QString, session);
        QFETCH(QString, protocol);
        const auto catalog = ProtocolCatalog::load();
        const QTemporaryDir dir;
        QVERIFY(QDir(dir.path()).mkpath(session));
        QStringList elsewhere;
        for (const auto &pack : catalog->packs()) {
            NewDialog dialog(*catalog, UserTemplates(dir.filePath(u"none"_s)),
                             dir.filePath(session), pack->id);
            const QString folder = QFileInfo(dialog.document().suggestedPath).path();
            const bool isOutside = folder == dir.path();
            QVERIFY2(isOutside || folder == dir.filePath(session), qPrintable(folder));
            if (isOutside) {
                elsewhere.append(pack->id);
            }
        }
        QStringList others;
        for (const auto &pack : catalog->packs()) {
            others.append(pack->id);
        }
        QVERIFY(others.removeOne(protocol));
        elsewhere.removeOne(protocol); // a request that starts its own session
        QCOMPARE(elsewhere, others);
    }

    void proposesTheNextAttempt()
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

    void eachRequestIsASession_data()
    {
        QTest::addColumn<QString>("beside");
        QTest::addColumn<bool>("isOwn");
        QTest::newRow("the first of its folder") << QString() << false;
        QTest::newRow("beside a prompt") << u"prompt.md"_s << true;
        QTest::newRow("beside a bare request") << u"request.xml"_s << true;
        QTest::newRow("beside notes") << u"notes.md"_s << false;
    }

    void eachRequestIsASession()
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
        QCOMPARE(takenValues(session, *pack).sessions.size(), isOwn ? 1 : 0);
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
        const UserTemplates templates(dir.path());
        const NewDialog first(*catalog, templates, u"/w"_s, u"native.request"_s);
        NewDialog second(*catalog, templates, u"/w"_s, u"native.request"_s);
        second.startAfter(first.time());
        QVERIFY(second.time() >= first.time().addSecs(1));
        QVERIFY(second.document().bytes != first.document().bytes);
    }

    void returnInTheAgentFieldCreatesTheShownKind()
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

    void kindsAreListedBelowTheirProtocolAndFiltered()
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

    /// The filter matches words of kind, template, file and protocol.
    void kindsAreFoundByTheirTitles_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("kind");
        QTest::newRow("the kind's title") << u"agent request"_s << u"native.request"_s;
        QTest::newRow("its words in another order")
            << u"completion step"_s << u"orion.step-completion"_s;
        QTest::newRow("its id") << u"cfd.mesh-plan"_s << u"cfd.mesh-plan"_s;
        QTest::newRow("a title that others have in their texts")
            << u"Arena to Guardian"_s << u"arena.arena-to-guardian"_s;
        QTest::newRow("the template's title") << u"low convergence"_s << u"swarm.payload"_s;
        QTest::newRow("nothing") << u"no such kind"_s << QString();
    }

    void kindsAreFoundByTheirTitles()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, kind);
        const auto catalog = ProtocolCatalog::load();
        const QTemporaryDir dir;
        NewDialog dialog(*catalog, UserTemplates(dir.path()), u"/w"_s);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QTest::keyClicks(QApplication::focusWidget(), typed);
        const auto *nothing = dialog.findChild<QLabel *>(u"newNothing"_s);
        QCOMPARE(nothing->isVisible(), kind.isEmpty());
        if (kind.isEmpty()) {
            QVERIFY2(nothing->text().contains(typed), qPrintable(nothing->text()));
            return;
        }
        const NewDocument made = dialog.document();
        const Format format = formatOf(made.suggestedPath, made.bytes);
        const ParsedText text = parse(made.bytes, format, catalog->parseOptions());
        QVERIFY(!text.documents.empty());
        const Kind *found = catalog->recognise(text.documents.front().tree);
        QVERIFY(found);
        QCOMPARE(found->id, kind);
    }

    /// The list's own search would select a kind that the filter hides.
    void typingInTheListFiltersIt()
    {
        const auto catalog = ProtocolCatalog::load();
        const QTemporaryDir dir;
        NewDialog dialog(*catalog, UserTemplates(dir.path()), u"/w"_s);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto *list = dialog.findChild<QListWidget *>(u"newList"_s);
        QTest::keyClicks(QApplication::focusWidget(), u"no such kind"_s);
        list->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_T);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_R);
        const auto *filter = dialog.findChild<QLineEdit *>(u"newFilter"_s);
        QCOMPARE(filter->text(), u"no such kindtr"_s);
        QCOMPARE(list->currentRow(), -1);
        QVERIFY(!dialog.findChild<QPushButton *>(u"newCreate"_s)->isEnabled());
    }

    void newHandoffsStartInTheFolderOfTheSession()
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

    void emptyGroupsAreHidden()
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

    /// A search for the receiver finds a handoff, even if neither kind nor title contain it.
    void kindsAreFoundByTargetAgent_data()
    {
        QTest::addColumn<QString>("agent");
        QTest::addColumn<QString>("template_");
        QTest::newRow("CFD") << u"cfd-bioreactor"_s << u"Engineering review"_s;
        QTest::newRow("Arena") << u"guardian"_s << u"Guardian"_s;
        QTest::newRow("Orion") << u"Orion"_s << u"Step completed"_s;
    }

    void kindsAreFoundByTargetAgent()
    {
        QFETCH(const QString, agent);
        QFETCH(const QString, template_);
        const auto catalog = ProtocolCatalog::load();
        const QTemporaryDir dir;
        NewDialog dialog(*catalog, UserTemplates(dir.path()), u"/w"_s);
        const auto *list = dialog.findChild<QListWidget *>(u"newList"_s);
        dialog.findChild<QLineEdit *>(u"newFilter"_s)->setText(agent);
        QStringList shown;
        for (int row = 0; row < list->count(); ++row) {
            if (!list->item(row)->isHidden()) {
                shown.append(list->item(row)->text());
            }
        }
        QVERIFY2(!shown.filter(template_, Qt::CaseInsensitive).isEmpty(),
                 qPrintable(shown.join(u',')));
        QVERIFY(shown.size() < list->count());
    }

    void noDocumentIsMadeInASessionOfAnotherProtocol_data()
    {
        QTest::addColumn<QString>("session");
        QTest::addColumn<QString>("home");
        QTest::newRow("CFD") << u"runs/cfd-bioreactor-session-20260221-143000-1"_s << u"runs"_s;
        QTest::newRow("swarm") << u"runs/swarm-session-20260221-143000-0a1b2c3d"_s << u"runs"_s;
        QTest::newRow("native") << u"work/docs/.scratch/sessions/20260221-143000-a"_s << u"work"_s;
        QTest::newRow("none") << u"work/steps"_s << u"work/steps"_s;
    }

    void noDocumentIsMadeInASessionOfAnotherProtocol()
    {
        QFETCH(const QString, session);
        QFETCH(const QString, home);
        const auto catalog = ProtocolCatalog::load();
        const QTemporaryDir dir;
        QVERIFY(QDir(dir.path()).mkpath(session));
        NewDialog dialog(*catalog, UserTemplates(dir.path()), dir.filePath(session));
        auto *list = dialog.findChild<QListWidget *>(u"newList"_s);
        const auto steps = list->findItems(u"Step completed"_s, Qt::MatchContains);
        QVERIFY(!steps.isEmpty());
        list->setCurrentItem(steps.first());
        QCOMPARE(QFileInfo(dialog.document().suggestedPath).path(), dir.filePath(home));
    }

    void noMatchShowsNoPreview()
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
};

QTEST_MAIN(TestNewDialog)
#include "tst_newdialog.moc"
