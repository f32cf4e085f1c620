// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/widgets/form/formharness.h"
#include "widgets/form/pane/outdatedformbanner.h"
#include "widgets/form/rows/rowwidget.h"

#include <QLabel>
#include <QMap>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// The banner of a form whose source does not parse, at any width of the form.
class TestOutdatedFormBanner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { FormHarness::data = QStringLiteral(BATON_TEST_DATA); }
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        std::atomic_bool stop = false;
        const SnapshotPtr broken = analyse("handoff:\n  version \"1.0\"\n  to_phase: 2\n", 1,
                                           Format::Yaml, *ProtocolCatalog::load(), {}, &stop);
        QVERIFY(!broken->isComplete());
        m_window = std::make_unique<QWidget>();
        m_banner = new OutdatedFormBanner(m_window.get());
        m_banner->setState(broken, 0, nullptr);
        m_window->resize(900, 600);
        m_window->show();
    }

    void aPartiallyReadTextIsNotReportedAsComplete()
    {
        const auto spoken = [](FormHarness &form) {
            QString all;
            for (const QWidget *row : form.pane.findChildren<RowWidget *>()) {
                all += row->accessibleDescription() + u'\n';
            }
            return all;
        };
        FormHarness form;
        const QByteArray good = FormHarness::fixture(u"review.yaml"_s);
        QVERIFY(form.load(QByteArray(good).replace("producer: ", "producer ")));
        QVERIFY(form.pane.controller().isStale());
        QVERIFY(!spoken(form).contains(u"to fill in"_s));
        QVERIFY(form.load(good));
        QTRY_VERIFY(spoken(form).contains(u"to fill in"_s));
    }

    void noRowShowsTheSyntaxError_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("suffix");
        QTest::newRow("yaml")
            << FormHarness::fixture(u"review.yaml"_s).replace("producer: ", "producer ")
            << u"yaml"_s;
        QTest::newRow("json without a root key")
            << R"({"task_id": "1", "step_index": 1, "agent": "Tara", "status": "success", "blockers": [})"_ba
            << u"json"_s;
        QTest::newRow("a list")
            << "error_history:\n  - attempt_number: 1\n    error_type: a\n  - attempt_number 2\n    error_type: a\n"_ba
            << u"yaml"_s;
        QTest::newRow("xml") << "<agent_request version=\"1.0\" session_id=\"20260101-010101-a\" "
                                "parent_agent=\"planning-agent\" target_agent=\"devops-agent\" "
                                "xmlns=\"http://instructor-workflow.org/agent-handoff/v1\">\n"
                                "<mode>spawn</mode>\n<task_details>a & b</task_details>\n"
                                "</agent_request>\n"_ba
                             << u"xml"_s;
    }

    /// The banner shows the error instead, with a link to the line.
    void noRowShowsTheSyntaxError()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, suffix);
        FormHarness form;
        QVERIFY(form.load(text, u"/nowhere/handoffs/x."_s + suffix));
        QVERIFY(form.pane.findChild<OutdatedFormBanner *>()->isVisible());
        QVERIFY(!form.pane.controller().model().rows.empty());
        for (const FormRow &row : form.pane.controller().model().rows) {
            for (const FieldFinding &issue : row.field.issues) {
                QVERIFY2(!issue.rule.contains(".syntax"_L1), qPrintable(row.id + issue.message));
            }
        }
    }

    void offersTheFixOfTheProblem_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QString>("line");
        QTest::newRow("words and a fence around JSON")
            << QByteArray("Here it is:\n\n```json\n{\"task_id\": \"0-4-2\", \"step_index\": 2, "
                          "\"agent\": \"Tara\", \"status\": \"failure\", // red\n"
                          "\"summary\": \"2 tests fail\"}\n```\n\nBye.\n")
            << u"json"_s << u"3"_s;
        QTest::newRow("a tag in a text")
            << QByteArray("<agent_request>\n<mode>spawn</mode>\n"
                          "<task_details>a<br>b</task_details>\n</agent_request>\n")
            << u"xml"_s << u"3"_s;
        QTest::newRow("a colon is missing")
            << FormHarness::fixture(u"review.yaml"_s).replace("producer: ", "producer ")
            << u"yaml"_s << QString();
    }

    void offersTheFixOfTheProblem()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, suffix);
        QFETCH(const QString, line);
        FormHarness form;
        QVERIFY(form.load(text, u"/nowhere/x."_s + suffix));
        const auto *banner = form.pane.findChild<OutdatedFormBanner *>();
        QVERIFY(banner->isVisible());
        QVERIFY(banner->findChild<QLabel *>(u"staleText"_s)->text().contains(u"Line "_s + line));
        banner->findChild<QPushButton *>(u"staleFix"_s)->click();
        QVERIFY(form.document.buffer().bytes() != text);
    }

    void showingTheBannerMovesNoRow()
    {
        const auto places = [](FormHarness &form) {
            QCoreApplication::processEvents(); // it is laid out then
            QMap<QString, QPoint> tops;
            for (const RowWidget *row : form.pane.findChildren<RowWidget *>()) {
                if (row->isVisible()) {
                    tops.insert(row->row().id, row->mapTo(&form.pane, QPoint()));
                }
            }
            return tops;
        };
        FormHarness form;
        const QByteArray good = FormHarness::fixture(u"review.yaml"_s);
        QVERIFY(form.load(good));
        const QMap<QString, QPoint> before = places(form);
        QVERIFY(before.size() > 5);
        const auto *banner = form.pane.findChild<OutdatedFormBanner *>();
        const qsizetype colon = good.indexOf("producer: ") + 8;
        QVERIFY(form.document.buffer().apply({{colon, 1, {}}}, u"x"_s).isOk());
        QTRY_VERIFY(banner->isVisible());
        const QMap<QString, QPoint> now = places(form);
        for (const auto &[row, top] : before.asKeyValueRange()) {
            QVERIFY2(!now.contains(row) || now.value(row) == top, qPrintable(row));
        }
        QVERIFY(now.contains(before.firstKey()));
        form.document.undo();
        QTRY_VERIFY(!banner->isVisible());
        QTRY_COMPARE(places(form), before);
    }

    /// The mistake is shown beside its line and in the list of problems; here is the state of the
    /// form.
    void theMistakeIsShownOnce()
    {
        FormHarness form;
        const QByteArray good = FormHarness::fixture(u"review.yaml"_s);
        QVERIFY(form.load(good));
        const auto *banner = form.pane.findChild<OutdatedFormBanner *>();
        const qsizetype colon = good.indexOf("producer: ") + 8;
        QVERIFY(form.document.buffer().apply({{colon, 1, {}}}, u"x"_s).isOk());
        QTRY_VERIFY(banner->isVisible());
        const auto textOf = [banner](const QString &name) {
            return banner->findChild<QLabel *>(name)->text();
        };
        const QString line = QString::number(good.first(colon).count('\n') + 1);
        QVERIFY2(textOf(u"staleTitle"_s).startsWith(u"Last valid form, from "_s),
                 qPrintable(textOf(u"staleTitle"_s)));
        QVERIFY2(textOf(u"staleText"_s).startsWith(u"Line %1 cannot be read."_s.arg(line)),
                 qPrintable(textOf(u"staleText"_s)));
        const SnapshotPtr now = form.document.snapshot();
        const auto fatal = std::ranges::find_if(now->parsed.issues, &SyntaxIssue::isFatal);
        QVERIFY(fatal != now->parsed.issues.end());
        for (const QString &name : {u"staleTitle"_s, u"staleText"_s}) {
            QVERIFY(!fatal->message.contains(textOf(name)));
        }
    }

    void contentsFitInAnyWidth_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {180, 240, 300, 360, 480, 700}) {
            QTest::addRow("%d", width) << width;
        }
    }

    void contentsFitInAnyWidth()
    {
        QFETCH(const int, width);
        m_banner->resize(width, m_banner->heightForWidth(width));
        const QRect inside = m_banner->rect();
        const auto *title = m_banner->findChild<QLabel *>(u"staleTitle"_s);
        const auto *text = m_banner->findChild<QLabel *>(u"staleText"_s);
        const auto *goTo = m_banner->findChild<QPushButton *>(u"staleGoToLine"_s);
        const auto *fix = m_banner->findChild<QPushButton *>(u"staleFix"_s);
        QVERIFY(fix->isVisible());
        const QList<QRect> places{title->geometry(), text->geometry(), goTo->geometry(),
                                  fix->geometry()};
        for (qsizetype i = 0; i < places.size(); ++i) {
            QVERIFY(inside.contains(places[i]));
            for (qsizetype k = i + 1; k < places.size(); ++k) {
                QVERIFY(!places[i].intersects(places[k]));
            }
        }
        QVERIFY(title->width() >= 130);
        QVERIFY(title->height() >= title->heightForWidth(title->width()));
        QVERIFY(text->height() >= text->heightForWidth(text->width()));
    }

    void theButtonsAreBesideTheTextIfThereIsRoom()
    {
        m_banner->resize(480, m_banner->heightForWidth(480));
        const auto *title = m_banner->findChild<QLabel *>(u"staleTitle"_s);
        const auto *goTo = m_banner->findChild<QPushButton *>(u"staleGoToLine"_s);
        QVERIFY(goTo->x() > title->geometry().right());
        QCOMPARE(goTo->y(), title->y());
    }

private:
    std::unique_ptr<QWidget> m_window;
    OutdatedFormBanner *m_banner = nullptr;
};

QTEST_MAIN(TestOutdatedFormBanner)
#include "tst_outdatedformbanner.moc"
