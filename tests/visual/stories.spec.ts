import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { closeness, recordMachine } from './taken-with';

interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly tags?: readonly string[];
}
interface StorybookWindow extends Window {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
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
const pictured = (tag: string) =>
  Object.values(index.entries).filter((entry) => entry.type === 'story' && entry.tags?.includes(tag));
const globals = { a11y: { manual: true } };

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
      // A story without a picture: the one that is shown cannot be chosen anew.
      const first = Object.values(index.entries).find(
        ({ type, tags }) => type === 'story' && !tags?.includes('visual') && !tags?.includes('visual-phone'),
      );
      if (!first) throw new Error('every story has a picture');
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

async function show(page: Page, id: string): Promise<string | null> {
  return page.evaluate(
    async ([storyId, storyGlobals]) => {
      const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
      const finished = new Promise<string | null>((resolve) => {
        const listeners: [string, (payload: never) => void][] = [];
        const end = (failure: string | null) => {
          for (const [event, listener] of listeners) channel.off(event, listener);
          resolve(failure);
        };
        listeners.push(
          [
            'storyFinished',
            (payload: { storyId: string; status: string }) => {
              if (payload.storyId === storyId) end(payload.status === 'success' ? null : 'the story failed');
            },
          ],
          ['storyThrewException', (error: Error) => end(error.message)],
          ['storyErrored', (error: { title: string }) => end(error.title)],
          [
            'storyMissing',
            (missing: string) => {
              if (missing === storyId) end('missing');
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
      channel.emit('updateGlobals', { globals: storyGlobals });
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      const failure = await finished;
      await document.fonts.ready;
      return failure;
    },
    [id, globals] as const,
  );
}

const widths = [
  { tag: 'visual', suffix: 'desktop', width: 1440, height: 900 },
  { tag: 'visual-phone', suffix: 'phone', width: 375, height: 812 },
] as const;

for (const { tag, suffix, width, height } of widths) {
  for (const story of pictured(tag)) {
    test(`${story.id} looks as it did (${suffix})`, async ({ preview: page, closely }) => {
      await page.setViewportSize({ width, height });
      await page.mouse.move(0, 0);
      expect(await show(page, story.id)).toBeNull();
      await expect(page).toHaveScreenshot(`${story.id}--${suffix}.png`, { fullPage: true, ...closely.options });
    });
  }
}
