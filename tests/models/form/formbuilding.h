// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/file/check.h"
#include "models/form/rows/formmodel.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"

#include <QFile>

#include <memory>

namespace baton {

/// Creates forms of the documents in tests/data/form, for derived tests.
class FormBuilding
{
protected:
    /// @p data is the folder tests/data.
    explicit FormBuilding(const QString &data)
        : m_folder(data + QStringLiteral("/form/"))
    {
    }

    [[nodiscard]] QByteArray fixture(const QString &name) const
    {
        QFile file(m_folder + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Valid until the next text is parsed.
    [[nodiscard]] FormInput inputOf(const QByteArray &bytes) const
    {
        m_parsed = parse(bytes, Format::Yaml);
        m_report = check(bytes, m_parsed, *m_catalog);
        const DocumentReport &report = m_report.documents.front();
        FormInput input;
        input.bytes = bytes;
        input.report = &report;
        if (!m_parsed.documents.empty()) {
            input.tree = &m_parsed.documents.front().tree;
        }
        if (const Kind *kind = m_catalog->kind(report.kind)) {
            input.schema = {m_catalog, &kind->fields};
        }
        return input;
    }

    [[nodiscard]] FormModel build(const QByteArray &bytes, const FormState &state = {}) const
    {
        return buildForm(inputOf(bytes), state);
    }

    /// Opens sections in rounds: the content of a closed section is known only when it is open.
    [[nodiscard]] FormState everythingOpen(const QString &file) const
    {
        FormState state;
        for (int round = 0; round < 4; ++round) {
            const FormModel form = build(fixture(file), state);
            for (auto it = form.expansion.cbegin(); it != form.expansion.cend(); ++it) {
                state.expanded[it.key()] = true;
            }
        }
        return state;
    }

    /// Stores the sections that @p form opened by default.
    static void remember(const FormModel &form, FormState &state)
    {
        for (auto it = form.expansion.cbegin(); it != form.expansion.cend(); ++it) {
            if (!state.expanded.contains(it.key())) {
                state.expanded.insert(it.key(), it.value());
            }
        }
    }

    [[nodiscard]] static QStringList idsOf(const FormModel &form)
    {
        QStringList ids;
        for (const FormRow &row : form.rows) {
            ids.append(
                QStringLiteral("%1 %2 %3").arg(row.id).arg(row.endsCards).arg(row.endsSection));
        }
        return ids;
    }

    [[nodiscard]] static FormRow rowAt(const FormModel &form, const QString &id)
    {
        const int row = form.indexOf(id);
        if (row < 0) {
            qCritical("There is no row %s.", qPrintable(id));
            return {};
        }
        return form.rows[size_t(row)];
    }

    QString m_folder;
    std::shared_ptr<const ProtocolCatalog> m_catalog = ProtocolCatalog::load();
    mutable ParsedText m_parsed;
    mutable Report m_report;
};

} // namespace baton
