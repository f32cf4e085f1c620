// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/xsd/xsdsaxvalidation.h"

#include "models/formats/xml/xmlcharacters.h"
#include "models/protocol/xsd/libxml2handles.h"

#include <libxml/parser.h>

#include <QByteArray>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

namespace baton {

namespace {

constexpr qsizetype longestName = 1000;
constexpr int mostKnownNames = 5000;

struct DictionaryDeleter
{
    void operator()(xmlDict *dictionary) const { xmlDictFree(dictionary); }
};

const xmlChar *xmlText(QByteArrayView text)
{
    return reinterpret_cast<const xmlChar *>(text.data());
}

/// The names known to a thread. The validator stores only pointers to them. A table of recent names
/// precedes the slower dictionary.
class Names
{
public:
    /// The names of this thread, which are limited in number.
    static Names &ofThread()
    {
        thread_local Names names;
        if (!names.m_all || xmlDictSize(names.m_all.get()) > mostKnownNames) {
            names.m_all.reset(xmlDictCreate());
            names.m_last.fill({});
        }
        return names;
    }

    const xmlChar *kept(QByteArrayView text)
    {
        QByteArrayView &last = m_last[placeOf(text)];
        if (last != text) {
            const xmlChar *found = xmlDictLookup(m_all.get(), xmlText(text), int(text.size()));
            last = {reinterpret_cast<const char *>(found), text.size()};
        }
        return xmlText(last);
    }

private:
    static constexpr size_t places = 256;

    static size_t placeOf(QByteArrayView text)
    {
        const auto at = [text](qsizetype i) { return size_t(uchar(text[i])); };
        const qsizetype size = text.size();
        return (size_t(size) + 3 * at(0) + 17 * at(size / 2) + 71 * at(size - 1)) % places;
    }

    std::unique_ptr<xmlDict, DictionaryDeleter> m_all;
    std::array<QByteArrayView, places> m_last;
};

bool isPlainUri(QByteArrayView uri)
{
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '-' && c <= ':')
            || c == '_';
    };
    return !uri.isEmpty() && std::all_of(uri.begin(), uri.end(), isPlain);
}

/// Walks a document and reports it to a SAX handler.
class Teller
{
public:
    Teller(QByteArrayView xml, const xmlSAXHandler &handler, void *receiver)
        : m_xml(xml)
        , m_names(Names::ofThread())
        , m_handler(handler)
        , m_receiver(receiver)
        , m_hasReferences(xml.contains('&'))
    {
        constexpr size_t usualDepth = 8;
        constexpr size_t usualAttributes = 12;
        m_open.reserve(usualDepth);
        m_attributes.reserve(5 * usualAttributes);
    }

    /// Reports the document. False if it contains anything unsupported.
    bool tell()
    {
        if (m_xml.contains('\r')) {
            return false;
        }
        while (m_at < m_xml.size()) {
            const qsizetype tag = m_xml.indexOf('<', m_at);
            if (!tellText(tag < 0 ? m_xml.size() : tag)) {
                return false;
            }
            if (tag < 0) {
                break;
            }
            m_at = tag + 1;
            const bool isEnd = m_at < m_xml.size() && m_xml[m_at] == '/';
            if (isEnd ? !tellEnd() : !tellStart()) {
                return false;
            }
        }
        return m_hasRoot && m_open.empty();
    }

private:
    struct Element
    {
        QByteArrayView written;
        const xmlChar *name;
        const xmlChar *space; ///< namespace; null for none
    };

    [[nodiscard]] char here() const { return m_at < m_xml.size() ? m_xml[m_at] : '\0'; }

    void skipSpace() { m_at = xml::spaceEnd(m_xml, m_at, m_xml.size()); }

    /// Reads the name at the current place; empty if it is not supported.
    QByteArrayView readName()
    {
        const qsizetype begin = m_at;
        m_at = xml::nameEnd(m_xml, begin, m_xml.size());
        const QByteArrayView name = m_xml.sliced(begin, m_at - begin);
        return name.size() > longestName || name.contains(':') ? QByteArrayView() : name;
    }

    void tellCharacters(QByteArrayView text)
    {
        if (!text.isEmpty()) {
            m_handler.characters(m_receiver, xmlText(text), static_cast<int>(text.size()));
        }
    }

    /// Reports the text before @p end.
    bool tellText(qsizetype end)
    {
        QByteArrayView text = m_xml.sliced(m_at, end - m_at);
        m_at = end;
        if (m_open.empty()) {
            return std::all_of(text.begin(), text.end(), xml::isSpace);
        }
        for (qsizetype at = m_hasReferences ? text.indexOf('&') : -1; at >= 0;
             at = text.indexOf('&')) {
            const qsizetype behind = xml::referenceEnd(text, at, text.size());
            const auto meant =
                behind > at ? xml::referredText(text.sliced(at, behind - at)) : std::nullopt;
            if (!meant) {
                return false;
            }
            tellCharacters(text.first(at));
            tellCharacters(meant->toUtf8());
            text = text.sliced(behind);
        }
        tellCharacters(text);
        return true;
    }

    bool tellStart()
    {
        const QByteArrayView name = readName();
        if (name.isEmpty()) {
            return false;
        }
        Element element{name, m_names.kept(name), m_open.empty() ? nullptr : m_open.back().space};
        m_attributes.clear();
        const xmlChar *spaces[2] = {nullptr, nullptr};
        for (skipSpace(); here() != '>' && here() != '/'; skipSpace()) {
            const QByteArrayView key = readName();
            const std::optional<QByteArrayView> value = key.isEmpty() ? std::nullopt : readValue();
            if (!value) {
                return false;
            }
            if (key == "xmlns") {
                if (!isPlainUri(*value)) {
                    return false;
                }
                spaces[1] = element.space = m_names.kept(*value);
            } else {
                const xmlChar *begin = xmlText(*value);
                m_attributes.insert(
                    m_attributes.end(),
                    {m_names.kept(key), nullptr, nullptr, begin, begin + value->size()});
            }
        }
        const bool isEmpty = here() == '/';
        m_at += isEmpty ? 1 : 0;
        if (here() != '>' || (m_open.empty() && std::exchange(m_hasRoot, true))) {
            return false;
        }
        ++m_at;
        m_handler.startElementNs(m_receiver, element.name, nullptr, element.space,
                                 spaces[1] ? 1 : 0, spaces,
                                 static_cast<int>(m_attributes.size() / 5), 0, m_attributes.data());
        m_open.push_back(element);
        if (isEmpty) {
            close();
        }
        return true;
    }

    /// Reads the value of the attribute whose name ends here.
    std::optional<QByteArrayView> readValue()
    {
        skipSpace();
        if (here() != '=') {
            return std::nullopt;
        }
        ++m_at;
        skipSpace();
        const char quote = here();
        const qsizetype begin = m_at + 1;
        const qsizetype end = quote == '"' || quote == '\'' ? m_xml.indexOf(quote, begin) : -1;
        if (end < 0) {
            return std::nullopt;
        }
        m_at = end + 1;
        const QByteArrayView value = m_xml.sliced(begin, end - begin);
        const auto isPlain = [](char c) { return c != '&' && static_cast<uchar>(c) >= ' '; };
        return std::all_of(value.begin(), value.end(), isPlain) ? std::optional(value)
                                                                : std::nullopt;
    }

    bool tellEnd()
    {
        ++m_at;
        if (m_open.empty() || !m_xml.sliced(m_at).startsWith(m_open.back().written)) {
            return false;
        }
        m_at += m_open.back().written.size();
        skipSpace();
        if (here() != '>') {
            return false;
        }
        ++m_at;
        close();
        return true;
    }

    void close()
    {
        m_handler.endElementNs(m_receiver, m_open.back().name, nullptr, m_open.back().space);
        m_open.pop_back();
    }

    QByteArrayView m_xml;
    qsizetype m_at = 0;
    bool m_hasRoot = false;
    Names &m_names;
    const xmlSAXHandler &m_handler;
    void *m_receiver;
    bool m_hasReferences;
    std::vector<Element> m_open;
    std::vector<const xmlChar *>
        m_attributes; ///< five entries each: name, prefix, namespace, begin and end of the value
};

} // namespace

std::optional<bool> isValidByEvents(xsd::ValidatorPool &validators, QByteArrayView xml)
{
    xsd::Validator validator = validators.take();
    xmlSAXHandler *handler = nullptr;
    void *receiver = nullptr;
    xmlSchemaSAXPlugPtr plug = xmlSchemaSAXPlug(validator.get(), &handler, &receiver);
    if (!plug) {
        return std::nullopt;
    }
    const bool isReported = Teller(xml, *handler, receiver).tell();
    const bool isValid = isReported && xmlSchemaIsValid(validator.get()) == 1;
    xmlSchemaSAXUnplug(plug);
    if (isValid) { // after an error it may keep references to the document
        validators.release(std::move(validator));
    }
    return isReported ? std::optional(isValid) : std::nullopt;
}

} // namespace baton
