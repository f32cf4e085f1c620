// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Measures how long actions on a large file block the window.
#include "tests/app/windowfixture.h"
#include "tests/benchmarks/challenges.h"
#include "tests/benchmarks/prompts.h"
#include "tests/benchmarks/turns.h"
#include "widgets/editor/editortab.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/documentsync.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcefindbar.h"
#include "widgets/source/pane/sourcepane.h"
#include "widgets/style/theme.h"

#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

struct LargeFile
{
    QString what;
    QString name;
    QByteArray bytes;
    QString found; ///< text that occurs many times
};

QByteArray markdown(int fences)
{
    QByteArray text = "# Handoffs\n";
    for (int i = 0; i < fences; ++i) {
        text += "\nNumber " + QByteArray::number(i) + " follows, with **all** that it needs.\n\n"
            + "```yaml\n" + review() + "```\n";
    }
    return text;
}

QByteArray json(int fields)
{
    QByteArray text = "{\n  \"handoff\": {\n    \"version\": \"1.0\",\n    \"from_phase\": 2,\n"
                      "    \"context\": {\n      \"focus_areas\": [\n";
    for (int i = 0; i < fields; ++i) {
        text += "        \"The first cell of wall " + QByteArray::number(i)
            + (i + 1 < fields ? "\",\n" : "\"\n");
    }
    return text + "      ]\n    }\n  }\n}\n";
}

QByteArray prompt(int copies)
{
    const QByteArray one = requestText(1);
    const qsizetype end = one.lastIndexOf("</");
    const QByteArray line = "  <note>The first cell is too thick for this wall function</note>\n";
    return one.left(end) + line.repeated(copies) + one.sliced(end);
}

std::vector<LargeFile> largeFiles()
{
    const int all = sized(100, 1);
    return {{u"YAML of 10 MB"_s, u"review.yaml"_s, reviewOf(all * 825, "NOTE"), u"first"_s},
            {u"YAML with 10,000 findings"_s, u"findings.yaml"_s, reviewOf(all * 100, "SEVERE"),
             u"first"_s},
            {u"Markdown with 2,000 handoffs"_s, u"handoffs.md"_s, markdown(all * 20), u"quoted"_s},
            {u"JSON with 40,000 entries"_s, u"handoff.json"_s, json(all * 400), u"first"_s},
            {u"XML of 3 MB"_s, u"prompt.xml"_s, prompt(all * 450), u"first"_s}};
}

/// A window with one file, and the longest turn of the event loop during an action.
class OpenFile
{
public:
    explicit OpenFile(const LargeFile &file)
        : m_file(file)
    {
        m_turns.runUntil([this] { return m_fixture.window->isSettled(); });
        m_turns.rest();
        write(m_fixture.path(file.name), file.bytes);
    }

    double longestWhile(const std::function<void()> &work)
    {
        return m_turns.longestOf(work, [this] { return isDone(); });
    }

    double open()
    {
        const double longest =
            longestWhile([this] { m_fixture.window->open({{m_fixture.path(m_file.name), 0, 0}}); });
        edit().setFocus();
        m_turns.rest();
        return longest;
    }

    double type()
    {
        double longest = 0;
        for (int run = 0; run < sized(9); ++run) {
            edit().goTo(1000 + run, 12);
            m_turns.rest();
            longest =
                std::max(longest, longestWhile([this] { QTest::keyClick(&edit(), Qt::Key_X); }));
        }
        return longest;
    }

    /// Types into the first field of a visible line that accepts a letter.
    double typeInForm()
    {
        FormPane &form = m_fixture.window->currentTab()->form();
        m_turns.runUntil([&form] { return form.controller().form().isIdle(); });
        m_turns.rest();
        QLineEdit *const field = fieldThatTakesText();
        if (!field) {
            return 0; // a number and a choice accept no letters
        }
        double longest = 0;
        for (int run = 0; run < sized(9); ++run) {
            longest = std::max(longest, longestWhile([&] { QTest::keyClick(field, Qt::Key_X); }));
            m_turns.rest();
        }
        edit().setFocus();
        return longest;
    }

    [[nodiscard]] QLineEdit *fieldThatTakesText()
    {
        const DocumentBuffer &buffer = m_fixture.window->currentDocument()->editor().buffer();
        for (QLineEdit *const field :
             m_fixture.window->currentTab()->form().findChildren<QLineEdit *>()) {
            if (!field->objectName().startsWith("field:"_L1) || !field->isVisible()) {
                continue;
            }
            field->setFocus();
            m_turns.rest();
            const quint64 before = buffer.revision();
            QTest::keyClick(field, Qt::Key_X);
            m_turns.runUntil([this] { return isDone(); });
            if (buffer.revision() != before) {
                return field;
            }
        }
        return nullptr;
    }

    double find()
    {
        return longestWhile([this] {
            m_fixture.trigger(u"edit.replace"_s);
            auto &field = *bar().findChild<QLineEdit *>(u"findText"_s);
            field.setFocus();
            field.clear();
            QTest::keyClicks(&field, m_file.found);
        });
    }

    double replaceAll()
    {
        auto &with = *bar().findChild<QLineEdit *>(u"replaceText"_s);
        with.clear();
        QTest::keyClicks(&with, u"other one"_s);
        m_turns.runUntil([this] { return isDone(); });
        return longestWhile([this] { bar().replaceAll(); });
    }

    double undo()
    {
        return longestWhile([this] { m_fixture.trigger(u"edit.undo"_s); });
    }

    double dress(Theme::Mode mode)
    {
        return longestWhile([mode] { Theme::apply(mode); });
    }

    double close()
    {
        m_fixture.dialogs.choice = CloseChoice::Discard;
        return longestWhile([this] { m_fixture.trigger(u"file.close"_s); });
    }

private:
    [[nodiscard]] SourceEdit &edit() { return m_fixture.window->currentTab()->source().edit(); }
    [[nodiscard]] SourceFindBar &bar()
    {
        return *m_fixture.window->currentTab()->findChild<SourceFindBar *>();
    }
    [[nodiscard]] bool isDone()
    {
        if (!m_fixture.window->isSettled()) {
            return false;
        }
        const OpenDocument *document = m_fixture.window->currentDocument();
        return !document
            || (document->editor().isAnalysed() && !edit().documentSync().isLoading()
                && !bar().isSearching() && !bar().isReplacing());
    }

    LargeFile m_file;
    Turns m_turns;
    WindowFixture m_fixture;
};

} // namespace

void benchLargeFiles()
{
    printHeading(u"Longest turn of the window, with a large file"_s);
    for (const LargeFile &file : largeFiles()) {
        OpenFile shown(file);
        Theme::apply(Theme::Mode::Light);
        const double opened = shown.open();
        const std::vector<std::pair<QString, double>> others{
            {u"a key"_s, shown.type()},      {u"a key in the form"_s, shown.typeInForm()},
            {u"found"_s, shown.find()},      {u"all replaced"_s, shown.replaceAll()},
            {u"taken back"_s, shown.undo()}, {u"in the dark"_s, shown.dress(Theme::Mode::Dark)},
            {u"closed"_s, shown.close()}};
        QStringList told;
        for (const auto &[what, longest] : others) {
            if (longest == 0) {
                continue; // there was no place for it
            }
            told.append(what + u": "_s + duration(longest));
            keepFigure(u"Editor"_s, u"%1, %2: longest turn"_s.arg(file.what, what),
                       duration(longest), u"a frame has 16 ms"_s);
        }
        printLine(u"  %1 opened: %2, "_s.arg(file.what, duration(opened)) + told.join(u", "_s));
        keepFigure(u"Editor"_s, file.what + u": longest turn while it opens"_s, duration(opened),
                   u"a frame has 16 ms"_s);
    }
    Theme::apply(Theme::Mode::Light);
}

} // namespace baton
