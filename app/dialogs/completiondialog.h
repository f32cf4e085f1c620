// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"
#include "models/queue/stepcompletion.h"
#include "models/queue/stepqueue.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace baton {

class FormPane;
class ProtocolPack;

/// A form for the completion of a step, which is checked while it is filled in. A completion with
/// errors cannot be submitted.
class CompletionDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Starts with @p draft, whose artifacts are in @p folder.
    CompletionDialog(std::shared_ptr<const ProtocolCatalog> catalog, const ProtocolPack &pack,
                     const QueueStep &step, const StepQueue &queue, const StepCompletion &draft,
                     const QString &folder, QWidget *parent = nullptr);
    ~CompletionDialog() override;

    [[nodiscard]] FormPane &form() { return *m_form; }
    /// Checks the completion against @p queue from now on: it was read again.
    void setQueue(const StepQueue &queue);
    /// Shows why the completion was not written, above the form.
    void showRefusal(const QString &reason);
    /// Nothing before it was accepted.
    [[nodiscard]] const std::optional<StepCompletion> &completion() const { return m_completion; }

private:
    /// The current version of the step in the queue, else the version that was read.
    [[nodiscard]] const QueueStep &present() const;
    /// The completion in the form, if it may be written to the step.
    [[nodiscard]] Result<StepCompletion> checked() const;
    void refresh();
    void submit();

    QVBoxLayout *m_rows;
    EditorDocument m_document;
    FormPane *m_form;
    QLabel *m_problem;
    QPushButton *m_submit;
    const ProtocolPack &m_pack;
    QueueStep m_step;
    StepQueue m_queue;
    std::optional<StepCompletion> m_completion;
};

} // namespace baton
