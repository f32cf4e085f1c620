// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/controls/segmentswitch.h"

#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/theme.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>

namespace baton {

namespace {

constexpr int side = 10; ///< padding at both sides of the text

class Segment final : public QAbstractButton
{
public:
    explicit Segment(const QString &text)
    {
        setText(text);
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const int width = QFontMetrics(fonts::strong()).horizontalAdvance(text());
        return {width + 2 * side, measures::controlHeight};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        if (isChecked()) {
            painter.fillRect(rect().adjusted(1, 1, -1, -1), Theme::color(Role::Selection));
        }
        painter.setFont(isChecked() ? fonts::strong() : fonts::body());
        painter.setPen(Theme::color(isEnabled() ? Role::Text : Role::Disabled));
        painter.drawText(rect(), Qt::AlignCenter, text());
    }
};

} // namespace

SegmentSwitch::SegmentSwitch(QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
    , m_line(new QHBoxLayout(this))
{
    m_line->setContentsMargins({});
    m_line->setSpacing(0);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int choice, bool isOn) {
        if (isOn) {
            Q_EMIT chosen(choice);
        }
    });
}

void SegmentSwitch::addChoice(const QString &name, const QString &text)
{
    auto *segment = new Segment(text);
    segment->setObjectName(name);
    const auto count = static_cast<int>(m_group->buttons().size());
    const QSignalBlocker quiet(m_group);
    m_group->addButton(segment, count);
    segment->setChecked(count == 0);
    m_line->addWidget(segment);
}

int SegmentSwitch::current() const
{
    return m_group->checkedId();
}

void SegmentSwitch::setCurrent(int choice)
{
    const QSignalBlocker quiet(m_group);
    m_group->button(choice)->setChecked(true);
}

void SegmentSwitch::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Theme::color(Role::ControlEdge));
    painter.setBrush(Theme::color(Role::Raised));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), measures::controlRadius,
                            measures::controlRadius);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int i = 1; i < m_group->buttons().size(); ++i) {
        painter.fillRect(m_group->button(i)->x(), 1, 1, height() - 2,
                         Theme::color(Role::ControlEdge));
    }
}

} // namespace baton
