import type { ListField } from '../list-query';
import { dayParameters, everyDay, readDays, type DayRange } from './day-range';

/** The field of a list query for days in Beijing: the parameters `from` and `to`. Apart from the other fields, as the first page of a visitor asks for no days. */
export const days = (): ListField<DayRange> => ({
  part: 'filter',
  blank: everyDay,
  read: readDays,
  write: dayParameters,
});
