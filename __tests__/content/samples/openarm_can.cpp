// The library as the pages document it: only what samples can see of its behaviour.
#include "openarm_can.hpp"

#include <cstring>

#undef steady_clock

namespace openarm::canbus {

CANSocket::CANSocket(const std::string& interface, bool enable_fd) : fd_(enable_fd), receiver_(interface) {
    static const std::set<std::string> ports{"can0", "can1", "can2", "can3"};
    if (ports.count(interface) == 0) throw CANSocketException("Socket error: Failed to initialize socket for interface: " + interface);
}

CANSocket::~CANSocket() = default;

bool CANSocket::is_data_available(int timeout_us) { return receiver_.wait(timeout_us * 1000LL); }

ssize_t CANSocket::read_raw_frame(void* buffer, std::size_t size) {
    simulation::Frame frame;
    if (!receiver_.wait(100000) || !receiver_.read(frame)) return -1;
    canfd_frame bytes{};
    bytes.can_id = frame.id;
    bytes.len = 8;
    std::copy(frame.data.begin(), frame.data.end(), bytes.data);
    const std::size_t length = std::min(size, fd_ ? CANFD_MTU : CAN_MTU);
    std::memcpy(buffer, &bytes, length);
    return static_cast<ssize_t>(length);
}

ssize_t CANSocket::write_raw_frame(const void* buffer, std::size_t size) {
    simulation::Frame frame{};
    std::memcpy(&frame.id, buffer, sizeof(frame.id));
    std::memcpy(frame.data.data(), static_cast<const char*>(buffer) + 8, 8);
    return simulation::send(frame, &receiver_) ? static_cast<ssize_t>(size) : -1;
}

bool CANSocket::read_can_frame(can_frame& frame) { return read_raw_frame(&frame, sizeof(frame)) == sizeof(frame); }
bool CANSocket::read_canfd_frame(canfd_frame& frame) { return read_raw_frame(&frame, sizeof(frame)) == sizeof(frame); }
bool CANSocket::write_can_frame(const can_frame& frame) { return write_raw_frame(&frame, sizeof(frame)) == sizeof(frame); }
bool CANSocket::write_canfd_frame(const canfd_frame& frame) { return write_raw_frame(&frame, sizeof(frame)) == sizeof(frame); }

}  // namespace openarm::canbus

namespace openarm::damiao_motor {
namespace {

std::uint32_t code(double value, double low, double high, int bits) {
    const double part = (std::clamp(value, low, high) - low) / (high - low);
    return static_cast<std::uint32_t>(part * ((1 << bits) - 1));
}

double decode(std::uint32_t value, double limit, int bits) { return value / static_cast<double>((1 << bits) - 1) * 2 * limit - limit; }

std::string name(std::uint32_t id) { return "motor " + std::to_string(id); }

}  // namespace

LimitParam Motor::get_limit_param(MotorType type) {
    if (type == MotorType::DM8009) return {12.5, 45, 54};
    if (type == MotorType::DM4340) return {12.5, static_cast<double>(simulation::scenario().j3_velocity_limit), 28};
    return {12.5, 30, 10};
}

double Motor::checked(double value) const {
    simulation::used();
    if (from_register_) simulation::fault("register: a register's reply was used as the state of " + name(send_id_));
    else if (requested_ != answered_) simulation::fault("stale: a state of " + name(send_id_) + " was used before its reply was read");
    return value;
}

double Motor::get_param(int RID) const {
    simulation::used();
    const auto found = registers_.find(RID);
    if (found != registers_.end()) return found->second;
    simulation::fault("unread: register " + std::to_string(RID) + " of " + name(send_id_) + " was used before it was read");
    return -1;
}

void DMDeviceCollection::add(MotorType type, std::uint32_t send_id, std::uint32_t receive_id) {
    Motor& motor = motors_[receive_id];
    motor.type_ = type;
    motor.send_id_ = send_id;
    motor.receive_id_ = receive_id;
}

Motor& DMDeviceCollection::at(int i) { return std::next(motors_.begin(), i)->second; }

void DMDeviceCollection::send(Motor& motor, std::uint32_t id, const std::array<std::uint8_t, 8>& data) {
    ++motor.requested_;
    if (socket_.is_canfd_enabled()) {
        canfd_frame frame{};
        frame.can_id = id;
        frame.len = 8;
        std::copy(data.begin(), data.end(), frame.data);
        socket_.write_canfd_frame(frame);
    } else {
        can_frame frame{};
        frame.can_id = id;
        frame.can_dlc = 8;
        std::copy(data.begin(), data.end(), frame.data);
        socket_.write_can_frame(frame);
    }
}

void DMDeviceCollection::command(int i, int code) {
    std::array<std::uint8_t, 8> data;
    data.fill(0xFF);
    data[7] = static_cast<std::uint8_t>(code);
    send(at(i), at(i).send_id_, data);
}

void DMDeviceCollection::command_all(int code) {
    for (int i = 0; i < static_cast<int>(motors_.size()); ++i) command(i, code);
}

void DMDeviceCollection::configure(int i, int command, int RID, int value) {
    const auto byte = [](int number) { return static_cast<std::uint8_t>(number); };
    send(at(i), 0x7FF, {byte(static_cast<int>(at(i).send_id_)), 0, byte(command), byte(RID), byte(value), 0, 0, 0});
}

void DMDeviceCollection::refresh_all() {
    for (int i = 0; i < static_cast<int>(motors_.size()); ++i) refresh_one(i);
}

void DMDeviceCollection::query_param_all(int RID) {
    for (int i = 0; i < static_cast<int>(motors_.size()); ++i) query_param_one(i, RID);
}

void DMDeviceCollection::set_control_mode_one(int i, ControlMode mode) {
    at(i).mode_ = mode;
    configure(i, 0x55, static_cast<int>(RID::CTRL_MODE), static_cast<int>(mode));
}

void DMDeviceCollection::set_control_mode_all(ControlMode mode) {
    for (int i = 0; i < static_cast<int>(motors_.size()); ++i) set_control_mode_one(i, mode);
}

bool DMDeviceCollection::is_in(int i, ControlMode mode) {
    const bool right = at(i).mode_ == mode;
    if (!right) std::cerr << "WARNING: control rejected; " << name(at(i).send_id_) << " is in another mode.\n";
    return right;
}

void DMDeviceCollection::posvel_control_one(int i, const PosVelParam& command) {
    if (is_in(i, ControlMode::POS_VEL)) send_position(i, 0x100, command.q, {});
}

void DMDeviceCollection::posforce_control_one(int i, const PosForceParam& command) {
    if (is_in(i, ControlMode::POS_FORCE)) send_position(i, 0x300, command.q, {});
}

// Speed and force limits follow the position; the simulated motor doesn't look at them.
void DMDeviceCollection::send_position(int i, std::uint32_t offset, double q, std::array<std::uint8_t, 4> limits) {
    const auto position = static_cast<float>(q);
    std::array<std::uint8_t, 8> data;
    std::memcpy(data.data(), &position, 4);
    std::copy(limits.begin(), limits.end(), data.begin() + 4);
    send(at(i), at(i).send_id_ + offset, data);
}

void DMDeviceCollection::posvel_control_all(const std::vector<PosVelParam>& commands) {
    for (int i = 0; i < static_cast<int>(commands.size()); ++i) posvel_control_one(i, commands[static_cast<std::size_t>(i)]);
}

void DMDeviceCollection::posforce_control_all(const std::vector<PosForceParam>& commands) {
    for (int i = 0; i < static_cast<int>(commands.size()); ++i) posforce_control_one(i, commands[static_cast<std::size_t>(i)]);
}

void DMDeviceCollection::mit_control_one(int i, const MITParam& mit) {
    if (!is_in(i, ControlMode::MIT)) return;
    const LimitParam limit = Motor::get_limit_param(at(i).type_);
    const std::uint32_t q = code(mit.q, -limit.pMax, limit.pMax, 16), dq = code(mit.dq, -limit.vMax, limit.vMax, 12);
    const std::uint32_t kp = code(mit.kp, 0, 500, 12), kd = code(mit.kd, 0, 5, 12), tau = code(mit.tau, -limit.tMax, limit.tMax, 12);
    const auto byte = [](std::uint32_t number) { return static_cast<std::uint8_t>(number & 0xFF); };
    send(at(i), at(i).send_id_,
         {byte(q >> 8), byte(q), byte(dq >> 4), byte((dq & 0xF) << 4 | kp >> 8), byte(kp), byte(kd >> 4), byte((kd & 0xF) << 4 | tau >> 8), byte(tau)});
}

void DMDeviceCollection::mit_control_all(const std::vector<MITParam>& commands) {
    for (int i = 0; i < static_cast<int>(commands.size()); ++i) mit_control_one(i, commands[static_cast<std::size_t>(i)]);
}

std::vector<Motor> DMDeviceCollection::get_motors() const {
    std::vector<Motor> copies;
    for (const auto& [id, motor] : motors_) copies.push_back(motor);
    return copies;
}

// The callback mode decides how a frame is read. The library can't tell a state from a register's reply.
void DMDeviceCollection::receive(std::uint32_t id, const std::array<std::uint8_t, 8>& data) {
    const auto found = motors_.find(id);
    if (found == motors_.end()) return;
    Motor& motor = found->second;
    ++motor.answered_;
    const bool about_register = data[1] == 0 && (data[2] == 0x33 || data[2] == 0x55);
    if (mode_ == STATE) {
        const LimitParam limit = Motor::get_limit_param(motor.type_);
        motor.q_ = decode(static_cast<std::uint32_t>(data[1] << 8 | data[2]), limit.pMax, 16);
        motor.dq_ = decode(static_cast<std::uint32_t>(data[3] << 4 | data[4] >> 4), limit.vMax, 12);
        motor.tau_ = decode(static_cast<std::uint32_t>((data[4] & 0xF) << 8 | data[5]), limit.tMax, 12);
        motor.t_mos_ = data[6];
        motor.t_rotor_ = data[7];
        motor.from_register_ = about_register;
    } else if (mode_ == PARAM && about_register) {
        motor.registers_[data[3]] = data[4] | data[5] << 8 | data[6] << 16;
    }
}

}  // namespace openarm::damiao_motor

namespace openarm::can::socket {

OpenArm::OpenArm(const std::string& can_interface, bool enable_fd) : port_(can_interface), socket_(can_interface, enable_fd) {}

void OpenArm::init_arm_motors(const std::vector<damiao_motor::MotorType>& types, const std::vector<std::uint32_t>& send_ids,
                              const std::vector<std::uint32_t>& receive_ids, const std::vector<damiao_motor::ControlMode>& modes) {
    if (types.size() != send_ids.size() || types.size() != receive_ids.size()) throw std::invalid_argument("lists of different lengths");
    for (std::size_t i = 0; i < types.size(); ++i) arm_.add(types[i], send_ids[i], receive_ids[i]);
    groups_.push_back(&arm_);
    if (modes.size() == 1) arm_.set_control_mode_all(modes.front());
    else for (std::size_t i = 0; i < modes.size(); ++i) arm_.set_control_mode_one(static_cast<int>(i), modes[i]);
}

void OpenArm::init_gripper_motor(damiao_motor::MotorType type, std::uint32_t send_id, std::uint32_t receive_id,
                                 damiao_motor::ControlMode mode) {
    gripper_.add(type, send_id, receive_id);
    groups_.push_back(&gripper_);
    if (!simulation::scenario().gripper_writes_mode) return;
    gripper_.set_callback_mode_all(damiao_motor::PARAM);
    gripper_.set_control_mode_one(0, mode);
}

void OpenArm::recv_all(int timeout_us) {
    while (socket_.is_data_available(timeout_us)) {
        canfd_frame frame{};
        if (socket_.read_raw_frame(&frame, sizeof(frame)) < 0) break;
        std::array<std::uint8_t, 8> data;
        std::copy(frame.data, frame.data + 8, data.begin());
        for (auto* group : groups_) group->receive(frame.can_id, data);
        if (!simulation::scenario().recv_all_waits_for_each) timeout_us = 0;
    }
}

void OpenArm::enable_all() {
    for (auto* group : groups_) group->enable_all();
}

void OpenArm::disable_all() {
    for (auto* group : groups_) group->disable_all();
}

void OpenArm::set_zero_all() {
    for (auto* group : groups_) group->set_zero_all();
}

void OpenArm::refresh_all() {
    for (auto* group : groups_) group->refresh_all();
}

void OpenArm::refresh_one(int i) {
    for (auto* group : groups_) group->refresh_one(i);
}

void OpenArm::set_callback_mode_all(damiao_motor::CallbackMode mode) {
    for (auto* group : groups_) group->set_callback_mode_all(mode);
}

void OpenArm::query_param_all(int RID) {
    for (auto* group : groups_) group->query_param_all(RID);
}

}  // namespace openarm::can::socket
