// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/filestore.h"
#include "models/protocol/catalog/usertemplates.h"

#include <QTemporaryDir>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class TestUserTemplates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void savedTemplatesAreListedUnderTheirKind()
    {
        const QTemporaryDir dir;
        const UserTemplates templates(dir.filePath(u"templates"_s));
        QVERIFY(templates.list().empty());
        QVERIFY(templates.save(u"cfd.mesh-plan"_s, u" Bypass v1.2 "_s, u"yaml"_s, "a: 1\r\n"));
        QVERIFY(templates.save({}, u"Loose"_s, u"md"_s, "# x\n"));
        QCOMPARE(templates.list().size(), 2);
        const std::vector<Template> found = templates.of(u"cfd.mesh-plan"_s);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.front().title, u"Bypass v1.2"_s);
        QCOMPARE(found.front().text, "a: 1\r\n"_ba);
        QCOMPARE(templates.of({}).size(), 1);
        QVERIFY(templates.of(u"cfd.flow-result"_s).empty());
    }

    void invalidAndExistingNamesAreRejected_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"", "  ", "../x", "a/b", ".hidden", "a:b", "Taken", "a\nb"}) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
        QTest::newRow("long") << QString(101, u'x');
    }

    void invalidAndExistingNamesAreRejected()
    {
        QFETCH(QString, name);
        const QTemporaryDir dir;
        const UserTemplates templates(dir.path());
        QVERIFY(templates.save(u"k"_s, u"Taken"_s, u"yaml"_s, "a: 1\n"));
        QVERIFY(templates.save(u"k"_s, u"Other"_s, u"yaml"_s, "a: 1\n"));
        const Outcome saved = templates.save(u"k"_s, name, u"json"_s, "{}");
        QVERIFY(!saved);
        QVERIFY(!saved.error().isEmpty());
        QVERIFY(!UserTemplates::renamed(templates.list().front(), name));
        QCOMPARE(templates.list().size(), 2);
    }

    void aTemplateIsRenamedAndRemoved()
    {
        const QTemporaryDir dir;
        const UserTemplates templates(dir.path());
        QVERIFY(templates.save(u"k"_s, u"Old"_s, u"yaml"_s, "a: 1\n"));
        const Result<UserTemplate> now = UserTemplates::renamed(templates.list().front(), u"New"_s);
        QVERIFY(now);
        QCOMPARE(templates.list(), std::vector{*now});
        QCOMPARE(FileStore::read(now->path).value(), "a: 1\n"_ba);
        QVERIFY(UserTemplates::remove(*now));
        QVERIFY(!UserTemplates::remove(*now));
        QVERIFY(templates.list().empty());
    }
};

QTEST_GUILESS_MAIN(TestUserTemplates)
#include "tst_usertemplates.moc"
