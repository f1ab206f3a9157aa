import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { setWindowSize } from '../window-size';
import { closeness, recordMachine } from './taken-with';

interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly tags?: readonly string[];
}
interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}
/** What an addon found out about a story; axe's part holds its violations, or why it could not look. */
interface Report {
  readonly type: string;
  readonly status: 'passed' | 'warning' | 'failed';
  readonly result: { readonly violations?: readonly Violation[]; readonly error?: unknown };
}
interface Finished {
  readonly storyId: string;
  readonly status: 'success' | 'error';
  readonly reporters: readonly Report[];
}
interface StorybookWindow extends Window {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { phase?: string };
    storyStoreValue?: {
      loadStory(options: { storyId: string }): Promise<{ storyGlobals?: { viewport?: { value?: string } } }>;
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (payload: never) => void): void;
    off(event: string, listener: (payload: never) => void): void;
    emit(event: string, payload: unknown): void;
  };
}

const folder = path.resolve('storybook-static');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
const has = (story: Entry, tag: string) => story.tags?.includes(tag) ?? false;

function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const file = path.join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://storybook').pathname));
    if (!file.startsWith(folder) || !existsSync(file) || path.extname(file) === '') {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** One page a worker: the preview bundle is read once, each story is chosen over Storybook's channel. */
const test = base.extend<object, { preview: Page; closely: ReturnType<typeof closeness> }>({
  closely: [
    async ({ browser }, use, worker) => {
      const retaking = worker.config.updateSnapshots === 'all' || worker.config.updateSnapshots === 'changed';
      if (retaking) recordMachine(browser.version());
      const found = closeness(browser.version());
      if (found.notice !== undefined && worker.workerIndex === 0) console.warn(`\n${found.notice}`);
      await use(found);
    },
    { scope: 'worker' },
  ],
  preview: [
    async ({ browser }, use) => {
      const server = await serve();
      const context = await browser.newContext({
        baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        reducedMotion: 'reduce',
        deviceScaleFactor: 1,
        viewport: { width: 1440, height: 900 },
      });
      const page = await context.newPage();
      // A story that is no test: the one that is shown cannot be chosen anew.
      const first = stories.find((story) => !has(story, 'test'));
      if (!first) throw new Error('every story is a test');
      await page.clock.setFixedTime(new Date('2026-11-20T14:05:21+08:00'));
      await page.goto(`/iframe.html?id=${first.id}&viewMode=story&globals=a11y.manual:!true`);
      await page.waitForFunction(
        () => (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
      );
      await use(page);
      await context.close();
      server.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** Draws a story and plays it. What is wrong with it, axe's findings among it; empty when all is well. */
async function show(page: Page, id: string, { accessible }: { accessible: boolean }): Promise<readonly string[]> {
  return page.evaluate(
    async ([storyId, globals]) => {
      const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
      const thrown: string[] = [];
      const found = ({ type, status, result }: Report) => {
        if (status === 'passed') return [];
        const nodes = (result.violations ?? []).map(
          (violation) => `${violation.id}: ${violation.nodes.map(({ html }) => html).join(' ')}`,
        );
        return nodes.length > 0 ? nodes : [`${type} ${status}: ${String(result.error)}`];
      };
      const finished = new Promise<readonly string[]>((resolve) => {
        const listeners: [string, (payload: never) => void][] = [];
        const end = (problems: readonly string[]) => {
          for (const [event, listener] of listeners) channel.off(event, listener);
          resolve(problems);
        };
        const note = (error: Error) => void thrown.push(error.message);
        listeners.push(
          [
            'storyFinished',
            (payload: Finished) => {
              if (payload.storyId !== storyId) return;
              const problems = [...thrown, ...payload.reporters.flatMap(found)];
              end(payload.status === 'success' || problems.length > 0 ? problems : ['the story failed']);
            },
          ],
          ['playFunctionThrewException', note],
          ['storyThrewException', (error: Error) => end([error.message])],
          ['storyErrored', (error: { title: string }) => end([error.title])],
          [
            'storyMissing',
            (missing: string) => {
              if (missing === storyId) end(['missing']);
            },
          ],
        );
        for (const [event, listener] of listeners) channel.on(event, listener);
      });
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.scrollTo(0, 0);
      // The empty place must be reached before the story is chosen: two choices at once may end in either.
      const emptied = new Promise<void>((resolve) => {
        const onMissing = () => {
          channel.off('storyMissing', onMissing);
          resolve();
        };
        channel.on('storyMissing', onMissing);
      });
      channel.emit('setCurrentStory', { storyId: '__none__', viewMode: 'story' });
      await emptied;
      channel.emit('updateGlobals', { globals });
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      const problems = await finished;
      await document.fonts.ready;
      return problems;
    },
    [id, { a11y: { manual: !accessible } }] as const,
  );
}

const sizes = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 375, height: 812 },
} as const;
const isSize = (name: string | undefined): name is keyof typeof sizes => name !== undefined && name in sizes;

/** The window that a story asks for. */
async function sizeOf(page: Page, id: string): Promise<keyof typeof sizes> {
  const asked = await page.evaluate(async (storyId) => {
    const store = (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.storyStoreValue;
    return (await store?.loadStory({ storyId }))?.storyGlobals?.viewport?.value;
  }, id);
  return isSize(asked) ? asked : 'desktop';
}

for (const story of stories.filter((each) => has(each, 'test'))) {
  const pictures = [
    ...(has(story, 'visual') ? (['desktop'] as const) : []),
    ...(has(story, 'visual-phone') ? (['phone'] as const) : []),
  ];
  test(`${story.id} plays to its end, is readable by everyone${pictures.length > 0 ? ' and looks as it did' : ''}`, {
    tag: pictures.length > 0 ? '@picture' : [],
  }, async ({ preview: page, closely }) => {
    const own = await sizeOf(page, story.id);
    if (pictures.includes('desktop'))
      expect(own, 'A story that asks for a small window has its picture there (visual-phone), or none').toBe('desktop');
    for (const [nth, size] of (pictures.length > 0 ? pictures : [own]).entries()) {
      await setWindowSize(page, sizes[size]);
      await page.mouse.move(0, 0);
      // Readable is looked at once: what is drawn again for the phone's picture is the same story.
      expect(await show(page, story.id, { accessible: nth === 0 })).toEqual([]);
      if (pictures.some((picture) => picture === size))
        await expect.soft(page).toHaveScreenshot(`${story.id}--${size}.png`, { fullPage: true, ...closely.options });
    }
  });
}
