// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/savelines.h"

#include "models/log/ansitext.h"
#include "models/log/logscanner.h"

#include <QCoreApplication>
#include <QDir>
#include <QSaveFile>

namespace baton {

namespace {

/// Calls @p take with the bytes of stretches of lines that stand one behind the other.
template <typename Take>
void forStretches(const LogExcerpt &excerpt, qint64 largest, Take take)
{
    qint64 begin = 0;
    qint64 end = 0;
    excerpt.index.walk(excerpt.from, excerpt.to, [&](qint64 number, const LogLine &line) {
        if (excerpt.within && !excerpt.within->contains(number)) {
            return;
        }
        if (line.offset != end || end - begin >= largest) {
            take(begin, end);
            begin = line.offset;
        }
        end = line.offset + line.length;
    });
    take(begin, end);
}

Failure failureOf(const QString &path, const QSaveFile &file)
{
    return {QCoreApplication::translate("baton::LogExcerpt",
                                        "Cannot save %1: %2. Check permissions and free space, or "
                                        "save elsewhere.")
                .arg(QDir::toNativeSeparators(path), file.errorString())};
}

} // namespace

Outcome saveLines(const LogExcerpt &excerpt, const QString &path, const std::atomic_bool *stop)
{
    constexpr qint64 atOnce = qint64(1024) * 1024;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return failureOf(path, file);
    }
    bool isWritten = true;
    forStretches(excerpt, atOnce, [&](qint64 begin, qint64 end) {
        if (!isWritten || (stop && *stop)) {
            return;
        }
        const QByteArray bytes = excerpt.source->read(begin, end - begin);
        isWritten = file.write(bytes) == bytes.size();
    });
    if (stop && *stop) {
        file.cancelWriting();
        return Failure{QCoreApplication::translate("baton::LogExcerpt",
                                                   "Saving was stopped. No file was made.")};
    }
    if (!isWritten || !file.commit()) {
        const Failure failure = failureOf(path, file);
        file.cancelWriting();
        return failure;
    }
    return std::monostate();
}

QString textOfLines(const LogExcerpt &excerpt)
{
    QString text;
    excerpt.index.walk(excerpt.from, excerpt.to, [&](qint64 number, const LogLine &line) {
        if (excerpt.within && !excerpt.within->contains(number)) {
            return;
        }
        const QByteArray bytes = excerpt.source->read(line.offset, line.length);
        text += ansiText(withoutLineEnd(bytes)).text;
        text += u'\n';
    });
    text.chop(1);
    return text;
}

} // namespace baton
