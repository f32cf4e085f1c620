// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/linkbutton.h"
#include "widgets/common/paneheader.h"
#include "widgets/problems/optionallabel.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/focusring.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/style.h"
#include "widgets/text/elidedlabel.h"
#include "widgets/text/wraptext.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace baton;
using namespace Qt::StringLiterals;

class TestStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setStyle(new BatonStyle);
        QApplication::setFont(fonts::body());
        Theme::apply(Theme::Mode::Light);
    }

    void checkedSwitchesLookChecked_data()
    {
        QTest::addColumn<Theme::Mode>("mode");
        QTest::newRow("light") << Theme::Mode::Light;
        QTest::newRow("dark") << Theme::Mode::Dark;
    }

    void checkedSwitchesLookChecked()
    {
        QFETCH(const Theme::Mode, mode);
        Theme::apply(mode);
        QToolButton button;
        button.setText(u"Time line"_s);
        button.setCheckable(true);
        button.setAutoRaise(true);
        button.resize(90, measures::smallButtonHeight);
        const QImage off = button.grab().toImage();
        button.setChecked(true);
        const QImage on = button.grab().toImage();
        const QPoint inside(4, button.height() / 2);
        QVERIFY(on.pixelColor(inside) != off.pixelColor(inside));
        QCOMPARE(on.pixelColor(inside), Theme::color(Role::Selection));
        Theme::apply(Theme::Mode::Light);
    }

    void init()
    {
        // the offscreen platform warns of missing features
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    }

    void controlsHaveTheirSizes()
    {
        QCOMPARE(QPushButton(u"Rename"_s).sizeHint().height(), measures::controlHeight);
        QCOMPARE(QLineEdit().sizeHint().height(), measures::controlHeight);
        QCOMPARE(QComboBox().sizeHint().height(), measures::controlHeight);
        QCOMPARE(QSpinBox().sizeHint().height(), measures::controlHeight);
        QPushButton button(u"Rename"_s);
        setSmall(&button);
        QCOMPARE(button.sizeHint().height(), measures::smallButtonHeight);
        QTabBar tabs;
        tabs.addTab(u"phase2-engineering-review.yaml"_s);
        QCOMPARE(tabs.sizeHint().height(), measures::tabHeight);
        QTreeWidget tree;
        QCOMPARE(tree.header()->sizeHint().height(), measures::tableHeaderHeight);
        tree.addTopLevelItem(new QTreeWidgetItem({u"row"_s}));
        QCOMPARE(tree.sizeHintForRow(0), measures::row);
        QCOMPARE(PaneHeader(u"Form"_s).sizeHint().height(), measures::paneHeaderHeight);
    }

    void toolBarButtonsAreSquare()
    {
        QToolBar bar;
        QAction *action = bar.addAction(qApp->style()->standardIcon(QStyle::SP_FileIcon), u""_s);
        const QSize size = bar.widgetForAction(action)->sizeHint();
        QCOMPARE(size, QSize(measures::toolButtonSize, measures::toolButtonSize));
    }

    void digitsAreAllOfOneWidth()
    {
        const QFontMetricsF metrics(fonts::body());
        QCOMPARE(metrics.horizontalAdvance(u"1111"_s), metrics.horizontalAdvance(u"8888"_s));
        QCOMPARE(fonts::body().pixelSize(), 13);
        QCOMPARE(fonts::small().pixelSize(), 12);
        QCOMPARE(fonts::answer().pixelSize(), 16);
        QVERIFY(QFontInfo(fonts::mono()).fixedPitch());
    }

    void aMenuOpenedByAKeyHasItsFirstEntryCurrent_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("Return") << int(Qt::Key_Return);
        QTest::newRow("Enter") << int(Qt::Key_Enter);
        QTest::newRow("a blank") << int(Qt::Key_Space);
    }

    void aMenuOpenedByAKeyHasItsFirstEntryCurrent()
    {
        QFETCH(const int, key);
        QWidget window;
        QPushButton button(&window);
        QMenu menu;
        button.setMenu(&menu);
        QAction *first = nullptr;
        connect(&menu, &QMenu::aboutToShow, &menu, [&] { // like menus that are filled late
            menu.clear();
            menu.addSeparator();
            menu.addAction(u"not now"_s)->setEnabled(false);
            first = menu.addAction(u"first"_s);
            menu.addAction(u"second"_s);
        });
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        button.setFocus();
        QTest::keyClick(&button, Qt::Key(key));
        QVERIFY(menu.isVisible());
        QCOMPARE(menu.activeAction(), first);
        QSignalSpy taken(first, &QAction::triggered);
        QTest::keyClick(&menu, Qt::Key_Return);
        QCOMPARE(taken.count(), 1);
        QVERIFY(!menu.isVisible());
    }

    void enterPressesTheFocusedButton_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("isPressed");
        for (const QString &kind :
             {u"push button"_s, u"button that is not the default"_s, u"tool button"_s, u"link"_s,
              u"switch"_s, u"check box"_s, u"radio button"_s}) {
            const bool isChoice = kind == "check box"_L1 || kind == "radio button"_L1;
            QTest::addRow("Enter, %s", qPrintable(kind)) << kind << int(Qt::Key_Enter) << !isChoice;
            QTest::addRow("Return, %s", qPrintable(kind))
                << kind << int(Qt::Key_Return) << !isChoice;
        }
    }

    /// The dialog has a default button, which would otherwise handle the key.
    void enterPressesTheFocusedButton()
    {
        QFETCH(const QString, kind);
        QFETCH(const int, key);
        QFETCH(const bool, isPressed);
        QDialog dialog;
        auto *column = new QVBoxLayout(&dialog);
        auto *accept = new QPushButton(u"OK"_s);
        accept->setDefault(true);
        column->addWidget(accept);
        QAbstractButton *button = kind == "tool button"_L1 || kind == "switch"_L1
            ? static_cast<QAbstractButton *>(new QToolButton)
            : kind == "link"_L1         ? new LinkButton(u"Show"_s)
            : kind == "check box"_L1    ? static_cast<QAbstractButton *>(new QCheckBox)
            : kind == "radio button"_L1 ? static_cast<QAbstractButton *>(new QRadioButton)
                                        : new QPushButton(u"Show"_s);
        if (kind == "button that is not the default"_L1) {
            static_cast<QPushButton *>(button)->setAutoDefault(false);
        }
        if (kind == "switch"_L1) {
            button->setCheckable(true);
        }
        column->addWidget(button);
        button->setFocusPolicy(Qt::StrongFocus);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        button->setFocus();
        QSignalSpy pressed(button, &QAbstractButton::clicked);
        QSignalSpy accepted(accept, &QAbstractButton::clicked);
        QTest::keyClick(button, static_cast<Qt::Key>(key));
        QCOMPARE(pressed.size(), isPressed ? 1 : 0);
        QCOMPARE(accepted.size(), isPressed ? 0 : 1);
        QCOMPARE(button->isChecked(), kind == "switch"_L1);
    }

    void oneFocusRingFollowsTheFocus()
    {
        FocusRing ring;
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *field = new QLineEdit;
        auto *spin = new QSpinBox;
        auto *tree = new QTreeWidget;
        column->addWidget(field);
        column->addWidget(spin);
        column->addWidget(tree);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        field->setFocus();
        QCOMPARE(ring.target(), field);
        spin->setFocus();
        QCOMPARE(ring.target(), spin);
        QCOMPARE(window.findChildren<QWidget *>(u"focusRing"_s).size(), 1);
        tree->setFocus();
        QCOMPARE(ring.target(), nullptr);
    }

    void focusRingsOfDialogButtonsAreComplete()
    {
        FocusRing ring;
        QDialog dialog;
        auto *column = new QVBoxLayout(&dialog);
        auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
        column->addWidget(buttons);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        for (QAbstractButton *button : buttons->buttons()) {
            button->setFocus();
            QCOMPARE(ring.target(), button);
            const auto *frame = dialog.findChild<QWidget *>(u"focusRing"_s);
            QVERIFY(frame->geometry().contains(button->geometry()));
            QVERIFY(frame->parentWidget()->rect().contains(frame->geometry()));
        }
    }

    void aFieldsEdgeTakesAStatusColor()
    {
        QLineEdit field;
        field.resize(100, 26);
        setEdgeRole(&field, Role::Error);
        QCOMPARE(field.grab().toImage().pixelColor(50, 0), Theme::color(Role::Error));
        setEdgeRole(&field, std::nullopt);
        QCOMPARE(field.grab().toImage().pixelColor(50, 0), Theme::color(Role::ControlEdge));
    }

    void wrappedLinesHaveTheHeightOfTheirFont()
    {
        QCOMPARE((WrapText{.text = u"a"_s, .font = fonts::small()}.heightFor(100)), 16);
        QCOMPARE((WrapText{.text = u"a"_s, .font = fonts::body()}.heightFor(100)), 18);
        QCOMPARE((WrapText{.text = u"a"_s, .font = fonts::answer()}.heightFor(100)), 22);
        QCOMPARE((WrapText{.text = u"a\na"_s, .font = fonts::small()}.heightFor(100)), 32);
    }

    void aSummaryIsSeparatedFromTheTitle()
    {
        PaneHeader header(u"Problems"_s);
        auto *count = new QLabel(u"3"_s);
        header.addSummary(count);
        header.resize(400, measures::paneHeaderHeight);
        header.show();
        const int title = QFontMetrics(fonts::strong()).horizontalAdvance(u"Problems"_s);
        QCOMPARE(count->x(), measures::paneEdge + title + measures::groupGap);
    }

    /// The summary has a hint that is shown only if everything else fits.
    void titlesDoNotOverlapInNarrowPanes()
    {
        PaneHeader header(u"Problems"_s);
        auto *count = new QLabel(u"3"_s);
        header.addSummary(count);
        header.addWidget(new OptionalLabel(u"F8 next, Alt+Enter fix, F1 explain, and much more"_s));
        auto *button = new QPushButton(u"Fix all"_s);
        header.addWidget(button);
        header.show();
        const int title = QFontMetrics(fonts::strong()).horizontalAdvance(u"Problems"_s);
        for (int width = header.minimumSizeHint().width(); width < 500; width += 9) {
            header.resize(width, measures::paneHeaderHeight);
            QCoreApplication::sendPostedEvents();
            const QImage shown = header.grab().toImage();
            for (int x = count->x() - measures::groupGap + 2; x < count->x(); ++x) {
                for (int y = 4; y < 24; ++y) {
                    QCOMPARE(shown.pixelColor(x, y), shown.pixelColor(2, 4));
                }
            }
            const bool hasRoom =
                width > measures::paneEdge + title + count->width() + button->width() + 60;
            QVERIFY(!hasRoom || count->x() == measures::paneEdge + title + measures::groupGap);
        }
    }

    void aChoiceWithoutRoomEndsInAnEllipsis()
    {
        const auto pictureOf = [](const QString &text, int width) {
            QComboBox box;
            box.addItem(text);
            box.resize(width, measures::controlHeight);
            return box.grab().toImage();
        };
        const int wide = 240;
        QCOMPARE_NE(pictureOf(u"APPROVED_WITH_WARNINGS"_s, wide), pictureOf(u"APPROVED…"_s, wide));
        bool isShortened = false;
        for (int letters = 1; letters < 12; ++letters) {
            const QString text = u"APPROVED_WITH_WARNINGS"_s.first(letters) + QChar(0x2026);
            isShortened =
                isShortened || pictureOf(u"APPROVED_WITH_WARNINGS"_s, 100) == pictureOf(text, 100);
        }
        QVERIFY(isShortened);
    }

    void anElidedLabelHasAToolTip()
    {
        ElidedLabel label(u"cfd-bioreactor-session-20260221-143000-48213"_s);
        label.resize(80, 20);
        label.show();
        QVERIFY(label.isElided());
        QCOMPARE(label.toolTip(), label.text());
        label.resize(600, 20);
        QVERIFY(!label.isElided());
        QCOMPARE(label.toolTip(), QString());
    }
};

QTEST_MAIN(TestStyle)
#include "tst_style.moc"
