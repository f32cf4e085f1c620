// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/edges/paralleledges.h"

#include "models/core/toindex.h"
#include "models/routing/edges/edgelanes.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace baton {

namespace {

class Ranks
{
public:
    Ranks(const LayoutRequest &request, const std::vector<EdgeBundle> &bundles,
          std::vector<EdgePath> &ways)
        : m_request(request)
        , m_bundles(bundles)
        , m_ways(ways)
    {
    }

    void tell()
    {
        for (const EdgeBundle &bundle : m_bundles) {
            tellOrder(bundle);
        }
        tellFans();
    }

private:
    /// The height at which @p edge of @p bundle ends.
    [[nodiscard]] double height(const EdgeBundle &bundle, int edge, bool isLeft) const
    {
        const EdgePath &way = m_ways[toIndex(edge)];
        const bool isTail = (m_request.edges[toIndex(edge)].from == bundle.left) == isLeft;
        return isTail ? way.from.y() : way.to.y();
    }

    void tellOrder(const EdgeBundle &bundle)
    {
        const size_t count = bundle.edges.size();
        double apart = laneWidth;
        for (size_t i = 1; i < count; ++i) {
            for (const bool isLeft : {true, false}) {
                apart = std::min(apart,
                                 std::abs(height(bundle, bundle.edges[i], isLeft)
                                          - height(bundle, bundle.edges[i - 1], isLeft)));
            }
        }
        for (size_t i = 0; i < count; ++i) {
            EdgePath &way = m_ways[toIndex(bundle.edges[i])];
            way.rank = static_cast<double>(i) - static_cast<double>(count - 1) / 2;
            way.apart = count > 1 ? apart : 0;
        }
    }

    void tellFans()
    {
        std::map<std::pair<int, bool>, std::vector<std::pair<double, size_t>>> sides;
        for (size_t i = 0; i < m_bundles.size(); ++i) {
            const EdgeBundle &bundle = m_bundles[i];
            const int edge = bundle.edges.front();
            sides[{bundle.left, true}].emplace_back(height(bundle, edge, true), i);
            sides[{bundle.right, false}].emplace_back(height(bundle, edge, false), i);
        }
        std::vector<size_t> busiest(m_bundles.size(), 0);
        for (auto &[side, ends] : sides) {
            std::ranges::sort(ends);
            const auto last = static_cast<double>(ends.size() - 1);
            for (size_t i = 0; i < ends.size(); ++i) {
                const size_t bundle = ends[i].second;
                if (ends.size() <= busiest[bundle]) {
                    continue;
                }
                busiest[bundle] = ends.size();
                for (const int edge : m_bundles[bundle].edges) {
                    m_ways[toIndex(edge)].fan =
                        last > 0 ? 2 * static_cast<double>(i) / last - 1 : 0;
                }
            }
        }
    }

    const LayoutRequest &m_request;
    const std::vector<EdgeBundle> &m_bundles;
    std::vector<EdgePath> &m_ways;
};

} // namespace

void rankBundles(const LayoutRequest &request, const std::vector<EdgeBundle> &bundles,
                 std::vector<EdgePath> &ways)
{
    Ranks(request, bundles, ways).tell();
}

} // namespace baton
