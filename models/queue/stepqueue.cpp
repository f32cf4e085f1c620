// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/stepqueue.h"

#include "models/queue/queuetranslations.h"
#include "models/session/value/runstatustext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const QueueStep *firstThatIs(const std::vector<QueueStep> &steps, RunStatus status)
{
    const auto found = std::ranges::find(steps, status, &QueueStep::status);
    return found == steps.end() ? nullptr : &*found;
}

} // namespace

QString QueueStep::numberText() const
{
    return number ? QString::number(*number) : u"–"_s;
}

QString QueueStep::subtaskText() const
{
    return subtask.isEmpty() ? u"–"_s : subtask;
}

QString QueueStep::title() const
{
    return shortenedForList(prompt.trimmed().section(u'\n', 0, 0).trimmed());
}

QString QueueStep::problem() const
{
    const bool isBlocked = status == RunStatus::Blocked;
    return isBlocked && !blockers.isEmpty()        ? blockers.join(u"; "_s)
        : isBlocked || status == RunStatus::Failed ? error
                                                   : QString();
}

QString stateText(RunStatus status)
{
    return status == RunStatus::Succeeded ? QueueTranslations::tr("completed") : textOf(status);
}

QString shortenedForList(const QString &text)
{
    constexpr qsizetype longest = 200;
    if (text.size() <= longest) {
        return text;
    }
    const bool isInCharacter = text[longest - 1].isHighSurrogate();
    return text.first(longest - (isInCharacter ? 1 : 0)) + u'…';
}

const QueueStep *StepQueue::step(const QString &text) const
{
    const auto found = std::ranges::find_if(
        steps, [&text](const QueueStep &step) { return step.id.toString() == text; });
    return found == steps.end() ? nullptr : &*found;
}

const QueueStep *StepQueue::next() const
{
    return firstThatIs(steps, RunStatus::Pending);
}

const QueueStep *StepQueue::blocked() const
{
    return firstThatIs(steps, RunStatus::Blocked);
}

const QueueStep *StepQueue::before(const QueueStep &step) const
{
    const QueueStep *last = nullptr;
    for (const QueueStep &other : steps) {
        if (other.id == step.id) {
            break;
        }
        last = other.subtask == step.subtask ? &other : last;
    }
    return last;
}

bool StepQueue::isOf(const QueueStep &step, const QString &task) const
{
    return step.subtask == task
        || std::ranges::any_of(parents.value(step.subtask), [&task](const QueueParent &parent) {
               return parent.id == task || parent.title == task;
           });
}

QString StepQueue::belonging(const QueueStep &step) const
{
    QStringList titles;
    const auto above = parents.constFind(step.subtask);
    if (above != parents.cend()) {
        std::ranges::transform(*above, std::back_inserter(titles), &QueueParent::title);
    }
    return titles.isEmpty() ? step.subtask : titles.join(u" › "_s);
}

} // namespace baton
