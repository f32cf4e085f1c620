// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/editors/numbereditor.h"

#include "models/form/rows/formedit.h"
#include "models/values/result.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"

#include <QAction>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace baton {

NumberEditor::NumberEditor(bool isWhole, QWidget *parent)
    : LineEditor(parent)
    , m_isWhole(isWhole)
    , m_toNull(line().addAction(icon(u"close"_s, Role::Muted), QLineEdit::TrailingPosition))
{
    line().setFont(fonts::mono());
    m_toNull->setText(tr("Set to null"));
    m_toNull->setToolTip(tr("Set to null"));
    connect(m_toNull, &QAction::triggered, this, [this] { type({}); });
}

void NumberEditor::showField()
{
    LineEditor::showField();
    const bool isNullable = field().schema && field().schema->isNullable;
    const bool hasRoom = line().hasFrame(); // in a table the cell has a button
    line().setAlignment(Qt::AlignVCenter | (hasRoom ? Qt::AlignLeft : Qt::AlignRight));
    m_toNull->setVisible(hasRoom && isNullable && field().isPresent
                         && field().type != ValueType::Null);
}

Result<Value> NumberEditor::meaningOf(const QString &typed) const
{
    const QString text = typed.trimmed();
    if (!field().schema) {
        return untypedValue(text, field().type);
    }
    if (field().schema->isNullable && (text.isEmpty() || text == "null"_L1)) {
        return Value::null();
    }
    if (m_isWhole && !isInteger(text)) {
        return Failure{tr("Enter a whole number, such as 4.")};
    }
    if (!isNumber(text)) {
        return Failure{tr("Enter a number, such as 12.5 or 1.2e-12.")};
    }
    return Value::number(text);
}

} // namespace baton
