import type { AmountText } from './amount';

/**
 * Changes the text of a focused input as an edit of its own, so that undo still steps through what was typed. `execCommand` is the only
 * way to do that; where it is missing the text is set plainly.
 */
export function replaceText(input: HTMLInputElement, { text, caret }: AmountText) {
  const before = input.value;
  let start = 0;
  while (start < before.length && start < text.length && before[start] === text[start]) start += 1;
  let tail = 0;
  while (tail < before.length - start && tail < text.length - start && before.at(-1 - tail) === text.at(-1 - tail))
    tail += 1;
  const end = before.length - tail;
  const insertion = text.slice(start, text.length - tail);

  if (start !== end || insertion !== '') {
    input.setSelectionRange(start, end);
    const command = insertion === '' ? 'delete' : 'insertText';
    const edited = typeof document.execCommand === 'function' && document.execCommand(command, false, insertion);
    if (!edited) {
      input.setRangeText(insertion, start, end, 'end');
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
    }
  }
  input.setSelectionRange(caret, caret);
}
