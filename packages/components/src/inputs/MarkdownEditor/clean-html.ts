import DOMPurify from 'dompurify';

interface TrustedTypes {
  readonly defaultPolicy: object | null;
  createPolicy: (name: 'default', rules: { createHTML: (html: string) => string }) => object;
}

/**
 * Lets the editor work on a site that requires Trusted Types: its engine hands plain strings to the browser's parser, which refuses
 * them without a policy. Whatever comes through is cleaned first, so the site loses nothing. The site must allow a policy `default`.
 */
export function cleanHtmlByDefault(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) });
}
