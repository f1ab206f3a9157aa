import type { Asker } from './people';
import type { Card } from './price-list';
import type { Coupon } from './rentals';
import { levelOf, type Unit } from './rules';
import { rentalsOf, type World } from './world';

export const fenOf = (yuan: number): bigint => BigInt(Math.round(yuan * 100));

/** Hours and days mostly; a month now and then. */
export function somePeriod({ chance }: World): { unit: Unit; count: number } {
  const unit = chance.pick<Unit>(['hour', 'hour', 'hour', 'hour', 'day', 'day', 'day', 'month']);
  return { unit, count: 1 + chance.below({ hour: 23, day: 5, month: 1 }[unit]) };
}

/** A coupon in hand, at times; sub-accounts have none. */
export const someCoupon = ({ chance }: World, { person, sub }: Asker): Coupon | null =>
  sub === null && person.coupons.length > 0 && chance.percent(25) ? chance.pick(person.coupons) : null;

export function used({ note }: World, { person }: Asker, coupon: Coupon | null): void {
  if (coupon === null) return;
  person.coupons.splice(person.coupons.indexOf(coupon), 1);
  note('coupon used');
}

/** Notes what a payment was made of, and a level that it reached. */
export function paying<Answer>({ note }: World, { person: { purse } }: Asker, work: () => Answer): Answer {
  const { voucher, spent, cash } = purse;
  const answer = work();
  if (purse.voucher < voucher) note('paid with vouchers');
  if (purse.cash < cash && purse.cash < 0n) note('paid on credit');
  if (levelOf(purse.spent) > levelOf(spent)) note('level risen');
  return answer;
}

/** A kind of machine for a new rental: the dear ones seldom. */
export function someCard({ chance, list }: World, container: boolean): Card {
  const cheap = ['RTX 3090', 'V100', 'RTX 4090', 'L40S', 'H20', 'RTX A6000', ...(container ? ['L20'] : [])];
  return chance.pick(list.cards.filter(({ gpuType, code }) => cheap.includes(gpuType) && code !== 'h'));
}

/** One customer lets the disk of its first rental lie until it is released. */
export const isLetting = ({ people }: World, { person }: Asker): boolean => person === people.at(-1);

/** Whether a new rental's disk is to be kept: often for who has little, so that hours come which cannot be paid. */
export function someKeeping(world: World, asker: Asker): boolean {
  if (isLetting(world, asker)) return rentalsOf(world, asker, 'rented', 'kept', 'over').length === 0;
  return world.chance.percent(asker.person.purse.cash < 5000n ? 50 : 8);
}
