// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

// What the files of the adapter to libxml2 share; no other file includes it.
#include <libxml/xmlschemas.h>

#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace baton::xsd {

#if LIBXML_VERSION >= 21200
using ErrorPointer = const xmlError *;
#else
using ErrorPointer = xmlError *;
#endif

struct ValidatorDeleter
{
    void operator()(xmlSchemaValidCtxt *validator) const { xmlSchemaFreeValidCtxt(validator); }
};
struct DocumentDeleter
{
    void operator()(xmlDoc *document) const { xmlFreeDoc(document); }
};

using Validator = std::unique_ptr<xmlSchemaValidCtxt, ValidatorDeleter>;
using Document = std::unique_ptr<xmlDoc, DocumentDeleter>;

/// One that tells nobody what it finds.
inline Validator silentValidator(xmlSchema *schema)
{
    Validator validator(xmlSchemaNewValidCtxt(schema));
    xmlSchemaSetValidStructuredErrors(validator.get(), [](void *, ErrorPointer) { }, nullptr);
    return validator;
}

/// Silent validators of one schema that nobody uses: many small documents would make one each.
class ValidatorPool
{
public:
    explicit ValidatorPool(xmlSchema *schema)
        : m_schema(schema)
    {
    }

    [[nodiscard]] Validator take()
    {
        {
            const std::lock_guard lock(m_mutex);
            if (!m_idle.empty()) {
                Validator validator = std::move(m_idle.back());
                m_idle.pop_back();
                return validator;
            }
        }
        return silentValidator(m_schema);
    }

    void giveBack(Validator validator)
    {
        const std::lock_guard lock(m_mutex);
        m_idle.push_back(std::move(validator));
    }

private:
    xmlSchema *m_schema;
    std::mutex m_mutex;
    std::vector<Validator> m_idle;
};

} // namespace baton::xsd
