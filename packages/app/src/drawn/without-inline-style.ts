import type { Drawing } from '@compute-market/contract/drawn-page';

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
const asWritten = (value: string): string =>
  value.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => entities[entity] ?? '');

/** Markup whose own styles stand in its style sheet, since the policy of the page refuses them on an element. `within` is a selector of the place. */
export function withoutInlineStyle({ html, css }: Drawing, within: string): Drawing {
  const looks = new Map<string, number>();
  const marked = html.replace(/ style="([^"]*)"/g, (_match, look: string) => {
    const number = looks.get(look) ?? looks.size;
    looks.set(look, number);
    return ` data-look="${String(number)}"`;
  });
  const rules = [...looks].map(([look, number]) => `${within} [data-look="${String(number)}"]{${asWritten(look)}}`);
  return { html: marked, css: css + rules.join('') };
}
