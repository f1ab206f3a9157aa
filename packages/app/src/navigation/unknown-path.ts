import { toast } from '@compute-market/components/toast';
import { routes } from '@compute-market/contract/routes';
import { redirect } from 'react-router-dom';
import { navigationMessages } from './messages';

const shown = 3000;

/** Any other path leads to / (product §2); a silent redirect would hide broken links. */
export function leaveUnknownPath() {
  toast({ title: navigationMessages.unknownPath, duration: shown });
  return redirect(routes.root.path);
}
