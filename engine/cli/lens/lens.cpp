#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <ostream>

#include "engine/base/text.hpp"
#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/lens/lens_view.hpp"
#include "engine/cli/records/record_list.hpp"
#include "engine/lens/games/game_lens.hpp"
#include "engine/lens/trees/given_tree.hpp"
#include "engine/lens/trees/random_tree.hpp"
#include "engine/lens/walks/tree_session.hpp"

namespace quintet::cli {

namespace {

struct LensOptions {
    std::string record;
    std::string tree;
    std::optional<std::string> random_tree;
    std::string algorithm{name_of(lens::Algorithm::alpha_beta)};
    bool algorithm_given = false;
    std::string order{name_of(lens::Order::none)};
    std::string window;
    lens::Options run;
    std::vector<std::string> without;
    int depth = 0;  ///< 0 if it was not given
    int plies = 0;
    bool json = false;
    bool dot = false;
    bool svg = false;
};

/// A session, and the names of the players it is about.
struct LensRun {
    std::unique_ptr<lens::Session> session;
    std::vector<std::string> players;
    std::string random_tree = {};  ///< its text; empty for another root
};

Score window_bound(std::string_view text) {
    if (text == "inf") return lens::infinity;
    if (text == "-inf") return -lens::infinity;
    TextCursor cursor(text);
    const std::optional<int> number = cursor.integer();
    if (!number || !cursor.at_end()) {
        throw InputError("--window: a bound must be a whole number, inf or -inf (found " +
                         quintet::in_quotes(text) + ")");
    }
    return *number;
}

void read_window(const std::string& text, lens::Options& options) {
    if (text.empty()) return;
    const std::size_t comma = text.find(',');
    if (comma == std::string::npos) {
        throw InputError("--window must be two bounds with a comma between (found " +
                         quintet::in_quotes(text) + ")");
    }
    options.alpha = window_bound(std::string_view(text).substr(0, comma));
    options.beta = window_bound(std::string_view(text).substr(comma + 1));
}

LensRun begin_tree(const LensOptions& given, lens::Options& options) {
    const Result<lens::GivenTree> tree = lens::parse_tree(given.tree);
    if (!tree) throw InputError("--tree: " + tree.error().message);
    if (!given.without.empty()) throw InputError("--without: a given tree has no terms");
    options.depth = given.depth > 0 ? given.depth : tree.value().height;
    if (tree.value().chance && !given.algorithm_given) {
        options.algorithm = lens::Algorithm::expectimax;
    }
    LensRun run{must(lens::new_tree_session(tree.value(), options)), {"max", "min"}};
    if (tree.value().players > 2) run.players = {"first", "second", "third"};
    return run;
}

LensRun begin_random_tree(LensOptions given, lens::Options& options) {
    const auto kind = lens::read_random_tree_options(*given.random_tree);
    if (!kind) throw InputError("--random-tree: " + kind.error().message);
    Result<std::string> text = lens::random_tree(kind.value(), options.seed);
    if (!text) throw InputError("--random-tree: " + text.error().message);
    given.tree = std::move(text).value();
    LensRun run = begin_tree(given, options);
    run.random_tree = given.tree;
    return run;
}

LensRun begin_record(const LensOptions& given, lens::Options& options, const Streams& streams) {
    constexpr int default_depth = 3;
    const bool uct = options.algorithm == lens::Algorithm::uct;
    options.depth = given.depth > 0 ? given.depth : uct ? lens::most_depth : default_depth;
    const std::vector<PlacedText> list = read_records(given.record, streams);
    if (list.size() != 1) {
        throw InputError(given.record + ": must have one record (found " +
                         std::to_string(list.size()) + ")");
    }
    const Record record = parse_record(list[0]).record;
    const auto game = must(open_game(record));
    LensRun run{must(new_lens_session(*game, options, given.without)), {}};
    run.players = game->spec().players;
    return run;
}

void show(const LensOptions& given, const Streams& streams) {
    lens::Options options = given.run;
    options.algorithm = must(lens::algorithm_called(given.algorithm));
    options.order = must(lens::order_called(given.order));
    read_window(given.window, options);
    const LensRun run = given.random_tree    ? begin_random_tree(given, options)
                        : given.tree.empty() ? begin_record(given, options, streams)
                                             : begin_tree(given, options);
    run.session->run();

    LensView view{options, run.players, &run.session->trace(), {}, given.plies, run.random_tree};
    lens::TraceReader reader(*view.trace);
    view.tree.follow(reader);
    if (view.tree.stop() == lens::Stop::nodes) {
        streams.err << "quintet lens: stopped at the limit of " << grouped(view.tree.nodes().size())
                    << " nodes\n";
    }
    if (given.json) return write_lens_json(view, streams.out);
    if (given.dot) return write_lens_dot(view, streams.out);
    if (given.svg) return write_lens_svg(view, streams.out);
    write_lens_text(view, streams.out);
}

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

}  // namespace

void add_lens(const Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "lens", "Shows a textbook search node by node, of a game or of a tree that you type");
    auto options = std::make_shared<LensOptions>();
    lens::Options& run = options->run;
    auto* root = command->add_option_group("Root", "What to search");
    root->add_option("--record", options->record, "File with one record; - reads standard input")
        ->type_name("FILE|-");
    root->add_option("--tree", options->tree, "A tree, as in \"((3 12 8) (2 4 6) (14 5 2))\"")
        ->type_name("TEXT");
    root->add_option("--random-tree", options->random_tree,
                     "A random tree of --seed, as in depth=3,branching=2-3,players=2,values=0-15,\n"
                     "ties=no,best=later,saves=2-5: leaves that alpha-beta leaves out; or with\n"
                     "chance=2+4: levels of chance nodes")
        ->type_name("OPTIONS");
    root->require_option(1);
    CLI::Option* algorithm = command
                                 ->add_option("--algorithm", options->algorithm,
                                              "One of " + listed(lens::algorithm_names()))
                                 ->capture_default_str()
                                 ->type_name("A");
    command
        ->add_option("--depth", options->depth,
                     "Plies, 1 to 12; default 3, the height of the tree, or 12 for uct")
        ->check(positive_number)
        ->type_name("N");
    command
        ->add_option("--order", options->order,
                     "The order of children: none (as generated), best or worst first by static\n"
                     "evaluation, or table (the action in the table first)")
        ->capture_default_str()
        ->type_name("O");
    command->add_flag("--table", run.table, "Use a transposition table");
    command->add_flag("--deepening", run.deepening, "Search depth 1 first, then 2, and so on");
    command->add_flag("--quiescence", run.quiescence, "Follow noisy actions below the last ply");
    command->add_flag("--shallow", run.shallow, "Shallow pruning in max-n");
    command->add_option("--window", options->window, "Bounds at the root; inf and -inf are numbers")
        ->type_name("ALPHA,BETA");
    command->add_option("--guess", run.guess, "Middle of the first window of aspiration")
        ->capture_default_str()
        ->type_name("SCORE");
    command->add_option("--delta", run.delta, "How far that window extends to each side")
        ->capture_default_str()
        ->check(positive_number)
        ->type_name("SCORE");
    command
        ->add_option("--width", run.width,
                     "In a game, search this many moves of a position, the best by static\n"
                     "evaluation; 0 for all")
        ->capture_default_str()
        ->check(whole_number)
        ->type_name("N");
    command
        ->add_option("--without", options->without,
                     "Terms of the evaluation to switch off, by the start of their weights' names")
        ->delimiter(',')
        ->type_name("NAME[,NAME]");
    command->add_option("--playouts", run.playouts, "Playouts of uct, 1 to 50000")
        ->capture_default_str()
        ->check(positive_number)
        ->type_name("N");
    command
        ->add_option("--playout-plies", run.playout_plies,
                     "Longest playout; the static evaluation scores its last position")
        ->capture_default_str()
        ->check(whole_number)
        ->type_name("N");
    command
        ->add_option("--exploration", run.exploration,
                     "Exploration constant of uct, in thousandths")
        ->capture_default_str()
        ->check(whole_number)
        ->type_name("N");
    command->add_option("--seed", run.seed, "Seed of the playouts, and of a random tree")
        ->capture_default_str()
        ->check(whole_number)
        ->type_name("S");
    command->add_option("--nodes", run.nodes, "Stop after this many nodes, at most 50000")
        ->capture_default_str()
        ->check(positive_number)
        ->type_name("N");
    command->add_option("--plies", options->plies, "Show only the first plies of the tree")
        ->check(positive_number)
        ->type_name("N");
    auto* output = command->add_option_group("Output", "Formats other than a tree in the terminal");
    output->add_flag("--json", options->json, "Result, counters and trace as one line of JSON");
    output->add_flag("--dot", options->dot, "The tree for Graphviz");
    output->add_flag("--svg", options->svg, "A drawing of the tree");
    output->require_option(0, 1);
    command->footer(
        "In a given tree, the first player (who maximises) moves at the root, then the next\n"
        "player, level by level. Numbers are the first player's values; vectors as in ((1,2,6)\n"
        "(4,2,1)) are the values of three players. Nodes can have names: A:(B:3 C:(5 7)).\n"
        "`name!:` marks a noisy action, `name=4:` gives the static evaluation of an inner node.\n"
        "`{0.5: 3, 1/2: (2 8)}` is a chance node with its probabilities, for expectimax.\n"
        "With more than two players, minimax, alpha-beta and pvs treat all opponents as one, as\n"
        "paranoid does.\n"
        "Examples:\n"
        "  quintet lens --tree \"((3 12 8) (2 4 6) (14 5 2))\" --algorithm alpha-beta\n"
        "  quintet lens --random-tree depth=3,branching=2-3,saves=2-5 --seed 7\n"
        "  quintet lens --record game.json --algorithm pvs --depth 2 --order best --svg > "
        "tree.svg");
    command->callback([=, &streams = program.streams] {
        options->algorithm_given = algorithm->count() > 0;
        show(*options, streams);
    });
}

}  // namespace quintet::cli
