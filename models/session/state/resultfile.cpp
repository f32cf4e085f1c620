// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/state/resultfile.h"

namespace baton {

ResultFile::ResultFile(const QString &folder, const QString &name, const ProtocolCatalog &catalog)
    : m_path(name.isEmpty() ? QString() : folder + u'/' + name)
    , m_catalog(catalog)
{
}

const StateDocument &ResultFile::document() const
{
    if (!m_document) {
        m_document = m_path.isEmpty() ? StateDocument() : StateDocument::read(m_path, m_catalog);
    }
    return *m_document;
}

} // namespace baton
