// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

// Shared by the files of the libxml2 adapter. Do not include it elsewhere.
#include <libxml/xmlschemas.h>

#include <algorithm>
#include <memory>
#include <mutex>
#include <thread>
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

/// A validator without error output.
inline Validator silentValidator(xmlSchema *schema)
{
    Validator validator(xmlSchemaNewValidCtxt(schema));
    xmlSchemaSetValidStructuredErrors(validator.get(), [](void *, ErrorPointer) { }, nullptr);
    return validator;
}

/// Validators of one schema that are not in use, because creating one for each small document would
/// be slow. A thread gets back the validator that it released, which is in its processor's cache.
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
                const auto own =
                    std::ranges::find(m_idle, std::this_thread::get_id(), &Idle::giver);
                const auto taken = own == m_idle.end() ? m_idle.end() - 1 : own;
                Validator validator = std::move(taken->validator);
                m_idle.erase(taken);
                return validator;
            }
        }
        return silentValidator(m_schema);
    }

    void release(Validator validator)
    {
        const std::lock_guard lock(m_mutex);
        m_idle.push_back({std::this_thread::get_id(), std::move(validator)});
    }

private:
    struct Idle
    {
        std::thread::id giver;
        Validator validator;
    };

    xmlSchema *m_schema;
    std::mutex m_mutex;
    std::vector<Idle> m_idle;
};

} // namespace baton::xsd
