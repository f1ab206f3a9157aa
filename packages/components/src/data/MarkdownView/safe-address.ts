const controls = /[\u0000-\u0020\u007f-\u009f]/g;
const linkSchemes = new Set(['http', 'https', 'mailto', 'tel']);
const pictureData = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=]+$/i;

/** The scheme a browser would read; it skips control characters, so they are skipped here as well. */
const schemeOf = (address: string) => /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();

/** An address a link may lead to: the web, mail, telephone, or a place on this site. Anything else gives nothing. */
export function safeLink(address: string | null): string | undefined {
  const clean = (address ?? '').replace(controls, '');
  if (clean === '') return undefined;
  const scheme = schemeOf(clean);
  return scheme === undefined || linkSchemes.has(scheme) ? clean : undefined;
}

/** An address a picture may come from: the web, this site, or pixels in the text itself. Never a drawing that can hold a script. */
export function safePicture(address: string | null): string | undefined {
  const clean = (address ?? '').replace(controls, '');
  if (clean === '') return undefined;
  const scheme = schemeOf(clean);
  if (scheme === undefined || scheme === 'http' || scheme === 'https' || scheme === 'blob') return clean;
  return pictureData.test(clean) ? clean : undefined;
}

/** Whether a link leaves this site; such links open a new window. */
export const leavesSite = (address: string) => /^(?:https?:)?\/\//i.test(address);
