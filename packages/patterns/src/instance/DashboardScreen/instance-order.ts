import type { TableSort } from '@compute-market/components/table';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { InstanceSort } from '@compute-market/contract/rules/instance-sort';
import type { InstanceState } from '@compute-market/components/instance-status';
import { endOf, stateOf, totalCost } from '../../instance-facts';
import { byUrgency } from './urgency';

const never = Number.POSITIVE_INFINITY;
/** Trouble, what is on its way, what runs, what is shut down, what is kept, what is over. */
const standing: Readonly<Record<InstanceState, number>> = {
  abnormal: 0,
  restartFailed: 0,
  startFailed: 1,
  starting: 2,
  restarting: 2,
  running: 3,
  shutdown: 4,
  kept: 5,
  refunded: 6,
  ended: 6,
};

/** What a row is sorted by; what has no such figure stands last either way. */
const figures = {
  due: (instance: Instance) => endOf(instance),
  cost: (instance: Instance) => totalCost(instance),
  status: (instance: Instance) => standing[stateOf(instance)],
} as const;
type Figure = keyof typeof figures;

const figureOf = (sort: InstanceSort): Figure | null =>
  sort === 'urgency' ? null : sort.endsWith('due') ? 'due' : sort.endsWith('cost') ? 'cost' : 'status';

/** The rows of a page in the order asked for; equals keep theirs. A back end that sorts nothing has its page sorted at least. */
export function sortInstances(rows: readonly Instance[], sort: InstanceSort): Instance[] {
  const figure = figureOf(sort);
  if (figure === null) return byUrgency(rows);
  const turn = sort.startsWith('-') ? -1 : 1;
  const known = (row: Instance) => {
    const value = figures[figure](row);
    return value === null || Number.isNaN(value) ? never : value * turn;
  };
  // Two that have none are equal: the difference of two endless numbers is no number.
  return rows.toSorted((one, other) => (known(one) === known(other) ? 0 : known(one) - known(other)));
}

/** The order as the heads of the table say it; none in the order of urgency. */
export function headSort(sort: InstanceSort): TableSort | undefined {
  const key = figureOf(sort);
  return key === null ? undefined : { key, direction: sort.startsWith('-') ? 'descending' : 'ascending' };
}

/** What a head goes through, press by press: soonest, dearest, most troubled first; then the other way round; then what is urgent again. */
const rounds: Readonly<Record<Figure, readonly InstanceSort[]>> = {
  due: ['due', '-due'],
  cost: ['-cost', 'cost'],
  status: ['status', '-status'],
};

/** The order after a press on a head. */
export function sortAfterPress(sort: InstanceSort, key: string): InstanceSort {
  const [, round = []] = Object.entries(rounds).find(([name]) => name === key) ?? [];
  return round[round.indexOf(sort) + 1] ?? 'urgency';
}
