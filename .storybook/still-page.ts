/** Whether this is a state in a frame of a page of documents. */
function isFramed(): boolean {
  const page = document.referrer === '' ? null : new URL(document.referrer);
  return page?.origin === location.origin && page.searchParams.get('viewMode') === 'docs';
}

/** What a class of elements does by this name, to be called for one of them. */
const methodOf = <One extends Element, Options>(of: { prototype: One }, name: 'focus' | 'scrollIntoView') =>
  Reflect.get(of.prototype, name) as (this: One, options?: Options) => void;

/** A state on a page of documents takes the focus or scrolls when it is drawn or played: the page stays where its reader is. Elsewhere nothing changes. */
export function keepPageStill() {
  const framed = isFramed();
  const focus = methodOf<HTMLElement, FocusOptions>(HTMLElement, 'focus');
  HTMLElement.prototype.focus = function stayAndFocus(options) {
    const onPage = document.querySelector('#storybook-docs:not([hidden])') !== null;
    focus.call(this, framed || onPage ? { ...options, preventScroll: true } : options);
  };
  if (!framed) return;
  const scrollIntoView = methodOf<Element, ScrollIntoViewOptions | boolean>(Element, 'scrollIntoView');
  Element.prototype.scrollIntoView = function stayAndScroll(options) {
    const { scrollX, scrollY } = window.parent;
    scrollIntoView.call(this, options);
    window.parent.scrollTo(scrollX, scrollY);
  };
}
