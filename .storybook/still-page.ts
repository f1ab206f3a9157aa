/** Whether this is a state in a frame of a page of documents. */
function isFramed(): boolean {
  const page = document.referrer === '' ? null : new URL(document.referrer);
  return page?.origin === location.origin && page.searchParams.get('viewMode') === 'docs';
}

/** A state on a page of documents takes the focus when it is drawn or played: the page stays where its reader is. Elsewhere nothing changes. */
export function keepPageStill() {
  const framed = isFramed();
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function stayAndFocus(options) {
    const onPage = document.querySelector('#storybook-docs:not([hidden])') !== null;
    focus.call(this, framed || onPage ? { ...options, preventScroll: true } : options);
  };
}
