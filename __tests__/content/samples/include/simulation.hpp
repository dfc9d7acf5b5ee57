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

// What differs from run to run: what the library does, and what goes wrong. Counts of commands are counts of MIT commands; -1 means never.
struct Scenario {
    int recv_all_waits_for_each = 0;  // as up to 1.2.4
    int gripper_writes_mode = 1;      // from 1.2.3 on
    int j3_velocity_limit = 8;        // 10 after 1.2.9
    int reply_after_us = 60;
    int first_reply_after_us = 0;  // of each motor, if it takes longer
    int silent_after = -1;         // replies of a motor before it falls silent: the first motor with so many, all if 0
    int deaf_after = -1;           // replies of a motor before it neither hears nor answers any more
    int fault_after = -1;          // replies of a motor before it reports a fault and switches off
    int off_after = -1;            // replies of a motor before it loses power for a moment, and is disabled
    int fault = 0xA;               // what it reports
    int interrupt_after = -1;      // commands before somebody ends the program
    int signal = 2;                // how: SIGINT, SIGTERM, SIGHUP
    int interrupt_again = 0;       // once more while it disables the motors
    int gripper_turns_off = 0;     // full turns by which the gripper counts wrongly
    int refuse_after = -1;         // commands before the port refuses frames
    int refuse_count = 14;         // how many
    int stand_after = -1;          // commands before the bus carries nothing any more
    int lost_disables = 0;         // of each motor
    int preempt_after = -1;        // commands before the program is put aside for 20 ms, as soon as it has looked at the clock
};

const Scenario& scenario();

}  // namespace simulation
