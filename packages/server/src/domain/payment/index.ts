import type { Implementation } from '../../http/handler';
import { reconciliationKinds } from '../../payment/reconcile';
import { tidyNotifications } from '../../payment/tidy';
import { listBalanceChanges } from './balance-changes';
import { buyVoucher } from './buy-voucher';
import { createOrder } from './create-order';
import { getQrCode } from './get-qr-code';
import { orderStatus } from './order-status';

export const implementations: Implementation[] = [createOrder, getQrCode, orderStatus, buyVoucher, listBalanceChanges];
export const jobKinds = [...reconciliationKinds, tidyNotifications];
