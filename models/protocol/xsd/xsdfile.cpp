// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/xsd/xsdfile.h"

#include "models/protocol/xsd/xsdnamespace.h"
#include "models/protocol/xsd/xsdsizelimit.h"
#include "models/strings/pathstrings.h"

#include <QCoreApplication>
#include <QDir>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr size_t maxFiles = 64;

class XsdFileTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::XsdFile)
};

class FileReader
{
public:
    FileReader(const XsdReader &read, std::vector<XsdProblem> &problems)
        : m_read(read)
        , m_problems(problems)
    {
    }

    std::vector<XsdFile> read(const QString &name)
    {
        add(name, name, 0);
        for (size_t i = 0; i < m_files.size() && m_problems.empty(); ++i) {
            follow(i);
        }
        if (const std::optional<XsdProblem> excess = sizeProblem(m_files);
            m_problems.empty() && excess) {
            m_problems.push_back(*excess);
        }
        return m_problems.empty() ? std::move(m_files) : std::vector<XsdFile>();
    }

private:
    void add(const QString &name, const QString &from, int line)
    {
        if (std::ranges::find(m_files, name, &XsdFile::name) != m_files.end()) {
            return;
        }
        if (m_files.size() == maxFiles) {
            report(from, line,
                   XsdFileTexts::tr("The schema has too many files; at most %1 are read.")
                       .arg(maxFiles));
            return;
        }
        Result<QByteArray> bytes = m_read(name);
        if (!bytes) {
            report(from, line, bytes.error());
            return;
        }
        m_files.push_back({name, *bytes});
    }

    void follow(size_t index)
    {
        const XsdFile file = m_files[index];
        QXmlStreamReader xml(file.bytes);
        while (!xml.atEnd() && m_problems.empty()) {
            const QXmlStreamReader::TokenType token = xml.readNext();
            const int line = static_cast<int>(xml.lineNumber());
            if (token == QXmlStreamReader::DTD) {
                report(file.name, line,
                       XsdFileTexts::tr("A DOCTYPE is not allowed here; remove it."));
            } else if (token == QXmlStreamReader::StartElement && xml.namespaceUri() == xsdNamespace
                       && isReference(xml.name())) {
                addReferred(file.name, line,
                            xml.attributes().value("schemaLocation"_L1).toString());
            }
        }
        if (xml.hasError() && m_problems.empty()) {
            report(file.name, static_cast<int>(xml.lineNumber()),
                   XsdFileTexts::tr("This is not valid XML: %1").arg(xml.errorString()));
        }
    }

    static bool isReference(QStringView name)
    {
        return name == "include"_L1 || name == "import"_L1 || name == "redefine"_L1;
    }

    void addReferred(const QString &from, int line, const QString &location)
    {
        if (location.isEmpty()) {
            return;
        }
        if (location.contains(u':') || location.startsWith(u'/') || location.contains(u'\\')) {
            report(from, line,
                   XsdFileTexts::tr(
                       "“%1” refers outside the schema's folder; only its own files are read.")
                       .arg(location));
            return;
        }
        const QString folder = from.contains(u'/') ? parentOf(from) + u'/' : QString();
        add(QDir::cleanPath(folder + location), from, line);
    }

    void report(const QString &file, int line, const QString &message)
    {
        m_problems.push_back({file, line, message});
    }

    const XsdReader &m_read;
    std::vector<XsdProblem> &m_problems;
    std::vector<XsdFile> m_files;
};

} // namespace

std::vector<XsdFile> readXsdFiles(const QString &name, const XsdReader &read,
                                  std::vector<XsdProblem> &problems)
{
    return FileReader(read, problems).read(name);
}

} // namespace baton
