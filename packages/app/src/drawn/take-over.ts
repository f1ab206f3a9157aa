import type { DrawnFor } from '@compute-market/contract/drawn-page';

/** What the guard of a drawn page has to know by name; it is text in the page and sees nothing of the app. */
export interface GuardNames {
  /** Where the browser keeps a session. */
  readonly token: string;
  readonly drawn: string;
  readonly style: string;
  readonly root: string;
  readonly event: string;
  /** Hidden in what was drawn; says that the app does not come. */
  readonly lost: string;
  /** How long the app may be on its way before that is said, ms. */
  readonly patience: number;
  /** Whom the page was drawn for. */
  readonly drawnFor: DrawnFor;
}

/**
 * Stands before the drawn part of a page. Who it was not drawn for never sees it: the page of a visitor is not for who has a session, that of the console for nobody else. When the app says that its first screen stands, the drawn part leaves in the
 * same frame, and what was typed, the focus, the selection and the scroll position go over to the app. An input method that is composing is waited for.
 * Where the app's scripts cannot be had, or are on their way for too long, what was drawn says so.
 * It runs as text in the page (drawn/draw.tsx): it may use nothing from outside itself.
 */
export function guardDrawn(names: GuardNames) {
  const page = document.documentElement;
  const byId = (id: string) => document.getElementById(id);
  const clear = () => {
    for (const id of [names.drawn, names.style]) byId(id)?.remove();
    byId(names.root)?.removeAttribute('inert');
  };
  const viewer: DrawnFor = localStorage.getItem(names.token) === null ? 'visitor' : 'customer';
  if (viewer !== names.drawnFor) {
    page.dataset.drawnForOthers = '';
    // Before the first module runs.
    document.addEventListener('readystatechange', clear, { once: true });
    return;
  }

  let composing = false;
  let focused: Element | null = null;
  const isDrawn = (node: EventTarget | null): node is Element =>
    node instanceof Element && byId(names.drawn)?.contains(node) === true;
  const onFocus = ({ target }: FocusEvent) => {
    if (isDrawn(target)) focused = target;
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (document.hasFocus() && relatedTarget === null) focused = null;
  };
  const tellLost = () => byId(names.lost)?.removeAttribute('hidden');
  // Also told to the script of the page when one that it needs is missing. What a link asks for ahead is asked for again.
  const onMissing = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) tellLost();
  };
  const tooLong = setTimeout(tellLost, names.patience);
  document.addEventListener('error', onMissing, true);
  const onStart = () => void (composing = true);
  const onEnd = () => {
    composing = false;
    // After the input event that follows.
    if (waiting) setTimeout(takeOver);
  };
  let waiting = false;
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  document.addEventListener('compositionstart', onStart);
  document.addEventListener('compositionend', onEnd);
  document.addEventListener(names.event, takeOver);

  function takeOver() {
    const drawn = byId(names.drawn);
    const root = byId(names.root);
    if (drawn === null || root === null) return;
    waiting = composing;
    root.hidden = composing;
    if (composing) return;
    const same = (element: Element): HTMLElement | null => {
      const name = element instanceof HTMLInputElement ? (element.name === '' ? 'aria-label' : 'name') : 'href';
      const value = element.getAttribute(name);
      return value === null ? null : root.querySelector(`[${name}="${CSS.escape(value)}"]`);
    };
    clearTimeout(tooLong);
    document.removeEventListener('error', onMissing, true);
    const top = window.scrollY;
    const chosen = focused instanceof HTMLInputElement ? [focused.selectionStart, focused.selectionEnd] : [];
    // Boxes cannot be pressed in what is drawn, and their value is no text: given back, a form would take it for the answer.
    const typed = [...drawn.querySelectorAll('input')].filter(
      ({ type, value, defaultValue }) => type !== 'checkbox' && type !== 'radio' && value !== defaultValue,
    );
    const last = focused;
    clear();
    for (const field of typed) {
      const target = same(field);
      if (!(target instanceof HTMLInputElement)) continue;
      // As if it were typed now: React looks at the value that it has set itself.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, field.value);
      target.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const target = last && same(last);
    target?.focus({ preventScroll: true });
    const [start = null, end = null] = chosen;
    // After React has drawn what it was just given, and before anything is painted.
    queueMicrotask(() => {
      if (target instanceof HTMLInputElement && start !== null) target.setSelectionRange(start, end);
    });
    window.scrollTo(0, top);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    document.removeEventListener('compositionstart', onStart);
    document.removeEventListener('compositionend', onEnd);
    document.removeEventListener(names.event, takeOver);
  }
}
