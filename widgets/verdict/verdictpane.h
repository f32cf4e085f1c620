// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"
#include "widgets/common/deferredcall.h"

#include <QPointer>
#include <QWidget>

class QButtonGroup;
class QGridLayout;
class QComboBox;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace baton {

class EmptyState;
class FeedbackBox;
class GateRow;
class LinkButton;
struct Kind;
class ReasonRow;
class StatusMark;
class VerdictRow;
class VerdictSection;
class WrapLabel;

/// The receiver's next action on the document, and the reasons; read downwards: what happens,
/// because, feedback to copy, what comes after, gate.
class VerdictPane : public QWidget
{
    Q_OBJECT

public:
    explicit VerdictPane(QWidget *parent = nullptr);
    using QWidget::show;

    /// Shows the verdict on @p document; none when it is null.
    void setDocument(EditorDocument *document);
    /// Shows the verdict of @p now; while that does not parse, with the one of @p lastValid, which
    /// may be null. Titles of fields come from @p catalog.
    void show(const SnapshotPtr &now, const LastValid &lastValid,
              const std::shared_ptr<const ProtocolCatalog> &catalog);
    /// Shows the handoff at @p place of a file with several ones.
    void setHandoff(const HandoffId &place);

Q_SIGNALS:
    /// The reader chose the handoff at @p place of the file.
    void handoffChosen(const baton::HandoffId &place);
    /// The reader asks for the place of @p finding in the handoff at @p place.
    void findingActivated(const baton::HandoffId &place, const baton::Finding &finding);
    /// The reader asks for the whole list of problems.
    void problemsRequested();
    /// The reader asks for @p fix of a problem of the document.
    void fixRequested(const baton::Fix &fix);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildAnswer();
    void placeAnswer(bool isBelow);
    void buildSections();
    VerdictSection *addSection(const QString &name, const QString &heading);
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
    void showGates(const Verdict &verdict, bool isStale);
    void showIfSent(const DocumentReport &report);
    void showLastVerdict(const Snapshot &snapshot);
    [[nodiscard]] const DocumentReport &reportOf(const Snapshot &snapshot) const;
    [[nodiscard]] bool isHere(const CriterionResult &result) const;
    [[nodiscard]] const Kind *kindOf(const DocumentReport &report) const;
    void copyFeedback();

    QPointer<EditorDocument> m_document;
    DeferredCall m_later; ///< for a verdict on thousands of findings
    SnapshotPtr m_now;
    LastValid m_lastValid;
    std::shared_ptr<const ProtocolCatalog> m_catalog;
    HandoffId m_place;

    QStackedWidget *m_stack;
    EmptyState *m_empty;
    QScrollArea *m_scroll;
    QWidget *m_content;

    QWidget *m_documentsRow; ///< with the gap below the list
    QComboBox *m_documents;
    QStringList m_titles; ///< of the documents that it lists
    StatusMark *m_mark;
    WrapLabel *m_headline;
    WrapLabel *m_detail;
    QGridLayout *m_answer;
    QWidget *m_attempts;
    QButtonGroup *m_attemptGroup;

    VerdictSection *m_ifSent;
    VerdictRow *m_ifSentRow;
    VerdictSection *m_because;
    QList<ReasonRow *> m_reasons;
    LinkButton *m_more;
    VerdictSection *m_feedback;
    FeedbackBox *m_feedbackBox;
    QPushButton *m_copy;
    VerdictSection *m_defaults;
    QList<VerdictRow *> m_defaultRows;
    VerdictSection *m_outlook;
    QList<VerdictRow *> m_outlookRows;
    VerdictSection *m_explanations;
    QList<VerdictRow *> m_explanationRows;
    VerdictSection *m_last;
    QList<VerdictRow *> m_lastRows;
    QList<VerdictSection *> m_gates;
    QList<QList<GateRow *>> m_gateRows;
};

} // namespace baton
