// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/comparison.h"
#include "widgets/compare/comparenotice.h"
#include "widgets/compare/comparesource.h"
#include "widgets/compare/compareviewui.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace baton {

/// Two documents side by side, by field or, if one does not parse, by line. It follows open
/// documents; values are copied by lossless edits of the receiving document.
class CompareView : public QWidget
{
    Q_OBJECT

public:
    CompareView(std::unique_ptr<CompareSource> left, std::unique_ptr<CompareSource> right,
                std::shared_ptr<const ProtocolCatalog> catalog, QWidget *parent = nullptr);

    [[nodiscard]] CompareSource &source(Side side) const
    {
        return side == Side::Left ? *m_left : *m_right;
    }
    /// Checks both sides with the protocols of @p catalog from now on.
    void setCatalog(const std::shared_ptr<const ProtocolCatalog> &catalog);
    [[nodiscard]] QString title() const;
    /// The document that last received a value, for undo; null if there is none.
    [[nodiscard]] EditorDocument *lastChanged() const { return m_lastChanged; }
    [[nodiscard]] DiffTree &tree() const { return *m_ui.tree; }
    /// Shows why neither side can be changed: @p note beside the counts, @p reason when the user
    /// tries to copy a value.
    void setReadOnly(const QString &note, const QString &reason);
    /// True if the comparison shows the newest state of both sides.
    [[nodiscard]] bool isCurrent() const;

public Q_SLOTS:
    void showNext() { step(1); }
    void showPrevious() { step(-1); }
    /// Copies the current field from the other side to @p target.
    void take(baton::Side target);
    void swap();
    void setDifferencesOnly(bool isOn);
    void setByLine(bool isOn);

Q_SIGNALS:
    void refreshed();
    void titleChanged();
    /// A request failed; @p reason is for the status bar.
    void failed(const QString &reason);

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    void connectParts();
    void connectSource(const CompareSource &source);
    void refresh();
    void showComparison(const Comparison &comparison);
    void showCounts();
    void showDocuments();
    void showPage();
    void showDetail();
    void showLines();
    void showBeside();
    void updateActions();
    void step(int by);
    void takeAt(const DiffPath &path, Side target);
    void openAndTake(const DiffPath &path, Side target);
    void takePending();
    void updateTaking(QAction *action, Side target, bool canTake);
    [[nodiscard]] bool isByLine() const { return m_wantsLines || !m_comparison.problem.isEmpty(); }
    /// The compared text of @p side.
    [[nodiscard]] ComparedText chosen(Side side) const;

    /// A value to copy once the receiving file is open.
    struct Pending
    {
        DiffPath path;
        Side target = Side::Left;
        QByteArray left; ///< text of both sides at the time of the comparison
        QByteArray right;
    };

    std::unique_ptr<CompareSource> m_left;
    std::unique_ptr<CompareSource> m_right;
    std::optional<Pending> m_pending;
    std::shared_ptr<const ProtocolCatalog> m_catalog;
    Comparison m_comparison;
    SnapshotPtr m_shownLeft;
    SnapshotPtr m_shownRight;
    quint64 m_request = 0;
    bool m_wantsLines = false;
    QString m_note; ///< text after the counts
    QPointer<EditorDocument> m_lastChanged;
    CompareViewUi m_ui;
    CompareNotice m_notice;
};

} // namespace baton
