import type { Orders } from '../engine/messages';
import { poseOf, poses, widest } from '../engine/poses';
import type { Goal } from './GoalSliders';

/** Where the arms begin: above the cubes, open. */
export const firstGoal: Goal = { degrees: poses[0]?.degrees ?? [], opening: widest - 8 };

/** A goal of the sliders as the simulation takes it. */
export const ordersOf = ({ degrees, opening }: Goal, follows: boolean): Orders => ({ goal: poseOf(degrees, opening), follows });

/** What the arms do before anybody has changed anything. */
export const firstOrders: Orders = ordersOf(firstGoal, true);
