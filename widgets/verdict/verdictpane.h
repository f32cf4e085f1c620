// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"
#include "widgets/common/deferredcall.h"
#include "widgets/verdict/verdictpaneui.h"

#include <QPointer>
#include <QWidget>

namespace baton {

class GateSections;
struct Kind;
class ReasonRow;

/// The receiver's next action on the document and its reasons, from top to bottom: action, reasons,
/// feedback to copy, next steps, gates.
class VerdictPane : public QWidget
{
    Q_OBJECT

public:
    explicit VerdictPane(QWidget *parent = nullptr);
    using QWidget::show;

    /// Shows the verdict on @p document; empty if it is null.
    void setDocument(EditorDocument *document);
    /// Shows the verdict of @p now or, while that does not parse, that of @p lastValid, which may
    /// be null. Titles of fields come from @p catalog.
    void show(const SnapshotPtr &now, const LastValid &lastValid,
              const std::shared_ptr<const ProtocolCatalog> &catalog);
    /// Selects the handoff at @p place of a file with several.
    void setHandoff(const HandoffId &place);

Q_SIGNALS:
    /// The user chose the handoff at @p place of the file.
    void handoffChosen(const baton::HandoffId &place);
    /// The user activated @p finding of the handoff at @p place.
    void findingActivated(const baton::HandoffId &place, const baton::Finding &finding);
    /// The user wants to see all problems.
    void problemsRequested();
    /// The user chose @p fix of a problem of the document.
    void fixRequested(const baton::Fix &fix);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void follow();
    void refresh();
    void updateDocuments(const Report &report);
    void showVerdict(const Snapshot &snapshot);
    void showBroken(const Snapshot &now, const SnapshotPtr &lastValid);
    void showAnswer(const Verdict &verdict);
    void showReasons(const DocumentReport &report);
    void showAttempts(const Verdict &verdict);
    void showDefaults(const DocumentReport &report);
    void showOutlook(const Verdict &verdict);
    void showExplanations(const Verdict &verdict);
    void showIfSent(const DocumentReport &report);
    void showLastVerdict(const Snapshot &snapshot);
    [[nodiscard]] const DocumentReport &reportOf(const Snapshot &snapshot) const;
    [[nodiscard]] const Kind *kindOf(const DocumentReport &report) const;
    void copyFeedback();

    QPointer<EditorDocument> m_document;
    DeferredCall m_later; ///< delays the display of thousands of findings
    SnapshotPtr m_now;
    LastValid m_lastValid;
    std::shared_ptr<const ProtocolCatalog> m_catalog;
    HandoffId m_place;

    VerdictPaneUi m_ui;
    GateSections *m_gates;
    QStringList m_titles; ///< titles of the listed documents
    QList<ReasonRow *> m_reasons;
    QList<VerdictRow *> m_defaultRows;
    QList<VerdictRow *> m_outlookRows;
    QList<VerdictRow *> m_explanationRows;
    QList<VerdictRow *> m_lastRows;
};

} // namespace baton
