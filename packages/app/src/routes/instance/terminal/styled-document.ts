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

/** A page as the library sees it: elements made by it are styled without style elements and style attributes. */
export function styledDocument(page: Document): Document {
  const createElement = (tag: string): HTMLElement => {
    const element = page.createElement(tag);
    if (element instanceof HTMLStyleElement) return asSheet(element, page);
    if (tag === 'span') element.setAttribute = setAttribute;
    return element;
  };
  return new Proxy(page, {
    get(target, name) {
      if (name === 'createElement') return createElement;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
}
