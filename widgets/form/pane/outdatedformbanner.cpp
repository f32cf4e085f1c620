// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/pane/outdatedformbanner.h"

#include "models/text/encodingdetection.h"
#include "models/values/timetext.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int wordsLeft = 36;
constexpr int narrowestText = 180;
constexpr int buttonGap = 4;

/// The finding that explains why document number @p document does not parse, as in the list of
/// problems; null if there is none.
const Finding *reasonUnread(const Report &report, int document)
{
    for (const DocumentReport &each : report.documents) {
        const auto found = std::ranges::find_if(each.findings, &Finding::breaksParsing);
        if (each.document == document && found != each.findings.end()) {
            return &*found;
        }
    }
    return nullptr;
}

/// The first sentence of @p message, with line and cause; the buttons offer the correction.
QString headline(const QString &message)
{
    const qsizetype end = message.indexOf(". "_L1);
    const QString sentence = end < 0 ? message : message.first(end);
    return sentence.endsWith(u'.') ? sentence.chopped(1) : sentence;
}

} // namespace

OutdatedFormBanner::OutdatedFormBanner(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_goTo(new QPushButton(this))
    , m_fix(new QPushButton(this))
{
    setObjectName(u"staleBanner"_s);
    m_title->setObjectName(u"staleTitle"_s);
    m_text->setObjectName(u"staleText"_s);
    m_goTo->setObjectName(u"staleGoToLine"_s);
    m_fix->setObjectName(u"staleFix"_s);
    m_title->setFont(fonts::strong());
    m_text->setFont(fonts::small());
    for (QLabel *label : {m_title, m_text}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    for (QPushButton *button : {m_goTo, m_fix}) {
        setSmall(button);
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(m_goTo, &QPushButton::clicked, this, [this] { Q_EMIT goToLineRequested(m_line); });
    connect(m_fix, &QPushButton::clicked, this, [this] { Q_EMIT fixRequested(m_proposed); });
}

void OutdatedFormBanner::setState(const SnapshotPtr &broken, int document,
                                  const SnapshotPtr &lastValid)
{
    const Finding *reason = reasonUnread(broken->report, document);
    m_line = reason ? reason->start.line : 1;
    const QString line = locale().toString(m_line);
    if (isNoText(broken->parsed.encoding, broken->parsed.issues)) {
        m_title->setText(reason ? headline(reason->message) : tr("The file holds no text"));
        m_text->setText(tr("The text can be edited once these bytes are converted or removed. "
                           "Undo brings them back."));
    } else { // the mistake is also shown beside its line and in the list of problems
        m_title->setText(
            lastValid ? tr("Last valid form, from %1").arg(timetext::localTimeOfDay(lastValid->at))
                      : tr("Form up to line %1").arg(line));
        m_text->setText(
            tr("Line %1 cannot be read. The form can be edited when it can.").arg(line));
    }
    m_goTo->setText(tr("Go to line %1").arg(line));
    const bool hasFix = reason && !reason->fixes.empty();
    m_proposed = hasFix ? reason->fixes.front() : Fix();
    m_fix->setText(literalText(m_proposed.title));
    m_fix->setVisible(hasFix);
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_text->text());
    updateGeometry();
    resizeEvent(nullptr);
    update();
}

int OutdatedFormBanner::buttonsWidth() const
{
    return std::max(m_goTo->sizeHint().width(), m_fix->isHidden() ? 0 : m_fix->sizeHint().width());
}

/// The buttons are below the text if it would be too narrow beside them.
bool OutdatedFormBanner::isNarrow(int width) const
{
    return width - wordsLeft - buttonsWidth() - 2 * measures::paneEdge < narrowestText;
}

int OutdatedFormBanner::textWidth(int width) const
{
    const int beside =
        isNarrow(width) ? measures::paneEdge : buttonsWidth() + 2 * measures::paneEdge;
    return std::max(60, width - wordsLeft - beside);
}

/// The rectangles of the buttons at @p width from @p top on: one below the other, or side by side
/// if they are below the text and fit.
std::pair<QRect, QRect> OutdatedFormBanner::buttonPlaces(int width, int top) const
{
    const int height = measures::smallButtonHeight;
    if (!isNarrow(width)) {
        const int left = width - measures::paneEdge - buttonsWidth();
        return {{left, top, buttonsWidth(), height},
                {left, top + height + buttonGap, buttonsWidth(), height}};
    }
    const int first = std::min(m_goTo->sizeHint().width(), textWidth(width));
    const int second = std::min(m_fix->sizeHint().width(), textWidth(width));
    const bool isBeside = first + measures::fieldGap + second <= textWidth(width);
    return {{wordsLeft, top, first, height},
            {wordsLeft + (isBeside ? first + measures::fieldGap : 0),
             top + (isBeside ? 0 : height + buttonGap), second, height}};
}

int OutdatedFormBanner::textHeight(int width) const
{
    return m_title->heightForWidth(textWidth(width)) + 2 + m_text->heightForWidth(textWidth(width));
}

int OutdatedFormBanner::heightForWidth(int width) const
{
    const int top = isNarrow(width) ? textHeight(width) + measures::iconGap : 0;
    const auto [goTo, fix] = buttonPlaces(width, top);
    const int bottom = (m_fix->isHidden() ? goTo : fix).bottom() + 1;
    return std::max(textHeight(width), bottom) + 2 * measures::fieldGap;
}

QSize OutdatedFormBanner::sizeHint() const
{
    return {wordsLeft + 260, heightForWidth(std::max(width(), 200))};
}

void OutdatedFormBanner::resizeEvent(QResizeEvent *)
{
    const int room = textWidth(width());
    const int title = m_title->heightForWidth(room);
    m_title->setGeometry(wordsLeft, measures::fieldGap, room, title);
    m_text->setGeometry(wordsLeft, measures::fieldGap + title + 2, room,
                        m_text->heightForWidth(room));
    const int below = isNarrow(width()) ? textHeight(width()) + measures::iconGap : 0;
    const auto [goTo, fix] = buttonPlaces(width(), measures::fieldGap + below);
    m_goTo->setGeometry(goTo);
    m_fix->setGeometry(fix);
}

void OutdatedFormBanner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Role::ErrorTint));
    painter.fillRect(0, 0, width(), 1, Theme::color(Role::Error));
    paintStatus(painter, QRectF(measures::paneEdge, measures::fieldGap + 1, 16, 16), Status::Error);
}

} // namespace baton
