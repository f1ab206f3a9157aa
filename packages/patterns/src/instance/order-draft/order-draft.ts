import type { Instance } from '@compute-market/contract/entities/instance';
import { PAY_FIRST, type PayFirst } from '@compute-market/contract/enumerations';
import type { RentalPeriod } from '@compute-market/contract/rules/rental';
import type { Resource } from '../../resource';

/** What can be ordered for a rental that exists (screens B8). */
export type OrderAction = 'renew' | 'addDisk' | 'upgradeCpu' | 'upgradeMemory' | 'bandwidth' | 'elastic';

const orderActions: readonly string[] = [
  'renew',
  'addDisk',
  'upgradeCpu',
  'upgradeMemory',
  'bandwidth',
  'elastic',
] satisfies readonly OrderAction[];
/** Whether an action is an order with a price. */
export const isOrderAction = (action: string): action is OrderAction => orderActions.includes(action);

/** A part of a rental that can grow. */
export type GrowthPart = 'disk' | 'cpu' | 'memory' | 'gpu' | 'bandwidth';

interface Draft {
  readonly instance: Instance;
  readonly payFirst: PayFirst;
}

/** More time. */
export interface RenewDraft extends Draft {
  readonly action: 'renew';
  readonly period: RentalPeriod;
}

/** More of the machine until the rental is due. `amount` is what is added; of cards and bandwidth what there is in all afterwards. */
export interface GrowDraft extends Draft {
  readonly action: Exclude<OrderAction, 'renew'>;
  readonly part: GrowthPart;
  readonly amount: number;
}

export type OrderDraft = RenewDraft | GrowDraft;

/** What `amount` may be: a range in steps, or only some numbers. */
export interface Room {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly choices?: readonly number[];
  /** Disks that are there, and how many there can be. */
  readonly disks?: { readonly used: number; readonly most: number };
}

/** The parts an action can change; a container's three stand in tabs. */
export const partsOf: Readonly<Record<GrowDraft['action'], readonly [GrowthPart, ...GrowthPart[]]>> = {
  addDisk: ['disk'],
  upgradeCpu: ['cpu'],
  upgradeMemory: ['memory'],
  bandwidth: ['bandwidth'],
  elastic: ['cpu', 'memory', 'gpu'],
};

/** What there is of a part now, with what was paid for and is on its way. */
export function currentOf(part: GrowthPart, instance: Instance): number {
  switch (part) {
    case 'disk':
      return instance.AddDisk + instance.AddingDisk;
    case 'cpu':
      return instance.Cpu_num + instance.AddCpu + instance.AddingCpu;
    case 'memory':
      return instance.Memory + instance.AddMemory + instance.AddingMemory;
    case 'gpu':
      return instance.Gpu_num;
    case 'bandwidth':
      return instance.Bandwidth;
  }
}

const isTotal = (part: GrowthPart): boolean => part === 'gpu' || part === 'bandwidth';

/** What there will be, where there is so much before. */
export const afterOf = ({ part, amount }: GrowDraft, before: number): number =>
  isTotal(part) ? amount : before + amount;

/** A first proposal; it is fitted to the room once that is known. */
const proposals: Readonly<Record<GrowthPart, (instance: Instance) => number>> = {
  disk: () => 100,
  cpu: () => 4,
  memory: () => 16,
  gpu: ({ Gpu_num }) => Gpu_num * 2,
  bandwidth: ({ Bandwidth }) => Bandwidth,
};

export const withPart = (draft: GrowDraft, part: GrowthPart): GrowDraft => ({
  ...draft,
  part,
  amount: proposals[part](draft.instance),
});

/** An order as it begins. Vouchers pay first where there are some (decisions 15). */
export function draftOf(action: OrderAction, instance: Instance, hasVoucher: boolean): OrderDraft {
  const base = { instance, payFirst: hasVoucher ? PAY_FIRST.voucher : PAY_FIRST.balance };
  if (action === 'renew') return { ...base, action, period: { unit: 'day', count: 1 } };
  const [part] = partsOf[action];
  return withPart({ ...base, action, part, amount: 0 }, part);
}

/** Bandwidth is not short: from the free part to what the tariff allows. */
export const bandwidthRoom = ({ Bandwidth, NoFreeBandwidth, MaxBandwidth }: Instance): Room => ({
  min: Bandwidth - NoFreeBandwidth,
  max: Math.max(Bandwidth, MaxBandwidth),
  step: 1,
});

export const hasRoom = ({ min, max, choices }: Room): boolean =>
  choices === undefined ? max >= min : choices.length > 0;

/** The nearest amount that the room allows. */
export function fitAmount(amount: number, { min, max, step, choices }: Room): number {
  if (choices !== undefined) return choices.includes(amount) ? amount : (choices[0] ?? amount);
  const within = Math.max(min, Math.min(max, amount));
  return min + Math.floor((within - min) / step) * step;
}

/** The order with an amount that can be had; null while there is nothing to price: no room yet, none left, or nothing changed. */
export function orderable(draft: OrderDraft, room: Resource<Room>): OrderDraft | null {
  if (draft.action === 'renew') return draft;
  if (room.state !== 'ready' || !hasRoom(room.data)) return null;
  const fitted = { ...draft, amount: fitAmount(draft.amount, room.data) };
  return isTotal(fitted.part) && fitted.amount === currentOf(fitted.part, fitted.instance) ? null : fitted;
}
