/**
 * Lines of which it is certain what is code in them, without parsing: the words hold no sign that begins anything else, and each code ends in its line.
 * Addresses are left out because a bare one takes the backticks after it.
 */
const isCertain = /^(?!.*(?::\/\/|www\.|@))(?:[^`\\~*_|<[\]]|(?<!`)(`{1,2})(?!`)[^`]+(?<!`)\1(?!`))*$/is;
/** What ends a paragraph of the reader; a tab does not. */
const blank = /^ *$/;

/**
 * Changes a text but for the lines of which it is certain that all their tags stand in code. Behind a line that is not certain nothing is until a blank
 * one: what it begins may go on.
 */
export function outsideCode(text: string, change: (part: string) => string): string {
  let goesOn = false;
  return text
    .split('\n')
    .map((line) => {
      if (blank.test(line)) goesOn = false;
      else goesOn ||= !isCertain.test(line);
      return goesOn ? change(line) : line;
    })
    .join('\n');
}
