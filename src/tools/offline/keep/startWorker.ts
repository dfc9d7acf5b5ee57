import { offlineFiles } from '../../../model/offlineManifest';
import { KeepProblem } from './keepProblem';

/** The part of a worker that is waited for. */
type Starting = Pick<ServiceWorker, 'state' | 'addEventListener'>;

const active = (worker: Starting): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new KeepProblem('refused'));
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Starts the worker of the site, if it does not run, and waits until it answers. Rejects where the browser refuses. */
export async function startWorker(scope: string): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) throw new KeepProblem('refused');
  const {
    active: running,
    waiting,
    installing,
  } = await workers.register(scope + offlineFiles.worker.slice(1), { scope, updateViaCache: 'none' }).catch((error: unknown) => {
    throw new KeepProblem(navigator.onLine ? 'refused' : 'network', error);
  });
  const worker = running ?? waiting ?? installing;
  if (worker) await active(worker);
}
