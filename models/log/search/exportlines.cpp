// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/search/exportlines.h"

#include "models/log/reading/ansitext.h"
#include "models/log/reading/logscanner.h"
#include "models/masking/masking.h"

#include <QCoreApplication>
#include <QDir>
#include <QSaveFile>

namespace baton {

namespace {

constexpr char escape = '\x1b';

/// @p bytes with each line that colours cut into pieces as it is shown, where that shows a secret.
QByteArray withoutColoredSecrets(const QByteArray &bytes, const Masking &masking, int &places)
{
    QByteArrayList lines = bytes.split('\n');
    for (QByteArray &line : lines) {
        if (!line.contains(escape)) {
            continue;
        }
        const bool isWindows = line.endsWith('\r');
        QString shown = ansiText(isWindows ? line.chopped(1) : line).text;
        const int found = masking.maskAll([&shown](const auto &take) { take(shown); });
        if (found > 0) {
            places += found;
            line = shown.toUtf8() + (isWindows ? "\r" : "");
        }
    }
    return lines.join('\n');
}

/// The lines @p bytes of a log without their secrets; all other bytes stay as they are, but for the
/// colours of a line in which colours cut a secret into pieces. Adds to @p places how many were
/// masked.
QByteArray maskedLines(const QByteArray &bytes, const Masking &masking, int &places)
{
    const bool isUtf8 = QUtf8StringView(bytes).isValidUtf8();
    QString text = isUtf8 ? QString::fromUtf8(bytes) : QString::fromLatin1(bytes);
    const int found = masking.maskAll([&text](const auto &take) { take(text); });
    places += found;
    const QByteArray masked = found == 0 ? bytes : isUtf8 ? text.toUtf8() : text.toLatin1();
    return masked.contains(escape) ? withoutColoredSecrets(masked, masking, places) : masked;
}

/// The begin of a private key in @p bytes that does not end there; -1: none.
qsizetype openKeyIn(const QByteArray &bytes)
{
    const qsizetype begin = bytes.lastIndexOf("-----BEGIN ");
    return begin >= 0 && bytes.indexOf("-----END ", begin) < 0 ? begin : -1;
}

/// Calls @p take with the bytes of stretches of consecutive lines.
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

/// Writes stretches of whole lines without their secrets.
class MaskedWriter
{
public:
    MaskedWriter(QSaveFile &file, const std::optional<Masking> &masking)
        : m_file(file)
        , m_masking(masking)
    {
    }

    [[nodiscard]] bool isGood() const { return m_isGood; }
    [[nodiscard]] int places() const { return m_places; }

    /// The begin of a private key waits for the rest of it.
    void write(const QByteArray &bytes)
    {
        if (!m_masking) {
            put(bytes);
            return;
        }
        constexpr qsizetype longestKey = qsizetype(64) * 1024;
        QByteArray whole = m_held + bytes;
        const qsizetype key = openKeyIn(whole);
        m_held = key >= 0 && whole.size() - key < longestKey ? whole.sliced(key) : QByteArray();
        whole.chop(m_held.size());
        put(maskedLines(whole, *m_masking, m_places));
    }

    void finish()
    {
        if (!m_held.isEmpty()) {
            put(maskedLines(m_held, *m_masking, m_places));
        }
    }

private:
    void put(const QByteArray &bytes)
    {
        m_isGood = m_isGood && m_file.write(bytes) == bytes.size();
    }

    QSaveFile &m_file;
    const std::optional<Masking> &m_masking;
    QByteArray m_held;
    int m_places = 0;
    bool m_isGood = true;
};

Failure failureOf(const QString &path, const QSaveFile &file)
{
    return {QCoreApplication::translate("baton::LogExcerpt",
                                        "Cannot save %1: %2. Check permissions and free space, or "
                                        "save elsewhere.")
                .arg(QDir::toNativeSeparators(path), file.errorString())};
}

} // namespace

Result<int> exportLines(const LogExcerpt &excerpt, const QString &path,
                        const std::atomic_bool *stop)
{
    constexpr qint64 atOnce = qint64(1024) * 1024;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return failureOf(path, file);
    }
    MaskedWriter writer(file, excerpt.masking);
    forStretches(excerpt, atOnce, [&](qint64 begin, qint64 end) {
        if (writer.isGood() && !(stop && *stop)) {
            writer.write(excerpt.source->read(begin, end - begin));
        }
    });
    writer.finish();
    if (stop && *stop) {
        file.cancelWriting();
        return Failure{QCoreApplication::translate("baton::LogExcerpt",
                                                   "Saving was stopped. No file was made.")};
    }
    if (!writer.isGood() || !file.commit()) {
        const Failure failure = failureOf(path, file);
        file.cancelWriting();
        return failure;
    }
    return writer.places();
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
