// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/style.h"

#include "widgets/style/controlhelpers.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/style/stylepaint.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTextEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool refinesText(const QWidget *widget)
{
    return qobject_cast<const QTextEdit *>(widget) || qobject_cast<const QPlainTextEdit *>(widget);
}

void line(QPainter *painter, const QRect &rect)
{
    painter->fillRect(rect, Theme::color(Role::Border));
}

/// Draws @p option with @p draw if it has the type of the element.
template <typename Option, typename Draw>
void with(const QStyleOption *option, Draw draw)
{
    if (const auto *typed = qstyleoption_cast<const Option *>(option)) {
        draw(*typed);
    }
}

void drawFrame(const QStyleOption *option, QPainter *painter, const QWidget *widget)
{
    if (refinesText(widget)) {
        paint::fieldEdge(*painter, *option, edgeRole(widget));
        return;
    }
    painter->setPen(Theme::color(Role::Border));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
}

/// Dialogs handle Enter for controls that Space activates.
bool isPressedByEnter(const QObject *watched)
{
    return qobject_cast<const QAbstractButton *>(watched)
        && !qobject_cast<const QCheckBox *>(watched)
        && !qobject_cast<const QRadioButton *>(watched);
}

bool isEnter(const QKeyEvent &key)
{
    return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)
        && !(key.modifiers() & ~Qt::KeypadModifier);
}

/// The menu that the key opens, like Space; null if there is none.
QMenu *menuOpenedBy(const QObject *watched, const QEvent &event)
{
    const auto *button = qobject_cast<const QPushButton *>(watched);
    const bool isPress = event.type() == QEvent::KeyPress;
    return button && isPress && static_cast<const QKeyEvent &>(event).key() == Qt::Key_Space
        ? button->menu()
        : nullptr;
}

/// Selects the first entry of a menu that was opened by keyboard.
void enterMenu(QPushButton &button, QMenu &menu)
{
    button.showMenu();
    const QList<QAction *> entries = menu.actions();
    const auto first = std::ranges::find_if(entries, [](const QAction *entry) {
        return entry->isVisible() && entry->isEnabled() && !entry->isSeparator();
    });
    if (first != entries.end()) {
        menu.setActiveAction(*first);
    }
}

void drawFocusRing(const QRect &rect, QPainter *painter)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(Theme::color(Role::Accent), measures::focusRing));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 4, 4);
    painter->restore();
}

} // namespace

void BatonStyle::polish(QApplication *application)
{
    MeasureStyle::polish(application);
    application->installEventFilter(this);
}

void BatonStyle::unpolish(QApplication *application)
{
    application->removeEventFilter(this);
    MeasureStyle::unpolish(application);
}

bool BatonStyle::eventFilter(QObject *watched, QEvent *event)
{
    if (QMenu *menu = menuOpenedBy(watched, *event)) {
        enterMenu(*qobject_cast<QPushButton *>(watched), *menu);
        return true;
    }
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    if (!isKey || !isPressedByEnter(watched) || !isEnter(static_cast<const QKeyEvent &>(*event))) {
        return MeasureStyle::eventFilter(watched, event);
    }
    const bool isRepeated = static_cast<const QKeyEvent *>(event)->isAutoRepeat();
    QKeyEvent blank(event->type(), Qt::Key_Space, Qt::NoModifier, u" "_s, isRepeated);
    QCoreApplication::sendEvent(watched, &blank);
    return true;
}

void BatonStyle::polish(QWidget *widget)
{
    MeasureStyle::polish(widget);
    if (auto *area = qobject_cast<QAbstractScrollArea *>(widget)) {
        area->setAttribute(Qt::WA_Hover);
    }
    if (auto *buttons = qobject_cast<QDialogButtonBox *>(widget)) {
        constexpr int ring = measures::focusRing; // it would be clipped at the edge
        buttons->setContentsMargins(ring, ring, ring, ring);
    }
}

// NOLINTNEXTLINE(readability-function-size): one row for each element that Qt knows
void BatonStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                               QPainter *painter, const QWidget *widget) const
{
    const QRect &rect = option->rect;
    switch (element) {
    case PE_FrameFocusRect:
    case PE_FrameStatusBarItem:
    case PE_FrameTabWidget:
    case PE_FrameDockWidget:
    case PE_PanelMenuBar:
    case PE_FrameMenu:
    case PE_FrameLineEdit:
        return;
    case PE_Frame:
        return drawFrame(option, painter, widget);
    case PE_PanelLineEdit:
        return with<QStyleOptionFrame>(option, [&](const QStyleOptionFrame &frame) {
            if (frame.lineWidth > 0) {
                paint::field(*painter, frame, edgeRole(widget));
            }
        });
    case PE_PanelButtonCommand:
        return with<QStyleOptionButton>(
            option, [&](const QStyleOptionButton &button) { paint::button(*painter, button); });
    case PE_PanelButtonTool: // passed as a plain option
    case PE_IndicatorButtonDropDown:
        return paint::toolButton(*painter, *option);
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return paint::checkBox(*painter, *option);
    case PE_IndicatorRadioButton:
        return paint::radioButton(*painter, *option);
    case PE_IndicatorArrowDown:
        return paint::chevron(*painter, rect, Qt::DownArrow, Role::Text);
    case PE_IndicatorArrowUp:
        return paint::chevron(*painter, rect, Qt::UpArrow, Role::Text);
    case PE_IndicatorHeaderArrow:
        return with<QStyleOptionHeader>(option, [&](const QStyleOptionHeader &header) {
            const bool isUp = header.sortIndicator == QStyleOptionHeader::SortUp;
            paint::chevron(*painter, rect, isUp ? Qt::UpArrow : Qt::DownArrow, Role::Muted);
        });
    case PE_IndicatorBranch:
        return paint::branch(*painter, *option);
    case PE_PanelItemViewRow:
    case PE_PanelItemViewItem:
        return with<QStyleOptionViewItem>(option, [&](const QStyleOptionViewItem &item) {
            paint::itemRow(*painter, item, widget);
        });
    case PE_IndicatorTabClose:
        return icon(u"close"_s).paint(painter, rect, Qt::AlignCenter);
    case PE_IndicatorToolBarSeparator:
        return line(painter, {rect.center().x(), rect.top() + 6, 1, rect.height() - 12});
    case PE_IndicatorDockWidgetResizeHandle:
        return line(painter, rect);
    case PE_FrameTabBarBase:
        return line(painter, {rect.left(), rect.bottom(), rect.width(), 1});
    case PE_PanelStatusBar:
        return line(painter, {rect.left(), rect.top(), rect.width(), 1});
    case PE_PanelMenu:
    case PE_PanelTipLabel:
        return paint::menuFrame(*painter, rect);
    case PE_PanelScrollAreaCorner:
        return painter->fillRect(rect, Theme::color(Role::View));
    default:
        MeasureStyle::drawPrimitive(element, option, painter, widget);
    }
}

// NOLINTNEXTLINE(readability-function-size): one row for each element that Qt knows
void BatonStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    const QRect &rect = option->rect;
    switch (element) {
    case CE_FocusFrame:
        return drawFocusRing(rect, painter);
    case CE_Splitter:
        return line(painter, rect);
    case CE_SizeGrip:
        return;
    case CE_ToolBar:
        return painter->fillRect(rect, Theme::color(Role::Surface));
    case CE_MenuBarEmptyArea:
        return painter->fillRect(rect, Theme::color(Role::Surface));
    case CE_MenuEmptyArea:
        return;
    case CE_MenuBarItem:
        return with<QStyleOptionMenuItem>(
            option, [&](const QStyleOptionMenuItem &item) { paint::menuBarItem(*painter, item); });
    case CE_MenuItem:
        return with<QStyleOptionMenuItem>(
            option, [&](const QStyleOptionMenuItem &item) { paint::menuItem(*painter, item); });
    case CE_TabBarTabShape:
        return with<QStyleOptionTab>(
            option, [&](const QStyleOptionTab &tab) { paint::tab(*painter, tab); });
    case CE_TabBarTabLabel:
        return with<QStyleOptionTab>(option, [&](QStyleOptionTab tab) {
            const bool isCurrent = tab.state.testFlag(State_Selected);
            tab.palette.setColor(QPalette::WindowText,
                                 Theme::color(isCurrent ? Role::Text : Role::Muted));
            tab.state.setFlag(State_HasFocus, false);
            MeasureStyle::drawControl(element, &tab, painter, widget);
        });
    case CE_HeaderSection:
    case CE_HeaderEmptyArea: // passed without a header option
        paint::tableHeader(*painter, option->rect);
        return;
    case CE_HeaderLabel:
        return with<QStyleOptionHeader>(option, [&](QStyleOptionHeader header) {
            header.palette.setColor(QPalette::ButtonText, Theme::color(Role::Muted));
            header.state.setFlag(State_On, false);
            header.rect.adjust(0, -measures::controlPadding, 0, measures::controlPadding);
            painter->setFont(fonts::small());
            if (const auto *whole = qstyleoption_cast<const QStyleOptionHeaderV2 *>(option)) {
                header.text =
                    QFontMetrics(fonts::small())
                        .elidedText(header.text, whole->textElideMode, header.rect.width());
            }
            MeasureStyle::drawControl(element, &header, painter, widget);
        });
    case CE_ComboBoxLabel:
        return with<QStyleOptionComboBox>(option, [&](QStyleOptionComboBox combo) {
            const int margin = 2; // of Fusion's
            const int icon = combo.currentIcon.isNull() ? 0 : combo.iconSize.width() + 4;
            const int room =
                subControlRect(CC_ComboBox, &combo, SC_ComboBoxEditField, widget).width();
            combo.currentText = combo.fontMetrics.elidedText(combo.currentText, Qt::ElideRight,
                                                             room - margin - icon);
            MeasureStyle::drawControl(element, &combo, painter, widget);
        });
    case CE_ToolButtonLabel:
        return with<QStyleOptionToolButton>(option, [&](const QStyleOptionToolButton &button) {
            if (button.toolButtonStyle == Qt::ToolButtonTextBesideIcon && !button.icon.isNull()) {
                paint::toolButtonLabel(*painter, button);
            } else {
                MeasureStyle::drawControl(element, option, painter, widget);
            }
        });
    case CE_ProgressBarGroove:
    case CE_ProgressBarLabel:
        return;
    case CE_ProgressBarContents:
        return with<QStyleOptionProgressBar>(
            option, [&](const QStyleOptionProgressBar &bar) { paint::progress(*painter, bar); });
    default:
        MeasureStyle::drawControl(element, option, painter, widget);
    }
}

void BatonStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                    QPainter *painter, const QWidget *widget) const
{
    switch (control) {
    case CC_ComboBox:
        return with<QStyleOptionComboBox>(option, [&](const QStyleOptionComboBox &combo) {
            paint::comboBox(*painter, combo, edgeRole(widget));
        });
    case CC_SpinBox:
        return with<QStyleOptionSpinBox>(option, [&](const QStyleOptionSpinBox &spin) {
            paint::spinBox(*painter, spin, edgeRole(widget),
                           subControlRect(control, option, SC_SpinBoxUp, widget),
                           subControlRect(control, option, SC_SpinBoxDown, widget));
        });
    case CC_ScrollBar:
        return with<QStyleOptionSlider>(option, [&](const QStyleOptionSlider &slider) {
            paint::scrollBar(*painter, slider,
                             subControlRect(control, option, SC_ScrollBarSlider, widget));
        });
    default:
        MeasureStyle::drawComplexControl(control, option, painter, widget);
    }
}

int BatonStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                          QStyleHintReturn *returned) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_ScrollBar_Transient:
    case SH_ComboBox_Popup:
    case SH_DockWidget_ButtonsHaveFrame:
    case SH_Widget_Animate:
    case SH_FocusFrame_AboveWidget:
    case SH_DialogButtonBox_ButtonsHaveIcons: // icons of the desktop's theme would not match
        return 0;
    case SH_ItemView_ShowDecorationSelected:
    case SH_ScrollBar_LeftClickAbsolutePosition:
        return 1;
    case SH_ToolTipLabel_Opacity:
        return 255;
    case SH_TabBar_ElideMode:
        return Qt::ElideMiddle;
    case SH_UnderlineShortcut:
        return widget && widget->window()->testAttribute(Qt::WA_KeyboardFocusChange);
    default:
        return MeasureStyle::styleHint(hint, option, widget, returned);
    }
}

QIcon BatonStyle::standardIcon(StandardPixmap name, const QStyleOption *option,
                               const QWidget *widget) const
{
    switch (name) {
    case SP_TitleBarNormalButton:
        return icon(u"float"_s, Role::Muted);
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
        return icon(u"close"_s, Role::Muted);
    case SP_LineEditClearButton:
        return icon(u"close"_s, Role::Muted);
    case SP_ToolBarHorizontalExtensionButton:
        return icon(u"more"_s);
    case SP_DirIcon:
    case SP_DirClosedIcon:
        return icon(u"folder"_s, Role::Muted);
    case SP_FileIcon:
        return icon(u"file"_s, Role::Muted);
    default:
        return MeasureStyle::standardIcon(name, option, widget);
    }
}

} // namespace baton
