import { cdp } from 'vitest/browser';

/** The part of the Chrome DevTools protocol that an input method speaks. */
interface InputMethod {
  send(method: 'Input.insertText', params: { text: string }): Promise<unknown>;
  send(
    method: 'Input.imeSetComposition',
    params: { text: string; selectionStart: number; selectionEnd: number },
  ): Promise<unknown>;
}
const inputMethod = () => cdp() as unknown as InputMethod;

/** Puts text in where the caret is; ends a composition with it. */
export const commit = (text: string) => inputMethod().send('Input.insertText', { text });

/** Composes as a hand does: every step takes the place of the one before, and none is committed. */
export const compose = async (...steps: string[]) => {
  for (const text of steps)
    await inputMethod().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
};
