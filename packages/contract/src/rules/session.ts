/** Control characters, which browsers drop from addresses before they read them. */
const isControl = (character: string): boolean =>
  character <= '\u001f' || (character >= '\u007f' && character <= '\u009f');

/**
 * The page to return to after login, or null when it is not safe: only a path of this site that starts with a single slash.
 * Refuses other hosts (`//evil`, `/\evil`), schemes, backslashes and control characters (decisions 6).
 */
export function safeRedirect(path: string | null | undefined): string | null {
  if (path == null || !path.startsWith('/') || path.startsWith('//')) return null;
  return path.includes('\\') || [...path].some(isControl) ? null : path;
}
