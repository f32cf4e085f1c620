// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/palette/paletteindex.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QLineEdit;
class QListView;

namespace baton {

class PaletteModel;

/// An input line with a list of matches below: commands, documents, places. Enter chooses the
/// selected one; Escape or a click elsewhere closes it.
class Palette : public QFrame
{
    Q_OBJECT

public:
    explicit Palette(QWidget *window);

    /// Opens with @p items; @p hint is the placeholder text. With @p hasMore setStock() follows,
    /// and an earlier choice waits for it.
    void open(const QString &hint, PaletteItems items, bool hasMore = false);
    /// Marks the items as outdated until setItems(); Return waits for the new ones.
    void expectItems() { m_isStale = true; }
    /// Replaces the items while it is open.
    void setItems(PaletteItems items);
    void setStock(PaletteStockPtr stock);
    /// Shows @p note below the rows: the progress, or the number of hidden matches.
    void setNote(const QString &note);

Q_SIGNALS:
    void typedChanged(const QString &typed);
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void arrange();
    void connectParts();
    void place();
    void refit();
    void take();
    void takeBest();
    void move(int by);
    bool handleKey(int key);

    PaletteModel *m_model;
    QLineEdit *m_line;
    QListView *m_list;
    QLabel *m_note;
    QPointer<QWidget> m_before;
    bool m_hasMore = false;
    bool m_isStale = false;
    bool m_isTaking = false; ///< Return was pressed: the best match is taken once it is found
};

} // namespace baton
