import { compareMessage } from '../../../src/symptoms/compareMessages';
import { messageTerms } from '../../../src/symptoms/symptomTerms';

const sized = (text: string) => ({ text, terms: messageTerms(text), size: messageTerms(text).length });
const compare = (line: string, message: string): number => compareMessage(sized(line), sized(message), () => 1);

describe('a line and a message', () => {
  const message = (id: number): string => `Error: Queried Master ID (${id}) does not match provided recv_can_id (17)`;

  it('fit best where both are the same', () => {
    expect(compare(message(-1), message(-1))).toBeCloseTo(1.8);
    expect(compare(message(-1), message(0))).toBeLessThan(1.5);
  });

  it('fit better where the message holds all of the line, though its beginning was not copied, than where it holds most: by more than words make up for', () => {
    const line = message(-1).replace('Error: ', '');
    expect(compare(line, message(-1)) - compare(line, message(0))).toBeGreaterThan(0.2);
  });
});
