import type { Scheme } from '../engine/messages';

/** Ways to compute the torques, as readers choose them, and what each shows. */
export const schemeWords: Readonly<Record<Scheme, { readonly label: string; readonly note: string }>> = {
  implicit: {
    label: 'Implicit, every 2 ms',
    note: 'Spring and damper are computed for the end of each step. That is stable at any gains, so what you see is the arm and not the computation.',
  },
  fine: {
    label: 'Explicit, every 0.25 ms',
    note: 'Spring and damper are computed for the beginning of each step, as in a program. The steps are short enough to stay stable with all published gains.',
  },
  coarse: {
    label: 'Explicit, every 2 ms',
    note: "At this rate the model chatters in some poses, such as stretched forward with the gains of teleoperation: a joint with little inertia gets a torque that is out of date before the step ends. The model leaves out the motors' rotors, which turn behind a gear and add inertia, so don't expect a real arm to chatter in the same poses.",
  },
};
