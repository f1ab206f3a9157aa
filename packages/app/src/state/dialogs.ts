import { proxy } from 'valtio';

/** The app-wide dialogs of product §2. Payment may stand over the quick top-up; any other opens alone. */
export type DialogName = 'creditIntro' | 'vipIntro' | 'coupon' | 'powerMoneyIntro' | 'fastPay' | 'salesPartner';

interface Dialogs {
  open: DialogName | null;
  /** Yuan that the quick top-up opens with, when a purchase was short; null for the default. */
  missingYuan: number | null;
  /** The quick top-up was opened by an order that waits for it. */
  forOrder: boolean;
}

const initial = (): Dialogs => ({ open: null, missingYuan: null, forOrder: false });
export const dialogs = proxy<Dialogs>(initial());

export const openDialog = (name: DialogName) => void Object.assign(dialogs, initial(), { open: name });
export const openFastPay = (missingYuan: number | null = null) =>
  void Object.assign(dialogs, { open: 'fastPay', missingYuan, forOrder: true });
export const closeDialog = () => void Object.assign(dialogs, initial());
export const resetDialogs = closeDialog;
