import { messages } from './tab-ring';

/** How many open layers cover an element of the page. */
const covered = new Map<Element, number>();

/** What is not in `kept`, in as few elements as possible. `around` are the elements that those lie in. */
function outside(parent: Element, kept: ReadonlySet<Element>, around: ReadonlySet<Element>): Element[] {
  return [...parent.children].flatMap((child) => {
    if (kept.has(child) || child.matches('script, style, link')) return [];
    return around.has(child) ? outside(child, kept, around) : [child];
  });
}

function* ancestors(element: Element) {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) yield parent;
}

function cover(element: Element) {
  const layers = covered.get(element) ?? 0;
  covered.set(element, layers + 1);
  if (layers > 0) return;
  element.setAttribute('inert', '');
  // What does not know `inert` yet.
  element.setAttribute('aria-hidden', 'true');
}

function uncover(element: Element) {
  const layers = (covered.get(element) ?? 0) - 1;
  if (layers > 0) {
    covered.set(element, layers);
    return;
  }
  covered.delete(element);
  element.removeAttribute('inert');
  element.removeAttribute('aria-hidden');
}

/** On the root of the page while it must not scroll; `GlobalStyle` says what follows. Not a style of its own: a menu that closes later writes back what it found there. */
const lock = 'data-scroll-locked';
let locks = 0;

function lockScrolling() {
  locks += 1;
  if (locks > 1) return;
  const root = document.documentElement;
  // Where a bar takes room, its room stays, or the page would move.
  root.setAttribute(lock, window.innerWidth > root.clientWidth ? 'gutter' : '');
}

function unlockScrolling() {
  locks -= 1;
  if (locks === 0) document.documentElement.removeAttribute(lock);
}

/** Takes everything but `layer` and the messages over the windows out of reach of keyboard, pointer and screen readers, and keeps the page from scrolling; answers what ends it. What comes into the page later, such as a list that is opened in the layer, is in reach. */
export function coverPage(layer: Element): () => void {
  const kept = new Set([layer, ...document.querySelectorAll(messages)]);
  const around = new Set([...kept].flatMap((element) => [...ancestors(element)]));
  const elements = outside(document.body, kept, around).filter(
    (element) => covered.has(element) || !(element.hasAttribute('inert') || element.hasAttribute('aria-hidden')),
  );
  elements.forEach(cover);
  lockScrolling();
  return () => {
    elements.forEach(uncover);
    unlockScrolling();
  };
}
