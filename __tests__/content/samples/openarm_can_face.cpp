// The calls of openarm_can.py.
#include "openarm_can.hpp"

extern "C" {

using openarm::can::socket::OpenArm;
using openarm::damiao_motor::ControlMode;
using openarm::damiao_motor::DMDeviceCollection;
using openarm::damiao_motor::Motor;

void* socket_open(const char* port, bool fd) {
    try {
        return new openarm::canbus::CANSocket(port, fd);
    } catch (const std::exception&) {
        return nullptr;
    }
}
void socket_close(void* socket) { delete static_cast<openarm::canbus::CANSocket*>(socket); }
int socket_read(void* socket, void* buffer, int size) {
    return static_cast<int>(static_cast<openarm::canbus::CANSocket*>(socket)->read_raw_frame(buffer, static_cast<std::size_t>(size)));
}
int socket_write(void* socket, const void* buffer, int size) {
    return static_cast<int>(static_cast<openarm::canbus::CANSocket*>(socket)->write_raw_frame(buffer, static_cast<std::size_t>(size)));
}

void* robot_open(const char* port, bool fd) {
    try {
        return new OpenArm(port, fd);
    } catch (const std::exception&) {
        return nullptr;
    }
}
void robot_close(void* robot) { delete static_cast<OpenArm*>(robot); }
void robot_arm(void* robot, int count, const int* types, const std::uint32_t* send_ids, const std::uint32_t* receive_ids, int mode_count,
               const int* modes) {
    std::vector<openarm::damiao_motor::MotorType> named;
    std::vector<ControlMode> named_modes;
    for (int i = 0; i < count; ++i) named.push_back(static_cast<openarm::damiao_motor::MotorType>(types[i]));
    for (int i = 0; i < mode_count; ++i) named_modes.push_back(static_cast<ControlMode>(modes[i]));
    static_cast<OpenArm*>(robot)->init_arm_motors(named, {send_ids, send_ids + count}, {receive_ids, receive_ids + count}, named_modes);
}
void robot_gripper(void* robot, int type, std::uint32_t send_id, std::uint32_t receive_id, int mode) {
    static_cast<OpenArm*>(robot)->init_gripper_motor(static_cast<openarm::damiao_motor::MotorType>(type), send_id, receive_id,
                                                     static_cast<ControlMode>(mode));
}
void robot_receive(void* robot, int timeout_us) { static_cast<OpenArm*>(robot)->recv_all(timeout_us); }
void* robot_group(void* robot, bool gripper) {
    OpenArm* of = static_cast<OpenArm*>(robot);
    return gripper ? static_cast<DMDeviceCollection*>(&of->get_gripper()) : static_cast<DMDeviceCollection*>(&of->get_arm());
}

void group_enable(void* group) { static_cast<DMDeviceCollection*>(group)->enable_all(); }
void group_disable(void* group) { static_cast<DMDeviceCollection*>(group)->disable_all(); }
void group_zero(void* group) { static_cast<DMDeviceCollection*>(group)->set_zero_all(); }
void group_refresh(void* group) { static_cast<DMDeviceCollection*>(group)->refresh_all(); }
void group_query(void* group, int RID) { static_cast<DMDeviceCollection*>(group)->query_param_all(RID); }
void group_mode(void* group, int mode) {
    static_cast<DMDeviceCollection*>(group)->set_callback_mode_all(static_cast<openarm::damiao_motor::CallbackMode>(mode));
}
void group_mit(void* group, int i, double kp, double kd, double q, double dq, double tau) {
    static_cast<DMDeviceCollection*>(group)->mit_control_one(i, {kp, kd, q, dq, tau});
}
void group_control_mode(void* group, int i, int mode) {
    static_cast<DMDeviceCollection*>(group)->set_control_mode_one(i, static_cast<ControlMode>(mode));
}
void group_posvel(void* group, int i, double q, double dq) { static_cast<DMDeviceCollection*>(group)->posvel_control_one(i, {q, dq}); }
void group_posforce(void* group, int i, double q, double dq, double current) {
    static_cast<DMDeviceCollection*>(group)->posforce_control_one(i, {q, dq, current});
}
void group_zero_one(void* group, int i) { static_cast<DMDeviceCollection*>(group)->set_zero(i); }
int group_count(void* group) { return static_cast<int>(static_cast<DMDeviceCollection*>(group)->get_motors().size()); }
void* group_motor(void* group, int i) { return new Motor(static_cast<DMDeviceCollection*>(group)->get_motor(i)); }

void motor_free(void* motor) { delete static_cast<Motor*>(motor); }
double motor_value(void* motor, int which) {
    const Motor& of = *static_cast<Motor*>(motor);
    return which == 0 ? of.get_position() : which == 1 ? of.get_velocity() : which == 2 ? of.get_torque() : which == 3 ? of.get_state_tmos() : of.get_state_trotor();
}
int motor_id(void* motor, bool receive) {
    const Motor& of = *static_cast<Motor*>(motor);
    return static_cast<int>(receive ? of.get_recv_can_id() : of.get_send_can_id());
}
double motor_param(void* motor, int RID) { return static_cast<Motor*>(motor)->get_param(RID); }
}
