// @vitest-environment jsdom
import { SCRIPTS_ELEMENT } from '@compute-market/contract/drawn-page';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askForScripts, type HeldNames } from './held-scripts';

const names: HeldNames = { scripts: SCRIPTS_ELEMENT, patience: 1000 };
const firstContent = 'first-contentful-paint';

/** Tells of a paint, as a browser does. */
let paint: (name: string) => void;

class Observer {
  constructor(private readonly tell: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {}
  observe() {
    paint = (name) =>
      this.tell({ getEntriesByName: (asked) => (asked === name ? [{ name } as PerformanceEntry] : []) });
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('PerformanceObserver', Observer);
  document.head.innerHTML = `<template id="${SCRIPTS_ELEMENT}"><link rel="modulepreload" href="/assets/a.js"><script type="module" src="/assets/a.js"></script></template>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.drawnForOthers;
  document.head.innerHTML = '';
});

/** What the page has asked for. */
const asked = () => [...document.head.querySelectorAll('link, script')].map(({ localName }) => localName);

test('the scripts of a drawn page are asked for once something to see is painted, and once', () => {
  askForScripts(names);
  paint('first-paint');
  expect(asked()).toEqual([]);
  paint(firstContent);
  expect(asked()).toEqual(['link', 'script']);
  expect(document.getElementById(SCRIPTS_ELEMENT)).toBeNull();
  vi.runAllTimers();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked()).toEqual(['link', 'script']);
});

test('where the browser tells of no paint, they are asked for after a while', () => {
  askForScripts(names);
  vi.advanceTimersByTime(names.patience - 1);
  expect(asked()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked()).toEqual(['link', 'script']);
});

test('a page that nobody looks at, and nothing of which is painted, does not wait', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  askForScripts(names);
  expect(asked()).toEqual(['link', 'script']);
});

test('nor does one that is left before it was painted', () => {
  askForScripts(names);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked()).toEqual(['link', 'script']);
});

test('nor does one that was drawn for others', () => {
  document.documentElement.dataset.drawnForOthers = '';
  askForScripts(names);
  expect(asked()).toEqual(['link', 'script']);
});

test('while the page itself is on its way they are fetched, and run when it is here whole', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  askForScripts(names);
  paint(firstContent);
  expect(asked()).toEqual(['link']);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
  expect(asked()).toEqual(['link', 'script']);
});
