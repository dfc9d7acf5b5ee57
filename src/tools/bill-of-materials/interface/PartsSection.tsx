import { useDeferredValue, useEffectEvent, useId, useLayoutEffect, useMemo, useState } from 'react';
import { approximately, formatNumber } from '../../../model/format';
import { longDate } from '../../../site/words/dates';
import { costOf, inCurrency, moneyIn, orderLines, rateText, readersRate } from '../orders';
import type { ExchangeRate, Money, OrderData } from '../orders';
import type { PropTable } from '../../../model/pageTypes';
import { isOneArm, maxPercent, oneArmText, totalsOf } from '../parts';
import type { Part, PartsRow } from '../parts';
import { currency as own, readersCurrencies } from '../../../site/partsTables';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { useOtherSearch } from '../../../theme/controls/useAddressState';
import { useHiddenTarget } from '../../../theme/controls/filterForm';
import { LoadFailed, useLoaded } from '../../../theme/feedback/loading';
import { Details } from '../../../theme/text/Details';
import { OrderTable } from './OrderTable';
import type { PartsActions } from './OrderTable';
import { PartsList } from './PartsList';
import { partsStyle } from './partsStyle';
import { CountField, PartsTools, QuantityControls, quantityWords, takenId, toolControl } from './PartsTools';
import type { ToolControls } from './PartsTools';
import { areFirst, areForRobot, firstValues, nextSort, noFilter, rateWords, setOf, takenWords, wholeList } from './partsView';
import type { ToolValues } from './partsView';

interface OrderControlsProps {
  readonly parts: readonly Part[];
  readonly controls: ToolControls;
  readonly rates: readonly ExchangeRate[];
  /** Summary of the order. */
  readonly status: string;
}

/** Controls of an order: what to build, how many, spares, and the currency of the list. Hidden without JavaScript. */
function OrderControls({ parts, controls, rates, status }: OrderControlsProps) {
  const control = toolControl(controls);
  const { spares, percent, currency: asked, rate } = controls.values;
  const noted = rates.map(({ currency }) => currency);
  const entered = readersCurrencies.filter((code) => !noted.includes(code));
  const askedWords = noted.includes(asked) ? '' : rateWords(controls.values);
  const shareWords = spares === '' ? '' : takenWords('The share', percent, maxPercent, Number(firstValues.percent));
  return (
    <div data-parts-tools="">
      <QuantityControls parts={parts} controls={controls} />
      <label>
        Spares, your own choice{' '}
        <select {...control('spares')}>
          <option value="">None</option>
          <option value="with">Added to the order</option>
          <option value="only">Spares only</option>
        </select>
      </label>
      {noted.length + entered.length > 0 && (
        <label>
          Prices in{' '}
          <select {...control('currency')}>
            {[own.code, ...noted].map((code) => (
              <option key={code}>{code}</option>
            ))}
            {entered.map((code) => (
              <option key={code} value={code}>{`${code}, at your rate`}</option>
            ))}
          </select>
        </label>
      )}
      {entered.includes(asked) && (
        <label>
          {own.code} for 1 {asked}{' '}
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...control('rate')}
            {...(askedWords !== '' && { 'aria-invalid': rate !== '', 'aria-describedby': takenId(controls) })}
          />
        </label>
      )}
      {spares !== '' && <CountField label="Share in %" name="percent" most={maxPercent} taken={shareWords} controls={controls} />}
      {spares !== '' && <p>Spare screws, nuts, washers and inserts: a share of each, rounded up.</p>}
      <p role="status">
        <span id={takenId(controls)}>
          {quantityWords(controls.values)}
          {shareWords}
          {askedWords}
        </span>
        <strong>{status}</strong>
      </p>
      <p>Nothing you enter leaves your browser.</p>
    </div>
  );
}

const piecesOf = (pieces: number): string => `${formatNumber(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}`;

/** Summary of an order: number of different parts, pieces, and cost, also in other currencies. */
export function orderWords(rows: readonly PartsRow[], rates: readonly ExchangeRate[]): string {
  const { pieces, total } = totalsOf(rows);
  const costs = [
    `${formatNumber(total)}\u00a0${own.code}`,
    ...rates.map((rate) => `about ${approximately(inCurrency(total, rate))}\u00a0${rate.currency}`),
  ];
  const lines = orderLines(rows).length;
  return `${formatNumber(lines)} ${lines === 1 ? 'part' : 'parts'}, ${piecesOf(pieces)}, ${costs.join(', ')}`;
}

/**
 * Texts of the last row and of the status: number of shown parts, pieces and cost. The rows of an order are `line`s of several tables, of
 * which two can be the same part.
 */
export function partsWords(
  rows: readonly PartsRow[],
  all: number,
  row: 'part' | 'line' = 'part',
  money: Money = moneyIn(),
): { label: string; pieces: string; total: string; status: { count: string; cost: string } } {
  const { pieces } = totalsOf(rows);
  const name = all === 1 ? row : `${row}s`;
  const shown = `${rows.length === all ? '' : `${formatNumber(rows.length)} of `}${formatNumber(all)} ${name}`;
  const words = { pieces: formatNumber(pieces), total: money.format(costOf(rows, money)) };
  const status = { count: `${shown}, ${piecesOf(pieces)},`, cost: `${words.total}\u00a0${money.currency}` };
  return { ...words, label: `Total of ${shown}`, status };
}

interface PartsDownloadsProps {
  readonly parts: readonly Part[];
  readonly sources: readonly PropTable[];
  readonly money: Money;
}

/** Date of the prices, how they are converted, and links to download the whole table. */
function PartsDownloads({ parts, sources, money: { rate } }: PartsDownloadsProps) {
  const dates = [...new Set(parts.map(({ notedOn }) => notedOn))].sort();
  return (
    <p className="downloads">
      Prices in {own.name}, noted on {dates.map(longDate).join(' and ')}. {rate && `Converted to ${rate.currency}: ${rateText(rate)} `}
      Whole table{rate && `, in ${own.short}`}:{' '}
      {sources.map(({ name, title }, index) => (
        <span key={name}>
          {index > 0 && '; '}
          {sources.length > 1 && `${title}: `}
          <SmartLink href={`/data/${name}.csv`}>CSV</SmartLink>, <SmartLink href={`/data/${name}.json`}>JSON</SmartLink>
        </span>
      ))}
      .
    </p>
  );
}

/** How costs were converted to other currencies, and that they are approximate. */
export function OrderRates({ rates }: { readonly rates: readonly ExchangeRate[] }) {
  return rates.map((rate) => (
    <p key={rate.currency} className="downloads">
      {rateText(rate)}
    </p>
  ));
}

interface PartsSectionProps {
  readonly title: string;
  /** Prefix of the query parameters, and part of the name of the downloaded file. */
  readonly prefix: string;
  readonly parts: readonly Part[];
  readonly sources: readonly PropTable[];
  /** Suppliers and rates, if this is an order. */
  readonly order?: OrderData;
}

const loadActions = (): Promise<PartsActions> => import('./partsActions');

/** A parts table with its tools. The values of the controls determine rows, totals and query string. */
export function PartsSection({ title, prefix, parts, sources, order }: PartsSectionProps) {
  const form = useId();
  const [values, setValues] = useState<Readonly<ToolValues>>(firstValues);
  // Loaded after the page has rendered, so that reading doesn't wait. The table works without the actions.
  const [loaded, retry] = useLoaded(loadActions);
  const actions = loaded.is === 'ready' ? loaded.value : null;
  const takeOver = useEffectEvent(({ valuesInAddress }: PartsActions) => {
    const given = valuesInAddress(prefix, parts);
    if (!areFirst(given)) setValues(given);
  });
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the loaded code reads the address
    if (actions) takeOver(actions);
  }, [actions]);
  // Typing stays responsive: the rows follow the control's value in a deferred render.
  const asked = useDeferredValue(values);
  const { rows, ordered, what } = useMemo(() => actions?.askFor(asked, parts) ?? wholeList(parts), [actions, asked, parts]);
  const { currency, rate: typed } = asked;
  const rate = useMemo(
    () => order && (order.rates.find((noted) => noted.currency === currency) ?? readersRate({ currency, rate: typed })),
    [order, currency, typed],
  );
  const rates = rate ? [rate] : (order?.rates ?? []);
  const money = useMemo(() => moneyIn(rate), [rate]);
  const words = partsWords(rows, ordered.length, order ? 'line' : 'part', money);
  const noteOwn = useOtherSearch(() => {
    if (actions) setValues(actions.valuesInAddress(prefix, parts));
  });
  const change = (next: Readonly<ToolValues>): void => {
    setValues(next);
    actions?.keepInAddress(next, prefix, parts);
    noteOwn();
  };
  const hasAnchors = sources.length === 1;
  const holds = (list: readonly PartsRow[], id: string): boolean => list.some(({ part }) => part.id === id);
  useHiddenTarget(
    (id) => {
      if (!hasAnchors || !parts.some((part) => part.id === id)) return false;
      change({ ...values, ...noFilter, set: holds(ordered, id) ? values.set : firstValues.set });
      return true;
    },
    (id) => holds(rows, id),
  );
  const controls = { values, onChange: change, form };
  const table = (
    <>
      <PartsTools
        parts={parts}
        controls={controls}
        quantity={!order}
        onCopy={() => actions?.copyOrderList(rows)}
        onDownload={() => actions?.downloadRows(prefix, rows, money)}
        status={words.status}
      />
      <PartsList
        title={order ? 'Parts of the order' : title}
        what={order || areForRobot(asked) ? undefined : what}
        rows={rows}
        money={money}
        anchors={hasAnchors}
        sort={asked.sort}
        onSort={actions ? (column) => change({ ...values, sort: nextSort(values.sort, column) }) : undefined}
        words={words}
      />
      <PartsDownloads parts={parts} sources={sources} money={money} />
    </>
  );
  return (
    <section css={partsStyle} data-parts-table="" data-ready={actions ? '' : undefined}>
      {loaded.is === 'failed' && <LoadFailed error={loaded.error} retry={retry} />}
      {order ? (
        <>
          <OrderControls parts={parts} controls={controls} rates={order.rates} status={orderWords(ordered, rates)} />
          <OrderTable title={`${title}: ${what}`} rows={ordered} order={{ ...order, rates }} money={money} actions={actions} />
          {isOneArm(setOf(asked.set, parts)) && <p className="downloads">{oneArmText(parts)}</p>}
          <OrderRates rates={rates} />
          <Details summary="All parts of the order: filter, sort, look up">{table}</Details>
        </>
      ) : (
        table
      )}
    </section>
  );
}
