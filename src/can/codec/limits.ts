/** Largest values that fit into packed fields, each also with a minus: position in rad, velocity in rad/s, torque in N·m. */
export interface Limits {
  readonly position: number;
  readonly velocity: number;
  readonly torque: number;
}

/** Largest gains of an MIT command: stiffness in N·m/rad, damping in N·m·s/rad. The same for all motors. */
export const maxGains = { kp: 500, kd: 5 } as const;
