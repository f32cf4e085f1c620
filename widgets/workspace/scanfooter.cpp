// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/workspace/scanfooter.h"

#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/text/wraplabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QProgressBar>
#include <QToolButton>

namespace baton {

using namespace Qt::StringLiterals;

namespace {

void setUp(QToolButton &button, const QString &name, const QString &picture, const QString &tip)
{
    constexpr int height = 18; // of the line of text
    button.setObjectName(name);
    button.setIcon(icon(picture, Role::Muted));
    button.setToolTip(tip);
    button.setAccessibleName(tip);
    button.setAutoRaise(true);
    button.setFixedSize(height, height);
}

} // namespace

ScanFooter::ScanFooter(QWidget *parent)
    : QWidget(parent)
    , m_text(new WrapLabel(Role::Muted, this))
    , m_percent(new QLabel(this))
    , m_cancel(new QToolButton(this))
    , m_again(new QToolButton(this))
    , m_bar(new QProgressBar(this))
{
    setObjectName(u"scanFooter"_s);
    m_text->setObjectName(u"scanText"_s);
    m_text->setFont(fonts::small());
    m_percent->setObjectName(u"scanPercent"_s);
    m_percent->setFont(fonts::small());
    m_percent->setForegroundRole(QPalette::PlaceholderText);
    setUp(*m_cancel, u"scanCancel"_s, u"close"_s, tr("Stop reading"));
    setUp(*m_again, u"scanAgain"_s, u"refresh"_s, tr("Read the folder again"));
    m_bar->setObjectName(u"scanBar"_s);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(4);

    auto *first = new QHBoxLayout;
    first->setSpacing(measures::iconGap);
    first->addWidget(m_text, 1);
    first->addWidget(m_percent);
    first->addWidget(m_cancel);
    first->addWidget(m_again);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 10, 8);
    column->setSpacing(4);
    column->addLayout(first);
    column->addWidget(m_bar);
    hide();

    connect(m_cancel, &QToolButton::clicked, this, [this] {
        if (m_scanner) {
            m_scanner->cancel();
        }
    });
    connect(m_again, &QToolButton::clicked, this, [this] {
        if (m_scanner) {
            m_scanner->scan(m_scanner->folder());
        }
    });
}

void ScanFooter::setScanner(WorkspaceScanner *scanner)
{
    m_scanner = scanner;
    connect(scanner, &WorkspaceScanner::progressChanged, this, &ScanFooter::showProgress);
    connect(scanner, &WorkspaceScanner::finished, this, &ScanFooter::showEnd);
    showProgress();
}

void ScanFooter::showProgress()
{
    if (!m_scanner->isScanning()) {
        return;
    }
    const int read = m_scanner->filesRead();
    const int found = m_scanner->filesFound();
    const bool isFinding = m_scanner->isFinding() || found == 0;
    m_text->setText(
        isFinding
            ? tr("Finding files: %1").arg(locale().toString(found))
            : tr("Reading %1 of %2 files").arg(locale().toString(read), locale().toString(found)));
    m_percent->setText(isFinding ? QString()
                                 : tr("%1 %", "progress").arg(qint64(read) * 100 / found));
    m_bar->setRange(0, std::max(found, 1));
    m_bar->setValue(read);
    m_percent->show();
    m_bar->show();
    m_cancel->show();
    m_again->hide();
    show();
}

void ScanFooter::showEnd(WorkspaceScanner::End end, const QString &reason)
{
    if (end != WorkspaceScanner::End::Complete) {
        showSentence(reason);
        return;
    }
    const int unwatched = m_scanner->unwatched();
    showSentence(
        unwatched == 0
            ? QString()
            : tr("Too many files and folders to watch (%n not watched). The button reads them "
                 "again.",
                 nullptr, unwatched));
}

void ScanFooter::showSentence(const QString &sentence)
{
    setVisible(!sentence.isEmpty());
    m_text->setText(sentence);
    m_percent->hide();
    m_bar->hide();
    m_cancel->hide();
    m_again->show();
}

void ScanFooter::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Role::Surface));
    painter.fillRect(0, 0, width(), 1, Theme::color(Role::Border));
}

} // namespace baton
