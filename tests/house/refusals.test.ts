import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errors, type ErrorKey } from '@compute-market/contract/errors';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../packages/server/src/http/refusal';
import { classifyMain, classifyThirdParty } from '../../packages/app/src/api/classify';

const catalogue = Object.entries(errors) as [ErrorKey, (typeof errors)[ErrorKey]][];
/** The specification's own words; the client takes the next step itself: it opens the quick top-up, or asks for the code again. */
const wordsOfTheSpecification: readonly ErrorKey[] = ['BALANCE_SHORT', 'QR_NOT_READY'];
/** What a person can do now: the last part of a sentence asks for it or offers it. */
const nextStep = /[，；。、（].*(请|如需|如已|看看|还可|最多可)|^请/;
/** Names that customers read in Latin letters; `token` is the specification's. */
const names = /Windows|API|HTTP|TCP|SSH|RDP|CPU|GPU|JPG|PNG|GIF|WebP|MB|GB|Mbps|JSON|Idempotency-Key|token/g;
const unfinished = /[a-z]{2,}|%s|\$\{|\{\w*\}|undefined|null|NaN|TODO|[!！?？]/i;

const server = path.resolve('packages/server/src');
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(server, file), 'utf8') }));

interface Thrown {
  readonly file: string;
  readonly key: string;
  /** The sentence as it is written, its values as `1`; undefined when the catalogue's is used or it is put together elsewhere. */
  readonly sentence: string | undefined;
}

const thrown: Thrown[] = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/new Refusal\(([^'\n]*?)'([A-Z_]+)'(?:, \{ reason: (`[^`]*`|'[^']*')[ ,])?/g)].map(
    ([, , key = '', words]) => ({ file, key, sentence: words?.slice(1, -1).replace(/\$\{[^}]*\}/g, '1') }),
  ),
);
const sentences = thrown.flatMap(({ file, key, sentence }) =>
  sentence === undefined ? [] : [[`${key} in ${file}: ${sentence}`, sentence] as const],
);

describe('every code has a sentence for a person', () => {
  test.each(catalogue.map(([key, { reason }]) => [key, reason] as const))('%s: %s', (key, reason) => {
    expect(reason.replace(names, '')).not.toMatch(unfinished);
    if (!wordsOfTheSpecification.includes(key)) expect(reason).toMatch(nextStep);
  });
});

describe('what the server refuses', () => {
  test('is found by this walk', () => {
    expect(thrown.length).toBeGreaterThan(150);
    expect(sentences.length).toBeGreaterThan(90);
  });

  test('always has a key of the catalogue', () => {
    for (const { file, key } of thrown) expect(Object.keys(errors), file).toContain(key);
    // @ts-expect-error A key that is not in the catalogue does not compile.
    expect(new Refusal('NO_SUCH_KEY').key).toBe('NO_SUCH_KEY');
  });

  test.each(sentences)('%s', (_where, sentence) => {
    expect(sentence.replace(names, '')).not.toMatch(unfinished);
    expect(sentence).toMatch(nextStep);
  });

  test('is numbered in one place: no answer writes a status or a code of its own', () => {
    const writers = sources.filter(({ text }) => /\b(status|code): \d{6}\b/.test(text)).map(({ file }) => file);
    expect(writers).toEqual([]);
  });
});

describe('what the client does with every code', () => {
  const lost: readonly ErrorKey[] = ['SESSION_INVALID', 'SESSION_EXPIRED'];

  test.each(catalogue)(
    '%s: one message on the main API, and the way to login or to the quick top-up only where it belongs',
    (key, { status, reason }) => {
      const verdict = classifyMain({ exempt: false, poll: false }, { status, reason });
      expect(verdict).toEqual({
        outcome: 'refused',
        toast: true,
        sessionLost: lost.includes(key),
        balanceShort: key === 'BALANCE_SHORT',
      });
      expect(classifyMain({ exempt: true, poll: false }, { status, reason })).toMatchObject({
        outcome: 'envelope',
        toast: false,
        sessionLost: lost.includes(key),
      });
    },
  );

  test.each(catalogue)('%s: one message on the third-party API', (key, { code }) => {
    expect(classifyThirdParty({ code }, true)).toEqual({
      outcome: 'refused',
      toast: true,
      sessionLost: lost.includes(key),
      balanceShort: false,
    });
  });
});
