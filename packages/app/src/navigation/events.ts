import { onLostPiece } from '@compute-market/components/lazy-piece';
import { apiEvents } from '../api/events';
import { apiMessages } from '../api/messages';
import { pageOfLostSession } from '../flows/session';
import { offerTopUp, tellRefusal } from '../flows/together';
import { resetAll } from '../state';
import { followOtherTabs } from '../state/session';
import { showError } from '../state/toasts';

interface Navigator {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
  navigate(to: string): Promise<void>;
  revalidate(): Promise<void>;
}

/** Connects what the client says with what the person sees: toasts, the quick top-up, the way to login (product §8). */
export function connectEvents(router: Navigator) {
  apiEvents.subscribe((event) => {
    if (event.type === 'toast') tellRefusal(event);
    else if (event.type === 'balance-short') offerTopUp();
    else {
      const page = pageOfLostSession(event.token, router.state.location);
      if (page === null) return;
      resetAll();
      void router.navigate(page);
    }
  });
  onLostPiece(() => showError(apiMessages.network));
  followOtherTabs(() => window.location.reload());
}
