import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import { act, cleanup, render } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { enUS } from '../../locale/en-US';
import { zhCN } from '../../locale/zh-CN';
import { LocaleProvider } from './LocaleProvider';

/** Stands before every Chinese word while these tests run: what a story brings is data and has none. */
const mark = '\u2063';
const undo: (() => void)[] = [];

function markWords(words: object) {
  for (const [name, word] of Object.entries<unknown>({ ...words })) {
    if (typeof word === 'object' && word !== null) markWords(word);
    else {
      const marked =
        typeof word === 'function'
          ? (...args: unknown[]) => `${mark}${String(Reflect.apply(word, undefined, args))}`
          : `${mark}${String(word)}`;
      Reflect.set(words, name, marked);
      undo.push(() => Reflect.set(words, name, word));
    }
  }
}

const { language: _, formats: __, ...words } = zhCN;
markWords(words);
// jsdom lays nothing out, so there is nowhere to scroll to.
Element.prototype.scrollIntoView = () => undefined;
afterAll(() => undo.forEach((restore) => restore()));

interface StoryFile {
  default: Meta;
  [name: Capitalize<string>]: StoryObj;
}

// Loaded after the words were marked, so that none can have been taken out before.
const files = import.meta.glob<StoryFile>('../../**/*.stories.tsx');

/** What is said: text, names, titles and hints, wherever in the page it stands. */
const said = () => document.body.outerHTML;

const draw = async (story: React.ReactNode) => {
  render(story);
  await act(() => Promise.resolve());
};

test('there are stories of every component', () => expect(Object.keys(files).length).toBeGreaterThan(100));

test.each(Object.entries(files))(
  'in English %s says nothing Chinese of its own',
  async (_file, load) => {
    for (const Story of Object.values(composeStories(await load()))) {
      await draw(
        <LocaleProvider locale={enUS}>
          <Story />
        </LocaleProvider>,
      );
      expect
        .soft(
          said()
            .split(mark)
            .slice(1)
            .map((rest) => rest.slice(0, 20)),
          Story.storyName,
        )
        .toEqual([]);
      cleanup();
    }
  },
  120_000,
);

test('without a provider a word that is said is found', async () => {
  const [load] = Object.entries(files).flatMap(([file, each]) => (file.includes('/Pagination.') ? [each] : []));
  const [Story] = load === undefined ? [] : Object.values(composeStories(await load()));
  await draw(Story === undefined ? null : <Story />);
  expect(said()).toContain(`${mark}下一页`);
});
