// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/editor/documentchooser.h"

#include "widgets/editor/documentlistmodel.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

DocumentChooser::DocumentChooser(QWidget *parent)
    : QWidget(parent)
    , m_entries(new DocumentListModel(this))
    , m_list(new QComboBox)
    , m_position(new QLabel)
{
    m_list->setObjectName(u"documentChooser"_s);
    m_list->setModel(m_entries);
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
        m_place = m_entries->entries()[static_cast<size_t>(index)].place;
        showPosition();
        Q_EMIT chosen(HandoffId(m_place));
    });
    hide();
}

void DocumentChooser::setEntries(const DocumentEntries &entries)
{
    m_entries->setEntries(entries);
    setCurrent(m_place);
    setVisible(entries.size() > 1);
}

void DocumentChooser::setCurrent(const HandoffId &place)
{
    m_place = place;
    const DocumentEntries &entries = m_entries->entries();
    const auto found = std::ranges::find(entries, place, &DocumentEntry::place);
    m_list->setCurrentIndex(found == entries.end() ? -1
                                                   : static_cast<int>(found - entries.begin()));
    showPosition();
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
