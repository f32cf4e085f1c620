// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/pangesture.h"

#include <QApplication>

#include <utility>

namespace baton {

void PanGesture::press(QPoint place)
{
    m_pressed = place;
    m_last = place;
    m_isDragging = false;
}

QPoint PanGesture::move(QPoint place)
{
    const int moved = (place - m_pressed).manhattanLength();
    m_isDragging = m_isDragging || moved >= QApplication::startDragDistance();
    return m_isDragging ? std::exchange(m_last, place) - place : QPoint();
}

bool PanGesture::release()
{
    return std::exchange(m_isDragging, false);
}

} // namespace baton
