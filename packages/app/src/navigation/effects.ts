import { refreshUser } from '../flows/account';
import { refreshNotices, refreshUnread } from '../flows/service';
import { finishProgress, startProgress } from '../state/progress';

interface Place {
  readonly pathname: string;
}
interface RouterState {
  readonly location: Place;
  readonly navigation: { readonly state: 'idle' | 'loading' | 'submitting'; readonly location?: Place | undefined };
}
interface NavigatingRouter {
  readonly state: RouterState;
  subscribe(listener: (state: RouterState) => void): () => void;
}

/**
 * Before each navigation the bar starts, and user info, the unread flag and the newest notices are read again, beside the navigation and never holding it up (product §2).
 * A change of the query alone is a filter, not a navigation.
 */
export function watchNavigation(router: NavigatingRouter) {
  let started = '';
  const onState = ({ location, navigation }: RouterState) => {
    const target = (navigation.location ?? location).pathname;
    if (target !== started) {
      started = target;
      startProgress();
      // The unread flag needs to know who is logged in.
      void refreshUser().then(refreshUnread);
      void refreshNotices();
    }
    if (navigation.state === 'idle') finishProgress();
  };
  onState(router.state);
  return router.subscribe(onState);
}
