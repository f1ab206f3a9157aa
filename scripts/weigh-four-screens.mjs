// What an application with the four screens of tests/bench/four-screens downloads: as a browser asks for it with an entry for each, part by part, from one entry that has all four, and in one bundle of a library. gzip, without React and the form library.
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { benchBuild } from './bench-page.mjs';
import { chromiumPath } from './chromium.mjs';
import { root } from './processes.mjs';

const folder = path.join(root, 'tests/bench/four-screens');
const origin = 'http://four.screens';
const fromElsewhere = /node_modules\/(react|react-dom|scheduler|react-hook-form)\//;
const external = [/^react($|\/)/, /^react-dom($|\/)/, 'react-hook-form'];
const gzip = (code) => gzipSync(code).length;

/** The screens, where each lies, what is pressed in it, and what stands in the document once it is whole. */
const screens = [
  { name: 'coupons', file: 'coupons', part: 'OurCoupons', whole: '[data-component="CouponCard"]' },
  { name: 'table', file: 'machines-table', part: 'OurTable', whole: 'tbody > tr:nth-child(1000)' },
  { name: 'form', file: 'form', part: 'OurForm', whole: '[data-component="Select"]' },
  { name: 'dialog', file: 'payment', part: 'OurPayment', press: '#open', whole: '[role="dialog"] h2' },
];

/** An entry of its own for every screen: what two of them share stands in files of its own, as in an application of four pages. */
const entries = {
  name: 'four-screens',
  resolveId: (id) => (id.startsWith('screen:') ? path.join(folder, `${id.slice('screen:'.length)}.entry.tsx`) : null),
  load(id) {
    const screen = screens.find(({ name }) => id === path.join(folder, `${name}.entry.tsx`));
    if (!screen) return null;
    return `import { ${screen.part} as Screen } from './${screen.file}';\nimport { draw } from '../draw';\ndraw(<Screen />);\n`;
  },
};

async function buildPages() {
  const { build } = await import('vite');
  const given = await benchBuild();
  const { output } = await build({
    ...given,
    plugins: [entries, ...given.plugins],
    root: folder,
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(screens.map(({ name }) => [name, `screen:${name}`])),
        output: { codeSplitting: { groups: [{ name: 'elsewhere', test: fromElsewhere }] } },
      },
    },
  });
  return output.filter(({ type }) => type === 'chunk');
}

const ofOthers = ({ modules }) => {
  const ids = Object.keys(modules);
  return ids.length > 0 && ids.every((id) => fromElsewhere.test(id));
};

/** The files that a browser asks for until a screen is whole. */
async function askedFor(browser, chunks, { name, press, whole }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const asked = new Set();
  await page.route(`${origin}/**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (chunk) asked.add(chunk);
    if (chunk) return route.fulfill({ contentType: 'text/javascript', body: chunk.code });
    if (file !== name) return route.fulfill({ status: 404 });
    const entry = chunks.find((one) => one.isEntry && one.name === name);
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><body><script type="module" src="/${entry.fileName}"></script>`,
    });
  });
  await page.goto(`${origin}/${name}`);
  if (press) await page.click(press);
  await page.waitForSelector(whole, { state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.close();
  return [...asked].filter((chunk) => !ofOthers(chunk));
}

/** Where a module belongs: its package, or the component, the styles or the tokens of ours. */
function partOf(id) {
  const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  if (inPackage) return inPackage;
  const [, area, name] = /packages\/components\/src\/([^/]+)\/([^/]+)/.exec(id) ?? [];
  if (area) return ['styles', 'icons', 'hooks', 'foundation'].includes(area) ? area : name.replace(/\..*/, '');
  return id.includes('packages/tokens') ? 'tokens' : 'the screens themselves';
}

/** Bytes by which all files together would be lighter without each part, greatest first. */
async function weightOfParts(chunks) {
  const { minifySync } = await import('vite');
  const modules = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules).flatMap(([id, { code }]) => (code ? [{ part: partOf(id), code }] : [])),
  );
  // Nothing is thrown away here as unused: what one part alone uses of another would then leave with it.
  const squeezed = (kept) =>
    gzip(
      minifySync('four-screens.js', kept.map(({ code }) => code).join('\n'), { module: false, compress: false }).code,
    );
  const whole = squeezed(modules);
  return [...new Set(modules.map(({ part }) => part))]
    .map((part) => ({ part, bytes: whole - squeezed(modules.filter((module) => module.part !== part)) }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

/** One production build of an application that shows the four from one entry: what this entry imports at once, and the lazy pieces that a page of them was seen to load. */
async function buildOneEntry(lazyPieces) {
  const { build } = await import('vite');
  const given = await benchBuild();
  const { output } = await build({
    ...given,
    root: folder,
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: path.join(folder, 'ours.ts'), external, preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const loaded = new Set();
  const load = (chunk) => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) load(chunks.find(({ fileName }) => fileName === name));
  };
  chunks.filter(({ isEntry, name }) => isEntry || lazyPieces.has(name)).forEach(load);
  return [...loaded];
}

/** One build of a library with four exports, lazy pieces too, spaces kept as Vite keeps them there: other libraries were compared by its weight. */
async function buildInOne() {
  const { build } = await import('vite');
  const built = await build({
    ...(await benchBuild()),
    root: folder,
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: path.join(folder, 'ours.ts'), formats: ['es'] },
      rollupOptions: { external },
    },
  });
  return [built]
    .flat()
    .flatMap(({ output }) => output)
    .filter(({ type }) => type === 'chunk');
}

/** `screens`: bytes of each until it is whole; `all`: of the four, each file once; `oneEntry`: of an application with one entry; `inOne`: of the one bundle of a library; `parts` and `partsInOne` of `all` and `inOne`. */
export async function weighFourScreens() {
  const { chromium } = await import('playwright');
  const chunks = await buildPages();
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const found = [];
  const asked = new Set();
  const sum = (files) => [...files].reduce((bytes, { code }) => bytes + gzip(code), 0);
  try {
    for (const screen of screens) {
      const files = await askedFor(browser, chunks, screen);
      files.forEach((file) => asked.add(file));
      found.push({ name: screen.name, bytes: sum(files) });
    }
  } finally {
    await browser.close();
  }
  const lazyPieces = new Set([...asked].filter(({ isDynamicEntry }) => isDynamicEntry).map(({ name }) => name));
  const oneEntry = await buildOneEntry(lazyPieces);
  const bundle = await buildInOne();
  const [parts, partsInOne] = [await weightOfParts([...asked]), await weightOfParts(bundle)];
  return { screens: found, all: sum(asked), parts, oneEntry: sum(oneEntry), inOne: sum(bundle), partsInOne };
}
