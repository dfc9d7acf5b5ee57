import { renderToStaticMarkup } from 'react-dom/server';
import { LoadFields, ToolTable } from '../interface/Explorer';
import { bothArms } from '../../../arm/__tests__/bothArms';

jest.mock('gatsby', (): unknown => jest.requireActual('../../../../__tests__/unit/fixtures/gatsby'));

it('writes a place above 1 m without a comma for thousands, which would part it in a list with commas', () => {
  const raised = renderToStaticMarkup(<ToolTable model={bothArms.right} angles={[Math.PI, 0, 0, 0, 0, 0, 0]} />);
  expect(raised.replaceAll('\u00a0', ' ')).toContain('x 0.0, y −149.0, z 1314.1');
});

it('says the payload of an address as it is computed with', () => {
  const words = (payload: number): string =>
    renderToStaticMarkup(<LoadFields payload={payload} point="tool" onChange={() => undefined} />).replaceAll('\u00a0', ' ');
  expect(words(1.22)).toContain('Payload: 1.22 kg');
  expect(words(0)).toContain('Payload: 0 kg');
});
