// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/templateplaceholders.h"

#include "models/values/placeholdertext.h"

namespace baton {

QSet<QString> TemplatePlaceholders::of(const Kind &kind) const
{
    const QMutexLocker lock(&m_mutex);
    const auto known = m_known.constFind(kind.id);
    if (known != m_known.constEnd()) {
        return *known;
    }
    QSet<QString> texts = kind.openTexts;
    for (const Template &saved : m_saved(kind.id)) {
        texts.unite(openTextsOf(QString::fromUtf8(saved.text)));
    }
    m_known.insert(kind.id, texts);
    return texts;
}

} // namespace baton
