/** Who held the focus before layers opened, the latest last. */
export type FocusHolders = readonly WeakRef<HTMLElement>[];

const most = 20;
let holders: FocusHolders = [];

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

/** Notes who holds the focus; answers all who held it until now. */
export function noteHolder(): FocusHolders {
  const held = document.activeElement;
  const added = held === null || held === document.body ? [] : wanted(held);
  const earlier = holders.filter((holder) => {
    const element = holder.deref();
    return element?.isConnected && !added.includes(element);
  });
  const fresh = added.filter((element) => element instanceof HTMLElement).map((element) => new WeakRef(element));
  holders = [...earlier, ...fresh].slice(-most);
  return holders;
}

/** Gives the focus to the latest of them that is still there and can take it. */
export function giveBack(to: FocusHolders) {
  to.toReversed().some((holder) => {
    const element = holder.deref();
    if (!element?.isConnected) return false;
    element.focus({ preventScroll: true });
    return document.activeElement === element;
  });
}
