#include "engine/cli/sandbox/usage/processor_time.hpp"

#include <unistd.h>

#include <chrono>
#include <thread>

#include "engine/cli/sandbox/process.hpp"
#include "tests/engine/cli/helpers.hpp"

using namespace quintet::cli;

namespace {

/// A loop of the shell that takes some tens of milliseconds of processor time at least.
const std::string loop = "i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done; ";
constexpr std::int64_t loop_us = 20'000;

/// Returns the processor time that a command takes until it says a line.
std::int64_t time_of(const std::string& command) {
    // The shell waits, because this process may read the clock late.
    Process process("echo up; read word; " + command);
    std::string line;
    const auto deadline = Process::Clock::now() + std::chrono::minutes(2);
    REQUIRE(process.hear(line, deadline) == Process::Heard::line);
    const std::int64_t before = process.processor_us().value_or(0);
    REQUIRE(process.say("go", deadline));
    REQUIRE(process.hear(line, deadline) == Process::Heard::line);
    return process.processor_us().value_or(0) - before;
}

}  // namespace

TEST_CASE("processor time: of this program and this thread") {
    const std::int64_t thread = thread_time_us();
    const std::int64_t program = program_time_us();
    volatile std::uint64_t sum = 0;
    while (thread_time_us() < thread + 5'000) sum = sum + 1;
    CHECK(program_time_us() - program >= 4'000);
}

TEST_CASE("processor time: of another program, its children, and those that have ended") {
    if (!ProgramTime(getpid()).microseconds()) return;  // no /proc
    CHECK(time_of("echo ready; cat") < loop_us);
    CHECK(time_of(loop + "echo ready; cat") >= loop_us);
    CHECK(time_of("(" + loop + "true); echo ready; cat") >= loop_us);
    CHECK(time_of("(" + loop + "echo ready; sleep 100) & wait") >= loop_us);
}

TEST_CASE("processor time: of programs that leave the group or that no one waits for") {
    if (!ProgramTime(getpid()).microseconds()) return;
    const auto deadline = Process::Clock::now() + std::chrono::minutes(2);
    std::string line;
    {
        // Outside the group nothing ends it, so it ends by itself once its input is closed.
        Process process("setsid sh -c 'echo ready; read word <&3; " + loop +
                        "echo done; read word <&3' 3<&0 & wait");
        REQUIRE(process.hear(line, deadline) == Process::Heard::line);
        const std::int64_t before = process.processor_us().value_or(0);
        REQUIRE(process.say("go", deadline));
        REQUIRE(process.hear(line, deadline) == Process::Heard::line);
        CHECK(process.processor_us().value_or(0) - before >= loop_us);
    }
    // The inner shell outlives its parent, so its time goes to another process when it ends.
    Process process("exec 3<&0; sh -c '(" + loop +
                    "echo ready; read word <&3; echo going) &'; sleep 100");
    REQUIRE(process.hear(line, deadline) == Process::Heard::line);
    CHECK(process.processor_us().value_or(0) >= loop_us);
    REQUIRE(process.say("go", deadline));
    REQUIRE(process.hear(line, deadline) == Process::Heard::line);
    for (int reading = 0; reading < 20; ++reading) {
        CHECK(process.processor_us().value_or(0) >= loop_us);
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
}
