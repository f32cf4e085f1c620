// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/completiondialog.h"

#include "app/dialogs/availablescreensize.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/queue/queuewriter.h"
#include "widgets/editor/infobar.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/style/metrics.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

CompletionDialog::CompletionDialog(std::shared_ptr<const ProtocolCatalog> catalog,
                                   const ProtocolPack &pack, const QueueStep &step,
                                   const StepQueue &queue, const StepCompletion &draft,
                                   const QString &folder, QWidget *parent)
    : QDialog(parent)
    , m_rows(new QVBoxLayout(this))
    , m_document(std::move(catalog))
    , m_form(new FormPane(m_document))
    , m_problem(new QLabel)
    , m_submit(nullptr)
    , m_pack(pack)
    , m_step(step)
    , m_queue(queue)
{
    setObjectName(u"completionDialog"_s);
    setWindowTitle(tr("Completion of step %1").arg(step.numberText()));
    m_problem->setObjectName(u"completionProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    auto *what = new QLabel(step.title());
    what->setWordWrap(true);
    what->setTextFormat(Qt::PlainText);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_submit = buttons->addButton(tr("&Submit"), QDialogButtonBox::AcceptRole);
    m_submit->setObjectName(u"completionSubmit"_s);
    constexpr int edge = 16;
    m_rows->setContentsMargins(edge, edge, edge, edge);
    m_rows->setSpacing(measures::groupGap);
    m_rows->addWidget(what);
    m_rows->addWidget(m_form, 1);
    m_rows->addWidget(m_problem);
    m_rows->addWidget(buttons);
    connect(&m_document, &EditorDocument::analysed, this, &CompletionDialog::refresh);
    connect(buttons, &QDialogButtonBox::accepted, this, &CompletionDialog::submit);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_document.load(completionText(draft, pack.queue), completionPath(folder));
    m_document.setKind({}, completionKind(pack));
    m_document.analyseNow(); // so that it opens filled in
    resize(availableScreenSize(*this, {640, 620}));
    m_form->setFocus();
    refresh();
}

CompletionDialog::~CompletionDialog()
{
    delete m_form; // before the document that it shows
}

void CompletionDialog::setQueue(const StepQueue &queue)
{
    m_queue = queue;
    refresh();
}

void CompletionDialog::showRefusal(const QString &reason)
{
    auto *bar = new InfoBar(Status::Error, tr("Submitting the completion failed"), reason);
    bar->setObjectName(u"completionRefusal"_s);
    m_rows->insertWidget(0, bar);
}

const QueueStep &CompletionDialog::present() const
{
    const QueueStep *now = m_queue.step(m_step.id.toString());
    return now ? *now : m_step;
}

Result<StepCompletion> CompletionDialog::checked() const
{
    const SnapshotPtr snapshot = m_document.snapshot();
    Result<StepCompletion> completion =
        stepCompletion(snapshot->parsed, snapshot->report, *m_document.catalog());
    for (const Outcome &outcome : completion
             ? QList{isOpen(present()), isAbout(*completion, present(), m_queue),
                     hasWord(*completion, m_queue, m_pack)}
             : QList<Outcome>()) {
        if (!outcome) {
            return outcome.failure();
        }
    }
    return completion;
}

void CompletionDialog::refresh()
{
    if (!m_document.isAnalysed()) { // nothing is known of it yet
        m_submit->setEnabled(false);
        m_problem->hide();
        return;
    }
    const Result<StepCompletion> completion = checked();
    m_submit->setEnabled(completion.isOk());
    m_problem->setText(completion ? remarksOn(*completion, present(), m_queue, m_pack).join(u'\n')
                                  : completion.error());
    m_problem->setVisible(!m_problem->text().isEmpty());
}

void CompletionDialog::submit()
{
    m_document.whenAnalysed(this, [this] {
        if (const Result<StepCompletion> completion = checked()) {
            m_completion = *completion;
            accept();
        }
    });
}

} // namespace baton
