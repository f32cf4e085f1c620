// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/editor/documentchooser.h"

#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"
#include "widgets/common/status.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

Status statusOf(const DocumentEntry &entry)
{
    if (entry.worst) {
        return statusOf(*entry.worst);
    }
    return entry.kind.isEmpty() ? Status::NotEvaluated : Status::Ok;
}

} // namespace

DocumentChooser::DocumentChooser(QWidget *parent)
    : QWidget(parent)
    , m_list(new QComboBox)
    , m_position(new QLabel)
{
    m_list->setObjectName(u"documentChooser"_s);
    m_list->setAccessibleName(tr("Document of the file"));
    m_list->setToolTip(tr("This file holds several documents. The form shows the chosen one."));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(12);
    m_position->setObjectName(u"documentPosition"_s);
    m_position->setFont(fonts::small());
    m_position->setForegroundRole(QPalette::PlaceholderText);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(measures::paneEdge, 6, measures::paneEdge, 7);
    row->setSpacing(measures::fieldGap);
    row->addWidget(m_list, 1);
    row->addWidget(m_position);
    connect(m_list, &QComboBox::activated, this, [this](int index) {
        m_place = m_entries[static_cast<size_t>(index)].place;
        showPosition();
        Q_EMIT chosen(HandoffPlace(m_place));
    });
    hide();
}

void DocumentChooser::setEntries(const DocumentEntries &entries)
{
    if (m_entries == entries) {
        return;
    }
    m_entries = entries;
    fill();
    setVisible(m_entries.size() > 1);
}

void DocumentChooser::setCurrent(const HandoffPlace &place)
{
    m_place = place;
    const auto found = std::ranges::find(m_entries, place, &DocumentEntry::place);
    m_list->setCurrentIndex(found == m_entries.end() ? -1
                                                     : static_cast<int>(found - m_entries.begin()));
    showPosition();
}

/// Items are changed in place, so that an open list stays where it is.
void DocumentChooser::fill()
{
    while (m_list->count() > static_cast<int>(m_entries.size())) {
        m_list->removeItem(m_list->count() - 1);
    }
    for (int i = 0; i < static_cast<int>(m_entries.size()); ++i) {
        const DocumentEntry &entry = m_entries[static_cast<size_t>(i)];
        const Status status = statusOf(entry);
        const QString title = entry.kind.isEmpty() ? tr("No handoff") : entry.kind;
        const QString text = tr("%1, line %2", "kind of a document").arg(title).arg(entry.line);
        if (i == m_list->count()) {
            m_list->addItem(statusIcon(status), text);
        } else {
            m_list->setItemText(i, text);
            m_list->setItemIcon(i, statusIcon(status));
        }
        m_list->setItemData(i, wordOf(status), Qt::AccessibleDescriptionRole);
        m_list->setItemData(i, wordOf(status), Qt::ToolTipRole);
    }
    setCurrent(m_place);
}

void DocumentChooser::showPosition()
{
    m_position->setText(
        tr("%1 of %2", "position in a list").arg(m_list->currentIndex() + 1).arg(m_list->count()));
}

void DocumentChooser::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Role::View));
    painter.fillRect(0, height() - 1, width(), 1, Theme::color(Role::Border));
}

} // namespace baton
