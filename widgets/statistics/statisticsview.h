// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseaddress.h"
#include "models/statistics/statisticsreader.h"

#include <QMap>
#include <QWidget>

class QComboBox;
class QLabel;
class QScrollArea;
class QStackedWidget;

namespace baton {

class EmptyState;
class IndexButton;
class WrapLabel;

/// The statistics of an index: charts of all sessions in a scope, the targets of the
/// specifications, and the last sessions of a protocol with their phases.
class StatisticsView final : public QWidget
{
    Q_OBJECT

public:
    StatisticsView(const std::shared_ptr<const ProtocolCatalog> &catalog, DatabaseAddress address,
                   QWidget *parent = nullptr);
    ~StatisticsView() override;

    [[nodiscard]] const Statistics &statistics() const { return m_statistics; }
    /// The last sessions of the chosen protocol; empty if none is chosen.
    [[nodiscard]] const SessionMatrix &matrix() const { return m_matrix; }
    [[nodiscard]] bool isReading() const { return m_reader->isReading(); }
    [[nodiscard]] IndexButton &indexButton() const { return *m_index; }
    /// Offers and counts the protocols of @p catalog from now on.
    void setCatalog(const std::shared_ptr<const ProtocolCatalog> &catalog);
    /// Reads the index at @p address from now on.
    void setAddress(const DatabaseAddress &address);
    /// Shows the sessions of @p protocol; empty: of all protocols.
    void setProtocol(const QString &protocol);
    /// Reads the index again.
    void refresh() { m_reader->read(m_address, scope()); }
    /// All charts below each other, as they are shown.
    [[nodiscard]] QByteArray svg() const;
    [[nodiscard]] QImage image() const;
    /// The picture of each chart for a report, by its name: the id of its table, "targets" or
    /// "matrix". Not of tables that only have numbers. Secrets are masked.
    [[nodiscard]] QMap<QString, QImage> charts() const;

Q_SIGNALS:
    /// Show the sessions or handoffs that @p filter finds.
    void filterRequested(const QString &filter);
    /// @p phase is the id of the phase that was chosen; empty if there is none. @p origin
    /// is the machine that the session was read on.
    void sessionRequested(const QString &path, const QString &phase, const QString &origin);
    void exportRequested();

private:
    QWidget *buildHead();
    void fillProtocols(const ProtocolCatalog &catalog);
    void take(const Statistics &statistics, const SessionMatrix &matrix);
    void showNotice(const QString &notice);
    void showProblem(const QString &reason);
    [[nodiscard]] StatisticsScope scope() const;
    [[nodiscard]] std::unique_ptr<QWidget> sheet() const;

    DatabaseAddress m_address;
    StatisticsReader *m_reader;
    Statistics m_statistics;
    SessionMatrix m_matrix;
    QComboBox *m_protocol;
    QComboBox *m_period;
    QLabel *m_counts;
    IndexButton *m_index;
    WrapLabel *m_notice; ///< of the index; hidden without one
    QStackedWidget *m_stack;
    QScrollArea *m_charts;
    EmptyState *m_empty;
};

} // namespace baton
