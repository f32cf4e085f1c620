// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/rows/addentryrow.h"

#include "widgets/form/fields/fieldlabel.h"
#include "widgets/form/rows/mapkeyedit.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/metrics.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

AddEntryRow::AddEntryRow(FormController &controller)
    : RowWidget(controller)
    , m_label(new FieldLabel(this))
    , m_key(new MapKeyEdit(this))
{
    connect(m_key, &QLineEdit::returnPressed, this, &AddEntryRow::add);
}

void AddEntryRow::showRow()
{
    m_label->setVisible(row().isFirst);
    m_label->setText(row().field.label, row().field.isRequired);
    m_label->setRole(ink(Role::Text));
    m_key->setObjectName(u"add-entry:"_s + row().field.path.toString());
    m_key->setPlaceholderText(
        row().choices.empty() ? tr("New key…")
                              : tr("New key, such as %1…").arg(row().choices.front().path.last()));
    m_key->setAccessibleName(tr("New key in %1").arg(row().field.label));
    m_key->setAccessibleDescription(explanation(row().field));
    m_key->setToolTip(tr("Type a key and press Enter"));
    m_key->setEnabled(!isStale());
    setEdgeRole(m_key, edge());
    m_key->offer(row().choices);
}

void AddEntryRow::add()
{
    const QString key = m_key->text().trimmed();
    if (!key.isEmpty()) {
        m_key->setText({}); // not undoable
        // QCompleter inserts a chosen suggestion again after the key press.
        QMetaObject::invokeMethod(m_key, [this] { m_key->setText({}); }, Qt::QueuedConnection);
        controller().addMapEntry(row().field.path, key);
    }
}

int AddEntryRow::contentHeight(const RowGeometry &geometry) const
{
    const int label = row().isFirst ? m_label->heightAt(geometry.labelWidth()) + 4 : 0;
    return std::max(label, issuesTop(geometry));
}

int AddEntryRow::issuesTop(const RowGeometry &geometry) const
{
    const bool isAbove = geometry.isNarrow && row().isFirst;
    return rowPadding + measures::controlHeight
        + (isAbove ? m_label->heightAt(geometry.labelWidth()) + 4 : 0);
}

void AddEntryRow::place(const RowGeometry &geometry, int top)
{
    const int label = m_label->heightAt(geometry.labelWidth());
    const bool isAbove = geometry.isNarrow && row().isFirst;
    m_label->setGeometry(geometry.label, top + 4, geometry.labelWidth(), label);
    m_key->setGeometry(geometry.field, top + rowPadding + (isAbove ? label + 4 : 0),
                       geometry.fieldWidth(), measures::controlHeight);
}

std::vector<QWidget *> AddEntryRow::contentStops()
{
    return {m_key};
}

} // namespace baton
