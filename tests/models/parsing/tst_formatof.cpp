// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"

#include <QTest>

using namespace baton;

namespace {

constexpr const char *prompt = "ROLE: x\nGOAL: y\nDONE: z\n";

auto rows()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Format>("format");
    return [](const char *name, const char *bytes, Format format) {
        QTest::addRow("%s %s", name, bytes)
            << QString::fromUtf8(name) << QByteArray(bytes) << format;
    };
}

} // namespace

/// The format of a document by its name and its text.
class TestFormatOf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void aSuffixDecides_data()
    {
        const auto row = rows();
        row("a.yaml", "", Format::Yaml);
        row("/x/A.YML", "{}", Format::Yaml);
        row("a.json", "a: 1\n", Format::Json);
        row("a.xml", "", Format::Xml);
        row("a.md", "{}", Format::Markdown);
        row("a.Markdown", "", Format::Markdown);
        row("a.prompt", "x", Format::Prompt);
        row("a.json.yaml", "{}", Format::Yaml);
        row("a.yaml", prompt, Format::Yaml);
        row("a.md", prompt, Format::Markdown);
        row("a.log", "a: b\n", Format::Text);
        row("a.log", prompt, Format::Text);
        row("a.txt", "{}", Format::Text);
        row("a.txt", "a: 1\n", Format::Text);
        row(".gitignore", "a: 1\n", Format::Text);
    }

    void aSuffixDecides() { compare(); }

    /// The lock file of a session is hidden YAML; lock files of other programs are not.
    void hiddenLockFilesAreYaml_data()
    {
        const auto row = rows();
        row("/x/.session.lock", "", Format::Yaml);
        row("/x/.lock", "", Format::Yaml);
        row("/x/package.lock", "a: 1\n", Format::Text);
        row("/.x/package.lock", "a: 1\n", Format::Text);
    }

    void hiddenLockFilesAreYaml() { compare(); }

    void textsWithoutSuffixAreRecognisedByTheirStart_data()
    {
        const auto row = rows();
        row("", " {\"a\": 1}", Format::Json);
        row("-", "[1]", Format::Json);
        row("-", "<agent_request/>", Format::Xml);
        row("-", "# comment\nhandoff:\n  version: 1\n", Format::Yaml);
        row("handoff", "\xEF\xBB\xBF---\na: 1\n", Format::Yaml);
        row("/v1.0/handoff", "a: 1\n", Format::Yaml);
        row("handoff.", "a: 1\n", Format::Yaml);
        row("-", "%YAML 1.2\n---\n", Format::Yaml);
        row("-", "- a\n", Format::Yaml);
        row("-", "\"a\": 1\n", Format::Yaml);
        row("-", "a:b\n", Format::Text);
        row("-", "Dear reader,\nthis is text.\n", Format::Text);
        row("LICENSE", "", Format::Text);
    }

    void textsWithoutSuffixAreRecognisedByTheirStart() { compare(); }

    void promptsAreRecognisedByThreeHeadings_data()
    {
        const auto row = rows();
        row("", prompt, Format::Prompt);
        row("task", prompt, Format::Prompt);
        row("a.txt", prompt, Format::Prompt);
        row("a.txt", "**ROLE:** x\n**GOAL:** y\n## DONE: z\n", Format::Prompt);
        row("a.txt", "NOTE: x\n", Format::Text);
        row("a.txt", "ROLE: x\nGOAL: y\n", Format::Text);
        row("a.txt", "NOTE: x\nNOTE: y\nNOTE: z\n", Format::Text);
        row("", "# NOTE: x\n# TODO: y\n# FIXME: z\n## END\na: 1\n", Format::Yaml);
        row("", "a: 1\nb: 2\n", Format::Yaml);
    }

    void promptsAreRecognisedByThreeHeadings() { compare(); }

private:
    static void compare()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, bytes);
        QFETCH(const Format, format);
        QCOMPARE(formatOf(name, bytes), format);
    }
};

QTEST_GUILESS_MAIN(TestFormatOf)
#include "tst_formatof.moc"
