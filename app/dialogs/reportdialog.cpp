// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/reportdialog.h"

#include "app/dialogs/availablescreensize.h"
#include "models/report/redactionmodel.h"
#include "widgets/report/secretdelegate.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QtConcurrentRun>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr QMargins ringRoom(measures::focusRing, measures::focusRing, measures::focusRing,
                            measures::focusRing);

/// True if findSecrets() takes too long for the UI thread.
bool isLong(const ReportDocument &report)
{
    constexpr size_t most = 200;
    size_t texts = 0;
    for (const ReportBlock &block : report.blocks) {
        texts += 1 + block.rows.size() * block.columns.size();
    }
    return texts > most;
}

} // namespace

ReportDialog::ReportDialog(const ReportDocument &report, QWidget *parent)
    : QDialog(parent)
    , m_secrets(new RedactionModel(this))
    , m_format(new QComboBox)
    , m_count(new QLabel)
    , m_toggle(new QPushButton)
{
    setObjectName(u"reportDialog"_s);
    setWindowTitle(tr("Report: %1").arg(report.title));
    auto *column = new QVBoxLayout(this);
    constexpr int edge = 16 - measures::focusRing; // the parts include the room for the ring
    column->setContentsMargins(edge, edge, edge, edge);
    column->setSpacing(measures::groupGap - measures::focusRing);
    column->addWidget(buildFormat());
    column->addWidget(buildSecrets(), 1);
    column->addWidget(buildButtons());
    connect(m_secrets, &RedactionModel::dataChanged, this, &ReportDialog::refresh);
    lookThrough(report);
}

void ReportDialog::lookThrough(const ReportDocument &report)
{
    if (!isLong(report)) {
        take(findSecrets(report));
        return;
    }
    m_isLooking = true;
    m_write->setEnabled(false);
    m_count->setText(tr("Looking for keys, tokens, passwords and home folders…"));
    m_view->hide();
    m_toggle->hide();
    QtConcurrent::run([report] {
        return findSecrets(report);
    }).then(this, [this](const Redaction &secrets) { take(secrets); });
}

void ReportDialog::take(const Redaction &secrets)
{
    m_isLooking = false;
    m_secrets->setRedaction(secrets);
    m_view->setVisible(!secrets.empty());
    m_view->setCurrentIndex(m_secrets->index(0, RedactionModel::KindColumn));
    m_toggle->setVisible(!secrets.empty());
    m_write->setEnabled(true);
    refresh();
    resize(availableScreenSize(*this, {820, heightFor(m_secrets->rowCount())}));
}

/// The height at which the first secrets are visible.
int ReportDialog::heightFor(int secrets) const
{
    constexpr int fewest = 3;
    constexpr int most = 14;
    const int beside = sizeHint().height() - (secrets > 0 ? m_view->sizeHint().height() : 0);
    const int rows = std::clamp(secrets, fewest, most);
    return secrets == 0 ? beside : beside + measures::tableHeaderHeight + rows * measures::row + 4;
}

ReportChoice ReportDialog::choice() const
{
    return {static_cast<ReportFormat>(m_format->currentData().toInt()), m_secrets->redaction()};
}

QWidget *ReportDialog::buildFormat()
{
    m_format->setObjectName(u"reportFormat"_s);
    m_format->setMinimumWidth(240);
    m_format->addItem(tr("Web page (HTML), one file"), int(ReportFormat::Html));
    m_format->addItem(tr("PDF"), int(ReportFormat::Pdf));
    m_format->addItem(tr("Markdown"), int(ReportFormat::Markdown));
    auto *label = new QLabel(tr("&Write as"));
    label->setBuddy(m_format);
    label->setFixedWidth(measures::labelColumn);
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(ringRoom);
    line->setSpacing(measures::fieldGap);
    line->addWidget(label);
    line->addWidget(m_format);
    line->addStretch();
    return row;
}

QWidget *ReportDialog::buildSecrets()
{
    auto *view = m_view = new QTreeView;
    view->setObjectName(u"reportSecrets"_s);
    view->setAccessibleName(tr("Secrets in the report"));
    view->setModel(m_secrets);
    view->setRootIsDecorated(false);
    view->setUniformRowHeights(true);
    view->setItemDelegateForColumn(RedactionModel::ContextColumn, new SecretDelegate(view));
    constexpr int measuredRows = 100; // for the width of a column
    view->header()->setResizeContentsPrecision(measuredRows);
    view->header()->setStretchLastSection(false);
    view->header()->setSectionResizeMode(RedactionModel::ContextColumn, QHeaderView::Stretch);
    view->header()->setSectionResizeMode(RedactionModel::KindColumn, QHeaderView::ResizeToContents);
    view->header()->setSectionResizeMode(RedactionModel::ShownColumn,
                                         QHeaderView::ResizeToContents);
    view->header()->setSectionResizeMode(RedactionModel::PlacesColumn,
                                         QHeaderView::ResizeToContents);
    m_count->setObjectName(u"reportSecretCount"_s);
    m_count->setWordWrap(true);
    m_toggle->setObjectName(u"reportMaskAll"_s);
    m_toggle->setAutoDefault(false);
    view->setAllColumnsShowFocus(true);
    connect(m_toggle, &QPushButton::clicked, this,
            [this] { m_secrets->setAllMasked(m_secrets->maskedCount() < m_secrets->rowCount()); });
    auto *head = new QHBoxLayout;
    head->setSpacing(measures::fieldGap);
    head->addWidget(m_count, 1);
    head->addWidget(m_toggle);
    auto *pane = new QWidget;
    auto *column = new QVBoxLayout(pane);
    column->setContentsMargins(ringRoom);
    column->setSpacing(measures::fieldGap);
    column->addLayout(head);
    column->addWidget(view, 1);
    return pane;
}

QWidget *ReportDialog::buildButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_write = buttons->addButton(tr("Write…"), QDialogButtonBox::AcceptRole);
    m_write->setObjectName(u"reportWrite"_s);
    m_write->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void ReportDialog::refresh()
{
    const int all = m_secrets->rowCount();
    const int kept = all - m_secrets->maskedCount();
    m_toggle->setText(kept == 0 ? tr("Keep all") : tr("Mask all"));
    if (all == 0) {
        m_count->setText(tr("No keys, tokens, passwords or home folders were found in it."));
    } else if (kept == 0) {
        m_count->setText(
            tr("%n secret(s) were found. All of them will be masked; clear the mark of one that "
               "the report may show.",
               nullptr, all));
    } else {
        m_count->setText(tr("%n of %1 secrets will be shown as they are.", nullptr, kept).arg(all));
    }
}

} // namespace baton
