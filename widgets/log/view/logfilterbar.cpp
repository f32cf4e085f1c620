// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/view/logfilterbar.h"

#include "widgets/log/view/leveltoggle.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/text/wraplabel.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QToolButton>

#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr std::array levels{LogLevel::Error, LogLevel::Warning, LogLevel::Info, LogLevel::Debug,
                            LogLevel::None};
constexpr int timeWidth = 152;

} // namespace

LogFilterBar::LogFilterBar(QWidget *parent)
    : QWidget(parent)
    , m_times(new QWidget(this))
    , m_clear(new QToolButton(this))
    , m_mistake(new WrapLabel(Role::Error, this))
{
    setObjectName(u"logFilterBar"_s);
    setAutoFillBackground(true);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(measures::paneEdge, 4, measures::iconGap, 5);
    grid->setHorizontalSpacing(measures::groupGap);
    grid->setVerticalSpacing(4);
    auto *toggles = new QHBoxLayout;
    toggles->setSpacing(measures::groupGap);
    for (const LogLevel level : levels) {
        auto *toggle = new LevelToggle(level, this);
        toggle->setObjectName(u"logLevel%1"_s.arg(static_cast<int>(level)));
        connect(toggle, &QAbstractButton::toggled, this, &LogFilterBar::readLevels);
        connect(toggle, &LevelToggle::onlyThisRequested, this, [this, level] { showOnly(level); });
        toggles->addWidget(toggle);
        m_toggles.push_back(toggle);
    }
    m_clear->setObjectName(u"logFilterClear"_s);
    m_clear->setIcon(icon(u"close"_s));
    m_clear->setToolTip(tr("Show all lines"));
    m_clear->setAccessibleName(tr("Show all lines"));
    m_clear->setAutoRaise(true);
    m_clear->hide();
    connect(m_clear, &QToolButton::clicked, this, &LogFilterBar::clear);
    toggles->addWidget(m_clear);

    auto *times = new QHBoxLayout(m_times);
    times->setContentsMargins({});
    times->setSpacing(measures::iconGap);
    m_from = addTime(u"logFrom"_s, tr("From"), *times);
    m_to = addTime(u"logTo"_s, tr("to"), *times);
    m_times->hide();
    grid->addLayout(toggles, 0, 0, Qt::AlignLeft);
    grid->addWidget(m_times, 0, 1, Qt::AlignRight);
    m_mistake->setObjectName(u"logTimeMistake"_s);
    m_mistake->setFont(fonts::small());
    m_mistake->hide();
    grid->addWidget(m_mistake, 2, 0, 1, 2);
    grid->setColumnStretch(1, 1);
}

QLineEdit *LogFilterBar::addTime(const QString &name, const QString &label, QHBoxLayout &row)
{
    auto *caption = new QLabel(label, m_times);
    caption->setFont(fonts::small());
    caption->setForegroundRole(QPalette::PlaceholderText);
    auto *edit = new QLineEdit(m_times);
    edit->setObjectName(name);
    edit->setFont(fonts::small());
    edit->setFixedSize(timeWidth, measures::smallButtonHeight);
    edit->setAccessibleName(label);
    edit->setToolTip(tr("A time of day or date and time, as in the log: 14:30, 14:30:05, "
                        "2026-02-21 14:30"));
    caption->setBuddy(edit);
    connect(edit, &QLineEdit::textChanged, this, &LogFilterBar::readTimes);
    connect(edit, &QLineEdit::editingFinished, this, &LogFilterBar::tellMistake);
    row.addWidget(caption);
    row.addWidget(edit);
    return edit;
}

void LogFilterBar::showIndex(const LogIndex &index, int offset)
{
    for (LevelToggle *toggle : m_toggles) {
        const qint64 count = index.count(toggle->level());
        toggle->setCount(count);
        const bool isQuiet =
            toggle->level() == LogLevel::Debug || toggle->level() == LogLevel::Info;
        toggle->setVisible(count > 0 || !isQuiet || !toggle->isChecked());
    }
    m_earliest = index.earliest();
    m_latest = index.latest();
    m_offset = offset;
    const bool hasTimes = m_earliest != LogLine::noTime;
    m_times->setVisible(hasTimes || m_criteria.from || m_criteria.to);
    if (hasTimes) {
        m_from->setPlaceholderText(textOfTime(m_earliest, offset));
        m_to->setPlaceholderText(textOfTime(m_latest, offset));
    }
}

void LogFilterBar::clear()
{
    for (LevelToggle *toggle : m_toggles) {
        const QSignalBlocker quiet(toggle);
        toggle->setChecked(true);
    }
    for (QLineEdit *edit : {m_from, m_to}) {
        const QSignalBlocker quiet(edit);
        edit->clear();
        setEdgeRole(edit, std::nullopt);
    }
    m_mistake->hide();
    setCriteria({});
}

/// A second call shows all levels.
void LogFilterBar::showOnly(LogLevel level)
{
    const bool isOnly = m_criteria.levels == LogFilter::bit(level);
    for (LevelToggle *toggle : m_toggles) {
        const QSignalBlocker quiet(toggle);
        toggle->setChecked(isOnly || toggle->level() == level);
    }
    readLevels();
}

void LogFilterBar::readLevels()
{
    LogFilter criteria = m_criteria;
    criteria.levels = 0;
    for (const LevelToggle *toggle : m_toggles) {
        criteria.levels |= toggle->isChecked() ? LogFilter::bit(toggle->level()) : 0;
    }
    setCriteria(criteria);
}

void LogFilterBar::readTimes()
{
    LogFilter criteria = m_criteria;
    const auto read = [&](QLineEdit *edit, qint64 reference) -> std::optional<qint64> {
        const QString text = edit->text().trimmed();
        const auto time = text.isEmpty() ? std::nullopt : timeFromText(text, reference, m_offset);
        const bool isBad = !text.isEmpty() && !time;
        setEdgeRole(edit, isBad ? std::optional(Role::Error) : std::nullopt);
        return time;
    };
    criteria.from = read(m_from, m_earliest);
    criteria.to = read(m_to, m_latest);
    if (criteria.to) {
        // "To 14:30" includes that minute, "to 14:30:05" that second.
        const bool hasSeconds = m_to->text().count(u':') > 1;
        *criteria.to += hasSeconds ? 999 : 59'999;
    }
    setCriteria(criteria);
    if (timeMistake().isEmpty()) {
        m_mistake->hide();
    }
}

QString LogFilterBar::timeMistake() const
{
    for (const auto &[edit, reference] :
         {std::pair(m_from, m_earliest), std::pair(m_to, m_latest)}) {
        const QString text = edit->text().trimmed();
        if (!text.isEmpty() && !timeFromText(text, reference, m_offset)) {
            return tr("“%1” is not a time. Write it as in the log: 14:30, 14:30:05 or "
                      "2026-02-21 14:30.")
                .arg(text);
        }
    }
    const bool isTurned = m_criteria.from && m_criteria.to && *m_criteria.from > *m_criteria.to;
    return isTurned ? tr("No line is shown: the first time is after the second.") : QString();
}

/// Called after editing, because an incomplete time is not a mistake.
void LogFilterBar::tellMistake()
{
    const QString mistake = timeMistake();
    m_mistake->setText(mistake);
    m_mistake->setVisible(!mistake.isEmpty());
}

void LogFilterBar::setCriteria(const LogFilter &criteria)
{
    m_clear->setVisible(!criteria.acceptsAll() || !m_from->text().isEmpty()
                        || !m_to->text().isEmpty());
    if (m_criteria != criteria) {
        m_criteria = criteria;
        Q_EMIT criteriaChanged();
    }
}

void LogFilterBar::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    QPainter(this).fillRect(0, height() - 1, width(), 1, Theme::color(Role::Border));
}

void LogFilterBar::resizeEvent(QResizeEvent *event)
{
    // Below this width the times are on a second line.
    constexpr int narrowBelow = 800;
    auto *grid = static_cast<QGridLayout *>(layout());
    grid->removeWidget(m_times);
    if (width() < narrowBelow) {
        grid->addWidget(m_times, 1, 0, 1, 2, Qt::AlignLeft);
    } else {
        grid->addWidget(m_times, 0, 1, Qt::AlignRight);
    }
    QWidget::resizeEvent(event);
}

} // namespace baton
