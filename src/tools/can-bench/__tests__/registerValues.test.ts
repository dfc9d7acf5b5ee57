import { typedFor, valuesAfter } from '../interface/registerValues';

const start = { motor: 3, values: { q: '1', register: '22', value: '10' } };

test('each register keeps what was typed for it, and no other gets it', () => {
  const other = { motor: 3, values: valuesAfter(start, { register: '9' }) };
  expect(other.values).toMatchObject({ q: '1', register: '9', value: '' });
  expect(typedFor(other, '22')).toBe('10');
  const back = valuesAfter({ motor: 3, values: { ...other.values, value: '2000' } }, { register: '22' });
  expect(back).toMatchObject({ register: '22', value: '10' });
  expect(typedFor({ motor: 3, values: back }, '9')).toBe('2000');
});

test('an ID is kept by its motor, other values stay for the next motor', () => {
  expect(valuesAfter(start, { motor: 4 })).toBe(start.values);
  const ids = { motor: 3, values: { register: '8', value: '3' } };
  const next = { motor: 4, values: valuesAfter(ids, { motor: 4 }) };
  expect(next.values.value).toBe('');
  expect(valuesAfter(next, { motor: 3 }).value).toBe('3');
});
