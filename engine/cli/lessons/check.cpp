#include <algorithm>
#include <cstddef>

#include "engine/base/text.hpp"
#include "engine/cli/lessons/lesson.hpp"

// Checks the steps of lessons.

namespace quintet::cli {

namespace {

using Texts = std::vector<std::string>;

class StepCheck {
  public:
    explicit StepCheck(const LessonStep& step) : step_(step) {}

    Texts run() {
        try {
            position();
            goal();
            answer();
            wrong_tries();
            claims();
        } catch (const InputError& error) {
            wrong_.emplace_back(error.what());
        }
        return std::move(wrong_);
    }

  private:
    void expect(bool holds, const std::string& otherwise) {
        if (!holds) wrong_.push_back(otherwise);
    }

    static void must_be(const Status& status, const std::string& place) {
        if (!status) throw InputError(place + ": " + status.error().message);
    }

    void position() {
        game_ = replay_record(step_.record);
        since_ = game_->ply();
        if (game_->outcome().over()) throw InputError("the position must not be over");
        const BoardLayout layout = game_->layout();
        for (const std::string& cell : step_.show) {
            const auto is = [&](const Cell& each) { return each.id == cell; };
            const bool known =
                layout.cells.empty() || std::any_of(layout.cells.begin(), layout.cells.end(), is);
            expect(known, "show: unknown cell " + in_quotes(cell));
        }
    }

    void goal() {
        must_be(goals::check(*game_, step_.goal), "goal");
        // Otherwise nothing could be done wrong, and the step would teach nothing.
        const Texts legal = game_->legal_actions();
        const bool can_fail = std::any_of(legal.begin(), legal.end(), [&](const auto& action) {
            const auto tried = game_->copy();
            return tried->play(action).ok() && !goals::reached(*tried, since_, step_.goal);
        });
        expect(can_fail || legal.size() == 1, "goal: must not be reached by every action");
        for (const goals::Condition& condition : step_.goal) {
            if (condition.kind != "one-of") continue;
            for (const std::string& action : condition.actions) {
                const auto is_about = [&](const Claim& claim) {
                    return claim.actions.size() == 1 && claim.actions.front() == action;
                };
                expect(std::any_of(step_.claims.begin(), step_.claims.end(), is_about),
                       "goal: a claim must say why " + in_quotes(action) + " is correct");
            }
        }
    }

    /// Plays a try and returns its game. `ends`: the number of actions after which the goal is
    /// first reached, 0 if it is not.
    std::unique_ptr<RunningGame> play(const Texts& actions, const std::string& place,
                                      std::size_t& ends) const {
        auto tried = game_->copy();
        const Player reader = tried->to_move();
        int own = 0;
        ends = 0;
        if (actions.empty()) throw InputError(place + " must have at least one action");
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const bool is_own = tried->to_move() == reader;
            must_be(tried->play(actions[i]), place);
            if (!is_own) continue;
            ++own;
            if (ends == 0 && goals::reached(*tried, since_, step_.goal)) ends = i + 1;
        }
        if (own > step_.within) {
            throw InputError(place + ": " + std::to_string(own) + " own actions; at most " +
                             std::to_string(step_.within) + " are allowed");
        }
        return tried;
    }

    void answer() {
        std::size_t ends = 0;
        play(step_.answer, "answer", ends);
        expect(ends != 0, "answer: the goal is not reached");
        expect(ends == 0 || ends == step_.answer.size(),
               "answer: the goal is reached before its last action");
    }

    void wrong_tries() {
        const bool forced = game_->legal_actions().size() == 1;
        expect(forced || !step_.wrong.empty(), "wrong must have at least one try");
        for (std::size_t i = 0; i < step_.wrong.size(); ++i) {
            const WrongTry& wrong = step_.wrong[i];
            const std::string place = "wrong " + std::to_string(i + 1);
            if (!wrong.when.empty()) must_be(goals::check(*game_, wrong.when), place + ": when");
            std::size_t ends = 0;
            const auto tried = play(wrong.actions, place, ends);
            expect(ends == 0, place + ": the try reaches the goal");
            const auto said =
                std::find_if(step_.wrong.begin(), step_.wrong.end(), [&](const WrongTry& each) {
                    return each.when.empty() || goals::reached(*tried, since_, each.when);
                });
            expect(said != step_.wrong.end() && said->say == wrong.say,
                   place + ": the answer is " +
                       (said == step_.wrong.end() ? "none" : in_quotes(said->say)) + ", not " +
                       in_quotes(wrong.say));
        }
    }

    void claims() {
        expect(step_.part != "play" || !step_.claims.empty(),
               "claims: a step on how to play must have at least one");
        for (std::size_t i = 0; i < step_.claims.size(); ++i) {
            for (const std::string& each : check_claim(*game_, step_.claims[i])) {
                wrong_.push_back("claim " + std::to_string(i + 1) + ": " + each);
            }
        }
    }

    const LessonStep& step_;
    std::unique_ptr<RunningGame> game_;
    int since_ = 0;
    Texts wrong_;
};

}  // namespace

std::vector<std::string> check_step(const LessonStep& step) { return StepCheck(step).run(); }

}  // namespace quintet::cli
