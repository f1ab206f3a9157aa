/** What keeps a press on a drawn page has to know by name; it is text in the page and sees nothing of the app. */
export interface KeptNames {
  readonly drawn: string;
  readonly root: string;
  readonly event: string;
  /** The attribute of what was pressed and waits. */
  readonly mark: string;
  /** How long a press may wait for the app, ms. */
  readonly patience: number;
}

/**
 * Keeps the last press on what only the app can do, shows that it waits, and gives it to the app when that takes the place of what was drawn. A press is forgotten
 * when something else is pressed or typed, when it waited too long, and where the app does not have the same thing to press.
 * It runs as text in the page, after the guard (drawn/draw.tsx): it may use nothing from outside itself.
 */
export function keepPress(names: KeptNames) {
  interface Press {
    readonly element: Element;
    /** A key and a label press without pointing, and leave the focus where it is. */
    readonly pointed: boolean;
    readonly at: number;
    /** Its number among those of the same name, and how many there are. */
    readonly index: number;
    readonly count: number;
  }
  let kept: Press | null = null;

  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
  /** What has the same name in this place. */
  const alike = (place: Element, element: Element): HTMLElement[] =>
    [...place.querySelectorAll<HTMLElement>(element.localName)].filter((other) => nameOf(other) === nameOf(element));

  const forget = () => {
    kept?.element.removeAttribute(names.mark);
    kept = null;
  };
  const stop = () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('input', onInput);
    document.removeEventListener(names.event, give);
  };

  /** What is inert is no target of a pointer: its place tells. */
  function pointedAt(drawn: Element, { clientX, clientY }: MouseEvent): Element | undefined {
    return [...drawn.querySelectorAll('[inert]')].find((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    });
  }

  function onClick(event: MouseEvent) {
    const drawn = document.getElementById(names.drawn);
    if (drawn === null) {
      stop();
      return;
    }
    forget();
    const told = event.target instanceof Element ? event.target.closest('[inert]') : null;
    const element = told ?? pointedAt(drawn, event);
    if (!element || !drawn.contains(element) || element.matches(':disabled, [aria-disabled="true"]')) return;
    event.preventDefault();
    const same = alike(drawn, element);
    element.setAttribute(names.mark, '');
    kept = {
      element,
      pointed: told === null,
      at: performance.now(),
      index: same.findIndex((other) => other === element),
      count: same.length,
    };
  }

  /** What was typed is given to the app as it takes the place: that is no typing. */
  function onInput({ target }: Event) {
    if (target instanceof Node && document.getElementById(names.drawn)?.contains(target) === true) forget();
  }

  function give() {
    const press = kept;
    stop();
    // The guard has not let the drawn part leave while somebody is composing.
    if (press === null || document.getElementById(names.drawn) !== null) return;
    if (performance.now() - press.at > names.patience) return;
    // After the app has drawn what was typed.
    setTimeout(() => {
      const root = document.getElementById(names.root);
      const same = root === null ? [] : alike(root, press.element);
      const target = same.length === press.count ? same[press.index] : undefined;
      if (press.pointed) target?.focus({ preventScroll: true });
      target?.click();
    });
  }

  document.addEventListener('click', onClick);
  document.addEventListener('input', onInput);
  document.addEventListener(names.event, give);
}
