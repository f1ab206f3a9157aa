// `npm run bench`: four screens made of our components, each as multiples of the same screen in hand-written HTML, in one run of a production build: until it is painted. Fails above the limits.
import { gzipSync } from 'node:zlib';
import path from 'node:path';
import { benchBuild, withBenchPage } from './bench-page.mjs';
import { root } from './processes.mjs';

const folder = 'tests/bench/four-screens';
const warmUps = 3;
const rounds = 15;
const kilobyte = 1024;

/** What is measured, in the order of the table, and how many times hand-written HTML it may take. */
const columns = [
  { name: '500 coupons: mount', screen: 'coupons', deed: 'mount', limit: 1.5 },
  { name: 'drawn again', screen: 'coupons', deed: 'again', limit: 2 },
  { name: '1,000 x 10 table: mount', screen: 'table', deed: 'mount', limit: 1.5 },
  { name: 'a row selected', screen: 'table', deed: 'select', limit: 4 },
  { name: 'sorted', screen: 'table', deed: 'sort', limit: 1.25 },
  { name: '40 fields: mount', screen: 'form', deed: 'mount', limit: 2.1 },
  { name: 'dialog opened', screen: 'payment', deed: 'open', limit: 1.7 },
];

/** Of an application with the four screens: all scripts, without React and the form library, gzip. */
async function bytesOfFour() {
  const { build } = await import('vite');
  const built = await build({
    ...(await benchBuild()),
    root: path.join(root, folder),
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: path.join(root, folder, 'ours.ts'), formats: ['es'] },
      rollupOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/, 'react-hook-form'] },
    },
  });
  return [built]
    .flat()
    .flatMap(({ output }) => output)
    .filter(({ type }) => type === 'chunk')
    .reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}

// Without the limit a result waits for the next of sixty frames a second, which would hide what it took.
const args = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
await withBenchPage({ folder, file: 'index.html', args }, async (page) => {
  await page.waitForFunction(() => window.measure !== undefined);
  for (const { name, screen, deed, limit } of columns) {
    const taken = { ours: [], byHand: [] };
    for (let round = 0; round < warmUps + rounds; round += 1)
      for (const side of ['byHand', 'ours']) {
        const took = await page.evaluate((asked) => window.measure.once(...asked), [screen, side, deed]);
        if (round >= warmUps) taken[side].push(took);
      }
    // The quickest: other work on the machine only ever adds time.
    const [ours, byHand] = [Math.min(...taken.ours), Math.min(...taken.byHand)];
    const ratio = ours / byHand;
    if (ratio > limit) process.exitCode = 1;
    console.log(
      `${ratio > limit ? '✘' : '✔'} ${name}: ${ours.toFixed(1)} ms against ${byHand.toFixed(1)} ms by hand, ${ratio.toFixed(2)} times (at most ${limit})`,
    );
  }
});
console.log(
  `four screens: ${((await bytesOfFour()) / kilobyte).toFixed(1)} kB gzip without React and the form library`,
);
