/** Danger of a command to people or the robot, for a reader about to copy it. */
export interface Danger {
  readonly level: 'danger' | 'warning';
  readonly title: string;
  readonly text: string;
}

export const danger = (title: string, text: string): Danger => ({ level: 'danger', title, text });
export const warning = (title: string, text: string): Danger => ({ level: 'warning', title, text });
