// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/documents/attemptcomparisons.h"

#include "models/disk/filestore.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalogwatch.h"
#include "widgets/compare/compareview.h"

#include <QDir>
#include <QFileInfo>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Only the document at @p place if a file has several.
QByteArray documentIn(const QByteArray &bytes, const Evidence &place)
{
    if (place.document == 0) {
        return bytes;
    }
    const ParsedText parsed = parse(bytes, formatOf(place.path, bytes));
    const auto number = static_cast<size_t>(place.document);
    if (number >= parsed.documents.size()) {
        return bytes;
    }
    const ByteRange range = parsed.documents[number].range;
    return bytes.mid(range.begin, range.end - range.begin);
}

QString placeOf(const SessionHandoff &handoff)
{
    return u"%1#%2, %3"_s.arg(handoff.at.path).arg(handoff.at.document).arg(handoff.attempt);
}

} // namespace

AttemptComparisons::AttemptComparisons(const CatalogWatch &protocols, QObject *parent)
    : QObject(parent)
    , m_protocols(protocols)
{
}

void AttemptComparisons::compare(const SessionHandoff &before, const SessionHandoff &after)
{
    withHandoff(before, [this, before, after](const QByteArray &earlier) {
        withHandoff(after, [this, before, after, earlier](const QByteArray &later) {
            show(before, earlier, after, later);
        });
    });
}

void AttemptComparisons::withHandoff(const SessionHandoff &handoff,
                                     const std::function<void(const QByteArray &)> &use)
{
    QtConcurrent::run([handoff] {
        return handoff.kept.isEmpty() ? FileStore::read(handoff.at.path)
                                      : Result<QByteArray>(handoff.kept);
    }).then(this, [this, at = handoff.at, use](const Result<QByteArray> &bytes) {
        if (bytes) {
            use(documentIn(*bytes, at));
        } else {
            Q_EMIT failed(tr("%1 cannot be compared.").arg(QDir::toNativeSeparators(at.path)),
                          bytes.error());
        }
    });
}

void AttemptComparisons::show(const SessionHandoff &before, const QByteArray &earlier,
                              const SessionHandoff &after, const QByteArray &later)
{
    Attempts &shown = m_attempts[placeOf(before) + u'\n' + placeOf(after)];
    if (shown.view) {
        shown.before->setBytes(earlier);
        shown.after->setBytes(later);
        Q_EMIT opened(shown.view);
        return;
    }
    auto left = sourceOf(before, earlier);
    auto right = sourceOf(after, later);
    shown.before = left.get();
    shown.after = right.get();
    shown.view = new CompareView(std::move(left), std::move(right), m_protocols.catalog());
    connect(&m_protocols, &CatalogWatch::changed, shown.view,
            [this, view = shown.view.data()] { view->setCatalog(m_protocols.catalog()); });
    Q_EMIT opened(shown.view);
    shown.view->setReadOnly(tr("evidence, read only"),
                            tr("The handoffs of attempts are evidence: nothing is taken over into "
                               "them. To change a handoff, open it from the session."));
}

std::unique_ptr<CompareSource> AttemptComparisons::sourceOf(const SessionHandoff &handoff,
                                                            const QByteArray &bytes)
{
    const QString &path = handoff.at.path;
    return std::make_unique<CompareSource>(
        bytes, path, tr("%1, attempt %2").arg(QFileInfo(path).fileName()).arg(handoff.attempt),
        m_protocols.catalog());
}

} // namespace baton
