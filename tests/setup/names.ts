/** A comma with nothing before it, nothing after it, or another mark right behind it: a part of the name is missing. */
const stray = /^[\s，,、；;。]|[，,、；;]\s*$|[，,、；;]\s*[，,、；;。：:]/u;

/** Whether a spoken name has a comma too many. */
export const hasStrayComma = (name: string): boolean => stray.test(name);

/** What is read out in place of something drawn, and of what only shows a value. */
const spoken = [
  '[role="img"]',
  '[role="slider"]',
  '[role="meter"]',
  '[role="progressbar"]',
  'img',
  'svg',
  'canvas',
  'figure',
].join(', ');

function namesOf(element: Element): string[] {
  const labels = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  return [
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('aria-valuetext') ?? '',
    element.getAttribute('alt') ?? '',
    labels.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '').join(' '),
    element.querySelector(':scope > title, :scope > figcaption')?.textContent ?? '',
  ];
}

/** Names of pictures, charts and gauges in a page that have a comma too many (decisions 40: what is not told is left out of a name with its comma). */
export const strayNames = (page: Document): string[] =>
  [...page.querySelectorAll(spoken)].flatMap(namesOf).filter((name) => name !== '' && hasStrayComma(name));
