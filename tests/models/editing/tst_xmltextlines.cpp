// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/planedit.h"
#include "models/parsing/parse.h"
#include "tests/random/random.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// A line of a text and its spelling.
struct Line
{
    QString value;
    QByteArray source = {};
    bool isOfSection = false; ///< of a CDATA section of several lines
    int before = -1;          ///< its number in the previous text
};

using Lines = std::vector<Line>;

/// Every line occurs only once, so that unchanged lines can be identified.
class RandomText
{
public:
    explicit RandomText(quint32 seed)
        : random(seed)
    {
    }

    Lines lines()
    {
        Lines all;
        for (int i = random.between(1, 6); i > 0; --i) {
            if (random.chance(25)) {
                addSection(all);
            } else {
                all.push_back(prose());
            }
        }
        all.push_back({word(u"end"_s), {}, false, -1}); // with nothing before it: no blank is fixed
        all.back().source = "    " + all.back().value.toUtf8();
        for (size_t i = 0; i < all.size(); ++i) {
            all[i].before = int(i);
        }
        return all;
    }

    Lines changed(const Lines &was)
    {
        Lines now;
        for (size_t i = 0; i < was.size(); ++i) {
            const int choice = i + 1 < was.size() ? random.below(10) : 9;
            if (choice == 0) {
                continue;
            }
            if (choice == 1) {
                now.push_back({word(u"new <&> line"_s)});
            }
            now.push_back(was[i]);
            if (choice == 2) {
                now.back() = {was[i].value + word(u" & more <b>"_s)};
            } else if (choice == 3) {
                now.back() = {word(u"another"_s)};
            }
        }
        if (random.chance(20)) {
            now.push_back({word(u"Stop <b>"_s)});
        }
        return now;
    }

    Random random;

private:
    QString word(const QString &text) { return text + QString::number(++m_count); }

    Line prose()
    {
        const QString text = word(u"step"_s);
        const QByteArray bytes = text.toUtf8();
        const QByteArray lead = random.chance(20) ? "  " : "";
        const QString blanks = QString::fromLatin1(lead);
        switch (random.below(5)) {
        case 0:
            return {blanks + u"a & b < "_s + text, "    " + lead + "a &amp; b &lt; " + bytes};
        case 1:
            return {blanks + u"A \"q\" "_s + text, "    " + lead + "&#65; &quot;q&quot; " + bytes};
        case 2:
            return {blanks + u"see  "_s + text, "    " + lead + "see <!-- a note --> " + bytes};
        case 3:
            return {blanks + u"run x < y && z "_s + text,
                    "    " + lead + "run <![CDATA[x < y && z]]> " + bytes};
        default:
            return {blanks + text, "    " + lead + bytes};
        }
    }

    void addSection(Lines &all)
    {
        const int count = random.between(2, 4);
        const bool isOpen = random.chance(50);
        for (int i = 0; i < count; ++i) {
            const QString code = isOpen && i == 0 ? QString() : word(u"  if (a < b && c) "_s);
            const QByteArray begin = i == 0 ? "    <![CDATA[" : "";
            const QByteArray end = i == count - 1 ? "]]>" : "";
            all.push_back({code, begin + code.toUtf8() + end, true});
        }
    }

    int m_count = 0;
};

QString valueOf(const Lines &lines)
{
    QStringList values;
    std::ranges::transform(lines, std::back_inserter(values), &Line::value);
    return values.join(u'\n');
}

QByteArray documentOf(const Lines &lines, const QByteArray &newline)
{
    QByteArray bytes = "<a>" + newline + "  <b>" + newline;
    for (const Line &line : lines) {
        bytes += line.source + newline;
    }
    return bytes + "  </b>" + newline + "</a>" + newline;
}

/// The number of the first line of @p now with unchanged text but another spelling; -1 if there is
/// none. Beside a changed line a section or comment mark may have been added.
int firstTouched(const Lines &was, const Lines &now, const QByteArrayList &sources)
{
    for (size_t i = 0; i < now.size(); ++i) {
        const int before = now[i].before;
        if (before < 0) {
            continue;
        }
        const bool isBeside = (i > 0 ? now[i - 1].before : -1) != before - 1
            || (i + 1 < now.size() ? now[i + 1].before : int(was.size())) != before + 1;
        const QByteArray &source = sources[qsizetype(i) + 2];
        const QByteArray own = now[i].source;
        const bool isSame = source == own
            || (isBeside
                && (source.contains(own)
                    || (now[i].isOfSection && source.contains(now[i].value.toUtf8()))));
        if (!isSame) {
            return int(i);
        }
    }
    return -1;
}

} // namespace

/// An edit of a multiline text rewrites changed lines only.
class TestXmlTextLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void unchangedLinesKeepTheirBytes()
    {
        constexpr quint32 cases = 3000;
        const JsonPointer place = *JsonPointer::parse(u"/a/b"_s);
        for (quint32 seed = 1; seed <= cases; ++seed) {
            RandomText text(seed);
            const Lines was = text.lines();
            const Lines now = text.changed(was);
            const QByteArray newline = seed % 3 == 0 ? "\r\n" : "\n";
            const QByteArray before = documentOf(was, newline);
            const ParsedText parsed = parse(before, Format::Xml);
            const Tree &tree = parsed.documents.front().tree;
            QCOMPARE(tree.at(tree.find(place)).text, valueOf(was));

            const auto edits =
                planEdit(before, parsed, 0, SetValue{place, Value::string(valueOf(now))});
            QVERIFY2(edits.isOk(), edits ? "" : qPrintable(edits.error()));
            const QByteArray after = *applied(before, *edits);
            const QByteArray told = "seed " + QByteArray::number(seed) + "\n" + before + after;
            const ParsedText reread = parse(after, Format::Xml);
            QVERIFY2(reread.issues.empty(), told.constData());
            const Tree &made = reread.documents.front().tree;
            QCOMPARE(made.at(made.find(place)).text, valueOf(now));
            const QByteArrayList sources = QByteArray(after).replace("\r\n", "\n").split('\n');
            QVERIFY2(firstTouched(was, now, sources) < 0, told.constData());
            QVERIFY2(!after.contains("&#32;") && !after.contains("&#10;"), told.constData());
            QCOMPARE(after.count("<!--"), before.count("<!--"));
            QVERIFY2(newline == "\n" || after.count('\n') == after.count("\r\n"), told.constData());
        }
    }
};

QTEST_GUILESS_MAIN(TestXmlTextLines)
#include "tst_xmltextlines.moc"
