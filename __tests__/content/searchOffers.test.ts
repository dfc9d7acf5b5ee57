import { termId } from '../../src/content/glossary/glossary';
import { createEngine } from '../../src/search/engine/engine';
import { findAnswers } from '../../src/search/engine/findAnswers';
import { packIndex, textsOf } from '../../src/search/engine/packIndex';
import { buildAnswers } from '../../src/search/records/answers';
import { searchRecords } from '../../src/search/records/records';
import { compressedSize } from '../../src/search/records/indexFiles';
import { searchAnswers } from '../../src/site/searchAnswers';
import { popularQueries } from '../../src/site/popularQueries';
import { searchSettings } from '../../src/site/searchSettings';
import { site, tables } from './siteContent';

const records = searchRecords(site);
const { groups, problems } = buildAnswers(searchAnswers, tables, records.pages);
const answers = (query: string): string[] => findAnswers(query, groups).map(({ subject, text }) => `${subject} · ${text}`);

describe('popular queries', () => {
  const engine = createEngine(packIndex(records));

  it.each(popularQueries)('have results: %s', async (query) =>
    expect((await engine.search({ indexName: searchSettings.indexName, query })).nbHits).toBeGreaterThan(0),
  );
});

describe('terms of the glossary', () => {
  const engine = createEngine(packIndex(records));
  beforeAll(() => engine.showTexts(textsOf(records)));

  it.each(['error-passive', 'bus-off', 'daisy-chain', 'Gerber'])(
    'lead to their entry, after the pages that explain them: %s',
    async (query) => {
      const { hits } = await engine.search({ indexName: searchSettings.indexName, query });
      expect(hits.slice(0, 2).map(({ url }) => url)).toContain(`/getting-started/glossary#${termId(query)}`);
    },
  );
});

describe('direct answers', () => {
  it('are made of every table that is named, and small', () => {
    expect(problems).toEqual([]);
    expect(groups).toHaveLength(searchAnswers.length);
    for (const { lines } of groups) {
      expect(lines.length).toBeGreaterThan(3);
      expect(lines.filter(([subject, names, text]) => !subject || names.length === 0 || !text)).toEqual([]);
    }
    expect(compressedSize(JSON.stringify(groups))).toBeLessThan(4000);
  });

  it.each([
    ['J5 id', 'J5 · send 0x05, receive 0x15 · DM-J4310-2EC V1.1'],
    ['can id of joint 5 on the left arm', 'J5 · send 0x05, receive 0x15 · DM-J4310-2EC V1.1'],
    ['which motor is in joint 3', 'J3 · send 0x03, receive 0x13 · DM-J4340P-2EC'],
    ['0x15', '0x15 · receive ID of J5 · send 0x05 · DM-J4310-2EC V1.1'],
    ['0x8', '0x08 · send ID of J8 · receive 0x18 · DM-J4310-2EC V1.1'],
    ['J1 limits', 'J1 · −80° to 200° in the one-arm model · swings the arm forward and back'],
    ['torque J1', 'J1 · rated 20\u00a0N·m, peak 40\u00a0N·m · DM-J8009P-2EC'],
    ['DM-J4310-2EC', 'DM-J4310-2EC V1.1 · J5, J6, J7, J8 · rated 3\u00a0N·m, peak 7\u00a0N·m · 300\u00a0g'],
    ['register 10', '0x0A · register 10, CTRL_MODE · control mode 1..4'],
    ['error 8', '8 · overvoltage · blinking red'],
    ['error 0x8', '8 · overvoltage · blinking red'],
    ['openarm 1 fault 8', '8 · overvoltage · blinking red'],
    ['0x7FF', '0x7FF · to the motor · Register read, write and save; state request. Bytes 0 and 1 name the motor'],
    ['frame 0x201', '0x200 + ID · to the motor · Velocity command'],
    ['motor id 3', 'J3 · send 0x03, receive 0x13 · DM-J4340P-2EC'],
    ['gripper can id', 'J8 · send 0x08, receive 0x18 · DM-J4310-2EC V1.1'],
    ['max current 4310', 'DM-J4310-2EC V1.1 · rated 2.5\u00a0A, peak 7.5\u00a0A'],
    ['joint 1 peak current', 'J1 · rated 20\u00a0A, peak 50\u00a0A · DM-J8009P-2EC'],
    ['8009 rated voltage', 'DM-J8009P-2EC · rated for 24\u00a0V'],
  ])('to %j are right', (query, line) => expect(answers(query)).toEqual([line]));

  // The rated voltage isn't the highest, and what OpenArm 1 has isn't that of OpenArm 2.
  it.each([
    '8009 max voltage',
    '8009 peak voltage',
    'v2.0 joint 1 torque',
    'openarm v2.0 j1 id',
    'openarm 2 register 9',
    'C++ code',
    'joint 5 mode',
    '4310 rate',
    'gripper',
  ])('are not given to %j', (query) => expect(answers(query)).toEqual([]));

  it('name every joint of a place', () =>
    expect(['shoulder id', 'wrist motors'].map((query) => answers(query).map((line) => line.split(' · ')[0]))).toEqual([
      ['J1', 'J2'],
      ['J6', 'J7'],
    ]));

  it('name both models of a number that two share', () =>
    expect(answers('4340').map((line) => line.split(' · ')[1])).toEqual(['J3', 'J4']));

  it.each(['J3 J4 step 4', 'left J1 limit', 'j5 j6 j7 sub assembly', 'motor IDs', 'gripper'])('are none for %j', (query) =>
    expect(answers(query)).toEqual([]),
  );
});
