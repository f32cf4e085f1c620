// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Writes pictures of the form to the folder that is given, for people to look at.
#include "formharness.h"
#include "widgets/style/focusring.h"
#include "widgets/style/fonts.h"
#include "widgets/style/style.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QByteArray manyChallenges(int count)
{
    QByteArray text = FormHarness::fixture(u"review.yaml"_s);
    for (int i = 0; i < count; ++i) {
        text += "      - severity: \"WARNING\"\n        description: \"Challenge "
            + QByteArray::number(i) + "\"\n        impact: \"Some\"\n";
    }
    return text;
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QApplication::setStyle(new BatonStyle);
    const FocusRing ring;
    FormHarness::data = QStringLiteral(BATON_TEST_DATA);
    const QDir folder(application.arguments().value(1, u"."_s));
    for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
        Theme::apply(mode);
        QApplication::setFont(fonts::body());
        const QString suffix = mode == Theme::Mode::Light ? u"light"_s : u"dark"_s;
        FormHarness form;
        static_cast<void>(QTest::qWaitForWindowActive(&form.pane));
        const auto shoot = [&](const QString &name) {
            QCoreApplication::processEvents();
            form.pane.grab().save(folder.filePath(name + u'-' + suffix + u".png"_s));
        };
        static_cast<void>(form.load(FormHarness::fixture(u"review.yaml"_s)));
        shoot(u"review"_s);
        form.pane.revealPath(
            JsonPointer::of(u"/handoff/engineering_review/findings/0/suggested_fix"));
        shoot(u"review-card"_s);
        form.pane.expandAll();
        form.pane.revealPath(JsonPointer::of(u"/handoff/timestamp"));
        shoot(u"review-all"_s);
        form.pane.resize(320, 760);
        form.pane.revealPath(JsonPointer::of(u"/handoff/engineering_review/approval_status"));
        shoot(u"narrow"_s);
        form.pane.resize(406, 760);
        static_cast<void>(form.document.buffer().apply({{300, 0, "\"[\n"}}, u"Break"_s));
        static_cast<void>(form.settle());
        QTest::qWait(100);
        shoot(u"stale"_s);
        for (const QString &name :
             {u"math.yaml"_s, u"mesh.yaml"_s, u"flow.yaml"_s, u"odd.yaml"_s, u"empty.yaml"_s}) {
            static_cast<void>(form.load(FormHarness::fixture(name)));
            form.pane.expandAll();
            for (const QStringView last :
                 {u"/handoff/math_analysis/dimensionless_numbers/implications",
                  u"/handoff/mesh_plan/refinement_zones/0/target_size",
                  u"/handoff/flow_result/output_files/pressure_xdmf"}) {
                if (form.document.snapshot()->parsed.documents.front().tree.find(
                        JsonPointer::of(last))
                    != noNode) {
                    form.pane.revealPath(JsonPointer::of(last));
                }
            }
            shoot(name.chopped(5));
        }
        const QByteArray many = manyChallenges(5000);
        static_cast<void>(form.load(many));
        QElapsedTimer timer;
        timer.start();
        form.pane.expandAll();
        qInfo("5,000 entries: %lld ms for rows and widgets, %d rows built", timer.elapsed(),
              form.pane.builtRowCount());
        form.pane.revealPath(JsonPointer::of(u"/handoff/engineering_review/findings/4000/impact"));
        shoot(u"many"_s);
    }
    return 0;
}
