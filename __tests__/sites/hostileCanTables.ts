/** Declarations of the tables of the CAN bus, with text wherever readers see text. */
export const hostileCanDefinitions = `
  'motor-ids': { title: 'Motors', key: 'joint', columns: {
    joint: { label: 'A', type: 'text' }, openarm_can_motor_type: { label: 'A', type: 'text' },
    send_can_id_dec: { label: 'A', type: 'integer' }, receive_master_id_dec: { label: 'A', type: 'integer' },
    mit_pmax_rad: { label: 'A', type: 'number' }, mit_vmax_rad_s: { label: 'A', type: 'number' }, mit_tmax_nm: { label: 'A', type: 'number' },
  } },
  'mit-limits': { title: 'Limits', key: 'type', columns: {
    type: { label: 'A', type: 'text' },
    p_max_rad: { label: 'A', type: 'number' }, v_max_rad_s: { label: 'A', type: 'number' }, t_max_nm: { label: 'A', type: 'number' },
  } },
  'mit-limit-sets': { title: 'Software', key: 'name', columns: { name: { label: 'A', type: 'text' }, software: { label: 'A', type: 'text' }, openarm_can: { label: 'A', type: 'boolean' } } },
  'mit-limit-differences': { title: 'Differences', key: 'row', columns: {
    row: { label: 'A', type: 'text' }, software: { label: 'A', type: 'text' }, type: { label: 'A', type: 'text' },
    p_max_rad: { label: 'A', type: 'number' }, v_max_rad_s: { label: 'A', type: 'number' }, t_max_nm: { label: 'A', type: 'number' },
  } },
  'damiao-registers': { title: 'Registers', key: 'rid_dec', columns: {
    rid_dec: { label: 'A', type: 'integer' }, name: { label: 'A', type: 'text' }, meaning: { label: 'A', type: 'text' },
    access: { label: 'A', type: 'text' }, type: { label: 'A', type: 'text' }, range: { label: 'A', type: 'text' },
  } },
  'motor-status-codes': { title: 'States', key: 'code', columns: { code: { label: 'A', type: 'text' }, meaning: { label: 'A', type: 'text' } } },
  'can-channels': { title: 'Ports', key: 'interface', columns: { interface: { label: 'A', type: 'text' }, arm: { label: 'A', type: 'text' }, arm_of_one_pair: { label: 'A', type: 'text' } } },
`;

/** Names of these tables, as a page writes them. */
export const hostileCanNames =
  'motor-ids, mit-limits, mit-limit-sets, mit-limit-differences, damiao-registers, motor-status-codes, can-channels';

/** The tables, each with one row and `cell` in every cell of text. */
export const hostileCanFiles = (cell: string): Readonly<Record<string, string>> => ({
  'content/data/motor-ids.csv': `joint,openarm_can_motor_type,send_can_id_dec,receive_master_id_dec,mit_pmax_rad,mit_vmax_rad_s,mit_tmax_nm\n${cell},${cell},1,17,12.5,30,10\n`,
  'content/data/mit-limits.csv': `type,p_max_rad,v_max_rad_s,t_max_nm\n${cell},12.5,30,10\n`,
  'content/data/mit-limit-sets.csv': `name,software,openarm_can\n1.2.9,${cell},yes\n`,
  'content/data/mit-limit-differences.csv': `row,software,type,p_max_rad,v_max_rad_s,t_max_nm\n${cell},1.2.9,other,12.5,30,10\n`,
  'content/data/damiao-registers.csv': `rid_dec,name,meaning,access,type,range\n0,${cell},${cell},RW,float,${cell}\n`,
  'content/data/motor-status-codes.csv': `code,meaning\n1,${cell}\n`,
  'content/data/can-channels.csv': `interface,arm,arm_of_one_pair\ncan0,${cell},${cell}\n`,
});
