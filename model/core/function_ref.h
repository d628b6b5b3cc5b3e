// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace sinew {

template <class Signature>
class FunctionRef;

/// A callable borrowed for the duration of a call: two pointers, no allocation.
template <class Return, class... Arguments>
class FunctionRef<Return(Arguments...)> {
public:
    template <class Callable>
    requires(!std::is_same_v<std::remove_cvref_t<Callable>, FunctionRef> &&
             std::is_object_v<std::remove_reference_t<Callable>> &&
             std::is_invocable_r_v<Return, Callable&, Arguments...>)
        FunctionRef(Callable&& callable)
    noexcept  // implicit: used for parameters
        : m_callable(const_cast<void*>(static_cast<const void*>(std::addressof(callable)))),
          m_call([](void* target, Arguments... arguments) -> Return {
              using Target = std::remove_reference_t<Callable>;
              return (*static_cast<Target*>(target))(std::forward<Arguments>(arguments)...);
          }) {}

    Return operator()(Arguments... arguments) const {
        return m_call(m_callable, std::forward<Arguments>(arguments)...);
    }

private:
    void* m_callable;
    Return (*m_call)(void*, Arguments...);
};

}  // namespace sinew
