import { createRoot } from 'react-dom/client';
import { RouteStatus } from '../components/feedback/RouteStatus';
import { setRouteChange } from '../state/routeChange';

/** Says beside a page that can be read, but never comes to life, that something of it is missing. */
export function showFailure(): void {
  setRouteChange({
    status: 'failed',
    to: window.location.pathname,
    error: new Error('A part of this page could not be loaded. You can read it, but menus and search do not work.'),
    retry: () => window.location.reload(),
  });
  createRoot(document.body.appendChild(document.createElement('div'))).render(<RouteStatus />);
}
