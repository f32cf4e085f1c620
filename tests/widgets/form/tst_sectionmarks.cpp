// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"
#include "widgets/style/theme.h"

#include <functional>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

bool has(const QImage &picture, int left, const std::function<bool(const QColor &)> &isSought)
{
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = left; x < picture.width(); ++x) {
            if (isSought(picture.pixelColor(x, y))) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

/// The header of a section shows no check mark if something is wrong.
class TestSectionMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { FormHarness::data = QStringLiteral(BATON_TEST_DATA); }
    void init() { failOnWarnings(); }
    void cleanup() { Theme::apply(Theme::Mode::Light); }

    void onlyValidSectionsHaveACheckMark_data()
    {
        QTest::addColumn<QString>("section");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<Role>("mark");
        QTest::addColumn<QString>("spoken");
        const QByteArray type = "type: \"review\"\n";
        const QByteArray checksum = type + "    checksum: \"md5:12\"\n";
        const QByteArray location = "location: \"{session_dir}/logs/review2.md\"\n";
        const QByteArray blank = "location: \"<path>/review2.md\"\n";
        QTest::newRow("valid section") << u"quality"_s << type << type << Role::Ok << u"expanded"_s;
        QTest::newRow("an error") << u"deliverable"_s << type << checksum << Role::Error
                                  << u"1 error"_s;
        QTest::newRow("a warning")
            << u"deliverable"_s << location << blank << Role::Warning << u"1 warning"_s;
    }

    void onlyValidSectionsHaveACheckMark()
    {
        QFETCH(QString, section);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(Role, mark);
        QFETCH(QString, spoken);
        for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            Theme::apply(mode);
            FormHarness form;
            QVERIFY(form.load(FormHarness::fixture(u"review.yaml"_s).replace(from, to)));
            const QString path = u"/handoff/"_s + section;
            form.pane.revealPath(JsonPointer::of(path));
            auto *head = form.named(u"row:section:"_s + path);
            QVERIFY(head);
            QTRY_VERIFY2(head->accessibleDescription().contains(spoken),
                         qPrintable(head->accessibleDescription()));
            head->clearFocus();
            const QImage picture = head->grab(QRect(0, 0, head->width(), 28)).toImage();
            constexpr int checkMark = 30; // wide, including the edge; its lines are thin
            const auto isGreen = [](const QColor &c) { return c.green() - c.red() > 25; };
            QCOMPARE(has(picture, picture.width() - checkMark, isGreen), mark == Role::Ok);
            const auto isMark = [mark](const QColor &c) { return c == Theme::color(mark); };
            QVERIFY(has(picture, 0, isMark));
        }
    }
};

QTEST_MAIN(TestSectionMarks)
#include "tst_sectionmarks.moc"
