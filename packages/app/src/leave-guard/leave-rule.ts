import { routes } from '@compute-market/contract/routes';

interface Place {
  readonly pathname: string;
}

interface Leaving {
  readonly from: Place;
  readonly to: Place;
  /** Paths that carry on what was begun. */
  readonly onward: readonly string[];
}

/**
 * Whether a navigation leaves a form behind (screens A5). A change of the query alone stays on the page, and login leads back to it: a
 * lost session must never be held up by a question.
 */
export const leavesForm = ({ from, to, onward }: Leaving): boolean =>
  from.pathname !== to.pathname && to.pathname !== routes.login.path && !onward.includes(to.pathname);
