// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/stepdetails.h"

#include <QTest>
#include <QTimeZone>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

StepDetail detailOf(const QueueStep &step, const QString &title)
{
    for (const StepDetail &detail : stepDetails(step)) {
        if (detail.title == title) {
            return detail;
        }
    }
    return {};
}

QueueStep wholeStep()
{
    QueueStep step;
    step.id = 7;
    step.type = u"test"_s;
    step.agent = u"Tara"_s;
    step.file = u"a.py"_s;
    step.contextFiles = {u"b.py"_s, u"c.py"_s};
    step.artifacts = {u"d.py"_s};
    step.summary = u"Done."_s;
    step.context = u"Uses bcrypt."_s;
    step.blockers = {u"no key"_s, u"no file"_s};
    step.attempts = 2;
    step.error = u"assert 401"_s;
    step.after = u"6"_s;
    step.created = QDateTime({2026, 2, 21}, {14, 52, 8}, QTimeZone::UTC);
    step.updated = step.created.addSecs(60);
    return step;
}

} // namespace

/// The fields of a step that all views show.
class TestStepDetails : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFieldIsShown_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QStringList>("lines");
        const auto row = [](const char *title, const QStringList &lines) {
            QTest::newRow(title) << QString::fromLatin1(title) << lines;
        };
        row("Agent", {u"Tara"_s});
        row("Type", {u"test"_s});
        row("Last error", {u"assert 401"_s});
        row("Blockers", {u"no key"_s, u"no file"_s});
        row("Attempts", {u"2"_s});
        row("File", {u"a.py"_s});
        row("Context files", {u"b.py"_s, u"c.py"_s});
        row("Artifacts", {u"d.py"_s});
        row("Summary", {u"Done."_s});
        row("Hands on", {u"Uses bcrypt."_s});
        row("Made for step", {u"6"_s});
        row("Id", {u"7"_s});
        row("Created", {u"2026-02-21 14:52:08 UTC"_s});
        row("Changed", {u"2026-02-21 14:53:08 UTC"_s});
    }

    void aFieldIsShown()
    {
        QFETCH(const QString, title);
        QTEST(detailOf(wholeStep(), title).lines, "lines");
        QCOMPARE(detailOf({}, title).lines.join(QString()), QString());
    }

    void theErrorOfACompletedStepIsOver()
    {
        QueueStep step = wholeStep();
        QCOMPARE(detailOf(step, u"Last error"_s).status, Status::Error);
        step.status = RunStatus::Succeeded;
        QCOMPARE(detailOf(step, u"Last error"_s).status, Status::Superseded);
    }
};

QTEST_GUILESS_MAIN(TestStepDetails)
#include "tst_stepdetails.moc"
