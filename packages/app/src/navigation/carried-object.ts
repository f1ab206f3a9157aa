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

/** A name that goes with its page, and how it looked there. */
export interface Departure {
  readonly element: HTMLElement;
  readonly look: HTMLElement;
  /** The same thing on the page that comes. */
  readonly find: () => HTMLElement | null;
}

const canMove = (): boolean =>
  'startViewTransition' in document && matchMedia('(prefers-reduced-motion: no-preference)').matches;

const pathOf = (address: string): string => address.replace(/\?.*$/, '');

const isObjectPage = (address: string): boolean => {
  const key = matchRoute(ownPath(pathOf(address)))?.key;
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

const nameOfPage = () => document.querySelector<HTMLElement>(objectName);

/**
 * What leaves with the page of one address and is named again by that of another: from a list to the page of a thing, or back. Read while the
 * old page stands. Null where there is no such thing on screen, less motion is asked for, or the browser has no view transitions.
 */
export function departureBetween(from: string, to: string): Departure | null {
  if (!canMove() || pathOf(from) === pathOf(to)) return null;
  const [element, find] = isObjectPage(to)
    ? [linkTo(to), nameOfPage]
    : [isObjectPage(from) ? nameOfPage() : null, () => linkTo(from)];
  return element !== null && isSeen(element) ? { element, look: lookOf(element), find } : null;
}

/** One says the other, and maybe more: `RTX 3090` becomes `RTX 3090 × 1`, but the words of a button become no name. */
function saysTheSame(one: HTMLElement, other: HTMLElement): boolean {
  const [short = '', long = ''] = [one, other]
    .map(({ textContent }) => textContent.trim())
    .sort((a, b) => a.length - b.length);
  return short !== '' && long.startsWith(short);
}

/** Moves the name from where it stood to where it stands. The page around it is there already and goes on answering. */
function move(look: HTMLElement, arrived: HTMLElement): void {
  document.body.append(look);
  // What is not seen for a moment can still take the focus of the new page.
  arrived.style.opacity = '0';
  const transition = document.startViewTransition(() => {
    look.remove();
    arrived.style.opacity = '';
    arrived.style.viewTransitionName = carriedName;
  });
  // One that is overtaken by the next is no fault.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => (arrived.style.viewTransitionName = ''));
}

/** Moves a name once the page that came shows it, which may be after it has been read. No navigation waits for it. Answers what ends the waiting. */
export function follow({ element, look, find }: Departure): () => void {
  const until = performance.now() + patience;
  const arrive = (): boolean => {
    const arrived = element.isConnected ? null : find();
    if (arrived !== null && isSeen(arrived) && saysTheSame(look, arrived)) move(look, arrived);
    return arrived !== null;
  };
  if (arrive()) return () => {};
  const observer = new MutationObserver(() => {
    if (performance.now() > until || arrive()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
