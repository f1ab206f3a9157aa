import type { KeptExport } from '@compute-market/contract/entities/export';
import { routes } from '@compute-market/contract/routes';
import { everyDay, readDays } from '../../day-range';
import { exportsMessages as messages } from './messages';

type Filtered = Pick<KeptExport, 'List' | 'Filters' | 'Chosen'>;

const labelOf = (labels: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(labels, name) ? labels[name] : undefined;

function wordOf(name: string, value: string): string | null {
  // The states of 我的实例 that an export names although an address need not (decisions 218).
  if (name === 'status' && value === 'all') return null;
  if (name === 'status' && value === 'default') return messages.currentOnly;
  const words = messages.filterWords;
  const [said, picked] = [labelOf(messages.said, name), labelOf(messages.picked, name)];
  if (said !== undefined) return words.said(said, value);
  return picked === undefined ? null : words.picked(picked);
}

/** What the rows of a file were narrowed to, one word for each filter; empty: everything. Tabs and the order of rows are no filters. */
export function filterWords({ Filters, Chosen }: Filtered): readonly string[] {
  if (Chosen) return [messages.chosenOnly];
  const search = new URLSearchParams(Filters);
  const days = readDays(search);
  const words = [...search].flatMap(([name, value]) => wordOf(name, value) ?? []);
  return [...new Set([...(days === everyDay ? [] : [messages.filterWords.days(days.start, days.end)]), ...words])];
}

/** The list as it was when the file was made. */
export function listHref({ List, Filters }: Filtered): string {
  const search = Object.fromEntries(new URLSearchParams(Filters));
  if (List !== 'bill') return routes[List].to(search);
  return search.month === undefined ? routes.bills.to() : routes.bill.to({ month: search.month });
}
