// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/editors/enumeditor.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QWidget>

#include <algorithm>

namespace baton {

namespace {

/// The window's action for a key press that @p target does not handle itself; null if there is
/// none. Qt's own lookup fails while the window is behind another one, such as a completion list.
QAction *commandOf(const QKeyEvent &press, QWidget &target)
{
    QKeyEvent ask(QEvent::ShortcutOverride, press.key(), press.modifiers(), press.text());
    ask.ignore();
    QCoreApplication::sendEvent(&target, &ask);
    const QList<QAction *> actions = target.window()->actions();
    const auto action = std::ranges::find_if(actions, [&](const QAction *each) {
        return each->isEnabled()
            && each->shortcuts().contains(QKeySequence(press.keyCombination()));
    });
    return ask.isAccepted() || action == actions.end() ? nullptr : *action;
}

/// An open list handles all keys itself; a command of the window closes it.
class ChoiceBox : public QComboBox
{
public:
    using QComboBox::QComboBox;

    void showPopup() override
    {
        QComboBox::showPopup();
        view()->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        QAction *command = event->type() == QEvent::KeyPress
            ? commandOf(*static_cast<QKeyEvent *>(event), *this)
            : nullptr;
        if (!command) {
            return QComboBox::eventFilter(watched, event);
        }
        hidePopup();
        command->trigger();
        return true;
    }
};

} // namespace

EnumEditor::EnumEditor(QWidget *parent)
    : FieldEditor(parent)
    , m_choice(new ChoiceBox(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(ringSpace, ringSpace, ringSpace, ringSpace);
    layout->addWidget(m_choice);
    layout->addStretch(1);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_choice->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_choice->setPlaceholderText(tr("Choose…"));
    addControl(m_choice);
    connect(m_choice, &QComboBox::activated, this, &EnumEditor::take);
}

/// Not narrower than usual, unless the pane is.
void EnumEditor::resizeEvent(QResizeEvent *event)
{
    constexpr int usual = 144;
    m_choice->setMinimumWidth(std::clamp(width() - 2 * ringSpace, 1, usual));
    FieldEditor::resizeEvent(event);
}

void EnumEditor::showField()
{
    QStringList values = field().schema ? field().schema->enumValues : QStringList();
    const bool hasValue = field().isPresent && field().type != ValueType::Null;
    if (hasValue && !values.contains(field().text)) {
        // From a placeholder the Down key leads to the allowed values.
        field().isPlaceholder ? values.prepend(field().text) : values.append(field().text);
    }
    QStringList present;
    for (int i = 0; i < m_choice->count(); ++i) {
        present.append(m_choice->itemText(i));
    }
    if (present != values) {
        m_choice->clear();
        m_choice->addItems(values);
    }
    m_choice->setCurrentIndex(hasValue ? m_choice->findText(field().text) : -1);
}

void EnumEditor::take(int index)
{
    const QString text = m_choice->itemText(index);
    if (!field().isPresent || field().text != text || field().type != ValueType::String) {
        Q_EMIT edited(Value::string(text), HistoryStep::Alone);
    }
}

} // namespace baton
