// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/xsd/xsdschema.h"

#include "models/protocol/xsd/libxml2handles.h"
#include "models/protocol/xsd/xsdsaxvalidation.h"
#include "models/protocol/xsd/xsdvalidation.h"

#include <libxml/parser.h>
#include <limits>
#include <mutex>
#include <QByteArray>
#include <QByteArrayView>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// A declaration of another encoding, which is passed over elsewhere, would be followed here.
bool isPlain(QByteArrayView xml)
{
    constexpr qsizetype head = 200;
    const QByteArray start = xml.first(std::min(head, xml.size())).toByteArray().toLower();
    return !xml.contains("<!DOCTYPE") && (!start.contains("<?xml") || start.contains("\"utf-8\""));
}

/// True if @p xml, which Baton has read without mistakes, is valid by the schema of @p validators.
/// It is read as a stream, without a document; false means only that a closer look is needed.
bool isValidStream(xsd::ValidatorPool &validators, QByteArrayView xml)
{
    if (const std::optional<bool> isValid = isValidByEvents(validators, xml)) {
        return *isValid;
    }
    if (xml.size() > std::numeric_limits<int>::max() || !isPlain(xml)) {
        return false;
    }
    const xsd::Validator validator = validators.take();
    xmlParserInputBuffer *input = xmlParserInputBufferCreateMem(
        xml.data(), static_cast<int>(xml.size()), XML_CHAR_ENCODING_UTF8);
    return xmlSchemaValidateStream(validator.get(), input, XML_CHAR_ENCODING_UTF8, nullptr, nullptr)
        == 0;
}

class XsdSchemaTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::XsdSchema)
};

/// The files of the schema that is being compiled on this thread.
thread_local const std::vector<XsdFile> *t_files = nullptr;

/// Replaces libxml2's access to files and networks in the whole process. Only the files of the
/// schema that is being compiled can be read.
xmlParserInput *loadFile(const char *name, const char *, xmlParserCtxt *context)
{
    if (!t_files) {
        return nullptr;
    }
    const auto file = std::ranges::find(*t_files, QString::fromUtf8(name), &XsdFile::name);
    if (file == t_files->end()) {
        return nullptr;
    }
    xmlParserInputBuffer *buffer = xmlParserInputBufferCreateMem(
        file->bytes.constData(), static_cast<int>(file->bytes.size()), XML_CHAR_ENCODING_NONE);
    xmlParserInput *input = xmlNewIOInputStream(context, buffer, XML_CHAR_ENCODING_NONE);
    if (input) {
        input->filename =
            reinterpret_cast<char *>(xmlStrdup(reinterpret_cast<const xmlChar *>(name)));
    }
    return input;
}

void prepareLibrary()
{
    static std::once_flag once;
    std::call_once(once, [] {
        xmlInitParser();
        xmlSetExternalEntityLoader(loadFile);
    });
}

void addProblem(void *problems, xsd::ErrorPointer error)
{
    const QString file = error->file ? QString::fromUtf8(error->file) : QString();
    static_cast<std::vector<XsdProblem> *>(problems)->push_back(
        {file, error->line, QString::fromUtf8(error->message).trimmed()});
}

struct SchemaParserDeleter
{
    void operator()(xmlSchemaParserCtxt *parser) const { xmlSchemaFreeParserCtxt(parser); }
};
struct SchemaDeleter
{
    void operator()(xmlSchema *schema) const { xmlSchemaFree(schema); }
};

QString targetNamespaceOf(const xmlDoc *document)
{
    const xmlNode *root = xmlDocGetRootElement(document);
    xmlChar *name = xmlGetNoNsProp(root, reinterpret_cast<const xmlChar *>("targetNamespace"));
    const QString result = QString::fromUtf8(reinterpret_cast<const char *>(name));
    xmlFree(name);
    return result;
}

} // namespace

struct XsdSchema::Compiled
{
    // Owned here, because the schema refers to the document.
    xsd::Document document;
    std::unique_ptr<xmlSchema, SchemaDeleter> schema;
    std::unique_ptr<xsd::ValidatorPool> validators;
};

XsdSchema::XsdSchema(std::unique_ptr<const Compiled> compiled, QString targetNamespace,
                     FieldSchema fields)
    : m_compiled(std::move(compiled))
    , m_namespace(std::move(targetNamespace))
    , m_fields(std::move(fields))
{
}

XsdSchema::~XsdSchema() = default;

std::shared_ptr<const XsdSchema> XsdSchema::compile(const std::vector<XsdFile> &files,
                                                    FieldSchema fields,
                                                    std::vector<XsdProblem> &problems)
{
    if (files.empty()) {
        return nullptr;
    }
    prepareLibrary();
    const XsdFile &main = files.front();
    auto compiled = std::make_unique<Compiled>();
    compiled->document.reset(xmlReadMemory(
        main.bytes.constData(), static_cast<int>(main.bytes.size()), main.name.toUtf8().constData(),
        nullptr, XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING));
    if (!compiled->document) {
        problems.push_back({main.name, 0, XsdSchemaTexts::tr("This is not valid XML.")});
        return nullptr;
    }
    const QString targetNamespace = targetNamespaceOf(compiled->document.get());
    const std::unique_ptr<xmlSchemaParserCtxt, SchemaParserDeleter> parser(
        xmlSchemaNewDocParserCtxt(compiled->document.get()));
    xmlSchemaSetParserStructuredErrors(parser.get(), addProblem, &problems);
    t_files = &files;
    compiled->schema.reset(xmlSchemaParse(parser.get()));
    t_files = nullptr;
    if (!compiled->schema || !problems.empty()) {
        if (problems.empty()) {
            problems.push_back(
                {main.name, 0, XsdSchemaTexts::tr("This is not a valid XML Schema.")});
        }
        return nullptr;
    }
    compiled->validators = std::make_unique<xsd::ValidatorPool>(compiled->schema.get());
    return std::shared_ptr<const XsdSchema>(
        new XsdSchema(std::move(compiled), targetNamespace, std::move(fields)));
}

XsdResult XsdSchema::judge(QByteArrayView xml, const Tree &tree) const
{
    // The limits that protect the validator are checked before its document is created.
    constexpr qsizetype longest = 256 * 1024;
    constexpr size_t most = 2'000;
    const bool isWhole = !tree.isEmpty() && tree.root().children.size() == 1;
    const bool isSmall = xml.size() <= longest && tree.nodes.size() <= most;
    if (isWhole && isSmall && isValidStream(*m_compiled->validators, xml)) {
        return {};
    }
    return XsdValidation(m_compiled->schema.get(), m_namespace, m_fields, xml, tree).judge();
}

} // namespace baton
