import type { Bill } from '@compute-market/contract/entities/bill';
import { BALANCE_CHANGE_TYPE } from '@compute-market/contract/enumerations';

/** A closed October whose figures agree. */
export const october: Bill = {
  Month: '2026-10',
  CloseTime: 1_793_463_000,
  BillNo: 'ZD202610000001',
  OpeningMoney: 1200,
  OpeningPower: 50,
  TopUp: 2000,
  Spent: 1385.42,
  ClosingMoney: 1814.58,
  ClosingPower: 50,
  Movements: [
    { Type: BALANCE_CHANGE_TYPE.topUp, Money: 2000, Power: 0, Count: 2 },
    { Type: BALANCE_CHANGE_TYPE.rent, Money: -900.5, Power: -50, Count: 7 },
    { Type: BALANCE_CHANGE_TYPE.renew, Money: -420, Power: 0, Count: 3 },
    { Type: BALANCE_CHANGE_TYPE.diskOrBandwidth, Money: -15.12, Power: 0, Count: 62 },
    { Type: BALANCE_CHANGE_TYPE.cloudDisk, Money: -30, Power: 0, Count: 1 },
    { Type: BALANCE_CHANGE_TYPE.refund, Money: 30.2, Power: 0, Count: 1 },
    { Type: BALANCE_CHANGE_TYPE.buyVoucher, Money: -50, Power: 50, Count: 1 },
  ],
  Spending: [
    { Product: 'kvm', SubAccountName: '', Charged: 980.5, Refunded: 30.2, Count: 6 },
    { Product: 'kvm', SubAccountName: 'lab-a', Charged: 240, Refunded: 0, Count: 3 },
    { Product: 'docker', SubAccountName: 'lab-a', Charged: 150, Refunded: 0, Count: 2 },
    { Product: 'keptDisk', SubAccountName: '', Charged: 15.12, Refunded: 0, Count: 62 },
    { Product: 'cloudDisk', SubAccountName: '', Charged: 30, Refunded: 0, Count: 1 },
  ],
  FileUrl: '/files/bills/sample.pdf',
};

/** November so far: an account that has not been used. */
export const november: Bill = {
  ...october,
  Month: '2026-11',
  CloseTime: null,
  OpeningMoney: 1814.58,
  TopUp: 0,
  Spent: 0,
  Movements: [],
  Spending: [],
  FileUrl: '',
};
