"""The Python names of openarm_can on the simulated port: those that the real module binds, and no others."""

import ctypes
import enum
import os

_library = ctypes.CDLL(os.environ["SIMULATION"])
for _name, _result, _arguments in [
    ("simulation_now", ctypes.c_double, []),
    ("simulation_sleep", None, [ctypes.c_double]),
    ("simulation_reset", None, [ctypes.c_char_p]),
    ("simulation_report", ctypes.c_char_p, []),
    ("socket_open", ctypes.c_void_p, [ctypes.c_char_p, ctypes.c_bool]),
    ("socket_close", None, [ctypes.c_void_p]),
    ("socket_read", ctypes.c_int, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int]),
    ("socket_write", ctypes.c_int, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int]),
    ("robot_open", ctypes.c_void_p, [ctypes.c_char_p, ctypes.c_bool]),
    ("robot_close", None, [ctypes.c_void_p]),
    ("robot_arm", None, [ctypes.c_void_p, ctypes.c_int] + [ctypes.c_void_p] * 3 + [ctypes.c_int, ctypes.c_void_p]),
    ("robot_gripper", None, [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_int]),
    ("robot_receive", None, [ctypes.c_void_p, ctypes.c_int]),
    ("robot_group", ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_bool]),
    ("group_enable", None, [ctypes.c_void_p]),
    ("group_disable", None, [ctypes.c_void_p]),
    ("group_zero", None, [ctypes.c_void_p]),
    ("group_refresh", None, [ctypes.c_void_p]),
    ("group_query", None, [ctypes.c_void_p, ctypes.c_int]),
    ("group_mode", None, [ctypes.c_void_p, ctypes.c_int]),
    ("group_mit", None, [ctypes.c_void_p, ctypes.c_int] + [ctypes.c_double] * 5),
    ("group_control_mode", None, [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]),
    ("group_posvel", None, [ctypes.c_void_p, ctypes.c_int] + [ctypes.c_double] * 2),
    ("group_posforce", None, [ctypes.c_void_p, ctypes.c_int] + [ctypes.c_double] * 3),
    ("group_zero_one", None, [ctypes.c_void_p, ctypes.c_int]),
    ("group_count", ctypes.c_int, [ctypes.c_void_p]),
    ("group_motor", ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_int]),
    ("motor_free", None, [ctypes.c_void_p]),
    ("motor_value", ctypes.c_double, [ctypes.c_void_p, ctypes.c_int]),
    ("motor_id", ctypes.c_int, [ctypes.c_void_p, ctypes.c_bool]),
    ("motor_param", ctypes.c_double, [ctypes.c_void_p, ctypes.c_int]),
]:
    _function = getattr(_library, _name)
    _function.restype, _function.argtypes = _result, _arguments

MotorType = enum.IntEnum("MotorType", "DM3507 DM4310 DM4310_48V DM4340 DM4340_48V DM6006 DM8006 DM8009 DM10010L DM10010 DMH3510 DMH6215 DMG6220", start=0)
CallbackMode = enum.IntEnum("CallbackMode", "STATE PARAM IGNORE", start=0)
ControlMode = enum.IntEnum("ControlMode", "MIT POS_VEL VEL POS_FORCE")
_registers = (
    "UV_Value KT_Value OT_Value OC_Value ACC DEC MAX_SPD MST_ID ESC_ID TIMEOUT CTRL_MODE Damp Inertia hw_ver sw_ver SN NPP Rs LS Flux Gr PMAX VMAX TMAX "
    "I_BW KP_ASR KI_ASR KP_APR KI_APR OV_Value GREF Deta V_BW IQ_c1 VL_c1 can_br sub_ver"
).split()
MotorVariable = enum.IntEnum(
    "MotorVariable",
    [*((name, rid) for rid, name in enumerate(_registers)), ("u_off", 50), ("v_off", 51), ("k1", 52), ("k2", 53), ("m_off", 54), ("dir", 55), ("p_m", 80), ("xout", 81)],
)


class CANSocketException(Exception):
    pass


def _opened(pointer, port):
    if not pointer:
        raise CANSocketException(f"Socket error: Failed to initialize socket for interface: {port}")
    return pointer


class MITParam:
    def __init__(self, kp, kd, q, dq, tau):
        self.kp, self.kd, self.q, self.dq, self.tau = kp, kd, q, dq, tau


class PosVelParam:
    def __init__(self, q, dq):
        self.q, self.dq = q, dq


class PosForceParam:
    def __init__(self, q, dq, i):
        self.q, self.dq, self.i = q, dq, i


class CANSocket:
    def __init__(self, interface, enable_fd=False):
        self._pointer = None
        self._pointer = _opened(_library.socket_open(interface.encode(), enable_fd), interface)

    def __del__(self):
        if self._pointer:
            _library.socket_close(self._pointer)

    def read_raw_frame(self, buffer_size):
        buffer = ctypes.create_string_buffer(buffer_size)
        length = _library.socket_read(self._pointer, buffer, buffer_size)
        if length <= 0:  # as nanobind does: the bindings return a null handle
            raise TypeError(
                "Unable to convert function return value to a Python type! The signature was\n"
                "    read_raw_frame(self, buffer_size: int) -> bytes"
            )
        return buffer.raw[:length]

    def write_raw_frame(self, data):
        return _library.socket_write(self._pointer, data, len(data))


class Motor:
    def __init__(self, pointer):
        self._pointer = pointer

    def __del__(self):
        _library.motor_free(self._pointer)

    def get_position(self):
        return _library.motor_value(self._pointer, 0)

    def get_velocity(self):
        return _library.motor_value(self._pointer, 1)

    def get_torque(self):
        return _library.motor_value(self._pointer, 2)

    def get_state_tmos(self):
        return int(_library.motor_value(self._pointer, 3))

    def get_state_trotor(self):
        return int(_library.motor_value(self._pointer, 4))

    def get_send_can_id(self):
        return _library.motor_id(self._pointer, False)

    def get_recv_can_id(self):
        return _library.motor_id(self._pointer, True)

    def is_enabled(self):
        return False

    def get_param(self, rid):
        return _library.motor_param(self._pointer, int(rid))


class _Group:
    def __init__(self, pointer):
        self._pointer = pointer

    def enable_all(self):
        _library.group_enable(self._pointer)

    def disable_all(self):
        _library.group_disable(self._pointer)

    def set_zero_all(self):
        _library.group_zero(self._pointer)

    def refresh_all(self):
        _library.group_refresh(self._pointer)

    def query_param_all(self, rid):
        _library.group_query(self._pointer, int(rid))

    def set_callback_mode_all(self, callback_mode):
        _library.group_mode(self._pointer, int(callback_mode))

    def mit_control_one(self, index, mit_param):
        _library.group_mit(self._pointer, index, mit_param.kp, mit_param.kd, mit_param.q, mit_param.dq, mit_param.tau)

    def mit_control_all(self, mit_params):
        for index, mit_param in enumerate(mit_params):
            self.mit_control_one(index, mit_param)

    def set_control_mode_one(self, index, mode):
        _library.group_control_mode(self._pointer, index, int(mode))

    def set_control_mode_all(self, mode):
        for index in range(_library.group_count(self._pointer)):
            self.set_control_mode_one(index, mode)

    def posvel_control_one(self, index, posvel_param):
        _library.group_posvel(self._pointer, index, posvel_param.q, posvel_param.dq)

    def posvel_control_all(self, posvel_params):
        for index, posvel_param in enumerate(posvel_params):
            self.posvel_control_one(index, posvel_param)

    def posforce_control_one(self, index, posforce_param):
        _library.group_posforce(self._pointer, index, posforce_param.q, posforce_param.dq, posforce_param.i)

    def posforce_control_all(self, posforce_params):
        for index, posforce_param in enumerate(posforce_params):
            self.posforce_control_one(index, posforce_param)

    def get_motors(self):
        return [Motor(_library.group_motor(self._pointer, i)) for i in range(_library.group_count(self._pointer))]


class _Gripper(_Group):
    def set_limit(self, speed_rad_s, torque_pu):
        pass

    def set_position(self, position, speed_rad_s=None, torque_pu=None):
        self.posforce_control_one(0, PosForceParam(position, speed_rad_s or 5.0, torque_pu or 0.5))

    def set_position_mit(self, position, kp=50.0, kd=1.0):
        self.mit_control_one(0, MITParam(kp, kd, position, 0.0, 0.0))

    def set_zero(self):
        _library.group_zero_one(self._pointer, 0)

    def get_motor(self):
        return self.get_motors()[0]


class OpenArm:
    def __init__(self, can_interface, enable_fd=False):
        self._pointer = None
        self._pointer = _opened(_library.robot_open(can_interface.encode(), enable_fd), can_interface)
        self._arm = _Group(_library.robot_group(self._pointer, False))
        self._gripper = _Gripper(_library.robot_group(self._pointer, True))
        self._groups = []

    def __del__(self):
        if self._pointer:
            _library.robot_close(self._pointer)

    def init_arm_motors(self, motor_types, send_can_ids, recv_can_ids, control_modes=()):
        if not len(motor_types) == len(send_can_ids) == len(recv_can_ids):
            raise ValueError("lists of different lengths")
        count = len(motor_types)
        types = (ctypes.c_int * count)(*map(int, motor_types))
        ids = [(ctypes.c_uint32 * count)(*part) for part in (send_can_ids, recv_can_ids)]
        modes = (ctypes.c_int * len(control_modes))(*map(int, control_modes))
        self._groups.append(self._arm)
        _library.robot_arm(self._pointer, count, types, *ids, len(control_modes), modes)

    def init_gripper_motor(self, motor_type, send_can_id, recv_can_id, control_mode=ControlMode.MIT):
        _library.robot_gripper(self._pointer, int(motor_type), send_can_id, recv_can_id, int(control_mode))
        self._groups.append(self._gripper)

    def get_arm(self):
        return self._arm

    def get_gripper(self):
        return self._gripper

    def recv_all(self, timeout_us=500):
        _library.robot_receive(self._pointer, timeout_us)

    def enable_all(self):
        for group in self._groups:
            group.enable_all()

    def disable_all(self):
        for group in self._groups:
            group.disable_all()

    def set_zero_all(self):
        for group in self._groups:
            group.set_zero_all()

    def refresh_all(self):
        for group in self._groups:
            group.refresh_all()

    def set_callback_mode_all(self, callback_mode):
        for group in self._groups:
            group.set_callback_mode_all(callback_mode)

    def query_param_all(self, rid):
        for group in self._groups:
            group.query_param_all(rid)
