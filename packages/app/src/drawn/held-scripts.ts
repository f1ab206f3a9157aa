/** What has to be known by name to ask for the scripts of a drawn page. */
export interface HeldNames {
  /** The template with the scripts. */
  readonly scripts: string;
  /** How long they wait for the first paint, where the browser tells of none, ms. */
  readonly patience: number;
}

/**
 * Asks for the scripts of a drawn page once it is painted: before that they would share the line and the processor with what is seen first. Who sees
 * nothing of it does not wait: it was drawn for others, or nobody looks at the page. They are asked for all at once and run when the page is here whole.
 * It runs as text in the page, after the guard (drawn/draw.tsx): it may use nothing from outside itself.
 */
export function askForScripts(names: HeldNames) {
  /** Nothing is left for a second call. */
  const ask = () => {
    const held = document.getElementById(names.scripts);
    if (!(held instanceof HTMLTemplateElement)) return;
    held.remove();
    document.head.append(...held.content.querySelectorAll('link'));
    const run = () => document.head.append(held.content);
    if (document.readyState === 'loading') document.addEventListener('readystatechange', run, { once: true });
    else run();
  };
  if (document.hidden || document.documentElement.dataset.drawnForOthers !== undefined) {
    ask();
    return;
  }
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) ask();
  });
  painted.observe({ type: 'paint', buffered: true });
  setTimeout(ask, names.patience);
  document.addEventListener('visibilitychange', ask, { once: true });
}
