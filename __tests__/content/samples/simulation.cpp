#include "simulation.hpp"

#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <set>
#include <sstream>
#include <utility>

namespace simulation {
namespace {

constexpr std::int64_t us = 1000;
constexpr std::int64_t frame_time = 50 * us;
constexpr std::size_t queue_length = 10;  // as ip sets it for a CAN port
constexpr std::int64_t longest_run = 30000000 * us;
constexpr std::int64_t call_time = 2 * us;  // so that a loop that only looks at the clock ends
constexpr double register_pmax = 12.5;
constexpr std::int64_t preemption = 20000 * us;
constexpr double turn = 6.2832;  // no joint of the arm goes further than this

struct SimulatedMotor {
    double position;
    double velocity_limit, torque_limit;
    double torque = 0;
    bool enabled = false, thrown = false, faulty = false;
    int replies = 0, lost_disables = 0;
    std::int64_t answered = 0;
};

// A pose with the arm nearly hanging and the gripper nearly open.
std::array<SimulatedMotor, 8> hanging() {
    return {{{0.012, 45, 54}, {-0.034, 45, 54}, {0.001, 10, 28}, {0.226, 10, 28}, {0.008, 30, 10}, {-0.019, 30, 10}, {0.004, 30, 10}, {-0.9, 30, 10}}};
}

struct Pending {
    Frame frame;
    std::int64_t ready;
    const Receiver* sender;
};

// One arm on its bus.
struct Port {
    std::int64_t bus_free = 0;
    std::deque<Pending> queue, replies;
    std::array<SimulatedMotor, 8> motors = hanging();
};

struct State {
    Scenario scenario;
    std::int64_t now = 0;
    std::map<std::string, Port> ports;
    int refused = 0, forced_refusals = 0, mit_commands = 0, unanswered = 0, used = 0, interrupts = 0, reported_faults = 0, commanded_off = 0;
    bool interrupted_again = false, preempted = false;
    const SimulatedMotor* silent = nullptr;
    const SimulatedMotor* deaf = nullptr;
    const SimulatedMotor* faulty = nullptr;
    const SimulatedMotor* off = nullptr;
    std::set<std::string> faults;
};

State state;
std::set<Receiver*>& receivers() {
    static std::set<Receiver*> all;
    return all;
}

unsigned code(double value, double limit, int bits) {
    const double part = (std::clamp(value, -limit, limit) + limit) / (2 * limit);
    return static_cast<unsigned>(std::lround(part * ((1 << bits) - 1)));
}

double decode(unsigned value, double limit, int bits) { return value * 2 * limit / ((1 << bits) - 1) - limit; }

Frame state_of(const SimulatedMotor& motor, std::size_t i) {
    const unsigned q = code(motor.position, register_pmax, 16), dq = code(0, motor.velocity_limit, 12);
    const unsigned tau = code(motor.torque, motor.torque_limit, 12);
    const auto byte = [](unsigned value) { return static_cast<std::uint8_t>(value & 0xFF); };
    const auto id = static_cast<unsigned>(i + 1);
    return {0x11 + static_cast<std::uint32_t>(i),
            {byte((motor.faulty ? static_cast<unsigned>(state.scenario.fault) << 4U : motor.enabled ? 0x10U : 0U) | id), byte(q >> 8), byte(q), byte(dq >> 4), byte((dq & 0xF) << 4 | tau >> 8), byte(tau), 30, 28}};
}

// Whether a motor is the first one with so many replies. With a limit of 0, all are.
bool is_chosen(const SimulatedMotor*& chosen, const SimulatedMotor& motor, int limit) {
    if (chosen == nullptr && limit > 0 && motor.replies == limit) chosen = &motor;
    return limit == 0 || chosen == &motor;
}

void reply(Port& port, std::size_t i, const Frame& frame) {
    SimulatedMotor& motor = port.motors[i];
    if (is_chosen(state.silent, motor, state.scenario.silent_after)) {
        ++state.unanswered;
        return;
    }
    const int after = motor.replies == 0 ? std::max(state.scenario.first_reply_after_us, state.scenario.reply_after_us) : state.scenario.reply_after_us;
    ++motor.replies;
    if (motor.faulty) ++state.reported_faults;
    if (state.off == &motor && !motor.enabled && state.mit_commands > 0) ++state.commanded_off;
    motor.answered = std::max(motor.answered, port.bus_free + after * us);  // a motor answers in order
    port.replies.push_back({frame, motor.answered, nullptr});
}

void move(SimulatedMotor& motor, std::size_t i, double q) {
    const bool meant = i == 7 ? q > -1.31 && q < 0.31 : std::abs(q) <= turn;
    if (!meant && !motor.thrown) fault("command: motor " + std::to_string(i + 1) + " was sent to " + std::to_string(q) + " rad");
    motor.thrown = motor.thrown || !meant;
    motor.position = q;
}

void obey_mit(SimulatedMotor& motor, std::size_t i, const std::array<std::uint8_t, 8>& data) {
    const double kp = (data[3] & 0xFU) << 8U | data[4];
    if (kp > 0) {
        move(motor, i, decode(data[0] << 8U | data[1], register_pmax, 16));
    } else {
        motor.torque = decode((data[6] & 0xFU) << 8U | data[7], motor.torque_limit, 12);
        motor.position += motor.torque * 0.01;
    }
}

// What a motor does with a frame on the bus.
void obey(Port& port, const Frame& frame) {
    const bool configuration = frame.id == 0x7FF;
    const std::uint32_t id = configuration ? frame.data[0] : frame.id & 0xFF;
    if (id < 1 || id > port.motors.size()) return;
    const std::size_t i = id - 1;
    SimulatedMotor& motor = port.motors[i];
    if (is_chosen(state.deaf, motor, state.scenario.deaf_after)) {
        ++state.unanswered;
        return;
    }
    if (is_chosen(state.faulty, motor, state.scenario.fault_after)) {
        motor.faulty = true;
        motor.enabled = false;
    }
    const bool lost_power = state.off != nullptr;
    if (is_chosen(state.off, motor, state.scenario.off_after) && !lost_power) motor.enabled = false;
    if (configuration && (frame.data[2] == 0x33 || frame.data[2] == 0x55)) {
        Frame answer{0x11 + static_cast<std::uint32_t>(i), frame.data};
        // Registers 7 and 8 hold the two IDs; of the others it is only of interest that a value comes.
        if (frame.data[2] == 0x33) answer.data[4] = static_cast<std::uint8_t>(frame.data[3] == 7 ? 0x11 + i : frame.data[3] == 8 ? id : 1);
        reply(port, i, answer);
        return;
    }
    if (!configuration) {
        const bool special = std::all_of(frame.data.begin(), frame.data.end() - 1, [](auto byte) { return byte == 0xFF; });
        const int last = frame.data[7];
        if (special && last == 0xFD && motor.lost_disables < state.scenario.lost_disables) {
            ++motor.lost_disables;
            ++state.unanswered;
            return;
        }
        if (special && motor.faulty) {
            // A motor with a fault stays off.
        } else if (special && (last == 0xFC || last == 0xFD)) {
            motor.enabled = last == 0xFC;
        } else if (special && last == 0xFE) {
            motor.position = 0;
        } else if (motor.enabled && frame.id > 0xFF) {  // a position as float, in the modes that have one
            float q;
            std::memcpy(&q, frame.data.data(), sizeof(q));
            move(motor, i, q);
        } else if (motor.enabled) {
            obey_mit(motor, i, frame.data);
        }
    }
    reply(port, i, state_of(motor, i));
}

// Carries one frame over the bus, if one is ready before a time.
bool carry(const std::string& name, Port& port, std::int64_t until) {
    std::int64_t start = INT64_MAX;
    const bool stands = state.scenario.stand_after >= 0 && state.mit_commands > state.scenario.stand_after;
    if (stands) return false;
    if (!port.queue.empty()) start = port.queue.front().ready;
    for (const Pending& pending : port.replies) start = std::min(start, pending.ready);
    start = std::max(start, port.bus_free);
    if (start > until - frame_time) return false;
    // The lowest ID wins.
    std::deque<Pending>* from = nullptr;
    std::deque<Pending>::iterator next;
    if (!port.queue.empty() && port.queue.front().ready <= start) from = &port.queue, next = port.queue.begin();
    for (auto pending = port.replies.begin(); pending != port.replies.end(); ++pending)
        if (pending->ready <= start && (from == nullptr || pending->frame.id < next->frame.id)) from = &port.replies, next = pending;
    const Pending carried = *next;
    const bool command = from == &port.queue;
    from->erase(next);
    port.bus_free = start + frame_time;
    for (Receiver* receiver : receivers())
        if (receiver != carried.sender && receiver->port == name) receiver->waiting.push_back(carried.frame);
    if (command) obey(port, carried.frame);
    return true;
}

void carry_all(std::int64_t until) {
    for (auto& [name, port] : state.ports)
        while (carry(name, port, until)) {}
    state.now = std::max(state.now, until);
}

void write_report();

// Ends the program. One without a handler ends here.
void interrupt() {
    ++state.interrupts;
    write_report();
    std::raise(state.scenario.signal);
}

void advance(std::int64_t until) {
    carry_all(until);
    // A program that runs until somebody ends it is ended, and once more if it goes on.
    if (state.now > (state.interrupts + 1) * longest_run) interrupt();
}

// Reads a scenario such as "reply_after_us=600 silent_after=3".
Scenario scenario_of(const char* text) {
    Scenario result;
    const std::map<std::string, int*> settings{
        {"recv_all_waits_for_each", &result.recv_all_waits_for_each},
        {"gripper_writes_mode", &result.gripper_writes_mode},
        {"j3_velocity_limit", &result.j3_velocity_limit},
        {"reply_after_us", &result.reply_after_us},
        {"first_reply_after_us", &result.first_reply_after_us},
        {"silent_after", &result.silent_after},
        {"deaf_after", &result.deaf_after},
        {"fault_after", &result.fault_after},
        {"off_after", &result.off_after},
        {"fault", &result.fault},
        {"interrupt_after", &result.interrupt_after},
        {"signal", &result.signal},
        {"interrupt_again", &result.interrupt_again},
        {"gripper_turns_off", &result.gripper_turns_off},
        {"refuse_after", &result.refuse_after},
        {"refuse_count", &result.refuse_count},
        {"stand_after", &result.stand_after},
        {"lost_disables", &result.lost_disables},
        {"preempt_after", &result.preempt_after},
    };
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        const auto equals = word.find('=');
        *settings.at(word.substr(0, equals)) = std::stoi(word.substr(equals + 1));
    }
    return result;
}

std::string report() {
    std::ostringstream text;
    for (const std::string& fault : state.faults) text << fault << '\n';
    if (state.refused > 0) text << "full: the transmit queue refused " << state.refused << " frames\n";
    for (const auto& [name, port] : state.ports)
        for (std::size_t i = 0; i < port.motors.size(); ++i)
            if (port.motors[i].enabled) text << "enabled: motor " << i + 1 << " is still on at the end\n";
    text << "count of unanswered frames: " << state.unanswered << "\ncount of used states: " << state.used;
    text << "\ncount of commands to a motor that is off: " << state.commanded_off;
    text << "\ncount of reported faults: " << state.reported_faults << "\ncount of forced refusals: " << state.forced_refusals;
    text << "\ncount of interrupts: " << state.interrupts << '\n';
    return text.str();
}

void write_report() {
    const char* name = std::getenv("REPORT");
    if (name == nullptr) return;
    if (std::FILE* file = std::fopen(name, "w")) {
        std::fputs(report().c_str(), file);
        std::fclose(file);
    }
}

// A compiled sample is told its scenario, and where to write its report, by its environment.
struct Program {
    Program() {
        receivers();  // outlives the report
        if (const char* text = std::getenv("SCENARIO")) state.scenario = scenario_of(text);
    }
    ~Program() {
        carry_all(state.now + 100000 * us);  // what is still queued goes out
        write_report();
    }
} program;

}  // namespace

Receiver::Receiver(std::string name) : port(std::move(name)) {
    if (state.ports.count(port) == 0) state.ports[port].motors[7].position += state.scenario.gripper_turns_off * turn;
    receivers().insert(this);
}
Receiver::~Receiver() { receivers().erase(this); }

bool Receiver::wait(std::int64_t nanoseconds) {
    const std::int64_t end = state.now + call_time + nanoseconds;
    advance(state.now + call_time);
    while (waiting.empty() && state.now < end) advance(std::min(end, state.now + frame_time));
    return !waiting.empty();
}

bool Receiver::read(Frame& frame) {
    if (waiting.empty()) return false;
    frame = waiting.front();
    waiting.pop_front();
    return true;
}

bool send(const Frame& frame, const Receiver* sender) {
    advance(state.now + call_time);
    const Scenario& with = state.scenario;
    const bool special = frame.data[0] + frame.data[1] + frame.data[2] == 3 * 0xFF;
    if (frame.id <= 8 && !special && ++state.mit_commands == with.interrupt_after) interrupt();
    if (frame.id <= 8 && special && frame.data[7] == 0xFD && state.interrupts == 1 && with.interrupt_again > 0 && !state.interrupted_again) {
        state.interrupted_again = true;
        interrupt();
    }
    Port& port = state.ports[sender->port];
    const bool forced = with.refuse_after >= 0 && state.mit_commands > with.refuse_after && state.forced_refusals < with.refuse_count;
    if (forced) ++state.forced_refusals;
    else if (port.queue.size() >= queue_length) ++state.refused;
    if (forced || port.queue.size() >= queue_length) return false;
    port.queue.push_back({frame, state.now, sender});
    return true;
}

std::int64_t now() {
    advance(state.now + call_time);
    const std::int64_t seen = state.now;
    if (state.scenario.preempt_after >= 0 && state.mit_commands > state.scenario.preempt_after && !state.preempted) {
        state.preempted = true;
        advance(state.now + preemption);
    }
    return seen;
}

void sleep(std::int64_t nanoseconds) { advance(state.now + std::max<std::int64_t>(nanoseconds, call_time)); }

void used() { ++state.used; }

void fault(const std::string& what) { state.faults.insert(what); }

const Scenario& scenario() { return state.scenario; }

}  // namespace simulation

extern "C" {

void simulation_reset(const char* scenario) {
    simulation::state = {};
    simulation::state.scenario = simulation::scenario_of(scenario);
    for (simulation::Receiver* receiver : simulation::receivers()) receiver->waiting.clear();
}

double simulation_now() { return static_cast<double>(simulation::now()) * 1e-9; }
void simulation_sleep(double seconds) { simulation::sleep(static_cast<std::int64_t>(seconds * 1e9)); }
const char* simulation_report() {
    static std::string text;
    simulation::carry_all(simulation::state.now + 100000000);  // what is still queued goes out
    text = simulation::report();
    return text.c_str();
}
}
