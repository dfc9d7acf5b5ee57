/** Joint of the gripper, which openarm_can keeps apart from the motors of the arm. */
export const gripperJoint = 'J8';
