// The terminal's library writes style elements and style attributes, which the site's policy refuses (ADR 12). Both can be had from script in ways
// that the policy leaves alone: adopted sheets, and the style object of an element.

const asSheet = (element: HTMLStyleElement, page: Document): HTMLStyleElement => {
  const sheet = new CSSStyleSheet();
  let text = '';
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  Object.defineProperty(element, 'textContent', {
    get: () => text,
    set: (next: string) => {
      text = next;
      sheet.replaceSync(next);
    },
  });
  element.remove = () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
    Element.prototype.remove.call(element);
  };
  return element;
};

function setAttribute(this: HTMLElement, name: string, value: string): void {
  if (name === 'style') this.style.cssText = value;
  else Element.prototype.setAttribute.call(this, name, value);
}

type Make = (tag: string, options?: ElementCreationOptions) => HTMLElement;

/** The library's page, and what else it takes the page's own elements for. */
export interface StyledDocument {
  readonly page: Document;
  /** Runs work in which elements of the page itself are the library's too. */
  readonly whole: (work: () => void) => void;
  /** Gives the page its own ways back. */
  readonly restore: () => void;
}

/**
 * A page as the library sees it: elements made by it are styled without style elements and style attributes. Some of its parts ask the page itself, whatever
 * page they are given; so the page lends its spans, which other code styles by their style object anyway, and the library's style element while it opens.
 */
export function styledDocument(page: Document): StyledDocument {
  const make: Make = page.createElement.bind(page);
  const makeSpans: Make = (tag, options) => {
    const element = make(tag, options);
    if (tag === 'span') element.setAttribute = setAttribute;
    return element;
  };
  const makeAll: Make = (tag, options) => {
    const element = makeSpans(tag, options);
    return element instanceof HTMLStyleElement ? asSheet(element, page) : element;
  };
  const lend = (createElement: Make) =>
    Object.defineProperty(page, 'createElement', { configurable: true, value: createElement });
  lend(makeSpans);
  const seen = new Proxy(page, {
    get(target, name) {
      if (name === 'createElement') return makeAll;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
  return {
    page: seen,
    whole(work) {
      lend(makeAll);
      work();
      lend(makeSpans);
    },
    restore: () => void Reflect.deleteProperty(page, 'createElement'),
  };
}
