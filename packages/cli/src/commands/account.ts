import { getRunway } from '@compute-market/contract/calls/cost';
import { getInstances } from '@compute-market/contract/calls/instance';
import { API_KEY_START } from '@compute-market/contract/entities/api-key';
import { SESSION_INVALID_STATUS } from '@compute-market/contract/error-matchers';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { createClient, Refused } from '../client';
import { textOf, type Command, type Given } from '../command';
import { EXIT, Failure } from '../failure';
import { messages } from '../messages';
import { readLoginUrl, removeSettings, siteUrl, writeSettings } from '../settings';
import { table } from '../table';

async function readKey({ system }: Given, url: string): Promise<string> {
  const typed = system.interactive ? await system.ask(messages.login.ask(url), { hidden: true }) : await system.input();
  const key = typed.trim();
  if (!key.startsWith(API_KEY_START)) throw new Failure(EXIT.usage, messages.login.malformed);
  return key;
}

/** Asks for the key, tries it, and keeps it. One whose scopes do not let it look is a good key all the same. */
export const login: Command = {
  name: 'login',
  words: [],
  summary: messages.login.summary,
  options: { url: { type: 'string', help: messages.login.url } },
  async run(given) {
    const { system, json } = given;
    const told = textOf(given, 'url');
    const url = told === undefined ? await readLoginUrl(system) : siteUrl(told);
    const key = await readKey(given, url);
    try {
      await createClient(system, { url, key }).call(getInstances, { page: 1, page_size: 1 });
    } catch (error) {
      if (!(error instanceof Refused) || error.number === SESSION_INVALID_STATUS) throw error;
    }
    const file = await writeSettings(system, { url, key });
    system.out(json ? JSON.stringify({ url, file }) : messages.login.done(file));
    return EXIT.ok;
  },
};

export const logout: Command = {
  name: 'logout',
  words: [],
  summary: messages.logout.summary,
  options: {},
  async run({ system, json }) {
    await removeSettings(system);
    system.out(json ? '{}' : messages.logout.done);
    return EXIT.ok;
  },
};

const yuan = (amount: number): string => formatMoney(fenFromYuan(amount));

export const balance: Command = {
  name: 'balance',
  words: [],
  summary: messages.balance.summary,
  options: {},
  async run({ system, json, client }) {
    const answer = await (await client()).call(getRunway, {});
    if (json) {
      system.out(JSON.stringify(answer));
      return EXIT.ok;
    }
    const { Available, Money, PowerMoney, HourPrice, Until } = answer;
    for (const line of table(messages.balance.heads, [[Available, Money, PowerMoney, HourPrice].map(yuan)]))
      system.out(line);
    if (Until !== null) system.out(messages.balance.until(formatTime(Until)));
    return EXIT.ok;
  },
};
