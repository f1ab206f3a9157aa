import { lazyPiece } from '@compute-market/components/lazy-piece';

/** The dialog of projects and tags; its code comes when it is first opened. */
export const ChangeLabels = lazyPiece(() =>
  import('./ChangeLabels').then((dialog) => ({ default: dialog.ChangeLabels })),
);

/** The dialog that gives instances to somebody else of the account; its code comes when it is first opened. */
export const MoveInstances = lazyPiece(() =>
  import('./MoveInstances').then((dialog) => ({ default: dialog.MoveInstances })),
);
