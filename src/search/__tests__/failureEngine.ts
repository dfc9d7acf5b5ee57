import { smallRecords } from '../../../__tests__/unit/fixtures/searchRecords';
import { stopFirst, symptomsRoute } from '../../site/symptoms';
import type { FailureRecord, ReaderWord, RecordPage, SearchRecords } from '../contract/searchRecords';
import { createEngine } from '../engine/engine';
import type { SearchEngine } from '../engine/engine';
import { makeIndex, textsOf } from '../engine/makeIndex';

/** A failure that is found by its symptom and by what is `given`. */
export const failure = (id: string, symptom: string, given: Partial<FailureRecord> = {}): FailureRecord => ({
  id,
  area: 'bus',
  symptom,
  cause: 'A cause',
  messages: [],
  said: [],
  rest: [],
  ...given,
});

const pageAt = (route: string, title: string): RecordPage => ({
  route,
  title,
  section: 'Help',
  sections: [[1, title, '', ['Help.']]],
});

/** An engine with the small pages, those that failures need, and these failures. */
export function engineOf(
  failures: readonly FailureRecord[],
  words: readonly ReaderWord[] = [],
  stops = smallRecords.stops,
  dictionary = smallRecords.dictionary,
): SearchEngine {
  const records: SearchRecords = {
    ...smallRecords,
    pages: [...smallRecords.pages, pageAt(symptomsRoute, 'Troubleshooting'), pageAt(stopFirst.path.replace(/#.*/, ''), 'Safety guide')],
    failures,
    words: [...smallRecords.words, ...words],
    stops,
    dictionary,
  };
  const engine = createEngine(makeIndex(records));
  engine.showTexts(textsOf(records));
  return engine;
}

/** An engine with failures of several areas. */
export const engine = engineOf([
  failure('busy', 'The bit rate cannot be changed', { messages: ['RTNETLINK answers: Device or resource busy'] }),
  failure('not-supported', 'Linux refuses CAN FD', { messages: ['RTNETLINK answers: Operation not supported'] }),
  failure('no-device', 'The port does not exist', {
    messages: ['Cannot find device "can0"'],
    said: ['there is no can0'],
  }),
  failure('silent', 'candump shows no reply from the motor', { said: ['motor does not respond', 'dead motor', 'motor gives no answer'] }),
  failure('vibrates', 'A joint vibrates', { area: 'motor', said: ['arm shakes in teleoperation'] }),
  failure('motor-fault-d', 'Fault D, communication lost, while the program pauses', { area: 'motor' }),
  failure('motor-fault-c', 'Fault C, coil too hot', { area: 'motor' }),
]);

/** Results of a query. */
export const hitsFor = (query: string, among = engine) => among.search({ indexName: 'docs', query }).hits;
/** Ids of the failures that fit. */
export const failuresFor = (query: string, among = engine): string[] =>
  hitsFor(query, among).flatMap(({ kind, answer, place }) =>
    kind === 'failure' && place !== 'might' ? [answer?.id.replace('symptom ', '') ?? ''] : [],
  );
/** Ids of the failures that might fit. */
export const mightFit = (query: string, among = engine): string[] =>
  hitsFor(query, among).flatMap(({ answer, place }) => (place === 'might' && answer ? [answer.id.replace('symptom ', '')] : []));
/** All results in display order: failures by id, pages by route. */
export const order = (query: string, among = engine): string[] =>
  hitsFor(query, among).map(({ url, kind, answer }) =>
    kind === 'failure' ? (answer?.id.replace('symptom ', '') ?? '') : url.replace(/#.*/, ''),
  );
