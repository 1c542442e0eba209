#include "engine/services/diagram/diagram.hpp"

#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/records/record_list.hpp"

namespace quintet::cli {

namespace {

struct DiagramOptions {
    std::string record;
    std::string out;
    int number = 1;
    int ply = -1;  ///< the last one if it is negative
    bool svg = false;
    bool bare = false;
    bool no_coordinates = false;
    bool force = false;
    diagram::Options look;
};

void draw(const DiagramOptions& options, const Streams& streams) {
    if (!options.out.empty()) refuse_content(options.out, options.force);
    const auto game = game_in(options.record, "--number", options.number, options.ply, streams);
    diagram::Options look = options.look;
    look.legend = !options.bare;
    look.coordinates = !options.no_coordinates;
    const std::string picture = must(diagram::draw(*game, look));
    if (options.out.empty()) {
        streams.out << picture;
        return;
    }
    write_whole(options.out, picture);
}

}  // namespace

void add_diagram(const Program& program) {
    CLI::App* command =
        program.app.add_subcommand("diagram", "Draws a position for print, as black-and-white SVG");
    auto options = std::make_shared<DiagramOptions>();
    command->add_option("--record", options->record, "File of records; - reads standard input")
        ->required()
        ->type_name("FILE");
    command->add_option("--number", options->number, "Which record of the file, from 1")
        ->capture_default_str()
        ->check(positive_number)
        ->type_name("N");
    command
        ->add_option("--ply", options->ply, "The position after this many plies; default: the last")
        ->check(whole_number)
        ->type_name("N");
    command->add_flag("--svg", options->svg, "Draw SVG, the only format");
    command->add_option("--out", options->out, "File to write, instead of standard output")
        ->type_name("FILE");
    command->add_flag("--force", options->force, "Replace the file of --out");
    command
        ->add_option("--unit", options->look.unit, "Distance between neighbouring cells, in pixels")
        ->capture_default_str()
        ->check(CLI::Number)
        ->type_name("N");
    command->add_option("--ring", options->look.rings, "A cell to ring; may be repeated")
        ->type_name("CELL")
        ->take_all();
    command->add_flag("--last", options->look.last, "Mark the cells of the last action");
    command->add_flag("--bare", options->bare, "Draw only the board, without the text below");
    command->add_flag("--no-coordinates", options->no_coordinates,
                      "Leave out the coordinates around the board");
    command->footer(
        "Players differ by shade and by the marks that the page uses. Any SVG tool converts the\n"
        "picture: `rsvg-convert -f pdf` makes a PDF for LaTeX.\n"
        "Examples:\n"
        "  quintet diagram --record game.json --out final.svg\n"
        "  quintet diagram --record games.jsonl --number 3 --ply 12 --last --bare --svg");
    command->callback([=, &streams = program.streams] { draw(*options, streams); });
}

}  // namespace quintet::cli
