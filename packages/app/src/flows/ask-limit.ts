import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { limitLeft, nameOf, type Viewer } from '@compute-market/patterns/viewer';
import { showError, showSuccess } from '../state/toasts';
import { askLimitMessages as messages } from './ask-limit-messages';

/** Copies a text in which a sub-account asks its main account for more; others have no limit. */
export async function askForLimit(viewer: Viewer, needYuan: number): Promise<void> {
  if (viewer.role !== 'sub' || !viewer.user.SubAccount) return;
  try {
    await navigator.clipboard.writeText(
      messages.text(nameOf(viewer), formatMoney(fenFromYuan(needYuan)), formatMoney(limitLeft(viewer.user.SubAccount))),
    );
    showSuccess(messages.asked);
  } catch {
    showError(messages.copyFailed);
  }
}
