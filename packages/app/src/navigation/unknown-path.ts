import { routes } from '@compute-market/contract/routes';
import { redirect } from 'react-router-dom';
import { showToast } from '../state/toasts';
import { navigationMessages } from './messages';

const shown = 3000;

/** Any other path leads to / (product §2); a silent redirect would hide broken links. */
export function leaveUnknownPath() {
  showToast({ tone: 'info', title: navigationMessages.unknownPath, duration: shown });
  return redirect(routes.root.path);
}
