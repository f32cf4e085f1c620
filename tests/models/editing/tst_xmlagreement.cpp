// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Baton's XML scanner against QXmlStreamReader, on random documents and on damaged ones: both
// accept the same texts with the same content. BATON_PROPERTY_CASES sets the number of cases,
// BATON_PROPERTY_SEED the first one.
#include "models/formats/xml/xmlkeynames.h"
#include "models/parsing/parse.h"
#include "tests/random/randomdocument.h"
#include "tests/setting.h"

#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// One item of a document's content.
struct Said
{
    QChar what; ///< <, @, " for text, > for the end of an element
    QString name;
    QString text;
};

using Speech = std::vector<Said>;

QString words(const Speech &speech)
{
    QString all;
    for (const Said &said : speech) {
        all += said.what + said.name + (said.text.isEmpty() ? u""_s : u'=' + said.text) + u' ';
    }
    return all;
}

/// Blanks between tags are layout.
void addText(Speech &speech, const QString &text)
{
    if (!text.trimmed().isEmpty()) {
        speech.push_back({u'"', {}, text});
    }
}

/// Nothing if the reader rejects @p bytes.
std::optional<Speech> saidToQt(const QByteArray &bytes)
{
    QXmlStreamReader reader(bytes);
    reader.setNamespaceProcessing(false);
    Speech speech;
    QString text;
    while (!reader.atEnd()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::StartElement:
            addText(speech, std::exchange(text, {}));
            speech.push_back({u'<', reader.qualifiedName().toString(), {}});
            for (const QXmlStreamAttribute &attribute : reader.attributes()) {
                speech.push_back(
                    {u'@', attribute.qualifiedName().toString(), attribute.value().toString()});
            }
            break;
        case QXmlStreamReader::EndElement:
            addText(speech, std::exchange(text, {}));
            speech.push_back({u'>', {}, {}});
            break;
        case QXmlStreamReader::Characters:
            text += reader.text();
            break;
        default:
            break;
        }
    }
    return reader.hasError() ? std::nullopt : std::optional(speech);
}

void sayNode(const Tree &tree, NodeId id, Speech &speech)
{
    const Node &node = tree.at(id);
    if (xml::isAttribute(node.key)) {
        speech.push_back({u'@', node.key.sliced(1), node.text});
        return;
    }
    if (xml::isText(node.key)) {
        addText(speech, node.text);
        return;
    }
    speech.push_back({u'<', xml::nameIn(node.key), {}});
    addText(speech, node.text);
    for (const NodeId child : node.children) {
        sayNode(tree, child, speech);
    }
    speech.push_back({u'>', {}, {}});
}

std::optional<Speech> saidToBaton(const QByteArray &bytes)
{
    const ParsedText parsed = parse(bytes, Format::Xml);
    if (!parsed.isComplete() || parsed.documents.size() != 1) {
        return std::nullopt;
    }
    const Tree &tree = parsed.documents.front().tree;
    Speech speech;
    for (const NodeId child : tree.root().children) {
        sayNode(tree, child, speech);
    }
    return speech;
}

/// Baton ignores the layout of a text of several lines.
bool isSame(const Said &qt, const Said &own)
{
    const bool isLaidOut = qt.what == u'"' && qt.text.contains(u'\n');
    return qt.what == own.what && qt.name == own.name
        && (isLaidOut ? qt.text.simplified() == own.text.simplified() : qt.text == own.text);
}

bool isSame(const Speech &qt, const Speech &own)
{
    return std::ranges::equal(qt, own, [](const Said &a, const Said &b) { return isSame(a, b); });
}

/// True for texts on which Qt is known to differ: names and version numbers of the fifth edition of
/// XML 1.0, no-break spaces and colons in names that may not contain them, names with more than one
/// colon and unknown encodings (for which Baton warns), a second byte order mark, and invalid
/// UTF-8.
bool isDisputed(const QByteArray &bytes)
{
    static const std::array<QRegularExpression, 4> disputed{
        QRegularExpression(uR"(<[^>"']*[\x{10000}-\x{10FFFF}\x{FEFF}])"_s),
        QRegularExpression(uR"(\x{A0}[^\s"'<>=]*\s*=|<[^\s"'<>!]*\x{A0})"_s),
        QRegularExpression(uR"(<\?xml\s+version\s*=\s*["']1\.(?!0["']))"_s),
        QRegularExpression(uR"(<\?[^\s?]*:)"_s)};
    const QString text = QString::fromUtf8(bytes);
    const ParsedText parsed = parse(bytes, Format::Xml);
    const bool isWarnedOf = parsed.isComplete() && !parsed.issues.empty();
    const bool hasTwoMarks = bytes.startsWith("\xEF\xBB\xBF\xEF\xBB\xBF");
    return isWarnedOf || hasTwoMarks || !parsed.encoding.isValidUtf8
        || std::ranges::any_of(disputed,
                               [&](const auto &what) { return what.match(text).hasMatch(); });
}

QByteArray damaged(Random &random, QByteArray bytes)
{
    static const QByteArrayList pieces = {"<",          ">",
                                          "/",          "</",
                                          "/>",         "<a>",
                                          "</a>",       "=",
                                          "\"",         "'",
                                          " a=''",      " a=\"1\"",
                                          "&",          "&amp;",
                                          "&lt",        "&#10;",
                                          "&#xD;",      "&#0;",
                                          "&#x110000;", "&#xFFFE;",
                                          "&nbsp;",     "<![CDATA[",
                                          "]]>",        "<!--",
                                          "-->",        "--",
                                          "<?p ?>",     "<?",
                                          "?>",         "<?xml version='1.0'?>",
                                          "<!x>",       "\n",
                                          "\r\n",       "\r",
                                          "\t",         " ",
                                          "\xC3\xA4",   "\xF0\x9F\x98\x80",
                                          ":",          ".",
                                          "-",          "a",
                                          "1",          ";"};
    for (int i = random.below(3); i >= 0; --i) {
        const int at = random.below(static_cast<int>(bytes.size()) + 1);
        const int length = std::min(random.below(6), static_cast<int>(bytes.size()) - at);
        switch (random.below(4)) {
        case 0:
            bytes.remove(at, length);
            break;
        case 1:
            bytes.insert(at, random.pick(pieces));
            break;
        case 2:
            bytes.replace(at, length, random.pick(pieces));
            break;
        default:
            bytes.insert(random.below(static_cast<int>(bytes.size()) + 1),
                         bytes.sliced(at, length));
        }
    }
    return bytes;
}

} // namespace

class TestXmlAgreement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void randomDocumentsHaveTheSameContentInBothReaders()
    {
        for (int seed = first(); seed < first() + cases(); ++seed) {
            Random random(static_cast<quint32>(seed));
            const QByteArray bytes = RandomDocument::xml(random, random.between(2, 30)).bytes;
            const auto qt = saidToQt(bytes);
            const auto own = saidToBaton(bytes);
            QVERIFY2(qt && own, bytes.constData());
            QVERIFY2(
                isSame(*qt, *own),
                (bytes + "\nQt:    " + words(*qt).toUtf8() + "\nBaton: " + words(*own).toUtf8())
                    .constData());
        }
    }

    void damagedDocumentsHaveTheSameResultInBothReaders()
    {
        int accepted = 0;
        int disputed = 0;
        for (int seed = first(); seed < first() + damagedCases(); ++seed) {
            Random random(static_cast<quint32>(seed));
            const QByteArray bytes =
                damaged(random, RandomDocument::xml(random, random.between(1, 8)).bytes);
            const auto qt = saidToQt(bytes);
            const auto own = saidToBaton(bytes);
            if (isDisputed(bytes)) {
                ++disputed;
                continue;
            }
            accepted += qt ? 1 : 0;
            const QByteArray name = "seed " + QByteArray::number(seed) + ": "
                + (qt && !own       ? "only Qt accepts\n"
                       : !qt && own ? "only Baton accepts\n"
                                    : "read differently\n")
                + bytes + bytes.toPercentEncoding();
            QVERIFY2(qt.has_value() == own.has_value(), name.constData());
            QVERIFY2(!qt || isSame(*qt, *own), name.constData());
        }
        // Both outcomes occur.
        QVERIFY(accepted * 10 > damagedCases());
        QVERIFY(accepted * 10 < damagedCases() * 8);
        QVERIFY(disputed * 10 < damagedCases() * 2);
    }

private:
    static int cases() { return setting("BATON_PROPERTY_CASES", 600); }
    static int damagedCases() { return setting("BATON_PROPERTY_CASES", 6000); }
    static int first() { return setting("BATON_PROPERTY_SEED", 1); }
};

QTEST_GUILESS_MAIN(TestXmlAgreement)
#include "tst_xmlagreement.moc"
