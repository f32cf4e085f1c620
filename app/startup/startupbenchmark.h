// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace baton {

class MainWindow;

/// Ends the program once the window was painted with everything that was to be opened and checked:
/// measures the time of a start.
class StartupBenchmark : public QObject
{
    Q_OBJECT

public:
    explicit StartupBenchmark(MainWindow &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool isShown() const;

    MainWindow &m_window;
};

} // namespace baton
