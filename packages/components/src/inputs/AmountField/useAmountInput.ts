import { useEffect, useRef, type RefObject } from 'react';
import { freeGroups, normalizeAmount } from './amount';
import { replaceText } from './replaceText';

const typed = (event: InputEvent) =>
  (event.data ?? event.dataTransfer?.getData('text/plain') ?? '').replace(/[\r\n]+/g, '');
const isHistory = (event: Event) => event instanceof InputEvent && event.inputType.startsWith('history');

/** Keeps the text of an amount input half-width while it is typed, and leaves composing text and the undo history alone. */
export function useAmountInput(input: RefObject<HTMLInputElement | null>) {
  const composing = useRef(false);
  const before = useRef('');

  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    before.current = element.value;
    // Before the text goes in, what will be shown goes in instead: one edit, one step of undo.
    const onBeforeInput = (event: InputEvent) => {
      // Also what the host has written since the last edit.
      before.current = element.value;
      if (composing.current || (event.inputType !== 'insertText' && event.inputType !== 'insertFromPaste')) return;
      const data = typed(event);
      const start = element.selectionStart ?? element.value.length;
      const text = element.value.slice(0, start) + data + element.value.slice(element.selectionEnd ?? start);
      const next = normalizeAmount({ text, caret: start + data.length });
      if (next.text === text) return;
      event.preventDefault();
      replaceText(element, next);
    };
    element.addEventListener('beforeinput', onBeforeInput);
    return () => element.removeEventListener('beforeinput', onBeforeInput);
  }, [input]);

  /** Puts right what came past `beforeinput`. True when it did, and another input event has reported the new text. */
  const settle = (element: HTMLInputElement, event: Event): boolean => {
    const previous = before.current;
    before.current = element.value;
    if (composing.current || isHistory(event)) return false;
    const raw = { text: element.value, caret: element.selectionStart ?? element.value.length };
    const next = freeGroups(previous, normalizeAmount(raw));
    if (next.text === raw.text) return false;
    replaceText(element, next);
    return true;
  };

  return {
    settle,
    startComposition: () => {
      composing.current = true;
    },
    endComposition: (element: HTMLInputElement) => {
      composing.current = false;
      replaceText(
        element,
        normalizeAmount({ text: element.value, caret: element.selectionStart ?? element.value.length }),
      );
    },
  };
}
