#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>
#include <vector>

#include "engine/fields/game_state.hpp"
#include "engine/services/book/book_fields.hpp"
#include "engine/services/book/keys.hpp"
#include "wasm/answer.hpp"
#include "wasm/reading.hpp"

// The class `Book` of the full module: the keys of positions in opening books. `book.d.ts`
// declares its methods: change both files together.

namespace quintet::wasm {

namespace {

using emscripten::val;

val array_of(const std::vector<std::string>& texts) {
    val array = val::array();
    for (const std::string& text : texts) array.call<void>("push", text);
    return array;
}

class Book {
  public:
    val keys(const val& record, const val& most) const {
        const auto game = open_record(record);
        if (!game) return failure(game.error());
        const Result<int> plies = read_int(most, "most", 0, limits::actions);
        if (!plies) return failure(plies.error());
        std::vector<std::string> texts;
        const book::Keys keys(*game.value());
        for (const book::Key key : keys.along(*game.value(), plies.value())) {
            texts.push_back(book::key_text(key));
        }
        return answer("keys", array_of(texts));
    }

    val actions(const val& record, const val& wanted) const {
        const auto game = open_record(record);
        if (!game) return failure(game.error());
        val wrapped = val::object();
        wrapped.set("keys", wanted);
        const Result<BookKeys> request = read<BookKeys>(wrapped, "keys");
        if (!request) return failure(request.error());
        std::vector<book::Key> keys;
        for (const std::string& text : request.value().keys) {
            const Result<book::Key> key = book::parse_key(text);
            if (!key) return failure(key.error());
            keys.push_back(key.value());
        }
        const book::Keys names(*game.value());
        return answer("actions", array_of(names.actions_to(*game.value(), keys)));
    }
};

}  // namespace

EMSCRIPTEN_BINDINGS(quintet_book) {
    emscripten::class_<Book>("Book")
        .constructor<>()
        .function("keys", &Book::keys)
        .function("actions", &Book::actions);
}

}  // namespace quintet::wasm
