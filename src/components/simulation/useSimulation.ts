import { useEffect, useState } from 'react';
import type { Orders, Started } from '../../simulation/messages';
import { loadSimulation } from './loadSimulation';
import { SimulationRun } from './simulationRun';

/** What has become of the simulation: it loads, it is there, or it could not be loaded or has stopped. */
export type SimulationStatus =
  { readonly is: 'loading' } | { readonly is: 'failed' } | { readonly is: 'ready'; readonly started: Started; readonly run: SimulationRun };

/** Loads the simulation while the component is shown, and ends its worker after it. `retry` begins anew; `orders` are those of its beginning. */
export function useSimulation(orders: Orders): readonly [SimulationStatus, retry: () => void] {
  const [status, setStatus] = useState<SimulationStatus>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [first] = useState(orders);
  useEffect(() => {
    let left = false;
    let run: SimulationRun | undefined;
    const fail = (): void => {
      run?.end();
      if (!left) setStatus({ is: 'failed' });
    };
    loadSimulation(first).then(({ started, worker }) => {
      run = new SimulationRun(worker, started.moment, first, fail);
      if (left) run.end();
      else setStatus({ is: 'ready', started, run });
    }, fail);
    return () => {
      left = true;
      run?.end();
    };
  }, [attempt, first]);
  const retry = (): void => {
    setStatus({ is: 'loading' });
    setAttempt(attempt + 1);
  };
  return [status, retry];
}
