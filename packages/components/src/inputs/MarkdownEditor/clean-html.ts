import DOMPurify from 'dompurify';

interface TrustedTypes {
  readonly defaultPolicy: object | null;
  createPolicy: (name: 'default', rules: { createHTML: (html: string) => string }) => object;
}

/**
 * Words and what shapes them. No drawings, forms, players or styles, and no names by which a text could take the place of the page's own
 * objects; `data-` stays, the engine marks with it what it copied itself.
 */
const rules = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'audio',
    'button',
    'dialog',
    'fieldset',
    'form',
    'map',
    'meter',
    'optgroup',
    'option',
    'picture',
    'progress',
    'select',
    'source',
    'style',
    'template',
    'textarea',
    'track',
    'video',
  ],
  FORBID_ATTR: ['id', 'name', 'style', 'srcset', 'background', 'action', 'formaction', 'usemap'],
};

/**
 * Lets the editor work on a site that requires Trusted Types: its engine hands plain strings to the browser's parser, which refuses
 * them without a policy. Whatever comes through is cleaned first, to less than a reader is shown; scripts and addresses of scripts stay
 * refused. The site must allow a policy `default`.
 */
export function cleanHtmlByDefault(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html, rules) });
}
