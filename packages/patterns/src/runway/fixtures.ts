import type { ChargeAhead, DaysAhead, Runway } from '@compute-market/contract/entities/cost-item';
import { RUNWAY_ITEM, SHORT_OF } from '@compute-market/contract/enumerations';
import { daySeconds as day, hourSeconds as hour } from '@compute-market/contract/rules/time-units';

/** The frozen moment of every picture: 2026-11-20 14:05:21. */
const now = 1_795_154_721;

const renewal: ChargeAhead = {
  Time: now + 10 * hour,
  Kind: RUNWAY_ITEM.instance,
  Container_name: 'k7f3a2c',
  Note: 'llama3-8b-sft',
  Amount: 51.51,
  ShortOf: null,
};

/** The first charge of the list, which says it with the others of its day. */
export const nextOf = ({ Charges: [first] }: DaysAhead): ChargeAhead | null => {
  if (first === undefined) return null;
  const { Count, ...charge } = first;
  return { ...charge, Amount: Math.round((charge.Amount * 100) / Count) / 100 };
};

/** Nothing in use and nothing ahead: a new account. */
export const noRunway: Runway = {
  Available: 0,
  Money: 0,
  CreditLeft: 0,
  PowerMoney: 0,
  LimitLeft: null,
  HourPrice: 0,
  PaidHourPrice: 0,
  DayPrice: 0,
  Seconds: null,
  Until: null,
  Next: null,
  Short: null,
  CoveredUntil: null,
  Ahead: { Days: [], Charges: [], MoreNum: 0 },
  Items: [],
};

const disk = {
  Kind: RUNWAY_ITEM.keptDisk,
  Container_name: 'k08af54',
  Note: 'diffusion-旧版权重',
  ShortOf: null,
} as const;

/** Renewals by the day, one by the month, and the kept disk's days; the last renewal cannot be paid. */
const ahead: DaysAhead = {
  Days: [
    { Day: '2026-11-20', Left: 2980.19 },
    { Day: '2026-11-21', Left: 2928.26 },
    { Day: '2026-11-22', Left: 2876.33 },
    { Day: '2026-11-23', Left: 24.4 },
    { Day: '2026-11-24', Left: 24.19 },
  ],
  Charges: [
    { ...disk, Time: now + hour, Amount: 0.21, Count: 9 },
    { ...renewal, Count: 1 },
    { ...disk, Time: now + 10 * hour, Amount: 0.42, Count: 24 },
    { ...renewal, Time: now + 34 * hour, Count: 1 },
    { ...disk, Time: now + 34 * hour, Amount: 0.42, Count: 24 },
    {
      Kind: RUNWAY_ITEM.instance,
      Container_name: 'm3c55d1',
      Note: '推荐模型训练',
      ShortOf: null,
      Time: now + 60 * hour,
      Amount: 2800,
      Count: 1,
    },
    { ...renewal, Time: now + 58 * hour, Count: 1 },
    { ...renewal, Time: now + 89 * hour, ShortOf: SHORT_OF.purse, Count: 1 },
  ],
  MoreNum: 0,
};

/** Renews itself each day until the money ends after 3 days and 17 hours. */
export const runway: Runway = {
  ...noRunway,
  Available: 2980.4,
  Money: 2860.4,
  CreditLeft: 2000,
  PowerMoney: 120,
  HourPrice: 32.01,
  PaidHourPrice: 31.99,
  DayPrice: 768.18,
  Seconds: 89 * hour,
  Until: now + 89 * hour,
  Next: nextOf(ahead),
  NextMajor: renewal,
  SteadyDayPrice: 0.42,
  Short: { ...renewal, Time: now + 89 * hour, ShortOf: SHORT_OF.purse },
  Ahead: ahead,
  Items: [
    {
      Kind: RUNWAY_ITEM.instance,
      Container_name: renewal.Container_name,
      Note: renewal.Note,
      HourPrice: 31.9925,
      Due_time: now + 13 * hour,
      Autorenew: true,
    },
    {
      Kind: RUNWAY_ITEM.keptDisk,
      Container_name: 'k08af54',
      Note: 'diffusion-旧版权重',
      HourPrice: 0.0175,
      Due_time: now + 7 * day,
      Autorenew: false,
    },
  ],
};

/** Paid ahead and not renewed: nothing more will be taken. */
export const paidAhead: Runway = {
  ...runway,
  Seconds: null,
  Until: null,
  Next: null,
  NextMajor: null,
  SteadyDayPrice: 0,
  Short: null,
  Ahead: noRunway.Ahead,
};
