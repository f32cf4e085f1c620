// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDockWidget>

namespace baton {

class PaneHeader;

/// A dock whose title is a PaneHeader with float and close at the right.
class Dock : public QDockWidget
{
    Q_OBJECT

public:
    Dock(const QString &title, const QString &objectName, QWidget *content,
         QWidget *parent = nullptr);

    [[nodiscard]] PaneHeader &header() { return *m_header; }

private:
    PaneHeader *m_header;
};

} // namespace baton
