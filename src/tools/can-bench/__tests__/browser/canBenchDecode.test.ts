import { benchOn, benchRoute, recordedLines } from './canBenchPage';
import { newPageForEachTest } from '../../../../../__tests__/browser/newPageForEachTest';
import { eventually } from '../../../../../__tests__/browser/eventually';
import type { OpenSite, SitePage } from '../../../../../__tests__/browser/site';
import { toolsSite } from '../../../../../__tests__/sites/toolsSite';

let site: OpenSite;
let at: SitePage;

newPageForEachTest((given) => ({ site, opened: at } = given), undefined, toolsSite);

const { bench, frames, search, saysFrames, tab } = benchOn(() => at.page);
const field = () => bench('textarea');

it.each(['Worker', 'IntersectionObserver'])(
  'a browser without %s keeps the text of the page, and the bench says what is missing',
  async (name) => {
    await at.page.addInitScript((missing) => void Reflect.deleteProperty(window, missing), name);
    await at.goto(benchRoute);
    const paragraphs = at.page.locator('main p');
    const before = await paragraphs.count();
    await field().fill(recordedLines);
    if (name === 'Worker') await at.page.getByText('This browser doesn’t allow the worker that reads frames.').waitFor();
    else await saysFrames('6 frames.');
    expect(await paragraphs.count()).toBeGreaterThanOrEqual(before);
    expect(at.errors).toEqual([]);
  },
);

describe('decoding', () => {
  it('says what pasted lines mean, motor by motor and frame by frame, down to the bits, and sends nothing away', async () => {
    await at.goto(benchRoute);
    // The focus goes on with the lines when a press of “Clear” takes its button away.
    await at.page.getByRole('button', { name: 'Show an example' }).click();
    await at.page.getByRole('button', { name: 'Clear' }).press('Enter');
    await eventually(async () => expect(await field().evaluate((element) => element === document.activeElement)).toBe(true));
    const asked: string[] = [];
    at.page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await field().fill(recordedLines);
    await saysFrames('6 frames. Read as candump or cansend lines (IDs and bytes hexadecimal, times in s). 1 line could not be read.');
    await eventually(async () => expect(await frames().count()).toBe(6));
    const texts = await frames().allInnerTexts();
    expect(texts[0]).toContain('Register read to J1 (DM8009): register 10 (CTRL_MODE');
    expect(texts[1]).toContain('Reply to a read of J1');
    expect(texts[1]).not.toContain('or:');
    expect(texts[2]).toMatch(/Enable to J1[\s\S]*or: MIT command to J1/);
    expect(texts[3]).toContain('State of J1 (DM8009): enabled, position −0.1055 rad');
    expect(await bench('table').first().innerText()).toContain('communication lost × 1');
    expect(await bench('[data-verdict="bad"] strong').innerText()).toMatch(
      /^The port can0 leaves the bus \(bus-off\) at 0\.006 s \(line 7\)/,
    );
    expect(await bench('[data-verdict] li a[href*="#motor-fault-d"]').count()).toBe(1);
    expect(await bench('[data-verdict] p a[href*="#bus-off"]').count()).toBe(1);
    expect(await bench('details:has-text("could not be read") li').innerText()).toContain('Line 6');
    await frames().nth(3).locator('summary').click();
    const open = () => frames().nth(3).innerText();
    await eventually(async () => expect(await open()).toContain('−0.1054779888609'));
    expect(await open()).toContain('0001');
    expect(await open()).toContain('byte 1 to 2');
    for (const request of asked) {
      expect(request).toMatch(/^GET \S+ $/);
      expect(request).toContain(site.origin);
      expect(request).not.toMatch(/EB8007|0100330A/i);
    }
    const [download] = await Promise.all([at.page.waitForEvent('download'), at.page.click('text=Save all frames as CSV')]);
    expect(download.suggestedFilename()).toBe('can-frames.csv');
  });

  it('judges a printout in place of frames, asks which arm it is of, and links its pose', async () => {
    await at.goto(benchRoute);
    const row = (id: number, position: string): string => `0x0${id}    ${position}         -0.007        0.012         30.0      28.0`;
    const monitor = ['ID      Pos(rad)      Vel(rad/s)    Torque(Nm)    MOS(C)    Rtr(C)', row(1, '3.2'), row(2, '0.1'), row(4, '-4.3633')];
    await field().fill(monitor.join('\n'));
    const answer = bench('[data-printouts]');
    await eventually(async () => expect(await answer.locator('.verdict').innerText()).toMatch(/^J1: 3\.2 rad/));
    expect(await answer.locator('tbody th').first().innerText()).toContain('can hurt');
    await answer.getByRole('button', { name: 'Right arm' }).click();
    await eventually(async () => expect(await answer.locator('.verdict').innerText()).toMatch(/^J4: −4\.3633 rad/));
    const pose = answer.locator('[data-pose]');
    expect(await pose.innerText()).toContain('J4 reads a full turn off');
    expect(await pose.locator('a').getAttribute('href')).toBe('/hardware/explorer?arm.right=183.35_5.73_0_110_0_0_0&arm.side=right');
    await field().fill('can0: <NOARP,UP,LOWER_UP,ECHO> mtu 72 qdisc pfifo_fast state UP\n    can <FD> state ERROR-ACTIVE restart-ms 100');
    await eventually(async () => expect(await bench('[data-found-failures]').innerText()).toContain('This looks healthy: can0 is up'));
    expect(await answer.count()).toBe(0);
    expect(at.errors).toEqual([]);
  });

  it('takes a dropped and an opened file, and reads 100,000 lines without blocking the page', async () => {
    await at.goto(benchRoute);
    await bench('textarea').waitFor();
    const many = Array.from(
      { length: 100_000 },
      (_none, step) => `(${(1763775300 + step / 8000).toFixed(6)}) can0 01${(step % 8) + 1}#1${(step % 8) + 1}83277FF7FF1E1C`,
    );
    await bench('input[type="file"]').setInputFiles({ name: 'run.log', mimeType: 'text/plain', buffer: Buffer.from(many.join('\n')) });
    await saysFrames('100,000 frames');
    await eventually(async () => expect(await frames().count()).toBe(25));
    await at.page.getByRole('button', { name: 'Later' }).last().click();
    await eventually(async () => expect(await frames().first().innerText()).toContain('line 26'));
    const dropped = await at.page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['011#1183277FF7FF0000'], 'one.log'));
      return data;
    });
    const trace = ';$FILEVERSION=1.1\r\n 1) 0.0 Tx 0001 8 FF FF FF FF FF FF FF FC\r\n 2) 0.4 Rx 0011 8 11 83 27 7F F7 FF 1E 1C\r\n';
    await bench('input[type="file"]').setInputFiles({ name: 'run.trc', mimeType: '', buffer: Buffer.from(trace) });
    await saysFrames('2 frames. Read as PEAK TRC (IDs and bytes hexadecimal, times in ms).');
    await field().dispatchEvent('drop', { dataTransfer: dropped });
    await saysFrames('1 frame.');
    await tab('Encode').click();
    await tab('Decode').click();
    await saysFrames('1 frame.');
  });

  it('says what it took from the columns of a table, and takes something else by choice, also for somebody else', async () => {
    await at.goto(benchRoute);
    await field().fill('time_s,id,len,data_hex\n0.1,17,8,1183277FF7FF1E1C\n0.2,18,8,1283277FF7FF1E1C');
    await saysFrames('The columns below need an answer');
    const columns = bench('details:has-text("Columns:")');
    await columns.locator('select').nth(1).selectOption({ label: 'ID, decimal' });
    await saysFrames('2 frames. Read as a table, separated by commas (time in s, ID, decimal, bytes, hexadecimal).');
    await eventually(async () => expect(await frames().first().innerText()).toContain('011 11 83 27'));
    await columns.locator('summary').click();
    await columns.locator('select').nth(1).selectOption({ label: 'ID, hexadecimal' });
    await eventually(async () => expect(await frames().first().innerText()).toContain('017 11 83 27'));
    await eventually(() => expect(search().get('bench.columns')).toBe('seconds.id.length.data'));
    const address = at.page.url();
    await site.closePages();
    at = await site.newPage();
    await at.page.goto(address);
    await eventually(async () => expect(await frames().first().innerText()).toContain('017 11 83 27'));
  });

  it('draws how a motor moved, zooms by hand and by button, and has the same values as a table', async () => {
    await at.goto(benchRoute);
    const swing = Array.from(
      { length: 40 },
      (_none, step) => `(${(1763775300 + step / 10).toFixed(6)}) can0 012#12${(0x8000 + step * 64).toString(16)}7FF7FF1E1C`,
    );
    await field().fill(swing.join('\n'));
    await eventually(async () => expect(await bench('svg[role="img"]').count()).toBe(3));
    expect(await bench('svg[role="img"]').first().getAttribute('aria-label')).toContain('Position, rad: from');
    await bench('svg[role="img"]').first().scrollIntoViewIfNeeded();
    const box = await bench('svg[role="img"]').first().boundingBox();
    if (!box) throw new Error('The plot has no place.');
    await at.page.mouse.move(box.x + box.width * 0.3, box.y + 40);
    await at.page.mouse.down();
    await at.page.mouse.move(box.x + box.width * 0.6, box.y + 60, { steps: 4 });
    await at.page.mouse.up();
    await eventually(async () => expect(await bench('p:has-text("states,")').innerText()).toMatch(/^1\d states, 0\.\d+ to 2\.\d+ s/));
    // Forty lines are too long for an address; what was chosen of them is not.
    await eventually(() => expect(Number(search().get('bench.to'))).toBeLessThan(3));
    await at.page.getByRole('button', { name: 'All', exact: true }).click();
    await eventually(async () => expect(await bench('p:has-text("states,")').innerText()).toContain('40 states'));
    expect(await at.page.getByRole('button', { name: 'Zoom in' }).evaluate((element) => element === document.activeElement)).toBe(true);
    await at.page.click('summary:has-text("The same values as a table")');
    await eventually(async () => expect(await bench('details:has-text("The same values") tbody tr').count()).toBe(40));
  });
});
