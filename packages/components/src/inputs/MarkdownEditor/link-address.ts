/** What a person typed as an address, ready for a link: `example.com` becomes `https://example.com`. Undefined when it is none, or not of the web or mail. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme === 'mailto') return /^mailto:[^\s@]+@[^\s@]+$/i.test(text) ? text : undefined;
  const address =
    scheme === 'http' || scheme === 'https'
      ? text
      : /^[^\s/:]+\.[^\s/:]+(?::\d+)?(?:[/?#]\S*)?$/.test(text)
        ? `https://${text}`
        : '';
  return /^https?:\/\/[^\s/]+/i.test(address) && !/\s/.test(address) ? address : undefined;
}
