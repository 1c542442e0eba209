#include "engine/cli/base/cli.hpp"

#include <CLI/CLI.hpp>
#include <exception>
#include <ostream>

#include "engine/base/text.hpp"
#include "engine/cli/base/printable.hpp"

namespace quintet::cli {

// Each subcommand is one file with its options, help and implementation.
void add_games(const Program&);
void add_perft(const Program&);
void add_verify(const Program&);
void add_bench(const Program&);
void add_search(const Program&);
void add_lens(const Program&);
void add_diagram(const Program&);
void add_match(const Program&);
void add_tournament(const Program&);
void add_puzzles(const Program&);
void add_openings(const Program&);
void add_review(const Program&);
void add_tune(const Program&);
void add_import(const Program&);
void add_export(const Program&);
void add_uhp(const Program&);
void add_ugi(const Program&);
void add_halma_agent(const Program&);
void add_referee_agent(const Program&);

namespace {

/// All subcommands, in the order of the help page.
constexpr void (*subcommands[])(const Program&) = {
    add_games,    add_perft,   add_verify,      add_bench,         add_search,
    add_lens,     add_diagram, add_match,       add_tournament,    add_puzzles,
    add_openings, add_review,  add_tune,        add_import,        add_export,
    add_uhp,      add_ugi,     add_halma_agent, add_referee_agent,
};

/// Returns the mistake in the arguments. An unknown word counts before any other.
std::string mistake(const CLI::App& app, const CLI::App& command, const CLI::ParseError& error) {
    // CLI11 counts groups of options, which have no name, among the subcommands.
    const auto is_named = [](const CLI::App* one) { return !one->get_name().empty(); };
    const bool has_commands = !command.get_subcommands(is_named).empty();
    if (app.remaining_size(true) == 0) return has_commands ? "a command is required" : error.what();
    const std::string word = app.remaining(true).front();
    const char* kind = word[0] == '-' ? "option " : has_commands ? "command " : "argument ";
    return "unknown " + std::string(kind) + quintet::in_quotes(word);
}

}  // namespace

const char* version() { return QUINTET_VERSION; }

int run(const std::vector<std::string>& arguments, const Streams& streams) {
    CLI::App app(
        "Plays, checks and measures board games; `quintet games` lists them.\n"
        "Exit status: 0 success, 1 a check failed, 2 invalid usage or input.",
        "quintet");
    Exit status = Exit::good;
    const auto refuse = [&](const std::exception& error) {
        const CLI::App* command = &app;
        std::string name = app.get_name();
        while (!command->get_subcommands().empty()) {
            command = command->get_subcommands().front();
            name += ' ' + command->get_name();
        }
        const auto* usage = dynamic_cast<const CLI::ParseError*>(&error);
        streams.err << name << ": "
                    << printable_lines(usage ? mistake(app, *command, *usage) : error.what())
                    << (usage ? "; see `" + name + " --help`" : "") << '\n';
        status = Exit::bad_input;
    };
    try {
        app.set_version_flag("--version", "quintet " QUINTET_VERSION);
        app.require_subcommand(1);
        app.footer("`quintet COMMAND --help` shows the options of a command and examples.");
        for (const auto add : subcommands) add(Program{app, streams, status});
        // CLI11 expects the words in reverse order.
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) {
            app.exit(error, streams.out, streams.err);
        } else {
            refuse(error);
        }
    } catch (const std::exception& error) {
        refuse(error);
    }
    streams.out.flush();
    if (!streams.out) {
        streams.err << "quintet: cannot write the output\n";
        status = Exit::bad_input;
    }
    return static_cast<int>(status);
}

}  // namespace quintet::cli
