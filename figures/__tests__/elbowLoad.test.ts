import { elbowLoad } from '../impedance';
import { readRow } from '../tables/readTable';

test('the elbow example of the pages is what the inertias of the model give', () => {
  const example = readRow('elbow-example', 'elbow');
  const { inertia, torque } = elbowLoad();
  expect(example.number('inertia_kgm2')).toBeCloseTo(inertia, 3);
  expect(example.number('holding_torque_nm')).toBeCloseTo(torque, 2);
});
