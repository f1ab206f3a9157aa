import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Runs in the server, where code lies on the disk (ADR 16). */
const inServer = ['packages/app/src/drawn/draw.tsx'];

const sources = ['app', 'patterns', 'components'].flatMap((name) =>
  readdirSync(`packages/${name}/src`, { recursive: true, encoding: 'utf8' })
    .map((file) => `packages/${name}/src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|guidance)\.tsx?$|foundation\/lazyPiece\//.test(file)),
);

/** Every `import(` that loads code, with what stands before it in its statement. */
const asked = sources.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?<before>[^;{}]*)(?<!typeof )\bimport\(/g)].map(({ groups }) => ({
    file,
    before: groups?.before ?? '',
  })),
);

// React's `lazy` and the router keep a failure for as long as the page lives (decisions 32).
test('no code is loaded around the helpers that recover when the network is back', () => {
  expect(asked.length).toBeGreaterThan(50);
  const around = asked
    .filter(({ before }) => !/\b(lazyPiece|laterPiece|loadPiece|lazyRoute)\(\s*\(\) =>\s*$/.test(before))
    .map(({ file }) => file)
    .filter((file) => !inServer.includes(file));
  expect(around).toEqual([]);
});

test('no component is made lazy by React alone', () => {
  const raw = sources.filter((file) =>
    /\bimport \{[^}]*\blazy\b[^}]*\} from 'react'|\bReact\.lazy\b/.test(readFileSync(file, 'utf8')),
  );
  expect(raw).toEqual([]);
});
