import { randomUUID } from 'node:crypto';

/** A customer without a browser: the wire as the specification writes it. */
export interface Envelope<Data> {
  readonly status: number;
  readonly reason: string;
  readonly data: Data;
}

/**
 * Asks the server outside a browser. The connection ends with the answer and none is kept for the next request: one that was kept may be
 * closed by the server in the moment it is used, and whether such a request was heard, a payment perhaps, is not known. It holds as long
 * as every request of a journey goes this way, because a connection that another one left open is taken here too.
 */
export const ask = (url: string | URL, { headers, ...rest }: RequestInit = {}): Promise<Response> => {
  const alone = new Headers(headers);
  alone.set('connection', 'close');
  return fetch(url, { ...rest, headers: alone });
};

export async function post<Data>(
  url: string,
  path: string,
  body: Record<string, unknown>,
  { form = false, headers = {} }: { form?: boolean; headers?: Record<string, string> } = {},
): Promise<Envelope<Data>> {
  const response = await ask(`${url}/api${path}`, {
    method: 'POST',
    headers: form ? headers : { 'content-type': 'application/json', ...headers },
    body: form
      ? new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]))
      : JSON.stringify(body),
  });
  return (await response.json()) as Envelope<Data>;
}

export async function must<Data>(answer: Promise<Envelope<Data>>): Promise<Data> {
  const { status, reason, data } = await answer;
  if (status !== 0) throw new Error(`${status} ${reason}`);
  return data;
}

export async function logIn(url: string, phone: string, passwd = 'Suanli2026'): Promise<string> {
  const { session } = await must(post<{ session: string }>(url, '/login', { phone, passwd }, { form: true }));
  return session;
}

/** Logs a sub-account in by the phone of its main account: answers its session. */
export async function logInSub(url: string, phone: string, name: string, passwd = newPassword): Promise<string> {
  const { session } = await must(
    post<{ session: string }>(url, '/sub_account_login', { phone, sub_account_name: name, passwd }, { form: true }),
  );
  return session;
}

interface NewSub {
  /** Of its main account. */
  readonly session: string;
  readonly name: string;
  /** What it may spend, yuan. */
  readonly limit: number;
}

/** Gives a main account a sub-account with the password of new customers. */
export const addSub = (url: string, { session, name, limit }: NewSub) =>
  must(
    post(url, '/add_user_sub_account', { session, sub_account_name: name, passwd: newPassword, money_limit: limit }),
  );

/** The same, and logs it in by the phone of the main account: answers its session. */
export async function subSessionOf(url: string, { phone, ...sub }: NewSub & { readonly phone: string }) {
  await addSub(url, sub);
  return logInSub(url, phone, sub.name);
}

/** The token that an action on the sandbox page must send back. */
export async function sandboxToken(url: string): Promise<string> {
  const { token } = (await (await ask(`${url}/sandbox/api/token`)).json()) as { token: string };
  return token;
}

export async function decidePayment(url: string, token: string, outTradeNo: string, action: string) {
  const response = await ask(`${url}/sandbox/api/payments/${outTradeNo}/${action}`, {
    method: 'POST',
    headers: { 'x-page-token': token },
  });
  return { ok: response.ok, body: (await response.json()) as { outcome?: string } };
}

/** The payment that waits for somebody to scan its code. */
export async function waitingPayment(url: string) {
  const { payments } = (await (await ask(`${url}/sandbox/api/payments`)).json()) as {
    payments: { token: string; outTradeNo: string; state: string }[];
  };
  const waiting = payments.find(({ state }) => state === 'waiting');
  if (!waiting) throw new Error('no payment is waiting');
  return waiting;
}

/** Pays what the code in the dialog stands for. */
export async function payByCode(url: string) {
  const { outTradeNo } = await waitingPayment(url);
  const { ok } = await decidePayment(url, await sandboxToken(url), outTradeNo, 'confirm');
  if (!ok) throw new Error(`${outTradeNo} was not paid`);
}

/** What the phone does with the WeChat code that is on the screen. */
export async function scanCode(url: string, action: 'scan' | 'confirm', nickname: string) {
  const { scans } = (await (await ask(`${url}/sandbox/api/scans`)).json()) as {
    scans: { ticket: string; state: string }[];
  };
  const open = scans.find(({ state }) => state === 'waiting' || state === 'scanned');
  if (!open) throw new Error('no code is waiting');
  await ask(`${url}/sandbox/api/scans/${open.ticket}/${action}?nickname=${nickname}`, {
    method: 'POST',
    headers: { 'x-page-token': await sandboxToken(url) },
  });
}

/** Lets hours pass for the whole server. Only where the server is the test's own. */
export async function passHours(url: string, hours: number) {
  const answer = await ask(`${url}/sandbox/api/clock/${hours}`, {
    method: 'POST',
    headers: { 'x-page-token': await sandboxToken(url) },
  });
  const { moved } = (await answer.json()) as { moved: boolean };
  if (!moved) throw new Error(`${hours} hours did not pass`);
}

/** The newest code that was sent to a phone. */
export async function latestCode(url: string, phone: string): Promise<string> {
  const { messages } = (await (await ask(`${url}/sandbox/api/sms?phone=${phone}`)).json()) as {
    messages: { code: string }[];
  };
  const [newest] = messages;
  if (!newest) throw new Error(`no message was sent to ${phone}`);
  return newest.code;
}

/** What new customers sign in with. */
export const newPassword = 'Gpu2026rent';

/** Limits are counted by address, and all customers of the journeys live on one machine: each comes from an address of its own, which the server believes as from its proxy. */
export const cameFrom = (number: number) => ({
  'x-forwarded-for': `10.${Math.floor(number / 65_536) % 256}.${Math.floor(number / 256) % 256}.${number % 256}`,
});

let phones = 0;

/** A number that no other customer of this worker has, and so of its server; a journey that runs again takes another. */
export function newPhone(): string {
  phones += 1;
  return `1393100${String(phones).padStart(4, '0')}`;
}

/** What the sandbox page says to the simulated machines. */
export async function tellFleet(url: string, told: Readonly<Record<string, string>>) {
  await ask(`${url}/sandbox/fleet`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ page_token: await sandboxToken(url), ...told }),
  });
}

/** What staff and machines say of a customer on the sandbox page: the credit, yuan, or how full the cloud disk is, GB. */
export async function tellOfCustomer(url: string, phone: string, told: { quota: string } | { used: string }) {
  const action = 'quota' in told ? 'credit' : 'disk';
  await ask(`${url}/sandbox/customers`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ page_token: await sandboxToken(url), phone, action, ...told }),
  });
}

/** A new customer with this much in the purse, yuan. */
export async function customerWith(url: string, phone: string, yuan: number): Promise<string> {
  await must(post(url, '/send_sms_code', { phone, scene: 'register' }, { headers: cameFrom(Number(phone.slice(-6))) }));
  const { session } = await must(
    post<{ session: string }>(
      url,
      '/register',
      { phone, code: await latestCode(url, phone), passwd: newPassword, agree: true },
      { form: true },
    ),
  );
  if (yuan > 0) await topUp(url, session, yuan);
  return session;
}

/** Puts this much more in the purse, yuan, by a code that is paid at once. */
export async function topUp(url: string, session: string, yuan: number) {
  const { out_trade_no: order } = await must(
    post<{ out_trade_no: string }>(
      url,
      '/create_qrcode',
      { session, amount: yuan, pay_type: 1 },
      { headers: { 'idempotency-key': intention() } },
    ),
  );
  await post(url, '/get_qrcode', { session, out_trade_no: order });
  await decidePayment(url, await sandboxToken(url), order, 'confirm');
}

interface Change {
  readonly Id: number;
  readonly Type: number;
  readonly DiffMoney: number;
  readonly DiffPower: number;
  readonly MoneyLeft: number;
  readonly RelationType: string;
  readonly RelationId: string;
}

export async function balanceChanges(url: string, session: string): Promise<Change[]> {
  const rows: Change[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await must(
      post<{ data: Change[]; total: number }>(url, '/get_wallet_balance_change_list', {
        session,
        page,
        page_size: 100,
      }),
    );
    rows.push(...data);
    if (rows.length >= total || data.length === 0) return rows;
  }
}

const toFen = (yuan: number) => Math.round(yuan * 100);

/** The balance equals the sum of its changes, and every change leaves what the one before left plus itself. */
export function addUp(changes: readonly Change[]): number {
  const oldestFirst = [...changes].reverse();
  return oldestFirst.reduce((balance, change) => {
    const next = balance + toFen(change.DiffMoney);
    if (next !== toFen(change.MoneyLeft))
      throw new Error(`change ${change.Id} leaves ${change.MoneyLeft}, expected ${next / 100}`);
    return next;
  }, 0);
}

export const intention = () => randomUUID();
