// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/findbar.h"

#include "widgets/common/iconbutton.h"
#include "widgets/common/mnemonictoggles.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Below this width the switches are on a second line.
constexpr int narrowBelow = 400;

QString countText(const FindResult &result)
{
    const QLocale locale;
    const QString all = locale.toString(result.count) + (result.isCut ? u"+"_s : QString());
    if (!result.error.isEmpty()) {
        return FindBar::tr("Not a pattern");
    }
    if (result.number > 0) {
        return FindBar::tr("%1 of %2").arg(locale.toString(result.number), all);
    }
    if (result.isSearching) {
        return FindBar::tr("%1 found so far").arg(all);
    }
    return result.count == 0 ? FindBar::tr("No match")
                             : FindBar::tr("%Ln matches", nullptr, static_cast<int>(result.count));
}

} // namespace

FindBar::FindBar(const QString &name, Switches switches, QWidget *parent)
    : QWidget(parent)
    , m_field(new QLineEdit(this))
    , m_count(new QLabel(m_field))
    , m_switches(new QWidget(this))
    , m_switchLine(new QHBoxLayout(m_switches))
    , m_grid(new QGridLayout)
    , m_rows(new QVBoxLayout(this))
{
    setObjectName(name + u"Bar"_s);
    setAutoFillBackground(true);
    buildField(name);
    buildSwitches(name, switches);
    m_previous = iconButton(name + u"Previous"_s, u"arrow-up"_s,
                            tr("Previous match (Shift+Enter or Shift+F3)"), this);
    m_next = iconButton(name + u"Next"_s, u"arrow-down"_s, tr("Next match (Enter or F3)"), this);
    auto *closing = iconButton(name + u"Close"_s, u"close"_s, tr("Close (Esc)"), this);
    m_grid->setHorizontalSpacing(2);
    m_grid->setVerticalSpacing(measures::iconGap);
    m_grid->addWidget(m_field, 0, 0);
    m_grid->addWidget(m_previous, 0, 2);
    m_grid->addWidget(m_next, 0, 3);
    m_grid->addWidget(closing, 0, 4);
    m_grid->setColumnStretch(0, 1);
    m_rows->setContentsMargins(measures::paneEdge, measures::iconGap, measures::iconGap,
                               measures::iconGap + 1);
    m_rows->setSpacing(measures::iconGap);
    m_rows->addLayout(m_grid);
    arrange();
    hide();
    connect(m_previous, &QToolButton::clicked, this, &FindBar::previousRequested);
    connect(m_next, &QToolButton::clicked, this, &FindBar::nextRequested);
    connect(closing, &QToolButton::clicked, this, &FindBar::close);
}

void FindBar::buildField(const QString &name)
{
    m_field->setObjectName(name + u"Text"_s);
    m_field->setPlaceholderText(tr("Find"));
    m_field->setAccessibleName(tr("Find"));
    m_field->addAction(icon(u"search"_s, Role::Muted), QLineEdit::LeadingPosition);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textEdited, this, &FindBar::queryChanged);
    m_count->setObjectName(name + u"Count"_s);
    m_count->setFont(fonts::small());
    m_count->setForegroundRole(QPalette::WindowText); // not the role inherited from the field
}

void FindBar::buildSwitches(const QString &name, Switches switches)
{
    m_switchLine->setContentsMargins({});
    m_switchLine->setSpacing(2);
    m_switchLine->addStretch();
    QMap<Qt::Key, QAbstractButton *> keys;
    if (switches.testFlag(MatchCase)) {
        m_case = addSwitch(name + u"Case"_s, u"Aa"_s, tr("Match case (Alt+C)"));
        keys.insert(Qt::Key_C, m_case);
    }
    if (switches.testFlag(WholeWords)) {
        m_words = addSwitch(name + u"Words"_s, u"\"a\""_s, tr("Whole words (Alt+W)"));
        keys.insert(Qt::Key_W, m_words);
    }
    if (switches.testFlag(Pattern)) {
        m_pattern = addSwitch(name + u"Pattern"_s, u".*"_s, tr("Regular expression (Alt+R)"));
        keys.insert(Qt::Key_R, m_pattern);
    }
    for (const QAbstractButton *button : std::as_const(keys)) {
        connect(button, &QAbstractButton::toggled, this, &FindBar::queryChanged);
    }
    m_switches->setVisible(!keys.isEmpty());
    m_toggles = new MnemonicToggles(this, keys);
}

QToolButton *FindBar::addSwitch(const QString &name, const QString &text, const QString &tip)
{
    auto *button = new QToolButton(m_switches);
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setFixedWidth(measures::toolButtonSize);
    if (const int last = m_switchLine->count() - 2; last >= 0) { // before the stretch
        setTabOrder(m_switchLine->itemAt(last)->widget(), button);
    }
    m_switchLine->insertWidget(m_switchLine->count() - 1, button);
    return button;
}

void FindBar::addRow(QWidget *row)
{
    m_rows->addWidget(row);
    m_toggles->watch(row);
}

QString FindBar::text() const
{
    return m_field->text();
}

bool FindBar::isOn(Switch option) const
{
    const QToolButton *button = option == MatchCase ? m_case
        : option == WholeWords                      ? m_words
                                                    : m_pattern;
    return button && button->isChecked();
}

void FindBar::setPlainText(const QString &text)
{
    const QSignalBlocker blocker(this);
    for (QToolButton *button : {m_case, m_words, m_pattern}) {
        if (button) {
            button->setChecked(false);
        }
    }
    m_field->setText(text);
}

void FindBar::open()
{
    show();
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void FindBar::close()
{
    hide();
    Q_EMIT closed();
}

void FindBar::showResult(const FindResult &result)
{
    enable(m_previous, result.count > 0);
    enable(m_next, result.count > 0);
    setEdgeRole(m_field, result.error.isEmpty() ? std::nullopt : std::optional(Role::Error));
    m_field->setToolTip(result.error);
    const bool hasNote = !result.note.isEmpty() || text().isEmpty();
    const bool isBad = !hasNote && result.count == 0 && !result.isSearching;
    QPalette palette;
    palette.setColor(QPalette::WindowText, Theme::color(isBad ? Role::Error : Role::Muted));
    m_count->setPalette(palette);
    m_count->setText(hasNote ? result.note : countText(result));
    placeCount();
}

void FindBar::enable(QWidget *button, bool isEnabled)
{
    if (!isEnabled && button->hasFocus()) {
        m_field->setFocus(Qt::OtherFocusReason); // else the next widget would get it
    }
    button->setEnabled(isEnabled);
}

/// Places the count at the right end of the query.
void FindBar::placeCount()
{
    m_count->adjustSize();
    const QRect field = m_field->rect();
    m_count->move(field.right() - m_count->width() - measures::controlPadding,
                  field.center().y() - m_count->height() / 2);
    m_field->setTextMargins(0, 0, m_count->text().isEmpty() ? 0 : m_count->width() + 2, 0);
}

bool FindBar::isNarrow() const
{
    return width() < narrowBelow;
}

void FindBar::arrange()
{
    m_grid->removeWidget(m_switches);
    m_grid->addWidget(m_switches, isNarrow() ? 1 : 0, isNarrow() ? 0 : 1, 1, isNarrow() ? 5 : 1);
}

bool FindBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::Resize) {
        placeCount();
    }
    return QWidget::eventFilter(watched, event);
}

void FindBar::resizeEvent(QResizeEvent *event)
{
    arrange();
    QWidget::resizeEvent(event);
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isBack = event->modifiers().testFlag(Qt::ShiftModifier);
    if (event->key() == Qt::Key_Escape) {
        close();
    } else if (event->matches(QKeySequence::FindPrevious)) {
        Q_EMIT previousRequested();
    } else if (event->matches(QKeySequence::FindNext)) {
        Q_EMIT nextRequested();
    } else if (isEnter || event->key() == Qt::Key_F3) {
        isBack ? Q_EMIT previousRequested() : Q_EMIT nextRequested();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace baton
