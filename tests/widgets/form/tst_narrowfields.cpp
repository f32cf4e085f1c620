// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"
#include "widgets/form/editors/elidingline.h"
#include "widgets/form/fields/fieldlabel.h"
#include "widgets/form/fields/findingline.h"
#include "widgets/form/rows/rowgeometry.h"
#include "widgets/form/rows/rowwidget.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/style.h"
#include "widgets/style/theme.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QByteArray mesh = "handoff:\n"
                        "  producer: cfd-mesh-planner\n"
                        "  mesh_plan:\n"
                        "    quality_thresholds:\n"
                        "      min_jacobian: 0.2\n"
                        "      max_aspect_ratio_of_the_boundary_layer: 12\n";

const QByteArray files = "ARENA_TO_GUARDIAN_HANDOFF:\n"
                         "  Files_Changed:\n"
                         "    - path: \"lab/export/comma_separated_values.py\"\n"
                         "      change_type: \"Added\"\n"
                         "      summary: \"Streaming writer of comma separated values\"\n";

} // namespace

/// Text that does not fit is marked as elided, and nothing covers visible text.
class TestNarrowFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        QApplication::setStyle(new BatonStyle);
        QApplication::setFont(fonts::body());
        Theme::apply(Theme::Mode::Light);
    }

    void aLongTextEndsInAnEllipsisUnlessItIsEdited()
    {
        QWidget window;
        ElidingLine line(&window);
        QLineEdit other(&window);
        line.setText(u"max_aspect_ratio_of_the_boundary_layer"_s);
        line.setGeometry(0, 0, 120, 26);
        other.setGeometry(0, 40, 120, 26);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        other.setFocus();
        QVERIFY(line.shownText().endsWith(u'…'));
        QVERIFY(line.shownText().startsWith(u"max_"_s));
        line.setFocus();
        QCOMPARE(line.shownText(), line.text());
        other.setFocus();
        line.resize(400, 26);
        QCOMPARE(line.shownText(), line.text());
    }

    /// "Zusammenfassung" is wider than the column of the labels, but fits before its field.
    void aLabelMayReachIntoTheGap()
    {
        FormRow row;
        const RowGeometry geometry = RowGeometry::of(row, 640);
        FieldLabel label;
        label.setText(u"Zusammenfassung"_s, false);
        QVERIFY(label.fits(geometry.labelWidth()));
        QVERIFY(geometry.label + geometry.labelWidth() < geometry.field);
        label.setText(u"Leistungsbeschreibung"_s, false);
        QVERIFY(!label.fits(geometry.labelWidth()));
    }

    void keysTakeAtMostHalfOfTheRow()
    {
        FormHarness form;
        QVERIFY(form.load(mesh, u"/nowhere/handoffs/phase1-mesh-plan.yaml"_s));
        const QString path = u"/handoff/mesh_plan/quality_thresholds/"_s;
        QVERIFY(form.focus(path + u"min_jacobian"_s));
        form.pane.resize(700, 760);
        const auto keyAt = [&](const QString &key) {
            return form.named<ElidingLine>(u"key:"_s + path + key);
        };
        ElidingLine *shorter = keyAt(u"min_jacobian"_s);
        ElidingLine *longer = keyAt(u"max_aspect_ratio_of_the_boundary_layer"_s);
        QVERIFY(shorter && longer);
        QTRY_COMPARE(longer->shownText(), longer->text());
        QCOMPARE(shorter->width(), longer->width()); // one column
        form.pane.resize(380, 760);
        QTRY_VERIFY(longer->shownText().endsWith(u'…'));
        QCOMPARE(longer->toolTip(), longer->text());
    }

    void aChoiceIsNotWiderThanANarrowPane()
    {
        FormHarness::data = QStringLiteral(BATON_TEST_DATA);
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        auto *choice = form.focus<QComboBox>(u"/handoff/engineering_review/approval_status"_s);
        QVERIFY(choice);
        const auto end = [&] { return choice->mapTo(&form.pane, QPoint(choice->width(), 0)).x(); };
        form.pane.resize(150, 760);
        QTRY_VERIFY2(end() <= form.pane.width(), qPrintable(QString::number(end())));
    }

    void aLabelWithALongWordIsAboveItsField_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<bool>("isAbove");
        QTest::newRow("short") << "word"_ba << false;
        QTest::newRow("long") << "Validierungsgroessenordnungen"_ba << true;
    }

    void aLabelWithALongWordIsAboveItsField()
    {
        QFETCH(QByteArray, key);
        QFETCH(bool, isAbove);
        FormHarness form;
        form.pane.resize(700, 760);
        QVERIFY(form.load("handoff:\n  producer: cfd-reviewer\n  " + key + ": x\n"));
        const auto *field = form.focus<QLineEdit>(u"/handoff/"_s + QString::fromLatin1(key));
        QVERIFY(field);
        const auto *row = qobject_cast<const RowWidget *>(field->parentWidget()->parentWidget());
        QVERIFY(row);
        const auto *label = row->findChild<FieldLabel *>();
        QVERIFY(label && label->fits(label->width()));
        const int top = field->mapTo(row, QPoint()).y();
        QCOMPARE(label->geometry().bottom() < top, isAbove);
        QVERIFY(row->height() >= top + field->height());
    }

    void aTextOfSeveralLinesHasOneColor_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isStale");
        const QByteArray text = "handoff:\n  producer: cfd-reviewer\n  notes: |-\n    a\n    b\n";
        QTest::newRow("to be edited") << text << false;
        QTest::newRow("to be read") << text + "  c\n  d: e: f\n" << true;
    }

    void aTextOfSeveralLinesHasOneColor()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, isStale);
        FormHarness form;
        QVERIFY(form.load(bytes));
        QCOMPARE(form.pane.controller().isStale(), isStale);
        form.pane.showPath(JsonPointer::of(u"/handoff/notes"));
        auto *edit = form.field<QPlainTextEdit>(u"/handoff/notes"_s);
        QVERIFY(edit);
        const QImage picture = edit->grab().toImage();
        const int y = picture.height() / 2;
        QCOMPARE(picture.pixelColor(2, y), picture.pixelColor(6, y));
        QCOMPARE(picture.pixelColor(6, y),
                 edit->viewport()->palette().color(edit->viewport()->backgroundRole()));
    }

    void aFixIsPlacedWhereItsTextTakesFewLines()
    {
        FindingLine line;
        Fix fix;
        fix.title = u"In Anführungszeichen setzen"_s;
        line.setIssue({Severity::Error, {}, u"version erwartet Text, nicht eine Zahl"_s, {fix}},
                      false);
        const int button = measures::smallButtonHeight;
        for (int width = 160; width < 500; width += 10) {
            QVERIFY2(line.heightAt(width) <= 3 * line.fontMetrics().lineSpacing() + button + 4,
                     qPrintable(QString::number(width)));
        }
        QVERIFY(line.heightAt(500) <= button + 2);
    }

    void narrowCellsShowTheirButtonOnFocus()
    {
        FormHarness form;
        QVERIFY(form.load(files, u"/nowhere/report.yaml"_s));
        const QString path = u"/ARENA_TO_GUARDIAN_HANDOFF/Files_Changed/0/"_s;
        auto *summary = form.focus<QLineEdit>(path + u"summary"_s);
        auto *line = form.field<QLineEdit>(path + u"path"_s);
        auto *browse = form.named<QAbstractButton>(u"field-1:"_s + path + u"path"_s);
        QVERIFY(summary && line && browse);
        QVERIFY(QTest::qWaitForWindowActive(&form.pane));
        summary->setFocus();
        QVERIFY(!browse->isVisible());
        line->setFocus();
        QVERIFY(browse->isVisible());
        browse->setFocus();
        QVERIFY(browse->isVisible());
        summary->setFocus();
        QVERIFY(!browse->isVisible());
        form.pane.resize(900, 760);
        QTRY_VERIFY(browse->isVisible());
    }

    void aPathHasTheWidestColumn()
    {
        FormHarness form;
        QVERIFY(form.load(files));
        const QString row = u"/ARENA_TO_GUARDIAN_HANDOFF/Files_Changed/0/"_s;
        const auto *summary = form.focus<QWidget>(row + u"summary"_s);
        const auto *path = form.field<QWidget>(row + u"path"_s);
        const auto *type = form.field<QWidget>(row + u"change_type"_s);
        QVERIFY(path && type && summary);
        QTRY_VERIFY2(3 * path->width() >= 4 * std::max(type->width(), summary->width()),
                     qPrintable(QString::number(path->width())));
    }

    void disabledFieldsShowNoExamples()
    {
        FormHarness form;
        QVERIFY(
            form.load("handoff:\n  version: \"1.0\"\n  timestamp:\n  producer: \"cfd-reviewer\n"));
        QVERIFY(form.pane.controller().isStale());
        form.pane.expandAll();
        int lines = 0;
        for (const QLineEdit *line : form.pane.findChildren<QLineEdit *>()) {
            if (!line->isEnabled() && line->objectName().startsWith("field:"_L1)) {
                ++lines;
                QVERIFY2(line->placeholderText().isEmpty() || line->placeholderText() == "null"_L1,
                         qPrintable(line->objectName() + u' ' + line->placeholderText()));
            }
        }
        QVERIFY(lines > 0);
    }
};

QTEST_MAIN(TestNarrowFields)
#include "tst_narrowfields.moc"
