// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/editors/booleaneditor.h"

#include "widgets/style/metrics.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QRadioButton>

namespace baton {

BooleanEditor::BooleanEditor(QWidget *parent)
    : FieldEditor(parent)
    , m_choices(new QButtonGroup(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(ringSpace, ringSpace, ringSpace, ringSpace);
    layout->setSpacing(2 * measures::fieldGap);
    const QStringList labels{tr("Yes"), tr("No"), tr("Unset", "a yes/no field without a value")};
    for (int choice = Yes; choice <= Unset; ++choice) {
        auto *button = new QRadioButton(labels[choice], this);
        button->setMinimumHeight(measures::controlHeight);
        m_choices->addButton(button, choice);
        layout->addWidget(button);
        addControl(button);
    }
    layout->addStretch(1);
    connect(m_choices, &QButtonGroup::idClicked, this, &BooleanEditor::take);
}

void BooleanEditor::showField()
{
    const bool isBoolean = field().isPresent && field().type == ValueType::Boolean;
    const bool isTrue = field().text.compare(QLatin1StringView("true"), Qt::CaseInsensitive) == 0;
    const bool isNullable = field().schema && field().schema->isNullable;
    m_choices->button(Unset)->setVisible(isNullable || !field().isRequired);
    m_choices->setExclusive(false);
    m_choices->button(Yes)->setChecked(isBoolean && isTrue);
    m_choices->button(No)->setChecked(isBoolean && !isTrue);
    m_choices->button(Unset)->setChecked(!isBoolean);
    m_choices->setExclusive(true);
}

void BooleanEditor::take(int choice)
{
    if (choice != Unset) {
        Q_EMIT edited(Value::boolean(choice == Yes), HistoryStep::Alone);
    } else if (field().schema && field().schema->isNullable) {
        Q_EMIT edited(Value::null(), HistoryStep::Alone);
    } else if (field().isPresent) {
        Q_EMIT cleared();
    }
}

} // namespace baton
