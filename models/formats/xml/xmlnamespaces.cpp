// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/xml/xmlnamespaces.h"

#include "models/formats/xml/xmlcharacters.h"
#include "models/formats/xml/xmlissuelist.h"
#include "models/formats/xml/xmltext.h"

using namespace Qt::StringLiterals;

namespace baton::xml {

namespace {

QByteArrayView sliceOf(QByteArrayView bytes, ByteRange range)
{
    return bytes.sliced(range.begin, range.length());
}

/// The prefix that the attribute @p name declares; nullopt if it declares none.
std::optional<QByteArrayView> declaredPrefix(QByteArrayView name)
{
    if (!name.startsWith('x')) { // rejects nearly all attributes quickly
        return std::nullopt;
    }
    if (name == "xmlns") {
        return QByteArrayView();
    }
    return name.startsWith("xmlns:") ? std::optional(name.sliced(6)) : std::nullopt;
}

} // namespace

QualifiedName QualifiedName::of(QByteArrayView qualified)
{
    const qsizetype colon = qualified.indexOf(':');
    if (colon < 0) {
        return {{}, qualified};
    }
    return {qualified.first(colon), qualified.sliced(colon + 1)};
}

std::optional<QString> Namespaces::find(QByteArrayView prefix) const
{
    if (prefix == "xml") {
        return u"http://www.w3.org/XML/1998/namespace"_s;
    }
    const auto found = m_bound.find(prefix.toByteArray());
    if (found == m_bound.end() || found->second.empty()) {
        return prefix.isEmpty() ? std::optional(QString()) : std::nullopt;
    }
    return found->second.back();
}

void Namespaces::enter(QByteArrayView bytes, const StartTag &tag)
{
    std::vector<QByteArray> &declared = m_declared.emplace_back();
    for (const Attribute &attribute : tag.attributes) {
        if (const auto prefix = declaredPrefix(sliceOf(bytes, attribute.name))) {
            declared.push_back(prefix->toByteArray());
            m_bound[declared.back()].push_back(attributeText(bytes, attribute.value));
        }
    }
}

void Namespaces::leave()
{
    for (const QByteArray &prefix : m_declared.back()) {
        m_bound[prefix].pop_back();
    }
    m_declared.pop_back();
}

void Namespaces::check(QByteArrayView bytes, const StartTag &tag, Issues &issues) const
{
    const auto checkName = [&](ByteRange range) {
        const QByteArrayView qualified = sliceOf(bytes, range);
        if (!qualified.contains(':')) {
            return;
        }
        const std::optional<QByteArrayView> declared = declaredPrefix(qualified);
        if (declared && !declared->isEmpty() && !declared->contains(':')) {
            return;
        }
        const QualifiedName name = QualifiedName::of(qualified);
        if (name.prefix.isEmpty() || name.local.isEmpty() || name.local.contains(':')
            || nameEnd(name.local, 0, name.local.size()) == 0) {
            issues.warning(Mistake::WrongName, range,
                           messageOf(Mistake::WrongName).arg(QString::fromUtf8(qualified)));
        } else if (!find(name.prefix)) {
            issues.warning(Mistake::UnknownPrefix, range,
                           messageOf(Mistake::UnknownPrefix)
                               .arg(QString::fromUtf8(name.prefix), QString::fromUtf8(qualified)));
        }
    };
    checkName(tag.name);
    for (const Attribute &attribute : tag.attributes) {
        checkName(attribute.name);
    }
}

} // namespace baton::xml
