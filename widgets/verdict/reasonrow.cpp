// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/verdict/reasonrow.h"

#include "widgets/common/linkbutton.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/metrics.h"

#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace baton {

using namespace Qt::StringLiterals;

namespace {

/// The length of the field's name if the sentence starts with it.
qsizetype strongLength(const Finding &finding)
{
    for (const QString &name : {finding.field, finding.path.last()}) {
        const bool isWhole = finding.message.size() > name.size()
            && !finding.message[name.size()].isLetterOrNumber();
        if (!name.isEmpty() && finding.message.startsWith(name) && isWhole) {
            return name.size();
        }
    }
    return 0;
}

/// @p text broken between its words; if a word is wider than @p room, all of it on one elided line.
QString brokenBetweenWords(const QString &text, const QFontMetrics &metrics, int room)
{
    QStringList lines;
    for (const QString &word : text.split(u' ')) {
        if (metrics.horizontalAdvance(word) > room) {
            return metrics.elidedText(text, Qt::ElideRight, room);
        }
        const QString longer = lines.isEmpty() ? word : lines.last() + u' ' + word;
        if (!lines.isEmpty() && metrics.horizontalAdvance(longer) <= room) {
            lines.last() = longer;
        } else {
            lines.append(word);
        }
    }
    return lines.join(u'\n');
}

} // namespace

ReasonRow::ReasonRow(QWidget *parent)
    : VerdictRow(parent)
    , m_link(new LinkButton({}, this))
    , m_fix(new QPushButton(this))
{
    m_link->setObjectName(u"reasonLink"_s);
    m_fix->setObjectName(u"reasonFix"_s);
    setSmall(m_fix);
    below()->setContentsMargins(0, 2, 0, 0);
    below()->addWidget(m_link, 1);
    below()->addWidget(m_fix, 0, Qt::AlignTop | Qt::AlignRight);
    connect(m_link, &LinkButton::clicked, this, [this] { Q_EMIT activated(Finding(m_finding)); });
    connect(m_fix, &QPushButton::clicked, this, [this] {
        if (!m_finding.fixes.empty()) {
            Q_EMIT fixRequested(Fix(m_finding.fixes.front()));
        }
    });
}

void ReasonRow::setReason(const Finding &finding, const QString &fieldTitle)
{
    m_finding = finding;
    setStatus(statusOf(finding.severity));
    setText(finding.message, Role::Text, strongLength(finding));
    m_link->setText(
        tr("%1, line %2", "field, line number").arg(fieldTitle).arg(finding.start.line));
    m_link->setAccessibleDescription(finding.message);
    m_link->updateGeometry();
    const bool hasFix = !finding.fixes.empty();
    m_fix->setVisible(hasFix);
    if (hasFix) {
        m_fixTitle = finding.fixes.front().title;
        m_fix->setText(literalText(m_fixTitle));
        m_fix->setAccessibleName(m_fixTitle);
        m_fix->setAccessibleDescription(finding.message);
    }
    placeFix();
}

/// A title that is wider than the row is broken into lines.
void ReasonRow::fitFix(int room)
{
    const QFontMetrics metrics = m_fix->fontMetrics();
    const int around =
        m_fix->sizeHint().width() - metrics.size(Qt::TextShowMnemonic, m_fix->text()).width();
    const QString shown = brokenBetweenWords(m_fixTitle, metrics, room - around);
    m_fix->setToolTip(shown.contains(QChar(0x2026)) ? m_fixTitle : QString());
    if (m_fix->text() != literalText(shown)) {
        m_fix->setText(literalText(shown));
    }
}

QSize ReasonRow::minimumSizeHint() const
{
    const QSize asPlaced = VerdictRow::minimumSizeHint();
    const int mark = measures::iconSize + measures::controlPadding;
    const int content = std::max(m_link->minimumSizeHint().width(),
                                 m_fix->isHidden() ? 0 : m_fix->minimumSizeHint().width());
    return {std::min(asPlaced.width(), mark + content), asPlaced.height()};
}

void ReasonRow::resizeEvent(QResizeEvent *event)
{
    VerdictRow::resizeEvent(event);
    placeFix();
}

void ReasonRow::placeFix()
{
    constexpr int fewestCharacters = 14;
    const int whole = width() - measures::iconSize - measures::controlPadding;
    fitFix(whole);
    const int room = whole - m_fix->sizeHint().width() - below()->spacing();
    const int wanted = std::min(m_link->sizeHint().width(),
                                m_link->fontMetrics().averageCharWidth() * fewestCharacters);
    below()->setDirection(!m_fix->isHidden() && room < wanted ? QBoxLayout::TopToBottom
                                                              : QBoxLayout::LeftToRight);
}

} // namespace baton
