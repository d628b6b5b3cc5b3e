// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace sinew {

enum class ErrorCode {
    FileUnreadable,        // missing, a folder, no permission, larger than the limit
    InvalidContainer,      // GLB header or chunks
    InvalidJson,           // not JSON, too deep, too large
    InvalidDocument,       // JSON that is not glTF 2.0: a missing or mistyped property, a cycle
    InvalidBuffer,         // missing, refused or shorter than declared
    InvalidAccessor,       // past its buffer view, overflow, illegal type
    InvalidImage,          // cannot be decoded
    UnsupportedExtension,  // required and unknown
    LimitExceeded,         // a named limit of the loader
    Cancelled,             // the stop token was set
    InvalidRequest,        // an argument that the asset cannot satisfy
    OutputUnwritable,
};

/// What went wrong, as a message, and where: a JSON pointer (RFC 6901) into the document, or empty.
struct Error {
    ErrorCode code;
    std::string message;
    std::string pointer;
};

/// "message (at /pointer)".
[[nodiscard]] std::string describe(const Error& error);

/// A value, or the error that explains why there is none.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const noexcept { return m_state.index() == 0; }
    explicit operator bool() const noexcept { return ok(); }

    [[nodiscard]] T& value() & { return assert(ok()), *std::get_if<0>(&m_state); }
    [[nodiscard]] const T& value() const& { return assert(ok()), *std::get_if<0>(&m_state); }
    [[nodiscard]] T&& value() && { return assert(ok()), std::move(*std::get_if<0>(&m_state)); }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    [[nodiscard]] const Error& error() const { return assert(!ok()), *std::get_if<1>(&m_state); }

private:
    std::variant<T, Error> m_state;
};

struct Nothing {};
using Status = Result<Nothing>;

}  // namespace sinew
