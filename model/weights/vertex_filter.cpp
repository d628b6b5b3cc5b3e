// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/vertex_filter.h"

namespace sinew {
namespace {

template <class Number>
bool compared(Number value, VertexComparison comparison, Number with) {
    switch (comparison) {
        case VertexComparison::Equal:
            return value == with;
        case VertexComparison::NotEqual:
            return value != with;
        case VertexComparison::Less:
            return value < with;
        case VertexComparison::LessOrEqual:
            return value <= with;
        case VertexComparison::More:
            return value > with;
        case VertexComparison::MoreOrEqual:
            return value >= with;
    }
    return false;
}

bool comparedInSinglePrecision(double value, VertexComparison comparison, double with) {
    return compared(static_cast<float>(value), comparison, static_cast<float>(with));
}

}  // namespace

bool VertexFilter::holds(const Test& test, const VertexTable& table, std::size_t vertex) {
    switch (test.quantity) {
        case Quantity::Weight:
            return comparedInSinglePrecision(double(table.weightOf(test.joint, vertex)),
                                             test.comparison, test.number);
        case Quantity::Sum:
            return comparedInSinglePrecision(test.number == 1.0 && table.sumIsOne(vertex)
                                                 ? 1.0
                                                 : table.stored(test.column, vertex),
                                             test.comparison, test.number);
        case Quantity::Column:
            break;
    }
    const double value = table.stored(test.column, vertex);
    return test.exact ? compared(value, test.comparison, test.number)
                      : comparedInSinglePrecision(value, test.comparison, test.number);
}

/// The operands of steps that are still to be joined are bits: the parser limits their number.
bool VertexFilter::holds(const VertexTable& table, std::size_t vertex) const {
    std::uint64_t operands = 0;
    for (const Step& step : m_steps) {
        switch (step.kind) {
            case Step::Kind::Test:
                operands = operands << 1U | (holds(m_tests[step.test], table, vertex) ? 1U : 0U);
                break;
            case Step::Kind::And:
                operands = (operands >> 1U) & (operands | ~std::uint64_t{1});
                break;
            case Step::Kind::Or:
                operands = (operands >> 1U) | (operands & 1U);
                break;
            case Step::Kind::Not:
                operands ^= 1U;
                break;
        }
    }
    return (operands & 1U) != 0;
}

}  // namespace sinew
