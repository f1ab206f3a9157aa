/** One customer's purses as the rules of money say they move (decisions 13, 14, 15, 18; product §9). Fen. */
export interface Line {
  /** The kinds of the balance-change list. */
  readonly kind: 'topUp' | 'coupon' | 'buyVoucher' | 'rent' | 'renew' | 'upgrade' | 'diskOrBandwidth' | 'refund';
  /** The rental it is about; empty when it is about none. */
  readonly about: string;
  readonly sub: number | null;
  /** What was spent; below zero for a refund, 0 when money only moved between purses. */
  readonly spent: bigint;
  readonly voucher: bigint;
  readonly cash: bigint;
}

export interface Purse {
  cash: bigint;
  voucher: bigint;
  quota: bigint;
  /** 累计消费: what was spent less what came back. */
  spent: bigint;
  readonly subs: Map<number, { limit: bigint; spent: bigint }>;
  readonly lines: Line[];
}

export interface Order {
  readonly kind: 'rent' | 'renew' | 'upgrade' | 'diskOrBandwidth';
  readonly about: string;
  readonly sub: number | null;
  readonly amount: bigint;
  readonly vouchersFirst: boolean;
}

/** What one order took, by purse; the three sum to its amount. */
export interface Paid {
  readonly voucher: bigint;
  readonly balance: bigint;
  readonly credit: bigint;
}

export type Refused = 'BALANCE_SHORT' | 'SUB_LIMIT_SHORT';

export const sumOf = ({ voucher, balance, credit }: Paid): bigint => voucher + balance + credit;

const least = (left: bigint, right: bigint): bigint => (left < right ? left : right);
const atLeastNothing = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

function move(purse: Purse, line: Line): void {
  purse.cash += line.cash;
  purse.voucher += line.voucher;
  purse.spent += line.spent;
  const sub = line.sub === null ? undefined : purse.subs.get(line.sub);
  if (sub) sub.spent += line.spent;
  purse.lines.push(line);
}

/** Money from outside: a top-up, a recharge coupon. */
export const receive = (purse: Purse, kind: 'topUp' | 'coupon', amount: bigint): void =>
  move(purse, { kind, about: '', sub: null, spent: 0n, voucher: 0n, cash: amount });

/** Vouchers are bought with balance, never with credit. */
export function buyVouchers(purse: Purse, amount: bigint): Refused | null {
  if (purse.cash < amount) return 'BALANCE_SHORT';
  move(purse, { kind: 'buyVoucher', about: '', sub: null, spent: 0n, voucher: amount, cash: -amount });
  return null;
}

/** Pays an order, or says why it cannot. Credit pays only when the balance is at or below nothing, and never takes it below minus the quota. */
export function pay(purse: Purse, { kind, about, sub, amount, vouchersFirst }: Order): Paid | Refused {
  const left = purse.cash + purse.quota;
  if ((kind === 'rent' || kind === 'renew') && purse.cash <= 0n && left <= 0n) return 'BALANCE_SHORT';
  const ready = atLeastNothing(purse.cash);
  const voucher = least(purse.voucher, vouchersFirst ? amount : atLeastNothing(amount - ready));
  const balance = least(ready, amount - voucher);
  const credit = purse.cash > 0n ? 0n : least(amount - voucher - balance, atLeastNothing(left));
  if (voucher + balance + credit < amount) return 'BALANCE_SHORT';
  const limited = sub === null ? undefined : purse.subs.get(sub);
  if (limited && limited.spent + amount > limited.limit) return 'SUB_LIMIT_SHORT';
  move(purse, { kind, about, sub, spent: amount, voucher: -voucher, cash: -(balance + credit) });
  return { voucher, balance, credit };
}

/** Gives one payment back whole, to the purses it came from. */
export const giveBack = (purse: Purse, about: string, sub: number | null, paid: Paid): void =>
  move(purse, {
    kind: 'refund',
    about,
    sub,
    spent: -sumOf(paid),
    voucher: paid.voucher,
    cash: paid.balance + paid.credit,
  });

/** Remembers how things stand; the answer puts them back, for an order that is undone whole. */
export function remember(purse: Purse): () => void {
  const { cash, voucher, spent } = purse;
  const subs = [...purse.subs].map(([id, sub]) => [id, sub.spent] as const);
  const count = purse.lines.length;
  return () => {
    Object.assign(purse, { cash, voucher, spent });
    for (const [id, before] of subs) Object.assign(purse.subs.get(id) ?? {}, { spent: before });
    purse.lines.splice(count);
  };
}
