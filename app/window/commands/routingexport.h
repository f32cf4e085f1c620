// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

class QWidget;

namespace baton {

class Dialogs;
class RoutingView;

/// Writes what a routing tab shows as a picture or as the text of another program.
class RoutingExport final : public QObject
{
    Q_OBJECT

public:
    enum class Format { Svg, Png, Pdf, Dot, Mermaid };

    RoutingExport(Dialogs &dialogs, QWidget *window);

    /// Asks where, below @p folder at first, and writes in the background. @p scale is that of a
    /// PNG.
    void write(const RoutingView &view, Format format, double scale, const QString &folder);

Q_SIGNALS:
    void written(const QString &path);
    void failed(const QString &title, const QString &reason);

private:
    Dialogs &m_dialogs;
    QWidget *m_window;
};

} // namespace baton
