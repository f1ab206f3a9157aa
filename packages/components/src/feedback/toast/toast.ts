import { duration } from '@compute-market/tokens';
import { createListStore } from '../../hooks/list-store';
import { withoutUndefined } from '../../without-undefined';
import type { ToastItem } from '../Toaster/Toast';

/** A message that is to be shown; what is left out is what its tone asks for. */
export interface ToastRequest extends Partial<Omit<ToastItem, 'id' | 'title'>>, Pick<ToastItem, 'title'> {
  /** What was tried: the next message about it takes this one's place. */
  about?: string;
}

interface ShownToast extends ToastItem {
  about?: string;
}

/** More than three would cover the page; the oldest without an action leaves, or the oldest. */
const most = 3;
const store = createListStore<ShownToast>();
let nextId = 1;

/** The same words with another action are about another thing: each has a 撤销 of its own. */
const saysTheSame = (one: ShownToast, other: ShownToast) =>
  one.tone === other.tone && one.title === other.title && one.detail === other.detail && one.action === other.action;

/**
 * Shows a message from anywhere, also outside React, in the `Toaster` that is mounted without a list of its own, and answers its id. What
 * is visible already is not shown twice: the answer is then the id of the visible one. Another `action` makes another message; a message
 * that may come again with a new one says what it is `about`. A message with an action stays until it is closed, any other for 5,000 ms.
 * Three are shown at most: a fourth takes the place of the oldest without an action, or, where each has one, of the oldest. Call it in
 * the browser: a server has nobody to show it to.
 */
export function toast(request: ToastRequest): string {
  const item: ShownToast = {
    tone: 'info',
    duration: request.action === undefined ? duration.toast : 0,
    progress: true,
    ...withoutUndefined(request),
    id: String(nextId),
  };
  nextId += 1;
  const others = store.list().filter(({ about }) => about === undefined || about !== item.about);
  const shown = others.find((other) => saysTheSame(other, item));
  const all = shown === undefined ? [...others, item] : others;
  const plain = others.findIndex(({ action }) => action === undefined);
  if (all.length > most) all.splice(Math.max(0, plain), 1);
  store.set(all);
  return (shown ?? item).id;
}

/** Takes one message away. */
export const dismissToast = (id: string) => store.set(store.list().filter((item) => item.id !== id));

/** Takes all messages away, as on logging out. */
export const clearToasts = () => store.set([]);

/** The messages that are shown now, oldest first. */
export const shownToasts = (): readonly ToastItem[] => store.list();

/** Calls `notify` whenever they change; answers what ends it. */
export const subscribeToasts = store.subscribe;
