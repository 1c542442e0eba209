#include <CLI/CLI.hpp>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>
#include <string_view>

#include "engine/cli/base/cli.hpp"
#include "engine/cli/protocols/text/halma_files.hpp"
#include "engine/cli/records/record.hpp"
#include "engine/services/forms/import.hpp"
#include "engine/session/running_game.hpp"

// Input from other programs: the first byte chooses the protocol, the rest is its input. Every
// session must end at the end of its input, with status 0.

using namespace quintet;

namespace quintet::cli {
void add_uhp(const Program&);
void add_ugi(const Program&);
void add_referee_agent(const Program&);
}  // namespace quintet::cli

namespace {

using Command = void(const cli::Program&);

/// Whether a text would make a protocol think or count for a long time.
bool takes_long(std::string_view text) {
    for (const char* word : {"bestmove", "perft", "go", "action"}) {
        if (text.find(word) != std::string_view::npos) return true;
    }
    return false;
}

/// Adds one command only: all of them take longer than a session.
void hold_session(Command add, const std::string& words, std::string_view text) {
    if (takes_long(text)) return;
    std::istringstream in{std::string(text)};
    std::ostringstream out;
    std::ostringstream err;
    const cli::Streams streams{in, out, err};
    cli::Exit status = cli::Exit::good;
    CLI::App app;
    add({app, streams, status});
    app.parse(words);
    if (status != cli::Exit::good) std::abort();
}

/// A game that is read from a text of another program must be a record, and survive a round trip.
void import(std::string_view text) {
    const ImportedText imported = import_records(text);
    if (imported.problem && imported.problem->text.empty()) std::abort();
    for (const ImportedRecord& each : imported.games) {
        if (each.refused()) continue;
        cli::parse_record(record_line(each));
        const ForeignGame& read = each.content;
        const auto running = open_game(read.record);
        if (!running) std::abort();
        const Result<std::string> written = export_as(each.form, *running.value(), read.names);
        if (!written) continue;
        const ImportedText again = import_records(written.value());
        if (again.games.size() != 1 || again.games[0].content.record.actions != read.record.actions)
            std::abort();
    }
}

void read_halma_task(std::string_view text) {
    try {
        const cli::HalmaTask task = cli::parse_halma_task(text);
        // The game decides whether such a board is possible.
        const auto running = open_game({"halma", {{"rules", "csci561"}}, task.board + " B 0"});
        if (!running && running.error().message.empty()) std::abort();
    } catch (const cli::InputError& error) {
        if (std::string_view(error.what()).empty()) std::abort();
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    switch (static_cast<unsigned char>(data[0] - '0') % 5) {
        case 0: hold_session(cli::add_uhp, "uhp", text); break;
        case 1: hold_session(cli::add_ugi, "ugi --game cachex --option size=4", text); break;
        case 2: hold_session(cli::add_referee_agent, "referee-agent --game cachex", text); break;
        case 3: import(text); break;
        case 4: read_halma_task(text); break;
        default: break;
    }
    return 0;
}
