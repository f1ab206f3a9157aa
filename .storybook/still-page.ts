/** Whether this is a state in a frame of a page of documents. */
function isFramed(): boolean {
  const page = document.referrer === '' ? null : new URL(document.referrer);
  return page?.origin === location.origin && page.searchParams.get('viewMode') === 'docs';
}

/** What a class of elements does by this name, to be called for one of them. */
const methodOf = <One extends Element, Options>(of: { prototype: One }, name: 'focus' | 'scrollIntoView') =>
  Reflect.get(of.prototype, name) as (this: One, options?: Options) => void;

/**
 * A state on a page of documents takes the focus or scrolls when it is drawn or played: the page stays where its reader is, until he presses
 * something there. Elsewhere nothing changes.
 */
export function keepPageStill() {
  const framed = isFramed();
  const page = framed ? window.parent : window;
  const isUntouched = () =>
    document.querySelector('#storybook-docs:not([hidden])') && !navigator.userActivation.hasBeenActive;
  const stays = () => framed || isUntouched();
  const focus = methodOf<HTMLElement, FocusOptions>(HTMLElement, 'focus');
  HTMLElement.prototype.focus = function stayAndFocus(options) {
    focus.call(this, stays() ? { ...options, preventScroll: true } : options);
  };
  const scrollIntoView = methodOf<Element, ScrollIntoViewOptions | boolean>(Element, 'scrollIntoView');
  Element.prototype.scrollIntoView = function stayAndScroll(options) {
    const { scrollX, scrollY } = page;
    scrollIntoView.call(this, options);
    if (stays()) page.scrollTo(scrollX, scrollY);
  };
}
