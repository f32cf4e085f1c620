// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/documentbuffer.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace baton {

namespace {

/// The one edit of whole lines that turns @p from into @p to.
TextEdit changedLines(const QByteArray &from, const QByteArray &to)
{
    const qsizetype shorter = std::min(from.size(), to.size());
    const auto differs = std::mismatch(from.begin(), from.begin() + shorter, to.begin()).first;
    const qsizetype head = from.first(differs - from.begin()).lastIndexOf('\n') + 1;
    const auto differsBack =
        std::mismatch(from.rbegin(), from.rbegin() + (shorter - head), to.rbegin()).first;
    const qsizetype alike = differsBack - from.rbegin();
    const auto beginsLine = [&](const QByteArray &bytes) {
        const qsizetype place = bytes.size() - alike;
        return place == head || bytes[place - 1] == '\n';
    };
    const qsizetype lineEnd = from.last(alike).indexOf('\n');
    const qsizetype tail = beginsLine(from) && beginsLine(to) ? alike
        : lineEnd < 0                                         ? 0
                                                              : alike - lineEnd - 1;
    return {head, from.size() - head - tail, to.sliced(head, to.size() - head - tail)};
}

/// True when @p next begins a word: undo takes back words, not whole lines.
bool beginsWord(const TextEdit &previous, const TextEdit &next)
{
    const auto isBlank = [](char c) { return c == ' ' || c == '\t'; };
    return !previous.text.isEmpty() && !next.text.isEmpty() && isBlank(next.text.front())
        && !isBlank(previous.text.back());
}

/// True when @p next removes what stands directly before or behind what @p previous removed.
bool continuesRemoving(const TextEdits &previous, const TextEdits &next)
{
    if (previous.size() != 1 || next.size() != 1) {
        return false;
    }
    const TextEdit &before = previous.front();
    const TextEdit &now = next.front();
    return before.text.isEmpty() && now.text.isEmpty()
        && (now.range().end == before.offset || now.offset == before.offset);
}

/// True when @p next lies within what @p previous wrote, so that the two are one change of one
/// place. A line end begins a new step of typing.
bool continues(const TextEdits &previous, const TextEdits &next)
{
    if (previous.size() != 1 || next.size() != 1) {
        return false;
    }
    const TextEdit &before = previous.front();
    const TextEdit &now = next.front();
    if (now.length == 0 && before.length == 0) {
        const bool goesOn = now.offset == before.offset + before.text.size();
        return goesOn && !before.text.endsWith('\n') && !now.text.contains('\n')
            && !beginsWord(before, now);
    }
    return now.offset >= before.offset && now.range().end <= before.offset + before.text.size();
}

/// True for the edit of a keystroke, which is made in place: long documents are not copied for it.
bool isOneInside(const TextEdits &edits, qsizetype size)
{
    return edits.size() == 1 && edits.front().offset >= 0 && edits.front().length >= 0
        && edits.front().range().end <= size;
}

} // namespace

class DocumentBuffer::Step : public QUndoCommand
{
public:
    Step(DocumentBuffer &buffer, TextEdits edits, const QString &label, bool mayMerge)
        : QUndoCommand(label)
        , m_buffer(buffer)
        , m_inverse(inverted(buffer.bytes(), edits))
        , m_edits(std::move(edits))
        , m_mayMerge(mayMerge)
    {
    }

    void redo() override
    {
        m_buffer.replay(m_edits);
        if (std::exchange(m_isMade, true)) {
            Q_EMIT m_buffer.stepped(m_edits);
        }
    }
    void undo() override
    {
        m_buffer.replay(m_inverse);
        Q_EMIT m_buffer.stepped(m_inverse);
    }
    int id() const override { return m_mayMerge ? 1 : -1; }

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto &next = static_cast<const Step &>(*other);
        if (continuesRemoving(m_edits, next.m_edits)) {
            const qsizetype offset = next.m_edits.front().offset;
            const QByteArray removed = next.m_inverse.front().text;
            QByteArray &all = m_inverse.front().text;
            all = offset < m_edits.front().offset ? removed + all : all + removed;
            m_inverse.front().offset = offset;
            m_edits.front() = {offset, all.size(), {}};
            return true;
        }
        if (!continues(m_edits, next.m_edits)) {
            return false;
        }
        TextEdit &mine = m_edits.front();
        const TextEdit &theirs = next.m_edits.front();
        mine.text.replace(theirs.offset - mine.offset, theirs.length, theirs.text);
        m_inverse.front().length = mine.text.size();
        return true;
    }

private:
    DocumentBuffer &m_buffer;
    TextEdits m_inverse;
    TextEdits m_edits;
    bool m_mayMerge;
    bool m_isMade = false; ///< once, so that the next time is a redo
};

DocumentBuffer::DocumentBuffer(QObject *parent)
    : QObject(parent)
{
    connect(&m_history, &QUndoStack::cleanChanged, this,
            [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
}

void DocumentBuffer::reset(const QByteArray &bytes)
{
    m_bytes = bytes;
    ++m_revision;
    m_history.clear();
    Q_EMIT wasReset();
}

void DocumentBuffer::replaceAll(const QByteArray &bytes, const QString &label)
{
    m_history.push(new Step(*this, {changedLines(m_bytes, bytes)}, label, false));
}

Outcome DocumentBuffer::apply(const TextEdits &edits, const QString &label, bool mayMerge)
{
    if (!isOneInside(edits, m_bytes.size())) {
        if (const Result<QByteArray> probe = applied(m_bytes, edits); !probe) {
            return probe.failure();
        }
    }
    if (!edits.empty()) {
        m_history.push(new Step(*this, edits, label, mayMerge));
    }
    return std::monostate{};
}

Outcome DocumentBuffer::applyAll(const std::vector<TextEdits> &steps, const QString &label)
{
    QByteArray bytes = m_bytes;
    for (const TextEdits &step : steps) {
        Result<QByteArray> next = applied(bytes, step);
        if (!next) {
            return next.failure();
        }
        bytes = std::move(*next);
    }
    if (!steps.empty()) {
        m_history.beginMacro(label);
        for (const TextEdits &step : steps) {
            m_history.push(new Step(*this, step, label, false));
        }
        m_history.endMacro();
    }
    return std::monostate{};
}

void DocumentBuffer::replay(const TextEdits &edits)
{
    if (isOneInside(edits, m_bytes.size())) {
        const TextEdit &edit = edits.front();
        m_bytes.replace(edit.offset, edit.length, edit.text);
    } else {
        m_bytes = applied(m_bytes, edits).value();
    }
    ++m_revision;
    Q_EMIT changed(edits);
}

} // namespace baton
