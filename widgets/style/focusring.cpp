// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/focusring.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QFocusFrame>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool hasFrame(const QWidget *editor)
{
    const auto *frame = qobject_cast<const QFrame *>(editor);
    return frame && frame->frameShape() != QFrame::NoFrame;
}

/// The control that gets the ring while @p focused has the focus; null for widgets that show it in
/// another way.
QWidget *controlOf(QWidget *focused)
{
    if (!focused) {
        return nullptr;
    }
    QWidget *parent = focused->parentWidget();
    if (qobject_cast<QComboBox *>(parent) || qobject_cast<QAbstractSpinBox *>(parent)) {
        return parent;
    }
    if (const auto *edit = qobject_cast<QLineEdit *>(focused)) {
        return edit->hasFrame() ? focused : nullptr;
    }
    if (qobject_cast<QTextEdit *>(focused) || qobject_cast<QPlainTextEdit *>(focused)) {
        return hasFrame(focused) ? focused : nullptr;
    }
    const bool isControl = qobject_cast<QAbstractButton *>(focused)
        || qobject_cast<QComboBox *>(focused) || qobject_cast<QAbstractSpinBox *>(focused);
    return isControl ? focused : nullptr;
}

} // namespace

FocusRing::FocusRing(QObject *parent)
    : QObject(parent)
{
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget *, QWidget *now) { follow(now); });
}

FocusRing::~FocusRing()
{
    delete m_frame;
}

QWidget *FocusRing::target() const
{
    return m_frame ? m_frame->widget() : nullptr;
}

void FocusRing::follow(QWidget *now)
{
    QWidget *control = controlOf(now);
    if (!control) {
        delete m_frame;
        return;
    }
    if (!m_frame) {
        m_frame = new QFocusFrame(control->parentWidget());
        m_frame->setObjectName(u"focusRing"_s);
    }
    m_frame->setWidget(control);
}

} // namespace baton
