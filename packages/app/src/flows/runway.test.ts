// @vitest-environment jsdom
import { getRunway } from '@compute-market/contract/calls/cost';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../api';
import { createClient } from '../api/client';
import { readRunway, readRunwayOrNot } from './runway';

afterEach(() => vi.restoreAllMocks());

/** The api of a back end that answers every call so. */
function answering(status: number, body: string) {
  const client = createClient({
    bases: { main: '/api', thirdParty: '/third-party' },
    timeout: 1000,
    token: () => null,
    emit: () => undefined,
    newId: () => 'request',
    fetch: () => Promise.resolve(new Response(body, { status })),
  });
  return vi.spyOn(api, 'call').mockImplementation((call, input, options) => client.call(call, input, options));
}

test('a back end that does not know the call leaves 余额可维持 out', async () => {
  answering(404, '<h1>Not Found</h1>');
  expect(await readRunway()).toBeNull();
  expect(await readRunwayOrNot()).toBeNull();
});

test('one that failed is another matter: it can be read again', async () => {
  const asked = answering(500, '');
  await expect(readRunway()).rejects.toMatchObject({ kind: 'fault', isMissing: false });
  expect(await readRunwayOrNot()).toBeUndefined();
  expect(asked.mock.calls.every(([call]) => call === getRunway)).toBe(true);
});
