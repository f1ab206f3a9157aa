import { focusNear, keepFocusNear, pathOf } from '../foundation/focusNear';

type Holder = WeakRef<HTMLElement>;

/** Who held the focus before a layer opened, with what each of them stands in, the nearest first, and who did before, the latest last. */
export interface FocusHolders {
  readonly latest: readonly Holder[];
  readonly around: readonly Holder[];
  readonly earlier: readonly Holder[];
}

const most = 20;
/** Of all layers, the latest last. */
let holders: readonly Holder[] = [];

/** What opened the popups that an element stands in, the nearest last: they may be gone when it is asked for. */
function openersAround(element: Element): Element[] {
  const openers: Element[] = [];
  const all = [...document.querySelectorAll('[aria-controls]')];
  for (let popup = element.closest('[id]'); popup; popup = popup.parentElement?.closest('[id]') ?? null) {
    const { id } = popup;
    const opener = all.find((element) => element.getAttribute('aria-controls') === id);
    if (opener) openers.unshift(opener);
  }
  return openers;
}

/** A row of a menu is gone by the time it is asked for, and its menu is named by the button that opened it. */
function wanted(held: Element): Element[] {
  const button = held.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = button ? document.getElementById(button) : null;
  return opener ? [opener] : [...openersAround(held), held];
}

const weak = (elements: readonly Element[]) =>
  elements.filter((element) => element instanceof HTMLElement).map((element) => new WeakRef(element));

/** Notes who holds the focus, and answers who may have it again. */
export function noteHolder(): FocusHolders {
  const held = document.activeElement;
  const added = held === null || held === document.body ? [] : wanted(held);
  const earlier = holders.filter((holder) => {
    const element = holder.deref();
    return element?.isConnected && !added.includes(element);
  });
  const latest = weak(added);
  holders = [...earlier, ...latest].slice(-most);
  return { latest, around: weak(added.toReversed().flatMap(pathOf)), earlier };
}

/** The latest of them that is still there and can take the focus has it. Whether there is one. */
const giveToOne = (to: readonly Holder[]): boolean =>
  to.toReversed().some((holder) => {
    const element = holder.deref();
    if (!element?.isConnected) return false;
    element.focus({ preventScroll: true });
    return document.activeElement === element;
  });

/**
 * Gives the focus to who held it; where that is gone, to what is left near it; else to who held it before. Should the control go later, as the
 * row of a list does that is drawn again, what is left near it has the focus, and never the page.
 */
export function giveBack({ latest, around, earlier }: FocusHolders) {
  const places = around.flatMap((holder) => holder.deref() ?? []);
  if (giveToOne(latest) || focusNear(places) || giveToOne(earlier)) keepFocusNear(pathOf(document.activeElement));
}
