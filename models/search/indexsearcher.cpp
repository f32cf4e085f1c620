// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/search/indexsearcher.h"

#include <QThread>

namespace baton {

IndexSearcher::IndexSearcher(const DatabaseAddress &address, QObject *parent)
    : QObject(parent)
    , m_wanted(std::make_shared<std::atomic_int>(0))
    , m_thread(new QThread)
    , m_worker(new SearchWorker(m_wanted))
{
    m_worker->moveToThread(m_thread);
    connect(m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_thread, &QThread::finished, m_thread, &QObject::deleteLater);
    connect(m_worker, &SearchWorker::known, this,
            [this](const SearchValues &values, const QString &notice) {
                m_values = values;
                m_notice = notice;
            });
    connect(m_worker, &SearchWorker::found, this, &IndexSearcher::take);
    connect(m_worker, &SearchWorker::failed, this, &IndexSearcher::fail);
    connect(&m_model, &SearchModel::moreRequested, this, [this](qint64 before) {
        if (!m_isSearching) { // else another page replaces these hits
            ask(before);
        }
    });
    m_thread->start();
    setAddress(address);
}

IndexSearcher::~IndexSearcher()
{
    // A server that does not answer is not waited for: the thread ends by itself.
    constexpr int shortly = 10; // milliseconds
    ++*m_wanted;
    m_thread->quit();
    m_thread->wait(shortly);
}

void IndexSearcher::setAddress(const DatabaseAddress &address)
{
    m_address = address;
    m_values.clear();
    m_notice.clear();
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, address] { worker->setAddress(address); },
        Qt::QueuedConnection);
    searchAgain();
}

void IndexSearcher::search(const QString &text, bool isTyped)
{
    m_query = IndexQuery::read(text, isTyped);
    searchAgain();
}

void IndexSearcher::searchAgain()
{
    ask(0);
    Q_EMIT changed();
}

void IndexSearcher::ask(qint64 before)
{
    m_isSearching = true;
    m_isFetching = before > 0;
    const int number = ++*m_wanted;
    QMetaObject::invokeMethod(
        m_worker,
        [worker = m_worker, number, query = m_query, before] {
            worker->search(number, query, before);
        },
        Qt::QueuedConnection);
}

void IndexSearcher::take(int number, const SearchPage &page)
{
    if (number != *m_wanted) {
        return;
    }
    m_isSearching = false;
    m_isMissing = false;
    m_problem.clear();
    m_remarks = page.remarks;
    if (m_isFetching) {
        m_model.append(page);
    } else {
        m_model.set(page);
    }
    Q_EMIT changed();
}

void IndexSearcher::fail(int number, const QString &reason, bool isMissing)
{
    if (number != *m_wanted) {
        return;
    }
    m_isSearching = false;
    m_isMissing = isMissing;
    m_problem = reason;
    if (m_isFetching) {
        m_model.giveUpMore();
    } else {
        m_model.set({});
    }
    Q_EMIT changed();
}

} // namespace baton
