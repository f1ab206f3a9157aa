import { dayMs } from '@compute-market/contract/rules/time-units';
import { readFile } from 'node:fs/promises';
import { test as base, expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { writeNotices } from '../../packages/server/test/setup/notices';
import { ask, intention, logIn, must, post, sandboxToken } from './customer';
import { allHostileTexts, canaryHost, hostileFileNames, hostileTexts } from './hostile-texts';
import { expectScreen, follow, watchForErrors } from './pages';
import { startServer, type RunningServer } from './server';
import { embeddedDemoCopy } from './stored-data';

const phone = '13800000001';
const company = '13800000005';
const classes = Object.entries(hostileTexts);
/** The shortest text of every class: for fields that take little. */
const shortTexts = classes.map(([, texts]) =>
  texts.reduce((a, b) => (b.trim().length < a.length ? b.trim() : a), 'x'.repeat(99)),
);
/** The server takes no control characters but those of a text of several lines (trust B28). */
const isTaken = (text: string) => !/[^\P{Cc}\t\r\n]/u.test(text);
const image = '<img src=x onerror=window.canary=1>';
const formula = `=cmd|' /C calc'!A0`;

interface Hostile extends RunningServer {
  /** Notices as the product publishes them, and the same written past every check: what reads those must be safe by itself. */
  readonly notices: { readonly published: readonly number[]; readonly unchecked: readonly number[] };
}

/** How the body of every notice begins: it is drawn, with all that follows, once this is shown. */
const beginning = 'Here the body begins.';
const noticeTexts = classes.map(([name, texts]) => ({
  title: `${name} ${texts[0] ?? ''}`.slice(0, 80),
  original: texts.slice(0, 2).join(' '),
  content: [beginning, ...texts].join('\n\n'),
}));

/** A server of its own: its notices are nobody else's to meet. */
const test = base.extend<object, { server: Hostile }>({
  server: [
    // Playwright wants the destructuring pattern even when nothing is taken.
    async ({}, use) => {
      const data = embeddedDemoCopy();
      const notices = await writeNotices(data.folder, noticeTexts, {
        title: image,
        original: image,
        content: allHostileTexts.join('\n\n'),
      });
      const server = await startServer(data);
      await use({ ...server, notices });
      await server.stop();
      await data.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

// All by one worker: each would start such a server.
test.describe.configure({ mode: 'default' });

interface Seen {
  /** A script that ran, a window that spoke, a request that left for elsewhere: never, whatever is read. */
  readonly harm: string[];
  /** What the site's policy had to refuse: nothing, of what the product itself let in. */
  readonly refused: string[];
}

interface Watch {
  readonly seen: Seen;
  /** Requests for elsewhere whose end the browser has not told yet. */
  readonly open: ReadonlySet<Request>;
}

async function watch(context: BrowserContext): Promise<Watch> {
  const seen: Seen = { harm: [], refused: [] };
  const open = new Set<Request>();
  await context.exposeBinding('tellOfHarm', (_source, what: string) => void seen.harm.push(what));
  await context.exposeBinding('tellOfRefusal', (_source, what: string) => void seen.refused.push(what));
  await context.addInitScript(() => {
    const page = window as unknown as { tellOfHarm: (what: string) => void; tellOfRefusal: (what: string) => void };
    Object.defineProperty(window, 'canary', {
      set: () => {
        page.tellOfHarm(`a script ran on ${location.pathname}`);
      },
      configurable: false,
    });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      page.tellOfRefusal(`${violatedDirective} ${blockedURI} ${sample} on ${location.pathname}`),
    );
  });
  const isFar = (address: string) => new URL(address).host.includes(canaryHost);
  context.on('request', (request) => {
    if (isFar(request.url())) open.add(request);
  });
  context.on('requestfinished', (request) => {
    open.delete(request);
    if (isFar(request.url())) seen.harm.push(`asked ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    open.delete(request);
    // The browser calls a request of a page that the page's policy stopped by this name; it never left.
    if (isFar(request.url()) && request.failure()?.errorText !== 'csp')
      seen.harm.push(`asked ${request.url()}: ${request.failure()?.errorText ?? ''}`);
  });
  context.on('page', (page) =>
    page.on('dialog', (dialog) => {
      seen.harm.push(`said ${dialog.message()}`);
      void dialog.dismiss();
    }),
  );
  return { seen, open };
}

const nothing: Seen = { harm: [], refused: [] };

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The page shows these letters, as letters. */
async function expectShown(page: Page, text: string) {
  await expect
    .poll(async () => plain(await page.evaluate(() => document.body.innerText)), { message: text })
    .toContain(plain(text));
}

/** Loads a page of the site, or follows its address where one stands. */
async function open(page: Page, address: string) {
  if (page.url() === 'about:blank') await page.goto(address);
  else await follow(page, address);
  await expectScreen(page);
}

async function thirdParty<Data>(url: string, path: string, session: string, body?: object | FormData): Promise<Data> {
  const sent =
    body === undefined
      ? {}
      : body instanceof FormData
        ? { method: 'POST', body }
        : { method: 'POST', body: JSON.stringify(body) };
  const headers = {
    authorization: session,
    ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
  };
  const answer = (await (await ask(`${url}/third-party${path}`, { ...sent, headers })).json()) as {
    code: number;
    reason: string;
    data: Data;
  };
  if (answer.code !== 0) throw new Error(`${path} ${answer.code} ${answer.reason}`);
  return answer.data;
}

async function tickets(url: string, session: string): Promise<{ id: number; title: string }[]> {
  const made: { id: number; title: string }[] = [];
  for (const [index, [name, all]] of classes.entries()) {
    const texts = all.filter(isTaken);
    const ids: number[] = [];
    for (const fileName of index === 0 ? hostileFileNames.slice(0, 5) : []) {
      const form = new FormData();
      form.append('file', new File(['log'], fileName));
      ids.push((await thirdParty<{ id: number }>(url, '/api/v1/work-order/attachments', session, form)).id);
    }
    const title = `${name} ${shortTexts[index] ?? ''}`.slice(0, 60);
    const { id } = await thirdParty<{ id: number }>(url, '/api/v1/work-order/orders', session, {
      category_id: 3,
      sub_category_id: 32,
      title,
      content: texts.join('\n\n'),
      resource_type: 'none',
      phone: '13800138000',
      contact_time: image,
      attachment_ids: ids,
      context: { [image.slice(0, 40)]: image },
    });
    await thirdParty(url, '/api/v1/work-order/comments', session, { order_id: id, content: texts.join('\n\n') });
    const staff = new URLSearchParams({ content: texts.join('\n\n').slice(0, 4000) }).toString();
    await ask(`${url}/sandbox/api/tickets/${id}/ask?${staff}`, {
      method: 'POST',
      headers: { 'x-page-token': await sandboxToken(url) },
    });
    made.push({ id, title });
  }
  return made;
}

test('notices, documents and tickets full of hostile texts are read by customer and staff as texts', async ({
  page,
  context,
  server: { url, notices },
}) => {
  test.setTimeout(600_000);
  const { seen } = await watch(context);
  const errors = watchForErrors(page);
  const session = await logIn(url, phone);
  const made = await tickets(url, session);
  await page.addInitScript((token) => localStorage.setItem('token', token), session);

  await open(page, `${url}/inform`);
  await expectShown(page, hostileTexts.elements?.[0] ?? '');
  for (const id of notices.published) {
    await open(page, `${url}/informDetail/${id}`);
    await expectShown(page, beginning);
  }
  await open(page, `${url}/docs`);
  await expectShown(page, image);
  await page.getByRole('main').getByRole('link', { name: image }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(image);
  await expectScreen(page);

  await open(page, `${url}/console/createWorkOrder/myWorkOrder`);
  for (const { title } of made) await expectShown(page, title);
  for (const { id, title } of made) {
    await open(page, `${url}/console/createWorkOrder/myWorkOrderDetail/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(title));
  }
  await page.goto(`${url}/sandbox`);
  await expectShown(page, image);
  expect(seen).toEqual(nothing);
  expect(errors).toEqual([]);
});

test('a notice that came past every check still runs nothing and asks nothing of anybody', async ({
  page,
  context,
  server: { url, notices },
}) => {
  const { seen, open: unended } = await watch(context);
  for (const id of notices.unchecked) {
    await open(page, `${url}/informDetail/${id}`);
    await expectShown(page, beginning);
    // A page that is left takes its requests along: whether the policy stopped them would not be told any more.
    await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true);
    await expect.poll(() => unended.size).toBe(0);
  }
  expect(seen.refused.join('\n'), 'there was something to ask of elsewhere').toContain(`img-src http://${canaryHost}`);
  expect(seen.harm).toEqual([]);
});

test('the watch itself sees what it is there for', async ({ context }) => {
  const {
    seen: { harm },
  } = await watch(context);
  const page = await context.newPage();
  await page.goto('about:blank');
  await page.evaluate((host) => {
    Object.assign(window, { canary: 1 });
    alert('x');
    return fetch(`https://${host}/a`).catch(() => undefined);
  }, canaryHost);
  await expect
    .poll(() => harm.map((what) => what.split(' ')[0]))
    .toEqual(expect.arrayContaining(['a', 'said', 'asked']));
});

test('names, notes, titles and remarks are shown as they were written, and no export runs them', async ({
  page,
  context,
  server: { url },
}) => {
  test.setTimeout(600_000);
  const { seen } = await watch(context);
  const errors = watchForErrors(page);
  const session = await logIn(url, phone);
  const name = '<img src=x onerror=0';
  await must(post(url, '/modify_user_name', { session, name }));
  const notes = shortTexts.map((text) => text.slice(0, 50));
  const { data: machines } = await must(
    post<{ data: { Container_name: string }[] }>(url, '/get_container_by_token_with_page_v2', {
      session,
      page: 1,
      page_size: 20,
      status_type: 'statusAll',
    }),
  );
  for (const [index, { Container_name }] of machines.entries())
    await must(
      post(url, '/note_container', {
        session,
        container_name: Container_name,
        note: index % 2 === 0 ? formula : (notes[index % notes.length] ?? image),
      }),
    );
  for (const sub_account_name of ['lab-a', 'lab-b'])
    await must(post(url, '/note_user_sub_account', { session, sub_account_name, note: image }));
  const { data: models } = await must(
    post<{ data: { Id: number }[] }>(url, '/get_bare_metal_show_list', { page: 1, page_size: 20 }),
  );
  const begin_date = new Date(Date.now() + 10 * dayMs).toISOString().slice(0, 10);
  await must(
    post(
      url,
      '/add_baremetal_reservation',
      {
        session,
        bare_metal_id: models[0]?.Id ?? 1,
        num: 1,
        contact_name: '林知远',
        phone: '13800138000',
        rent_months: 1,
        begin_date,
        purpose: image,
        remark: allHostileTexts.join(' ').slice(0, 500),
      },
      { headers: { 'idempotency-key': intention() } },
    ),
  );
  await page.addInitScript((token) => localStorage.setItem('token', token), session);

  await open(page, `${url}/console/accountInfo`);
  await expectShown(page, name);
  await expectShown(page, image);
  await open(page, `${url}/console/dashboard`);
  await expectShown(page, formula);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 CSV' }).click();
  const sheet = await readFile(await (await saving).path(), 'utf8');
  expect(sheet).toContain(`'${formula}`);
  expect(sheet.split('\r\n').filter((line) => /(?:^|,)"?\s*(?:[=@]|[+-](?![\d.]+"?(?:,|$)))/.test(line))).toEqual([]);
  await open(page, `${url}/console/instancePlugin/${machines[0]?.Container_name ?? ''}`);
  await expectShown(page, formula);
  await open(page, `${url}/console/subAccountInstance`);
  await open(page, `${url}/console/expenseDetail`);
  await open(page, `${url}/console/reservations`);
  await expectShown(page, models.length > 0 ? '林知远' : '');
  await page.goto(`${url}/sandbox`);
  await expectShown(page, name);
  expect(seen).toEqual(nothing);
  expect(errors).toEqual([]);
});

test('a hostile title stands on the invoice page and in its PDF as letters', async ({
  page,
  context,
  server: { url },
}) => {
  const { seen } = await watch(context);
  const errors = watchForErrors(page);
  const session = await logIn(url, company);
  const title = `${image}公司`;
  const fields = {
    title_type: 1,
    tax_no: '91350100M000100Y43',
    invoice_type: 0,
    address: image,
    tel: '028-87654321',
    bank_name: formula,
    bank_account: '6222020200012345678',
    email: 'finance@example.cn',
  };
  await must(post(url, '/v2/add_invoice', { session, title, ...fields }));
  // An invoice is made out to whom the account is verified as; the rest of its title is free.
  const { Id } = await must(
    post<{ Id: number }>(url, '/v2/add_invoice', { session, title: '成都锦城影视科技有限公司', ...fields }),
  );
  await must(
    post(
      url,
      '/v3/addInvoiceRecord',
      { session, invoice_id: Id, amount: 200, invoice_type: 0, content: 'compute', email: fields.email, remark: image },
      { headers: { 'idempotency-key': intention() } },
    ),
  );
  await page.addInitScript((token) => localStorage.setItem('token', token), session);
  await open(page, `${url}/console/invoice?tab=titles`);
  await expectShown(page, title);
  const desk = await context.newPage();
  await desk.goto(`${url}/sandbox`);
  await desk.locator('[data-live="invoices"] .row').first().getByRole('button', { name: '开具' }).click();
  await expect(desk.locator('[data-live="invoices"] .row').first()).toContainText('已开具');
  const records = page.getByRole('tab', { name: '开票记录' });
  await records.click();
  await expect(records).toHaveAttribute('aria-selected', 'true');
  await expectShown(page, '¥200.00');
  await expectScreen(page);
  const { data } = await must(
    post<{ data: { FileUrl: string }[] }>(url, '/v2/getInvoiceRecords', { session, page: 1, page_size: 1 }),
  );
  const file = await ask(new URL(data[0]?.FileUrl ?? '', url));
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
  const bytes = Buffer.from(await file.arrayBuffer()).toString('latin1');
  expect(bytes.slice(0, 5)).toBe('%PDF-');
  expect(bytes).not.toMatch(/\/(?:JavaScript|JS|Launch|OpenAction|AA|EmbeddedFile|URI|SubmitForm)\b/);
  expect(seen).toEqual(nothing);
  expect(errors).toEqual([]);
});
