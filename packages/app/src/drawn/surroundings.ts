import { CONTRACT_HEADER } from '@compute-market/contract/constants';
import type { Ask, WireCall } from '@compute-market/contract/drawn-page';
import type { GivenConfiguration } from '@compute-market/contract/site-configuration';
import type * as browser from '../surroundings';

const given: { configuration: GivenConfiguration; ask: Ask | null } = { configuration: {}, ask: null };

/** Before any module of the app is read: its configuration never changes. */
export const giveConfiguration = (configuration: GivenConfiguration) => void (given.configuration = configuration);
/** Whom the calls of the next drawing go to. */
export const giveAsk = (ask: Ask) => void (given.ask = ask);

/** A visitor's: nothing is kept, nobody is logged in. */
const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

async function askServer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  if (given.ask === null) throw new TypeError('nobody to ask');
  const address = input instanceof Request ? input.url : input;
  const request = new Request(new URL(address, 'http://site.invalid'), init);
  const { pathname, search } = new URL(request.url);
  const { status, body } = await given.ask({
    url: pathname + search,
    method: request.method as WireCall['method'],
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
  });
  return new Response(body, { status, headers: { [CONTRACT_HEADER]: 'compute-market' } });
}

const here: typeof browser = {
  keeper: () => nothing,
  givenConfiguration: () => JSON.stringify(given.configuration),
  // What is drawn carries no address with a host.
  siteOrigin: () => '',
  send: askServer,
};

export const { keeper, givenConfiguration, siteOrigin, send } = here;
