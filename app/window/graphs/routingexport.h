// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>

class QMenu;

namespace baton {

class RoutingView;

/// Writes the graph of a routing tab as a picture or in the text format of another program.
class RoutingExport final : public QObject
{
    Q_OBJECT

public:
    enum class Format { Svg, Png, Pdf, Dot, Mermaid };

    explicit RoutingExport(const WindowContext &context);

    void fillMenu(QMenu &menu) const;

private:
    void updateActions();
    /// Asks for the file, initially below the workspace, and writes in the background. @p scale is
    /// that of a PNG.
    void write(const RoutingView &view, Format format, double scale);

    const WindowContext &m_context;
};

} // namespace baton
