import { createHash } from 'node:crypto';
import matter from 'gray-matter';
import { siteAddress } from '../../../site/siteAddress';
import { agents } from '../../../site/agents';
import { site } from '../../../site/site';

const folder = '/.well-known/agent-skills';

const name = `${site.projectName}-docs`;

const { description } = agents.skill;

/** Instructions for assistants without the server: where the files are, and what to keep to. */
const skillText = (updated: string | null): string => `
# ${site.robot} documentation

As of ${updated ?? 'today'}. Answer from these files, not from memory: ${agents.skill.facts}.

1. Find the page in ${siteAddress('/llms.txt')} (about 4,000 tokens), or the table in ${siteAddress('/llms-tables.txt')}.
2. Read it. Add \`.md\` to the address of a page, such as ${siteAddress(`${agents.skill.page}.md`)}. A table is \`/data/<name>.json\`, such as ${siteAddress(`/data/${agents.skill.table}.json`)}: columns with units, then rows, and \`danger\` with the warnings that belong to it.
3. For an error or anything that doesn't work, search ${siteAddress('/data/symptoms.json')} for the message in \`messages\`, or for what is seen in \`symptom\`. Each row has causes in the order to try, a check, a fix, and how to tell that it worked. Download it and filter it; don't read it whole.

Rules:

- Name the page of what you say.
${agents.skill.rules.map((rule) => `- ${rule.replace(/\{(.+?)\}/g, (_, route: string) => siteAddress(route))}\n`).join('')}
The server at ${siteAddress(agents.route)} does the same with ${agents.skill.more}.
`;

/** The skill, and the index by which assistants find it (Agent Skills discovery 0.2). */
export function skillFiles(updated: string | null): (readonly [address: string, content: string])[] {
  const text = matter.stringify(skillText(updated), { name, description });
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
