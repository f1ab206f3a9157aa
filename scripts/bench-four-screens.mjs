// `npm run bench`: four screens made of our components, each as multiples of the same screen in hand-written HTML, in one run of a production build, until it is painted; and what a browser downloads for them. Fails above the limits.
import { withBenchPage } from './bench-page.mjs';
import { quantile } from './quantile.mjs';
import { weighFourScreens } from './weigh-four-screens.mjs';

const folder = 'tests/bench/four-screens';
const warmUps = 3;
/** Of each side, in turns. In 15 rounds the ratio of what takes 5 ms differed by a third from run to run. */
const rounds = 35;
const kilobyte = 1024;
/** Greatest weight of each screen, of the four together, and of the one bundle of a library, kB of 1,024 bytes. */
const weights = { coupons: 19, table: 26.7, form: 20.5, dialog: 23.7, all: 43.5, inOne: 51.3 };
/** Greatest weight of an application that shows the four from one entry, bytes: the 40 kB that were asked for, of 1,000 bytes. */
const oneEntryBytes = 40_000;
/** Parts lighter than this, bytes, are told in one line. */
const light = 300;

/** What is measured, in the order of the table, and how many times hand-written HTML it may take. */
const columns = [
  { name: '500 coupons: mount', screen: 'coupons', deed: 'mount', limit: 1.5 },
  { name: 'drawn again', screen: 'coupons', deed: 'again', limit: 2 },
  { name: '1,000 x 10 table: mount', screen: 'table', deed: 'mount', limit: 1.5 },
  { name: 'a row selected', screen: 'table', deed: 'select', limit: 2 },
  { name: 'sorted', screen: 'table', deed: 'sort', limit: 1.15 },
  { name: '40 fields: mount', screen: 'form', deed: 'mount', limit: 1.6 },
  { name: 'dialog opened', screen: 'payment', deed: 'open', limit: 1.7 },
];

/** A quick round that is no lucky one: other work on the machine only ever adds time, but the quickest of all is one round alone. */
const lowerQuartile = (times) => quantile(times, 0.25);

// Without the limit a result waits for the next of sixty frames a second, which would hide what it took.
const args = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
await withBenchPage({ folder, file: 'index.html', args }, async (page) => {
  for (const { name, screen, deed, limit } of columns) {
    // What an earlier column left in memory is collected in the midst of the next one.
    await page.reload();
    await page.waitForFunction(() => window.measure !== undefined);
    const taken = { ours: [], byHand: [] };
    for (let round = 0; round < warmUps + rounds; round += 1)
      for (const side of ['byHand', 'ours']) {
        const took = await page.evaluate((asked) => window.measure.once(...asked), [screen, side, deed]);
        if (round >= warmUps) taken[side].push(took);
      }
    const [ours, byHand] = [lowerQuartile(taken.ours), lowerQuartile(taken.byHand)];
    const ratio = ours / byHand;
    if (ratio > limit) process.exitCode = 1;
    console.log(
      `${ratio > limit ? '✘' : '✔'} ${name}: ${ours.toFixed(1)} ms against ${byHand.toFixed(1)} ms by hand, ${ratio.toFixed(2)} times (at most ${limit})`,
    );
  }
});

const kB = (bytes) => (bytes / kilobyte).toFixed(1);

/** The greatest part first. */
function tellParts(parts) {
  console.log('of which, by what it would be lighter without it (React and the form library are not counted):');
  const [heavy, rest] = [parts.filter(({ bytes }) => bytes >= light), parts.filter(({ bytes }) => bytes < light)];
  for (const { part, bytes } of heavy) console.log(`  ${kB(bytes).padStart(5)} kB ${part}`);
  console.log(`        each below ${light} bytes: ${rest.map(({ part }) => part).join(', ')}`);
}

const { screens, all, parts, oneEntry, inOne, partsInOne } = await weighFourScreens();
console.log('weights are gzip, in kB of 1,024 bytes, without React and the form library:');
for (const { name, bytes } of [...screens, { name: 'all', bytes: all }]) {
  const kept = bytes <= weights[name] * kilobyte;
  if (!kept) process.exitCode = 1;
  const what = name === 'all' ? 'all four, each file once' : `${name}, until it is shown`;
  console.log(`${kept ? '✔' : '✘'} downloaded for ${what}: ${kB(bytes)} kB gzip (at most ${weights[name]})`);
}
tellParts(parts);
const entryKept = oneEntry <= oneEntryBytes;
if (!entryKept) process.exitCode = 1;
console.log(
  `${entryKept ? '✔' : '✘'} four screens from one entry of an application, what they load: ${oneEntry.toLocaleString('en')} bytes gzip, ${kB(oneEntry)} kB (at most ${oneEntryBytes.toLocaleString('en')} bytes)`,
);
const oneKept = inOne <= weights.inOne * kilobyte;
if (!oneKept) process.exitCode = 1;
console.log(
  `${oneKept ? '✔' : '✘'} four screens in one bundle of a library, with what they never load and what is for development: ${kB(inOne)} kB gzip (at most ${weights.inOne}); by this other libraries were compared (MUI 81)`,
);
tellParts(partsInOne);
