// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "app/cli/report/report_form.h"
#include "model/core/csv.h"

namespace sinew::cli {

/// The Form of a line in a table, or, without a value, of its headings. For types whose members are
/// numbers, indices and texts. All are borrowed.
template <class T>
class CsvForm {
public:
    CsvForm(CsvWriter& csv, const T* value) noexcept : m_csv(csv), m_value(value) {}

    template <class Get>
    void value(const char* key, const Get& get) {
        if (m_value == nullptr) {
            m_csv.heading(key);
        } else {
            cell(std::invoke(get, *m_value));
        }
    }

    template <class Get>
    void part(const Get& get) {
        using Part = std::remove_cvref_t<std::invoke_result_t<const Get&, const T&>>;
        if (m_value == nullptr) {
            CsvForm<Part> form(m_csv, nullptr);
            describe(form, Described<Part>{});
        } else {
            const Part& part = std::invoke(get, *m_value);
            CsvForm<Part> form(m_csv, &part);
            describe(form, Described<Part>{});
        }
    }

private:
    template <class Cell>
    void cell(const Cell& cell) {
        if constexpr (kIsIndex<Cell>) {
            m_csv.number(cell.value);
        } else if constexpr (TextValue<Cell>) {
            m_csv.text(cell);
        } else {
            m_csv.number(cell);
        }
    }

    CsvWriter& m_csv;
    const T* m_value;
};

/// A line of a table, or, without a value, its headings.
template <class T>
void writeCsvLine(CsvWriter& csv, const T* value) {
    CsvForm<T> form(csv, value);
    describe(form, Described<T>{});
    csv.endLine();
}

}  // namespace sinew::cli
