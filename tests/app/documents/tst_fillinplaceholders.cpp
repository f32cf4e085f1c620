// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/problems/problemsmodel.h"
#include "tests/app/windowfixture.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/problems/problemdelegate.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

#include <QApplication>
#include <QPushButton>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

struct Sample
{
    QString name;
    QByteArray text;
    int line;           ///< line of the caret for the fix
    QString message;    ///< message of the problem, or its start
    QByteArray written; ///< text after "Outlet" was typed
};

QByteArray without(QByteArray text, const QByteArray &line)
{
    text.replace(line, "");
    return text;
}

const QByteArray request = "<agent_request version=\"1.0\" session_id=\"20251119-153042-mail\">\n"
                           "  <mode>spawn</mode>\n"
                           "</agent_request>\n";

QHash<QString, Sample> samples()
{
    const QByteArray issues = "    blocking_issues: []\n";
    const QByteArray description = "    description: \"Engineering review\"\n";
    QByteArray rejected = without(review(), issues);
    rejected.replace("\"APPROVED\"", "\"REJECTED\"");
    return {
        {u"text"_s,
         {u"a.yaml"_s, without(review(), description), 12, u"description is missing"_s,
          "    description: \"Outlet\"\n"}},
        {u"list"_s,
         {u"a.yaml"_s, rejected, 21, u"blocking_issues"_s,
          "    blocking_issues:\n      - \"Outlet\"\n"}},
        {u"element"_s,
         {u"a.xml"_s, request, 1, u"original_intent"_s,
          "  <original_intent>Outlet</original_intent>\n"}},
        {u"several"_s,
         {u"a.xml"_s, request, 1, u"deliverables"_s,
          "    <file path=\"Outlet\">[content]</file>\n"}},
    };
}

/// A window with a problem whose fix inserts a placeholder.
class FillInFixture : public WindowFixture
{
public:
    explicit FillInFixture(const Sample &sample)
        : m_sample(sample)
        , document(open(sample.name, sample.text))
        , tab(window->currentTab())
    {
        window->activateWindow();
    }

    [[nodiscard]] QModelIndex problem() const
    {
        const QAbstractItemModel *model = table()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex index = model->index(row, ProblemsModel::MessageColumn);
            if (index.data().toString().contains(m_sample.message)
                && index.siblingAtColumn(ProblemsModel::FixColumn)
                       .data()
                       .toString()
                       .startsWith(u"Insert key"_s)) {
                return index;
            }
        }
        return {};
    }

    [[nodiscard]] QTreeView *table() const { return find<QTreeView>(u"problemsTable"_s); }

    void pressInProblems() const
    {
        table()->setFocus();
        table()->setCurrentIndex(problem());
        QTest::keyClick(table(), Qt::Key_Return, Qt::AltModifier);
    }

    void clickInProblems() const
    {
        const QModelIndex cell = problem().siblingAtColumn(ProblemsModel::FixColumn);
        table()->scrollTo(cell);
        const QRect button =
            ProblemDelegate::buttonIn(table()->visualRect(cell), cell, Qt::LeftToRight);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, button.center());
    }

    void clickInVerdict() const
    {
        for (auto *button : window->findChildren<QPushButton *>(u"reasonFix"_s)) {
            if (button->isVisible() && button->text().startsWith(u"Insert key"_s)) {
                button->setFocus();
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
    }

    /// Types immediately, without checking the focus.
    void type(const QString &text) const
    {
        for (const QChar key : text) {
            QVERIFY(QApplication::focusWidget());
            QTest::keyClicks(QApplication::focusWidget(), QString(key));
        }
    }

    [[nodiscard]] bool settle() const
    {
        return QTest::qWaitFor([this] {
            return document->editor().isAnalysed() && tab->form().controller().form().isIdle();
        });
    }

private:
    Sample m_sample;

public:
    OpenDocument *document;
    EditorTab *tab;
};

} // namespace

/// The user fills in an inserted key next, whichever command inserted it.
class TestFillInPlaceholders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void theSourceSelectsThePlaceholderOfAFix_data() { addSamples({u"text"_s, u"list"_s}); }

    void theSourceSelectsThePlaceholderOfAFix()
    {
        QFETCH(const QString, sample);
        const Sample wanted = samples().value(sample);
        const FillInFixture fixture(wanted);
        QVERIFY(fixture.document);
        fixture.tab->goToLine(wanted.line, 4);
        fixture.trigger(u"document.fix"_s);
        QVERIFY(fixture.tab->source().edit().hasFocus());
        fixture.type(u"Outlet"_s); // before anything was checked again
        QVERIFY(fixture.settle());
        QVERIFY2(bytesOf(fixture).contains(wanted.written), bytesOf(fixture).constData());
        QCOMPARE(bytesOf(fixture).count("Outlet"), 1);
    }

    void aNumberReplacesTheQuotes()
    {
        const QByteArray text = without(review(), "  from_phase: 2\n");
        const FillInFixture fixture({u"a.yaml"_s, text, 2, {}, {}});
        QVERIFY(fixture.document);
        fixture.tab->goToLine(2, 1);
        fixture.trigger(u"document.fix"_s);
        QVERIFY(fixture.settle());
        fixture.type(u"2"_s);
        QVERIFY2(bytesOf(fixture).contains("  from_phase: 2\n"), bytesOf(fixture).constData());
    }

    void aFixOfAPaneFocusesTheForm_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QString>("by");
        for (const QString &by : {u"key"_s, u"button"_s, u"verdict"_s}) {
            for (const QString &sample : {u"text"_s, u"list"_s, u"element"_s, u"several"_s}) {
                if (by != "verdict"_L1 || sample == "list"_L1) {
                    QTest::newRow(qPrintable(sample + u' ' + by)) << sample << by;
                }
            }
        }
    }

    void aFixOfAPaneFocusesTheForm()
    {
        QFETCH(const QString, sample);
        QFETCH(const QString, by);
        const Sample wanted = samples().value(sample);
        const FillInFixture fixture(wanted);
        QVERIFY(fixture.document);
        QVERIFY(fixture.problem().isValid());
        ask(fixture, by);
        QVERIFY(bytesOf(fixture) != wanted.text);
        QTRY_VERIFY(fixture.tab->form().isAncestorOf(QApplication::focusWidget()));
        fixture.type(u"Outlet"_s);
        QVERIFY(fixture.settle());
        QVERIFY2(bytesOf(fixture).contains(wanted.written), bytesOf(fixture).constData());
    }

    /// Several elements are missing at one place: the selected row decides which is inserted.
    void theKeyOfFixesActsOnTheSelectedProblem()
    {
        const Sample wanted = samples().value(u"element"_s);
        const FillInFixture fixture(wanted);
        QVERIFY(fixture.document);
        fixture.table()->scrollTo(fixture.problem());
        QTest::mouseClick(fixture.table()->viewport(), Qt::LeftButton, {},
                          fixture.table()->visualRect(fixture.problem()).center());
        fixture.tab->source().edit().setFocus();
        fixture.trigger(u"document.fix"_s);
        QTRY_VERIFY(fixture.tab->source().edit().textCursor().hasSelection());
        fixture.type(u"Outlet"_s);
        QVERIFY(fixture.settle());
        QVERIFY2(bytesOf(fixture).contains(wanted.written), bytesOf(fixture).constData());
    }

    void withoutAFormItFocusesTheSource_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QString>("by");
        QTest::newRow("key") << u"list"_s << u"key"_s;
        QTest::newRow("verdict") << u"list"_s << u"verdict"_s;
        QTest::newRow("XML") << u"several"_s << u"button"_s;
    }

    void withoutAFormItFocusesTheSource()
    {
        QFETCH(const QString, sample);
        QFETCH(const QString, by);
        const Sample wanted = samples().value(sample);
        const FillInFixture fixture(wanted);
        QVERIFY(fixture.document);
        fixture.tab->setFormVisible(false);
        ask(fixture, by);
        QVERIFY(fixture.tab->source().edit().hasFocus());
        fixture.type(u"Outlet"_s);
        QVERIFY(fixture.settle());
        QVERIFY2(bytesOf(fixture).contains(wanted.written), bytesOf(fixture).constData());
    }

    void aCompleteFixKeepsTheFocus()
    {
        const FillInFixture fixture({u"a.yaml"_s, review(), 0, {}, {}});
        QVERIFY(fixture.document);
        fixture.table()->setFocus();
        fixture.table()->setCurrentIndex(fixture.table()->model()->index(0, 0));
        QTest::keyClick(fixture.table(), Qt::Key_Return, Qt::AltModifier);
        QVERIFY(fixture.settle());
        QVERIFY(bytesOf(fixture).contains("challenges:"));
        QVERIFY(!fixture.tab->isAncestorOf(QApplication::focusWidget()));
    }

private:
    static QByteArray bytesOf(const FillInFixture &fixture)
    {
        return fixture.document->editor().buffer().bytes();
    }

    static void ask(const FillInFixture &fixture, const QString &by)
    {
        if (by == "key"_L1) {
            fixture.pressInProblems();
        } else if (by == "button"_L1) {
            fixture.clickInProblems();
        } else {
            fixture.clickInVerdict();
        }
    }

    static void addSamples(const QStringList &names)
    {
        QTest::addColumn<QString>("sample");
        for (const QString &name : names) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }
};

QTEST_MAIN(TestFillInPlaceholders)
#include "tst_fillinplaceholders.moc"
