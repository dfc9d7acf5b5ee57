import { formatNumber } from '../../model/formatCell';
import { numberIn, placedRows, textIn } from '../tables/rows';
import type { PlacedRow } from '../tables/rows';
import type { Row, Table } from '../tables/csvTable';
import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';

const jointsOf = (row: Row): readonly string[] => (typeof row.joints === 'object' && row.joints !== null ? row.joints : []);

/** The motor that the bill of materials has for a joint is the one that the specification has. */
function checkMotor({ row, place }: PlacedRow, joints: ReadonlyMap<string, Row>): Problem[] {
  const model = textIn(row, 'model_number');
  const named = jointsOf(row);
  const problems = named.flatMap((joint): Problem[] => {
    const motor = joints.get(joint);
    if (!motor) return [{ ...place, message: `"${model}": there is no joint "${joint}". ${didYouMean(joint, joints.keys())}` }];
    if (motor.motor_model === model) return [];
    return [
      {
        ...place,
        message: `"${model}" is the motor of ${joint} here, but content/data/joints-to-motors.csv has "${textIn(motor, 'motor_model')}" there. Correct the one that is wrong.`,
      },
    ];
  });
  const needed = named.reduce((total, joint) => total + (numberIn(joints.get(joint) ?? {}, 'quantity_two_arms') || 0), 0);
  const quantity = numberIn(row, 'quantity_robot');
  if (problems.length === 0 && quantity !== needed) {
    problems.push({
      ...place,
      message: `"${model}": quantity_robot is ${formatNumber(quantity)}, but ${named.join(', ')} of two arms need ${needed}. Correct the one that is wrong.`,
    });
  }
  return problems;
}

/** Motors of the bill of materials that do not fit the joints: an unknown joint, another model, or a wrong number. */
export function checkMotors(tables: ReadonlyMap<string, Table>): Problem[] {
  const [costs, places] = [tables.get('motor-costs'), tables.get('joints-to-motors')];
  if (!costs || !places) return [];
  const joints = new Map(places.rows.map((row) => [textIn(row, 'joint'), row]));
  const named = new Set(costs.rows.flatMap(jointsOf));
  const missing = [...joints.keys()]
    .filter((joint) => !named.has(joint))
    .map((joint) => ({ file: costs.file, message: `has no motor for ${joint}. Add the joint to the row of its motor.` }));
  return [...placedRows(costs).flatMap((row) => checkMotor(row, joints)), ...missing];
}
