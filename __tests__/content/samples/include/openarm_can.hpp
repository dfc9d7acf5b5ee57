// What the pages of the CAN library document of openarm_can, on a simulated port. Samples are compiled against this header, and run.
#pragma once

// Everything that names a clock comes before the clock is replaced below.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <future>
#include <iomanip>
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "simulation.hpp"

namespace std::chrono {

// A clock of the simulated port: it moves when a program waits, sends or looks at it.
struct simulated_clock {
    using duration = std::chrono::nanoseconds;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<simulated_clock>;
    static constexpr bool is_steady = true;
    static time_point now() { return time_point(duration(simulation::now())); }
};

}  // namespace std::chrono

namespace std::this_thread {

template <class Rep, class Period>
void simulated_sleep_for(const std::chrono::duration<Rep, Period>& time) {
    simulation::sleep(std::chrono::duration_cast<std::chrono::nanoseconds>(time).count());
}

template <class Duration>
void simulated_sleep_until(const std::chrono::time_point<std::chrono::simulated_clock, Duration>& time) {
    simulated_sleep_for(time - std::chrono::simulated_clock::now());
}

}  // namespace std::this_thread

#define steady_clock simulated_clock
#define high_resolution_clock simulated_clock
#define sleep_for simulated_sleep_for
#define sleep_until simulated_sleep_until

using canid_t = std::uint32_t;

struct can_frame {
    canid_t can_id;
    std::uint8_t can_dlc, pad, reserved, raw_dlc;
    std::uint8_t data[8];
};

struct canfd_frame {
    canid_t can_id;
    std::uint8_t len, flags, reserved, reserved1;
    std::uint8_t data[64];
};

constexpr std::size_t CAN_MTU = sizeof(can_frame);
constexpr std::size_t CANFD_MTU = sizeof(canfd_frame);

namespace openarm::canbus {

struct CANSocketException : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class CANSocket {
public:
    explicit CANSocket(const std::string& interface, bool enable_fd = false);
    ~CANSocket();
    CANSocket(const CANSocket&) = delete;
    CANSocket& operator=(const CANSocket&) = delete;
    bool is_data_available(int timeout_us = 100);
    ssize_t read_raw_frame(void* buffer, std::size_t size);
    ssize_t write_raw_frame(const void* buffer, std::size_t size);
    bool read_can_frame(can_frame& frame);
    bool read_canfd_frame(canfd_frame& frame);
    bool write_can_frame(const can_frame& frame);
    bool write_canfd_frame(const canfd_frame& frame);
    bool is_canfd_enabled() const { return fd_; }

private:
    bool fd_;
    simulation::Receiver receiver_;
};

class CANDeviceCollection;

}  // namespace openarm::canbus

namespace openarm::damiao_motor {

enum class MotorType : std::uint8_t {
    DM3507, DM4310, DM4310_48V, DM4340, DM4340_48V, DM6006, DM8006, DM8009, DM10010L, DM10010, DMH3510, DMH6215, DMG6220
};

enum class RID : std::uint8_t {
    UV_Value, KT_Value, OT_Value, OC_Value, ACC, DEC, MAX_SPD, MST_ID, ESC_ID, TIMEOUT, CTRL_MODE, Damp, Inertia, hw_ver, sw_ver, SN, NPP, Rs, LS,
    Flux, Gr, PMAX, VMAX, TMAX, I_BW, KP_ASR, KI_ASR, KP_APR, KI_APR, OV_Value, GREF, Deta, V_BW, IQ_c1, VL_c1, can_br, sub_ver,
    u_off = 50, v_off, k1, k2, m_off, dir, p_m = 80, xout
};

enum class ControlMode : std::uint8_t { MIT = 1, POS_VEL, VEL, POS_FORCE };

enum CallbackMode { STATE, PARAM, IGNORE };

struct LimitParam {
    double pMax, vMax, tMax;
};

struct MITParam {
    double kp, kd, q, dq, tau;
};

struct PosVelParam {
    double q, dq;
};

struct PosForceParam {
    double q, dq, i;
};

// A copy of what the library holds. It knows whether that is the motor's newest state, and complains when it is used although it isn't.
class Motor {
public:
    double get_position() const { return checked(q_); }
    double get_velocity() const { return checked(dq_); }
    double get_torque() const { return checked(tau_); }
    int get_state_tmos() const { return static_cast<int>(checked(t_mos_)); }
    int get_state_trotor() const { return static_cast<int>(checked(t_rotor_)); }
    std::uint32_t get_send_can_id() const { return send_id_; }
    std::uint32_t get_recv_can_id() const { return receive_id_; }
    MotorType get_motor_type() const { return type_; }
    bool is_enabled() const { return false; }
    double get_param(int RID) const;
    static LimitParam get_limit_param(MotorType type);

private:
    friend class DMDeviceCollection;
    double checked(double value) const;

    MotorType type_{};
    ControlMode mode_ = ControlMode::MIT;
    std::uint32_t send_id_ = 0, receive_id_ = 0;
    double q_ = 0, dq_ = 0, tau_ = 0, t_mos_ = 0, t_rotor_ = 0;
    bool from_register_ = false;
    int requested_ = 0, answered_ = 0;
    std::map<int, double> registers_;
};

class DMDeviceCollection {
public:
    explicit DMDeviceCollection(canbus::CANSocket& socket) : socket_(socket) {}
    void enable_all() { command_all(0xFC); }
    void disable_all() { command_all(0xFD); }
    void set_zero(int i) { command(i, 0xFE); }
    void set_zero_all() { command_all(0xFE); }
    void set_callback_mode_all(CallbackMode mode) { mode_ = mode; }
    void refresh_one(int i) { configure(i, 0xCC, 0); }
    void refresh_all();
    void query_param_one(int i, int RID) { configure(i, 0x33, RID); }
    void query_param_all(int RID);
    void mit_control_one(int i, const MITParam& command);
    void mit_control_all(const std::vector<MITParam>& commands);
    void set_control_mode_one(int i, ControlMode mode);
    void set_control_mode_all(ControlMode mode);
    void posvel_control_one(int i, const PosVelParam& command);
    void posvel_control_all(const std::vector<PosVelParam>& commands);
    void posforce_control_one(int i, const PosForceParam& command);
    void posforce_control_all(const std::vector<PosForceParam>& commands);
    std::vector<Motor> get_motors() const;
    Motor get_motor(int i) const { return get_motors().at(static_cast<std::size_t>(i)); }
    canbus::CANDeviceCollection& get_device_collection();

    // For the library itself.
    void add(MotorType type, std::uint32_t send_id, std::uint32_t receive_id);
    void configure(int i, int command, int RID, int value = 0);
    void receive(std::uint32_t id, const std::array<std::uint8_t, 8>& data);

private:
    Motor& at(int i);
    void send(Motor& motor, std::uint32_t id, const std::array<std::uint8_t, 8>& data);
    void command(int i, int code);
    void command_all(int code);
    bool is_in(int i, ControlMode mode);
    void send_position(int i, std::uint32_t offset, double q, std::array<std::uint8_t, 4> limits);

    canbus::CANSocket& socket_;
    CallbackMode mode_ = STATE;
    std::map<std::uint32_t, Motor> motors_;  // in the order of receive IDs
};

}  // namespace openarm::damiao_motor

namespace openarm::can::socket {

class ArmComponent : public damiao_motor::DMDeviceCollection {
public:
    using DMDeviceCollection::DMDeviceCollection;
};

class GripperComponent : public damiao_motor::DMDeviceCollection {
public:
    using DMDeviceCollection::DMDeviceCollection;
    void set_limit(double, double) {}
    void set_position(double position, std::optional<double> speed = {}, std::optional<double> torque = {}) {
        posforce_control_one(0, {position, speed.value_or(5), torque.value_or(0.5)});
    }
    void set_position_mit(double position, double kp = 50, double kd = 1) { mit_control_one(0, {kp, kd, position, 0, 0}); }
    void set_zero() { DMDeviceCollection::set_zero(0); }
};

class OpenArm {
public:
    explicit OpenArm(const std::string& can_interface, bool enable_fd = false);
    void init_arm_motors(const std::vector<damiao_motor::MotorType>& types, const std::vector<std::uint32_t>& send_ids,
                         const std::vector<std::uint32_t>& receive_ids, const std::vector<damiao_motor::ControlMode>& modes = {});
    void init_gripper_motor(damiao_motor::MotorType type, std::uint32_t send_id, std::uint32_t receive_id,
                            damiao_motor::ControlMode mode = damiao_motor::ControlMode::MIT);
    ArmComponent& get_arm() { return arm_; }
    GripperComponent& get_gripper() { return gripper_; }
    canbus::CANDeviceCollection& get_master_can_device_collection();
    void enable_all();
    void disable_all();
    void set_zero_all();
    void refresh_all();
    void refresh_one(int i);
    void recv_all(int timeout_us = 500);
    void set_callback_mode_all(damiao_motor::CallbackMode mode);
    void query_param_all(int RID);
    std::string can_interface() const { return port_; }
    bool can_fd_enabled() const { return socket_.is_canfd_enabled(); }

private:
    std::string port_;
    canbus::CANSocket socket_;
    ArmComponent arm_{socket_};
    GripperComponent gripper_{socket_};
    std::vector<damiao_motor::DMDeviceCollection*> groups_;
};

}  // namespace openarm::can::socket
