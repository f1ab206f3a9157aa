// Imports every entry of the packages as a server component does, and draws what needs no browser.
import { readFileSync } from 'node:fs';
import { register } from 'node:module';

register('./server-side.mjs', import.meta.url);
let entries = 0;
for (const name of ['tokens', 'components', 'patterns']) {
  const { exports } = JSON.parse(readFileSync(`node_modules/@compute-market/${name}/package.json`, 'utf8'));
  for (const [subpath, entry] of Object.entries(exports)) {
    if (!entry.default?.endsWith('.js')) continue;
    await import(`@compute-market/${name}${subpath.slice(1)}`);
    entries += 1;
  }
}
const { GiftIcon } = await import('@compute-market/components/icons');
const { Money } = await import('@compute-market/components/money');
const { noticesQuery } = await import('@compute-market/patterns/content/NoticesScreen');
const drawn = [GiftIcon({ size: 14 }).type, Money({ fen: 30_415 }).props['data-component']];
console.log(JSON.stringify({ entries, drawn, tab: noticesQuery.blank.tab }));
