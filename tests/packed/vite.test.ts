import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, preview } from 'vite';
import { expect, inject, test } from 'vitest';
import { backgroundOf, emptyStyle, withPage } from './page';

const project = inject('project');
const write = (file: string, text: string) => writeFileSync(path.join(project, file), text);
const blue = 'rgb(0, 104, 255)';

/** Builds an app from one module and serves what was built, as a static host does, with a policy for every answer. */
async function serve(main: string, policy: string) {
  write(
    'index.html',
    '<!doctype html><html lang="zh-CN"><head><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>',
  );
  write('main.tsx', main);
  const quiet = {
    root: project,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: 'out', emptyOutDir: true },
  } as const;
  await build(quiet);
  return preview({
    ...quiet,
    preview: { port: 0, host: '127.0.0.1', headers: { 'content-security-policy': policy } },
  });
}

const self = "default-src 'self'; img-src 'self' data:";

test('an app of components is drawn in its colours and its face under a strict policy of a static host, and a theme is one attribute', {
  timeout: 90_000,
}, async () => {
  const server = await serve(
    `import '@compute-market/tokens/fonts.css';
import '@compute-market/tokens/tokens.css';
import { Button } from '@compute-market/components/button';
import { GlobalStyle } from '@compute-market/components/global-style';
import { Select } from '@compute-market/components/select';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(<><GlobalStyle /><Button variant="primary">立即租用</Button><Select aria-label="机房" options={[{ value: "east", label: "华东一区" }]} /></>);
`,
    `${self}; style-src 'self' ${emptyStyle}`,
  );
  try {
    await withPage(server.resolvedUrls?.local[0] ?? '', async (page, said) => {
      const button = page.getByRole('button', { name: '立即租用' });
      await button.waitFor({ timeout: 10_000 }).catch((error: Error) => {
        throw new Error(`${error.message}\n${said.join('\n')}`);
      });
      expect(await backgroundOf(page, 'button')).toBe(blue);
      expect(await button.evaluate((element) => getComputedStyle(element).height)).toBe('30px');
      expect(await backgroundOf(page, 'body')).toBe('rgb(245, 247, 250)');
      expect(
        await page.evaluate(() => document.fonts.load('14px "Roboto Variable"').then((faces) => faces.length)),
      ).toBeGreaterThan(0);
      await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
      expect(await backgroundOf(page, 'body')).toBe('rgb(14, 19, 27)');
      expect(said).toEqual([]);
    });
  } finally {
    await server.close();
  }
});

test('three screens stand on data of one’s own, and answer', { timeout: 90_000 }, async () => {
  const server = await serve(
    `import '@compute-market/tokens/tokens.css';
import { GlobalStyle } from '@compute-market/components/global-style';
import { createRoot } from 'react-dom/client';
import { Screens } from './Screens';

createRoot(document.getElementById('root')!).render(<><GlobalStyle /><Screens /></>);
`,
    `${self}; style-src 'self' ${emptyStyle}`,
  );
  try {
    await withPage(server.resolvedUrls?.local[0] ?? '', async (page, said) => {
      await page.getByText('机房搬迁通知').first().waitFor({ timeout: 10_000 });
      expect(await page.getByText('登录实例').first().isVisible()).toBe(true);
      await page.getByText('新人立减券').first().waitFor();
      await page.getByRole('tab', { name: '已使用' }).click();
      await page.getByText('新人立减券').first().waitFor({ state: 'hidden' });
      expect(said).toEqual([]);
    });
  } finally {
    await server.close();
  }
});
