/** The distance of a full-width form to the plain character it stands for: ０ to 0, Ａ to A, ／ to /. */
const fullWidthOffset = 0xfee0;

/** Full-width forms, as a Chinese input method types them, as plain characters; the blank too. Keeps the length. */
export const halfWidth = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - fullWidthOffset))
    .replaceAll('\u3000', ' ');
