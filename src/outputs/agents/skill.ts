import { createHash } from 'node:crypto';
import { siteAddress } from '../../site/siteAddress';
import { agentsRoute } from '../../tools/agents/siteData';

const folder = '/.well-known/agent-skills';

const name = 'openarm-docs';

const description =
  'Answer questions about the OpenArm 1 robot arm from its documentation: IDs, limits, gains, wiring, CAN, ROS 2, parts, prices, assembly, and what to do about an error. Use it whenever somebody builds, wires, configures, simulates or repairs an OpenArm.';

/** Instructions for assistants without the server: where the files are, and what to keep to. */
const skillText = (updated: string | null): string => `---
name: ${name}
description: ${description}
---

# OpenArm 1 documentation

As of ${updated ?? 'today'}. Answer from these files, not from memory: IDs, gains, screws, prices and commands differ between versions.

1. Find the page in ${siteAddress('/llms.txt')} (about 4,000 tokens), or the table in ${siteAddress('/llms-tables.txt')}.
2. Read it. Add \`.md\` to the address of a page, such as ${siteAddress('/software/can.md')}. A table is \`/data/<name>.json\`, such as ${siteAddress('/data/motor-ids.json')}: columns with units, then rows, and \`danger\` with the warnings that belong to it.
3. For an error or anything that doesn't work, search ${siteAddress('/data/symptoms.json')} for the message in \`messages\`, or for what is seen in \`symptom\`. Each row has causes in the order to try, a check, a fix, and how to tell that it worked. Download it and filter it; don't read it whole.

Rules:

- Name the page of what you say.
- Repeat every danger and warning before the step it belongs to. The arm has no brakes: it falls when its power goes.
- Never make up a CAN frame, a gain or a command. For frames, send the reader to ${siteAddress('/software/can-bench')}.
- If the files have no answer, say that the documentation doesn't say.
- OpenArm 2 is another robot; this documentation doesn't cover it.

The server at ${siteAddress(agentsRoute)} does the same with search, a CAN decoder and the arm model.
`;

/** The skill, and the index by which assistants find it (Agent Skills discovery 0.2). */
export function skillFiles(updated: string | null): (readonly [address: string, content: string])[] {
  const text = skillText(updated);
  const address = `${folder}/${name}/SKILL.md`;
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{ name, type: 'skill-md', description, url: siteAddress(address), digest }],
  };
  return [
    [address, text],
    [`${folder}/index.json`, JSON.stringify(index, null, 1)],
  ];
}
