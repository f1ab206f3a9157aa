import { resetClock } from './clock';
import { resetDialogs } from './dialogs';
import { resetFirstScreen } from './first-screen';
import { resetFreshness } from './freshness';
import { resetNotices } from './notices';
import { resetPayment } from './payment';
import { resetProgress } from './progress';
import { resetSession } from './session';
import { resetToasts } from './toasts';
import { resetUser } from './user';
import { resetVerification } from './verification';
import { resetWorkOrder } from './work-order';

/** What logging out clears: one entry a store. A test compares it with the folder. */
export const resets = {
  clock: resetClock,
  dialogs: resetDialogs,
  'first-screen': resetFirstScreen,
  freshness: resetFreshness,
  notices: resetNotices,
  payment: resetPayment,
  progress: resetProgress,
  session: resetSession,
  toasts: resetToasts,
  user: resetUser,
  verification: resetVerification,
  'work-order': resetWorkOrder,
} as const;

export const resetAll = () => Object.values(resets).forEach((reset) => reset());
