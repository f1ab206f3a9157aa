import { matchRoute, type RouteKey } from '@compute-market/contract/routes';
import { numbers } from '@compute-market/tokens';
import { ownPath } from './own-path';

/** The name of the one transition, in `CarriedObjects.styles`. */
export const carriedName = 'carried-object';

/** Pages that are about one thing: its name is an element with `data-object-name`. */
const objectPages: ReadonlySet<RouteKey> = new Set<RouteKey>(['instancePlugin', 'createInstance']);
const objectName = '[data-object-name]';

/** A page that is read for longer than this, ms, has its name where it belongs at once: nobody would know any more where it came from. */
const patience = numbers.duration.sweep;

/** A name that is about to go with its page, and how it looked there. */
interface Departure {
  readonly element: HTMLElement;
  readonly look: HTMLElement;
  /** The same thing on the page that comes. */
  readonly find: () => HTMLElement | null;
}

const canMove = (): boolean =>
  'startViewTransition' in document && matchMedia('(prefers-reduced-motion: no-preference)').matches;

const pathOf = (address: string): string => address.replace(/\?.*$/, '');

const isObjectPage = (path: string): boolean => {
  const key = matchRoute(ownPath(path))?.key;
  return key !== undefined && objectPages.has(key);
};

/** What names the thing that a link of a list leads to: the name of the card it stands on, else the link itself. */
function namedBy(anchor: HTMLElement): HTMLElement {
  const label = anchor.closest('article[aria-labelledby]')?.getAttribute('aria-labelledby');
  return (label ? document.getElementById(label) : null) ?? anchor;
}

/** The first link of the page to an address. */
function linkTo(address: string): HTMLElement | null {
  const anchor = document.querySelector<HTMLElement>(`#main a[href="${CSS.escape(address)}"]`);
  return anchor && namedBy(anchor);
}

const isSeen = (element: HTMLElement): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
};

/** A copy of a name, to stand where it stood when its page is gone. */
function lookOf(element: HTMLElement): HTMLElement {
  const { font, color } = getComputedStyle(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  const look = document.createElement('div');
  look.textContent = element.textContent;
  look.setAttribute('aria-hidden', 'true');
  look.dataset.carried = '';
  Object.assign(look.style, {
    font,
    color,
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    viewTransitionName: carriedName,
  });
  return look;
}

const departureOf = (element: HTMLElement | null, find: Departure['find']): Departure | null =>
  element !== null && isSeen(element) ? { element, look: lookOf(element), find } : null;

/** Moves the name from where it stood to where it stands. The page around it is there already and goes on answering. */
function move(look: HTMLElement, arrived: HTMLElement): void {
  document.body.append(look);
  arrived.style.visibility = 'hidden';
  const transition = document.startViewTransition(() => {
    look.remove();
    arrived.style.visibility = '';
    arrived.style.viewTransitionName = carriedName;
  });
  // One that is overtaken by the next is no fault.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => (arrived.style.viewTransitionName = ''));
}

/** Waits until the page of a departure is gone and the next one names the same thing. Answers what ends the waiting. */
function follow({ element, look, find }: Departure): () => void {
  const until = performance.now() + patience;
  const end = () => observer.disconnect();
  const observer = new MutationObserver(() => {
    if (performance.now() > until) return end();
    const arrived = element.isConnected ? null : find();
    if (arrived === null) return;
    end();
    if (isSeen(arrived)) move(look, arrived);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return end;
}

/** The link that a press leads by, where it leads on in this tab. */
function pressedLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const anchor = target.closest('a');
  return anchor?.origin === location.origin && anchor.target === '' && !anchor.download ? anchor : null;
}

const addressNow = (): string => location.pathname + location.search;

/** What carries names while the application stands. */
export interface Carrying {
  /** Tells that the page of the present address stands. */
  readonly arrive: () => void;
  readonly end: () => void;
}

/**
 * Carries the name of a thing between its list and its page, as one movement, both ways (decisions 165). Nothing moves where less motion is
 * asked for or the browser has no view transitions, and no navigation waits for it.
 */
export function carryObjects(): Carrying {
  let shown = addressNow();
  let stop = () => {};
  const begin = (departure: Departure | null) => {
    stop();
    stop = departure === null ? () => {} : follow(departure);
  };
  const nameOfPage = () => document.querySelector<HTMLElement>(objectName);
  /** A link or a step back leads from the page that is shown to an address. */
  const leave = (to: string, source: () => HTMLElement | null) => {
    const [from, target] = [pathOf(shown), pathOf(to)].map(isObjectPage);
    const left = shown;
    if (target) begin(departureOf(source(), nameOfPage));
    else if (from) begin(departureOf(nameOfPage(), () => linkTo(left)));
  };
  const onClick = (event: MouseEvent) => {
    const anchor = canMove() ? pressedLink(event) : null;
    if (anchor !== null) leave(anchor.pathname + anchor.search, () => namedBy(anchor));
  };
  // The address has changed by then, the page not yet.
  const onPop = () => {
    const to = addressNow();
    if (canMove()) leave(to, () => linkTo(to));
  };
  document.addEventListener('click', onClick, true);
  window.addEventListener('popstate', onPop, true);
  return {
    arrive() {
      shown = addressNow();
    },
    end() {
      stop();
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPop, true);
    },
  };
}
