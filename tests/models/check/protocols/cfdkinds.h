// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// Section 3, "Required vs Optional Fields".
struct CfdKindRow
{
    const char *kind;
    const char *block;
    const char *required;
    const char *optional;
};

inline constexpr CfdKindRow cfdKindRows[] = {
    {"math-analysis", "math_analysis",
     "variational_form function_spaces convergence_order dimensionless_numbers",
     "stability_conditions solver_strategy known_risks"},
    {"engineering-review", "engineering_review", "challenges approval_status", "blocking_issues"},
    {"swarm-synthesis", "swarm_synthesis",
     "convergent_insights divergent_alternatives confidence_score", ""},
    {"mesh-plan", "mesh_plan",
     "element_type element_order refinement_zones quality_thresholds memory_estimate_mb",
     "estimated_elements estimated_dofs"},
    {"flow-result", "flow_result",
     "solver_used convergence_achieved mass_conservation_error validation_metrics",
     "newton_iterations output_files"},
    {"transport-result", "transport_result",
     "stabilization_method regularization_params species_conservation_error min_concentration",
     "negative_concentration_warning newton_iterations output_files"},
};

/// The key with the content that is specific to @p kind.
inline QString blockOf(const QString &kind)
{
    for (const CfdKindRow &row : cfdKindRows) {
        if (kind == QLatin1StringView(row.kind)) {
            return QString::fromLatin1(row.block);
        }
    }
    return {};
}

} // namespace baton
