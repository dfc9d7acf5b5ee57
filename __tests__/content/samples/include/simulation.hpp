// CAN ports, each with the eight motors of one arm, in a time of its own: nothing in it depends on the speed of the machine.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>

namespace simulation {

struct Frame {
    std::uint32_t id;
    std::array<std::uint8_t, 8> data;
};

// Frames that wait in a socket of the port.
class Receiver {
public:
    explicit Receiver(std::string name);
    ~Receiver();
    Receiver(const Receiver&) = delete;
    Receiver& operator=(const Receiver&) = delete;
    // Waits for a frame.
    bool wait(std::int64_t nanoseconds);
    bool read(Frame& frame);
    const std::string port;
    std::deque<Frame> waiting;
};

// Puts a frame into the transmit queue. A full queue refuses it.
bool send(const Frame& frame, const Receiver* sender);

std::int64_t now();
void sleep(std::int64_t nanoseconds);

// Counts the states and registers that a program looks at.
void used();

// Notes what no sample may do. The first word is the kind.
void fault(const std::string& what);

// What differs from run to run.
struct Scenario {
    bool recv_all_waits_for_each = false;  // as up to 1.2.4
    bool gripper_writes_mode = true;       // from 1.2.3 on
    int reply_after_us = 60;
    int silent_after = -1;     // replies of a motor before it falls silent: the first motor with so many, all if 0, none if -1
    int interrupt_after = -1;  // MIT commands before Ctrl+C; -1: never
};

const Scenario& scenario();

}  // namespace simulation
