// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/schema/schemabundle.h"

#include "models/protocol/schema/schemaproblem.h"
#include "models/protocol/schema/schemaquery.h"
#include "models/protocol/source/packnode.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class SchemaBundleTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::SchemaBundle)
};

class Bundler
{
public:
    Bundler(const PackFolder &folder, std::vector<PackProblem> &problems)
        : m_folder(folder)
        , m_problems(problems)
    {
    }

    std::optional<Value> bundle(const QString &name)
    {
        m_main = name;
        std::optional<Value> root = load(name);
        if (!root) {
            return std::nullopt;
        }
        Value others = Value::map();
        for (qsizetype i = 0; i < m_pending.size(); ++i) {
            if (std::optional<Value> other = load(m_pending[i])) {
                others.insert(m_pending[i], std::move(*other));
            }
        }
        addDefinitions(*root, std::move(others));
        return m_isUsable && areReferencesMet(*root, *root) ? root : std::nullopt;
    }

private:
    std::optional<Value> load(const QString &name)
    {
        const std::optional<PackFile> file = packFileOf(m_folder, name, Format::Json, m_problems);
        if (file) {
            file->reportIssues();
        }
        if (!file || !file->isUsable() || !file->parsed.issues.empty()) {
            m_isUsable = false;
            return std::nullopt;
        }
        m_file = &*file;
        Value value = file->tree().toValue();
        rewrite(value, 0, name);
        m_file = nullptr;
        return value;
    }

    /// Redirects the references of a file that becomes a definition to the bundle.
    void rewrite(Value &value, NodeId node, const QString &name)
    {
        for (size_t i = 0; i < value.items.size(); ++i) {
            const NodeId child = m_file->tree().at(node).children[i];
            const QString key = value.type == ValueType::Map ? value.keys[qsizetype(i)] : QString();
            if (key == "$ref"_L1 && value.items[i].type == ValueType::String) {
                value.items[i].text = bundled(value.items[i].text, child, name);
            } else {
                rewrite(value.items[i], child, name);
            }
        }
    }

    QString bundled(const QString &reference, NodeId node, const QString &name)
    {
        const QString file = reference.section(u'#', 0, 0);
        const QString pointer = reference.section(u'#', 1);
        if (file.contains("//"_L1) || file.contains(u':')) {
            m_file->report(m_file->tree().at(node).range.begin,
                           SchemaBundleTexts::tr(
                               "“%1” refers outside the protocol's folder; only its own files are "
                               "read.")
                               .arg(reference));
            m_isUsable = false;
            return reference;
        }
        const QString target = file.isEmpty() ? name : file;
        if (target == m_main) {
            return u'#' + pointer;
        }
        if (!m_pending.contains(target)) {
            if (const QString reason = unreadable(target); !reason.isEmpty()) {
                m_file->report(m_file->tree().at(node).range.begin, reason);
                m_isUsable = false;
                return reference;
            }
            m_pending.append(target);
        }
        return "#/$defs/"_L1 + target + pointer;
    }

    /// The reason why the file @p name cannot be read; empty if it can.
    [[nodiscard]] QString unreadable(const QString &name) const
    {
        const Result<QByteArray> bytes =
            m_folder.isBuiltIn() ? Result<QByteArray>(QByteArray()) : m_folder.read(name);
        return bytes ? QString() : bytes.error();
    }

    static void addDefinitions(Value &root, Value others)
    {
        if (others.items.empty()) {
            return;
        }
        qsizetype index = root.keys.indexOf(u"$defs"_s);
        if (index < 0) {
            root.insert(u"$defs"_s, Value::map());
            index = root.keys.size() - 1;
        }
        Value &definitions = root.items[size_t(index)];
        for (qsizetype i = 0; i < others.keys.size(); ++i) {
            definitions.insert(others.keys[i], std::move(others.items[size_t(i)]));
        }
    }

    bool areReferencesMet(const Value &root, const Value &value)
    {
        bool isMet = true;
        if (const QString reference = textUnder(value, u"$ref"_s);
            !reference.isEmpty() && !referredBy(root, value)) {
            const SchemaProblem slip{
                JsonPointer(m_way),
                SchemaBundleTexts::tr("The reference “%1” leads nowhere.").arg(reference)};
            m_problems.push_back(problemOf(slip, root, m_folder, m_main));
            isMet = false;
        }
        for (size_t i = 0; i < value.items.size(); ++i) {
            m_way.append(value.type == ValueType::Map ? value.keys[qsizetype(i)]
                                                      : QString::number(i));
            isMet = areReferencesMet(root, value.items[i]) && isMet;
            m_way.removeLast();
        }
        return isMet;
    }

    const PackFolder &m_folder;
    std::vector<PackProblem> &m_problems;
    const PackFile *m_file = nullptr;
    QString m_main;
    QStringList m_pending;
    QStringList m_way; ///< keys from the root to the current schema
    bool m_isUsable = true;
};

} // namespace

std::optional<Value> bundledSchema(const PackFolder &folder, const QString &name,
                                   std::vector<PackProblem> &problems)
{
    return Bundler(folder, problems).bundle(name);
}

} // namespace baton
