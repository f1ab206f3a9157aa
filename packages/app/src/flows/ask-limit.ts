import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { leftLabel, limitLeft, nameOf, type Viewer } from '@compute-market/patterns/viewer';
import { showError, showSuccess } from '../state/toasts';
import { askLimitMessages as messages } from './ask-limit-messages';

/** Copies a text in which a sub-account asks its main account for more; others have no limit. */
export async function askForLimit(viewer: Viewer, needYuan: number): Promise<void> {
  if (viewer.role !== 'sub' || !viewer.user.SubAccount) return;
  const limit = limitLeft(viewer.user.SubAccount);
  const need = formatMoney(fenFromYuan(needYuan));
  try {
    await navigator.clipboard.writeText(messages.text(nameOf(viewer), need, leftLabel(limit), formatMoney(limit.left)));
    showSuccess(messages.asked);
  } catch {
    showError(messages.copyFailed);
  }
}
