#include <CLI/CLI.hpp>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/tournament/rounds.hpp"
#include "engine/cli/tournament/run.hpp"

namespace quintet::cli {

namespace {

void add_limits(CLI::App& command, TournamentOptions& options) {
    const CLI::Validator seconds = number_from(0.01, 1e6);
    command
        .add_option("--game-time", options.limits.game_s,
                    "Processor seconds of a submission for a game; default: its course's")
        ->check(seconds)
        ->type_name("S");
    command
        .add_option("--time", options.action_ms,
                    "Processor milliseconds of a submission for an action")
        ->check(whole_number_from(1, 1'000'000'000))
        ->type_name("MS");
    command
        .add_option("--start", options.limits.start_s,
                    "Processor seconds of a submission before the game")
        ->check(seconds)
        ->type_name("S");
    command
        .add_option("--memory", options.limits.memory_mb,
                    "Megabytes of a submission, for all its processes together")
        ->check(whole_number_from(1, 1'000'000))
        ->type_name("MB");
    add_sandbox(command, options.limits.sandboxed);
}

void add_schedule(CLI::App& command, TournamentOptions& options) {
    command
        .add_option(
            "--yardstick", options.yardsticks,
            "A participant to compare with, as in `match --seat`; may be repeated. Default:\n"
            "level:beginner, level:easy, level:medium and level:hard")
        ->allow_extra_args(false)
        ->type_name("SEAT");
    command.add_flag("--no-yardsticks", options.no_yardsticks, "Let only the submissions play");
    command
        .add_option("--schedule", options.schedule,
                    "all: all participants meet in each round. swiss: in each round, those with\n"
                    "similar points who have not met. ladder: neighbours by rating")
        ->check(one_of({std::begin(schedule_kinds), std::end(schedule_kinds)}))
        ->capture_default_str()
        ->type_name("KIND");
    command.add_option("--rounds", options.rounds, "Number of rounds")
        ->check(positive_number)
        ->capture_default_str()
        ->type_name("N");
    command.add_option("--games", options.games, "Play only the first games of the schedule")
        ->check(positive_number)
        ->type_name("N");
    add_openings(command, options);
    // Other programs read the settings, too.
    command.get_option("--seed")->check(whole_number_from(0, (std::int64_t{1} << 53) - 1));
}

}  // namespace

void add_tournament(const Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "tournament", "Plays a tournament of the submissions of a class and the levels");
    auto options = std::make_shared<TournamentOptions>();
    command
        ->add_option("FOLDER", options->folder,
                     "Folder of submissions: each folder, .zip or .py file in it is one")
        ->check(existing_folder());
    add_game_choice(*command, options->game, false);
    command
        ->add_option("--class", options->classes,
                     "The agent of a submission that has several, as in\n"
                     "alice=beta:Player; may be repeated")
        ->allow_extra_args(false)
        ->type_name("NAME=CLASS");
    command
        ->add_option("--classes", options->classes_file,
                     "File of such choices, one per line: alice beta:Player")
        ->check(existing_file())
        ->type_name("FILE");
    add_schedule(*command, *options);
    add_limits(*command, *options);
    command
        ->add_option("--out", options->out,
                     "Folder of the games and results; default: FOLDER-results")
        ->type_name("DIR");
    command->add_flag("--force", options->force,
                      "Discard the games in --out and play all of them again");
    add_work(*command, *options);
    command->add_flag("--dry-run", options->dry_run,
                      "Start each submission once, print the number of games and what they need,\n"
                      "and play nothing");
    command->add_flag("--leaderboard", options->leaderboard,
                      "Also write leaderboard.html, without names and games, and the code of each\n"
                      "submission on it, leaderboard-codes.csv");
    command->add_flag("--gradescope", options->gradescope,
                      "Also write the results of each submission for Gradescope's autograder,\n"
                      "gradescope/NAME.json");
    command
        ->add_option("--merge", options->merge,
                     "Play nothing; add up the games of these folders and write the results")
        ->check(existing_folder())
        ->type_name("DIR");
    command->add_option("--report-template", options->report_template, "Template of report.html")
        ->type_name("FILE");
    command->footer(
        "All participants meet from the same openings, once in each seat; of three players, any\n"
        "two meet equally often. Before the first game, each submission is started once: one\n"
        "that cannot start is listed with the reason and does not play. A submission that\n"
        "loops, crashes or acts illegally loses that game. Levels have a known rating, so Elo 0\n"
        "is random play for all.\n"
        "Each game is written to games.jsonl as soon as it ends. After an interruption, the\n"
        "same command continues; more --rounds add to the table. If a submission is new or its\n"
        "files have changed, only its games are played. The command fails if settings have\n"
        "changed or a submission is missing. Guide: engine/cli/TOURNAMENT.md\n"
        "Examples:\n"
        "  quintet tournament submissions --game tetress --jobs 2 --sandbox\n"
        "  quintet tournament submissions --game cachex --option size=9 --rounds 4 \\\n"
        "      --yardstick level:easy --yardstick level:hard --out results\n"
        "  quintet tournament submissions --game chexers --game-time 10 --games 600\n"
        "  quintet tournament submissions --game tetress --schedule swiss --rounds 7 --dry-run\n"
        "  quintet tournament submissions --game halma --out results --shard 2/8\n"
        "  quintet tournament --merge results");
    command->callback([=, &streams = program.streams] {
        if (options->merge.empty()) {
            play_tournament(*options, streams);
        } else {
            merge_tournaments(*options, streams);
        }
    });
}

}  // namespace quintet::cli
