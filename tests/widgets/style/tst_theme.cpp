// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/theme.h"

#include <QApplication>
#include <QTest>

#include <cmath>

using namespace baton;

namespace {

double luminance(const QColor &color)
{
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
        + 0.0722 * linear(color.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double light = std::max(luminance(a), luminance(b));
    const double dark = std::min(luminance(a), luminance(b));
    return std::round((light + 0.05) / (dark + 0.05) * 10) / 10; // as documented in the tokens
}

const std::vector<std::pair<const char *, Theme::Mode>> modes{{"light", Theme::Mode::Light},
                                                              {"dark", Theme::Mode::Dark}};

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void textIsReadableOnEverySurface_data()
    {
        QTest::addColumn<Theme::Mode>("mode");
        QTest::addColumn<Role>("ink");
        const std::vector<std::pair<const char *, Role>> inks{
            {"text", Role::Text},           {"muted", Role::Muted},
            {"accent", Role::Accent},       {"ok", Role::Ok},
            {"error", Role::Error},         {"warning", Role::Warning},
            {"note", Role::Note},           {"running", Role::Running},
            {"key", Role::SourceKey},       {"string", Role::SourceString},
            {"number", Role::SourceNumber}, {"comment", Role::SourceComment}};
        for (const auto &[modeName, mode] : modes) {
            for (const auto &[name, ink] : inks) {
                QTest::addRow("%s, %s", name, modeName) << mode << ink;
            }
        }
    }

    void textIsReadableOnEverySurface()
    {
        QFETCH(Theme::Mode, mode);
        QFETCH(Role, ink);
        Theme::apply(mode);
        for (const Role ground :
             {Role::View, Role::Surface, Role::Selection, Role::SelectionIdle}) {
            QVERIFY2(contrast(Theme::color(ink), Theme::color(ground)) >= 4.5,
                     qPrintable(QString::number(static_cast<int>(ground))));
        }
    }

    void disabledTextIsReadableOnItsBackground_data() { addModes(); }
    void disabledTextIsReadableOnItsBackground()
    {
        QFETCH(Theme::Mode, mode);
        Theme::apply(mode);
        QVERIFY(contrast(Theme::color(Role::Disabled), Theme::color(Role::View)) >= 4.5);
        QVERIFY(contrast(Theme::color(Role::Disabled), Theme::color(Role::Surface)) >= 4.5);
    }

    void edgesAndGlyphsHaveContrast_data() { addModes(); }
    void edgesAndGlyphsHaveContrast()
    {
        QFETCH(Theme::Mode, mode);
        Theme::apply(mode);
        for (const Role ground : {Role::View, Role::Surface, Role::Raised}) {
            QVERIFY(contrast(Theme::color(Role::ControlEdge), Theme::color(ground)) >= 3.0);
        }
        for (const Role mark : {Role::Error, Role::Warning}) {
            QVERIFY(contrast(Theme::color(Role::MarkGlyph), Theme::color(mark)) >= 4.5);
        }
        for (const Role ink : {Role::Text, Role::Error, Role::Muted}) {
            QVERIFY(contrast(Theme::color(ink), Theme::color(Role::ErrorTint)) >= 4.5);
        }
    }

    void thePaletteCarriesTheRoles_data() { addModes(); }
    void thePaletteCarriesTheRoles()
    {
        QFETCH(Theme::Mode, mode);
        Theme::apply(mode);
        const QPalette palette = QApplication::palette();
        QCOMPARE(palette.color(QPalette::Window), Theme::color(Role::Surface));
        QCOMPARE(palette.color(QPalette::Base), Theme::color(Role::View));
        QCOMPARE(palette.color(QPalette::Highlight), Theme::color(Role::Selection));
        QCOMPARE(palette.color(QPalette::HighlightedText), Theme::color(Role::Text));
        QCOMPARE(palette.color(QPalette::Disabled, QPalette::Text), Theme::color(Role::Disabled));
    }

    void aForeignPaletteKeepsTheStatusColors()
    {
        Theme::apply(Theme::Mode::Dark);
        const QColor error = Theme::color(Role::Error);
        const QColor key = Theme::color(Role::SourceKey);
        QPalette desktop;
        desktop.setColor(QPalette::Window, QColor(0x20, 0x10, 0x30));
        desktop.setColor(QPalette::Base, QColor(0x10, 0x08, 0x18));
        desktop.setColor(QPalette::Text, QColor(0xf0, 0xf0, 0xf0));
        Theme::applyDesktop(desktop);
        QCOMPARE(Theme::mode(), Theme::Mode::Dark);
        QCOMPARE(Theme::color(Role::Error), error);
        QCOMPARE(Theme::color(Role::SourceKey), key);
        QCOMPARE(Theme::color(Role::Surface), desktop.color(QPalette::Window));
        QCOMPARE(Theme::color(Role::View), desktop.color(QPalette::Base));
        QVERIFY(contrast(Theme::color(Role::Muted), Theme::color(Role::View)) >= 4.5);
        QVERIFY(contrast(Theme::color(Role::ControlEdge), Theme::color(Role::View)) >= 3.0);
        Theme::apply(Theme::Mode::Light);
        QVERIFY(Theme::color(Role::View) != desktop.color(QPalette::Base));
    }

private:
    static void addModes()
    {
        QTest::addColumn<Theme::Mode>("mode");
        for (const auto &[name, mode] : modes) {
            QTest::newRow(name) << mode;
        }
    }
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
