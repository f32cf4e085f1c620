// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/redactionmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

Redaction twoSecrets()
{
    RedactionItem path;
    path.secret = {u"home-path"_s, u"Home folder"_s, u"/home/alice"_s, u"~"_s, 3};
    path.before = u"in "_s;
    path.after = u"/x"_s;
    path.places = 4;
    RedactionItem key;
    key.secret = {u"private-key"_s, u"Private key"_s, u"-----BEGIN\nabc"_s, u"[masked]"_s, 0};
    key.section = u"Logs"_s;
    key.places = 1;
    return {path, key};
}

} // namespace

class TestRedactionModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void passesTheModelTester()
    {
        RedactionModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRedaction(twoSecrets());
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(!model.index(2, 0).isValid());
        model.setRedaction({});
        QCOMPARE(model.rowCount(), 0);
    }

    void aClearedMarkKeepsASecret()
    {
        RedactionModel model;
        model.setRedaction(twoSecrets());
        QCOMPARE(model.maskedCount(), 2);
        const QSignalSpy changed(&model, &RedactionModel::dataChanged);
        const QModelIndex first = model.index(0, RedactionModel::KindColumn);
        QVERIFY(model.setData(first, Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(model.maskedCount(), 1);
        QVERIFY(!model.redaction().front().isMasked);
        QVERIFY(!model.setData(model.index(0, RedactionModel::PlacesColumn), Qt::Checked,
                               Qt::CheckStateRole));
        const QModelIndex shown = first.siblingAtColumn(RedactionModel::ShownColumn);
        QCOMPARE(shown.data().toString(), u"as it is"_s);
        model.setAllMasked(true);
        QCOMPARE(model.maskedCount(), 2);
        QCOMPARE(shown.data().toString(), u"~"_s);
    }

    void theSecretIsHighlightedOnItsLine()
    {
        RedactionModel model;
        model.setRedaction(twoSecrets());
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex context = model.index(row, RedactionModel::ContextColumn);
            const QString text = context.data().toString();
            QVERIFY(!text.contains(u'\n'));
            const QString secret = text.mid(context.data(RedactionModel::SecretBeginRole).toInt(),
                                            context.data(RedactionModel::SecretLengthRole).toInt());
            QCOMPARE(secret,
                     QString(model.redaction()[size_t(row)].secret.text).replace(u'\n', u'↵'));
        }
    }
};

QTEST_GUILESS_MAIN(TestRedactionModel)
#include "tst_redactionmodel.moc"
