#pragma once

#include <ctime>

namespace quintet::cli {

/// Measures the processor time that the program uses, so that speeds come out the same on a machine
/// that is busy with other things.
class ProcessorTime {
  public:
    double seconds() const {
        return static_cast<double>(std::clock() - begin_) / static_cast<double>(CLOCKS_PER_SEC);
    }

  private:
    std::clock_t begin_ = std::clock();
};

}  // namespace quintet::cli
