/** Opening tags of what only the app can do: buttons, and whatever plays one or holds a choice. Text can be typed and links lead on before that. */
const needsApp =
  /<(?=button\b|select\b|(?:\w+)\b[^>]* role="(?:button|checkbox|combobox|radio|slider|switch|tab)")(\w+)/g;
/** One that is disabled does not pretend. */
const choice = /<input(?=[^>]* type="(?:checkbox|radio|file|range)")(?![^>]* disabled=)/g;

const heading = /<(h[1-6]|th)\b.*?<\/\1>/gs;
const buttonOpening = /<button\b([^>]*)>/g;
const onlyOfButtons = / (?:type|aria-[a-z]+)="[^"]*"/g;

/** A heading, also of a column, that can be pressed is its words until then: what is inert is read to nobody, and the heading would have no name. */
const asWords = (found: string): string =>
  found
    .replace(buttonOpening, (_, attributes: string) => `<span${attributes.replace(onlyOfButtons, '')}>`)
    .replaceAll('</button>', '</span>');

/**
 * Markup whose controls do not pretend: what needs the app is inert until it stands. A press is kept for it (keep-press.ts). A form goes nowhere by itself:
 * sent by the browser it would put a password into the address.
 */
export const passive = (html: string): string =>
  html
    .replace(heading, asWords)
    .replace(needsApp, '<$1 inert')
    .replace(choice, '<input inert')
    .replaceAll('<form', '<form method="dialog"');
