// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/measurestyle.h"

#include "widgets/style/controlhelpers.h"
#include "widgets/style/metrics.h"

#include <QAbstractItemView>
#include <QStyleFactory>
#include <QStyleOption>
#include <QToolBar>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QSize pushButtonSize(const QStyleOption *option, const QSize &contents, const QWidget *widget)
{
    const int padding = measures::controlPadding;
    const int height = isSmall(widget) ? measures::smallButtonHeight : measures::controlHeight;
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    const int gap = button && !button->icon.isNull() && !button->text.isEmpty()
        ? measures::iconGap - 4 // the base class includes this already
        : 0;
    const auto breaks = button ? static_cast<int>(button->text.count(u'\n')) : 0;
    return {contents.width() + 2 * padding + gap,
            height + (breaks > 0 ? breaks * button->fontMetrics.lineSpacing() : 0)};
}

QSize menuItemSize(const QStyleOption *option, const QSize &contents)
{
    const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    if (item && item->menuItemType == QStyleOptionMenuItem::Separator) {
        return {contents.width(), 9};
    }
    const int keys = item ? item->reservedShortcutWidth + measures::groupGap : 0;
    return {contents.width() + keys + 34 + 24, measures::controlHeight};
}

QSize toolButtonSize(const QStyleOption *option, const QSize &contents, const QWidget *widget)
{
    const bool isInToolBar = widget && qobject_cast<QToolBar *>(widget->parentWidget());
    const int edge = isInToolBar ? measures::toolButtonSize : 24;
    const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
    if (!button || button->toolButtonStyle == Qt::ToolButtonIconOnly || button->text.isEmpty()) {
        return {std::max(contents.width(), edge), edge};
    }
    const int text =
        button->fontMetrics.horizontalAdvance(QString(button->text).remove(QLatin1Char('&')));
    const int mark = button->toolButtonStyle == Qt::ToolButtonTextBesideIcon
        ? button->iconSize.width() + measures::iconGap
        : 0;
    return {std::max(text + mark + 2 * measures::iconGap + 2, edge), edge};
}

} // namespace

MeasureStyle::MeasureStyle()
    : QProxyStyle(QStyleFactory::create(u"Fusion"_s))
{
}

// NOLINTNEXTLINE(readability-function-size): one row for each element that Qt knows
int MeasureStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                              const QWidget *widget) const
{
    switch (metric) {
    case PM_DefaultFrameWidth:
        return 1;
    case PM_SplitterWidth:
    case PM_DockWidgetSeparatorExtent:
        return 1;
    case PM_DockWidgetFrameWidth:
    case PM_ToolBarFrameWidth:
    case PM_MenuBarPanelWidth:
    case PM_MenuBarVMargin:
    case PM_MenuBarItemSpacing:
    case PM_TabBarBaseOverlap:
    case PM_TabBarBaseHeight:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabOverlap:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_ScrollView_ScrollBarSpacing:
    case PM_ScrollView_ScrollBarOverlap:
        return 0;
    case PM_MenuBarHMargin:
        return 4;
    case PM_MenuPanelWidth:
        return 1;
    case PM_MenuHMargin:
        return 0;
    case PM_MenuVMargin:
        return 4;
    case PM_ToolBarItemMargin:
        return 4;
    case PM_ToolBarItemSpacing:
        return 2;
    case PM_ToolBarSeparatorExtent:
        return 17;
    case PM_ToolBarIconSize:
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_TabBarIconSize:
    case PM_ListViewIconSize:
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return measures::iconSize;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return measures::iconGap;
    case PM_ScrollBarExtent:
        return measures::scrollBarExtent;
    case PM_ScrollBarSliderMin:
        return 24;
    case PM_TreeViewIndentation:
        return measures::treeIndent;
    case PM_HeaderMargin:
        return measures::controlPadding;
    case PM_TabBarTabHSpace:
        return 2 * measures::paneEdge;
    case PM_DockWidgetTitleMargin:
        return measures::iconGap;
    case PM_DockWidgetTitleBarButtonMargin:
        return 3;
    case PM_FocusFrameHMargin: // of the text of an item, with one pixel more, and of a ring
        return qobject_cast<const QAbstractItemView *>(widget) ? measures::controlPadding - 1
                                                               : measures::focusRing;
    case PM_FocusFrameVMargin:
        return measures::focusRing;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        return measures::paneEdge;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return measures::fieldGap;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QSize MeasureStyle::sizeFromContents(ContentsType type, const QStyleOption *option,
                                     const QSize &size, const QWidget *widget) const
{
    const QSize base = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        return pushButtonSize(option, size, widget);
    case CT_LineEdit:
        return {base.width() + 12, measures::controlHeight};
    case CT_ComboBox:
        return {size.width() + 2 * measures::controlPadding + 24, measures::controlHeight};
    case CT_SpinBox:
        return {base.width() + measures::controlPadding, measures::controlHeight};
    case CT_ToolButton:
        return toolButtonSize(option, size, widget);
    case CT_TabBarTab:
        return {base.width(), measures::tabHeight};
    case CT_MenuBarItem:
        return {size.width() + 16, measures::menuBarHeight};
    case CT_MenuItem:
        return menuItemSize(option, size);
    case CT_HeaderSection:
        return {base.width(), measures::tableHeaderHeight};
    case CT_ItemViewItem:
        return {base.width(), std::max(base.height(), measures::row)};
    case CT_ProgressBar:
        return {base.width(), 8};
    default:
        return base;
    }
}

QRect MeasureStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                   SubControl part, const QWidget *widget) const
{
    const QRect rect = option->rect;
    if (control == CC_ComboBox && part == SC_ComboBoxEditField) {
        return visualRect(option->direction, rect, rect.adjusted(6, 1, -28, -1));
    }
    if (control == CC_ScrollBar) {
        const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
        const bool isHorizontal = slider && slider->orientation == Qt::Horizontal;
        const int length = isHorizontal ? rect.width() : rect.height();
        const qint64 range = slider ? qint64(slider->maximum) - slider->minimum : 0;
        const qint64 page = slider ? slider->pageStep : 0;
        const int handle = range <= 0
            ? length
            : std::clamp(int(length * page / std::max<qint64>(range + page, 1)),
                         std::min(24, length), length);
        const int start = slider
            ? sliderPositionFromValue(slider->minimum, slider->maximum, slider->sliderPosition,
                                      length - handle, slider->upsideDown)
            : 0;
        const auto along = [&](int from, int extent) {
            return isHorizontal ? QRect(rect.left() + from, rect.top(), extent, rect.height())
                                : QRect(rect.left(), rect.top() + from, rect.width(), extent);
        };
        switch (part) {
        case SC_ScrollBarSlider:
            return along(start, handle);
        case SC_ScrollBarGroove:
            return rect;
        case SC_ScrollBarSubPage:
            return along(0, start);
        case SC_ScrollBarAddPage:
            return along(start + handle, length - start - handle);
        default:
            return {};
        }
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect MeasureStyle::subElementRect(SubElement element, const QStyleOption *option,
                                   const QWidget *widget) const
{
    const QRect base = QProxyStyle::subElementRect(element, option, widget);
    switch (element) {
    case SE_LineEditContents: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        return frame && frame->lineWidth > 0 ? option->rect.adjusted(6, 1, -6, -1) : base;
    }
    case SE_HeaderLabel:
        return option->rect.adjusted(8, 0, -8, 0);
    case SE_ProgressBarContents:
    case SE_ProgressBarGroove:
        return option->rect;
    default:
        return base;
    }
}

} // namespace baton
