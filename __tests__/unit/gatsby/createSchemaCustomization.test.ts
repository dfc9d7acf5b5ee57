import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { createResolvers } from '../../../src/gatsby/createResolvers';
import { createSchemaCustomization } from '../../../src/gatsby/createSchemaCustomization';

/** What the hook declares: texts as they are, built types by their names. */
function declared(): string[] {
  const types: string[] = [];
  createSchemaCustomization({
    // The parts that are used.
    actions: { createTypes: (type: string | { readonly name: string }) => types.push(typeof type === 'string' ? type : type.name) },
    schema: { buildObjectType: (config: object) => config },
  } as unknown as CreateSchemaCustomizationArgs);
  return types;
}

describe('the types of the data layer', () => {
  const { env } = process;
  beforeEach(() => (process.env = { ...env }));
  afterAll(() => (process.env = env));

  it('are declared where queries are answered, and the schema is not printed meanwhile', () => {
    const types = declared();
    expect(types).toEqual(expect.arrayContaining([expect.stringContaining('type Doc implements Node'), 'MotorIdsRow', 'Part']));
    expect(process.env.GATSBY_SKIP_WRITING_SCHEMA_TO_FILE).toBe('true');
    createResolvers({ createResolvers: () => undefined } as unknown as Parameters<typeof createResolvers>[0]);
    expect(process.env.GATSBY_SKIP_WRITING_SCHEMA_TO_FILE).toBeUndefined();
  });

  it('cannot be asked for in a worker that renders pages only', () => {
    Object.assign(process.env, { GATSBY_WORKER_POOL_WORKER: 'true', GATSBY_CPU_COUNT: '1' });
    const [types, ...others] = declared();
    expect(others).toEqual([]);
    expect(types).toContain('type MotorIdsRow @dontInfer');
    expect(types?.split('\n').filter((line) => line.includes('implements Node'))).toHaveLength(2);
  });
});
