import type { Viewer } from '@compute-market/patterns/viewer';

/** Changes when the purses do: what was priced before is asked for again. */
export const purseOf = (viewer: Viewer): string =>
  'user' in viewer
    ? [viewer.user.Money, viewer.user.PowerMoney, viewer.user.SubAccount?.UsedMoney].join()
    : viewer.role;
