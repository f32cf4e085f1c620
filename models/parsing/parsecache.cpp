// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parsecache.h"

#include "models/parsing/parse.h"

#include <QCache>
#include <QMutex>

namespace baton {

namespace {

constexpr qsizetype mostBytes = qsizetype(64) << 10; ///< of one text
constexpr qsizetype bytesKept = qsizetype(512)
    << 10; ///< in total; their trees take ten times as much

struct CachedText
{
    Format format;
    QByteArray bytes;

    friend bool operator==(const CachedText &, const CachedText &) = default;
    friend size_t qHash(const CachedText &known, size_t seed = 0)
    {
        return qHashMulti(seed, int(known.format), known.bytes);
    }
};

using Shared = std::shared_ptr<const ParsedText>;

class ParseCache
{
public:
    Shared find(const CachedText &known)
    {
        const QMutexLocker lock(&m_mutex);
        const auto *found = m_texts.object(known);
        return found ? *found : nullptr;
    }

    void keep(CachedText known, Shared parsed)
    {
        known.bytes = QByteArray(known.bytes.constData(), known.bytes.size()); // may be mapped
        auto kept = std::make_unique<Shared>(std::move(parsed));
        const qsizetype cost = known.bytes.size() + 1;
        const QMutexLocker lock(&m_mutex);
        m_texts.insert(known, kept.release(), cost);
    }

private:
    QMutex m_mutex;
    QCache<CachedText, Shared> m_texts{bytesKept};
};

/// True if the result depends on the bytes and the format only.
bool isKept(const QByteArray &bytes, Format format, const ParseOptions &options)
{
    return bytes.size() <= mostBytes && (format == Format::Yaml || format == Format::Json)
        && options.limits == ParseLimits() && options.fence.isEmpty();
}

ParseCache &memory()
{
    static ParseCache all;
    return all;
}

} // namespace

std::shared_ptr<const ParsedText> parseCached(const QByteArray &bytes, Format format,
                                              const ParseOptions &options,
                                              const std::atomic_bool *stop)
{
    if (!isKept(bytes, format, options)) {
        return std::make_shared<const ParsedText>(parse(bytes, format, options, stop));
    }
    const CachedText known{format, bytes};
    Shared parsed = memory().find(known);
    if (!parsed) {
        parsed = std::make_shared<const ParsedText>(parse(bytes, format));
        memory().keep(known, parsed);
    }
    return parsed;
}

} // namespace baton
