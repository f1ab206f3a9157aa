import type { FastifyInstance } from 'fastify';
import type { Tx } from '../db/database';
import type { Services } from '../http/handler';
import type { SandboxGateway } from '../payment/sandbox-gateway';
import { decideCustomer } from './customers';
import { decidePayment, paymentActions } from './decide';
import { decideFleet } from './fleet';
import { decideInvoice } from './invoices';
import { findOverview, findPaymentByToken } from './overview-data';
import { overviewPage } from './pages/overview';
import { missingPaymentPage, paymentPage } from './pages/payment';
import { facePage } from './pages/face';
import { scanPage } from './pages/scan';
import { publishNoticeForm } from './notices';
import { receiveTransfer } from './transfers';
import { advanceClockForm } from './clock';
import { sandboxHome } from './desk-key';
import { fieldsOf, hasPageToken, newPageToken, sendPage, tradeNumberOf, waitPatiently } from './request';
import type { Fields } from './request';
import { decideReservationForm } from './reservations';
import { decidePartner } from './partners';
import { decideSettlement } from './settlements';
import { decideRefundForm } from './refunds';
import { decideScan, findScan, scanActions } from './scans';
import { decideTicket, ticketActions } from './work-orders';
import { decideReview, reviewActions } from '../staff/verifications';
import { decideFace, findFace } from './verifications';

const home = sandboxHome;
const seeOther = 303;

/** What each form of the overview does. Unknown or stale values do nothing: the page that follows shows where things stand. */
const overviewActions: Readonly<
  Record<string, (services: Services, gateway: SandboxGateway, fields: Fields) => Promise<unknown>>
> = {
  payments: async (services, gateway, fields) => {
    const action = paymentActions.find((known) => known === fields.get('action'));
    const outTradeNo = tradeNumberOf(fields);
    if (action !== undefined && outTradeNo !== null) await decidePayment(services, gateway, outTradeNo, action);
  },
  transfers: (services, _gateway, fields) => receiveTransfer(services, fields),
  scans: async (services, _gateway, fields) => {
    const action = scanActions.find((known) => known === fields.get('action'));
    if (action !== undefined)
      await decideScan(services, fields.get('ticket') ?? '', action, fields.get('nickname') ?? '');
  },
  verifications: async (services, _gateway, fields) => {
    const action = reviewActions.find((known) => known === fields.get('action'));
    const id = Number(fields.get('id'));
    if (action !== undefined && Number.isSafeInteger(id))
      await decideReview(services, id, action, fields.get('reason') ?? '');
  },
  refunds: (services, gateway, fields) => decideRefundForm(services, gateway, fields),
  invoices: (services, _gateway, fields) => decideInvoice(services, fields),
  reservations: (services, _gateway, fields) => decideReservationForm(services, fields),
  customers: (services, _gateway, fields) => decideCustomer(services, fields),
  notices: (services, _gateway, fields) => publishNoticeForm(services, fields),
  partners: (services, _gateway, fields) => decidePartner(services, fields),
  settlements: (services, _gateway, fields) => decideSettlement(services, fields),
  tickets: async (services, _gateway, fields) => {
    const action = ticketActions.find((known) => known === fields.get('action'));
    const id = Number(fields.get('id'));
    if (action !== undefined && Number.isSafeInteger(id))
      await decideTicket(services, id, action, fields.get('content') ?? '');
  },
  clock: (services, _gateway, fields) => advanceClockForm(services, fields),
  fleet: (services, _gateway, fields) => decideFleet(services, fields),
};

/** The desk: everything at a glance, and what the staff and the world outside would do. */
export function registerSandboxDesk(app: FastifyInstance, services: Services, gateway: SandboxGateway): void {
  app.get(home, async (_request, reply) => {
    const overview = await services.database.transaction((tx) => findOverview(tx, services.clock.now()));
    const token = await newPageToken(services);
    return sendPage(reply, services.config, (nonce) =>
      overviewPage({ overview, now: services.clock.now(), nonce, pageToken: token }),
    );
  });
  for (const [name, act] of Object.entries(overviewActions)) {
    app.post(`${home}/${name}`, async (request, reply) => {
      const fields = fieldsOf(request.body);
      if (await hasPageToken(services, fields.get('page_token'))) {
        waitPatiently(reply);
        await act(services, gateway, fields);
      }
      return reply.redirect(home, seeOther);
    });
  }
}

/** A page that a customer's phone opens, and what its form does. */
interface CustomerPage<Row> {
  readonly find: (tx: Tx, of: string) => Promise<Row | undefined>;
  readonly render: (page: { row: Row | undefined; now: Date; nonce: string; pageToken: string }) => string;
  /** Opening the address may be a deed itself. */
  readonly opened?: (of: string) => Promise<unknown>;
  readonly act: (of: string, fields: Fields) => Promise<unknown>;
}

function registerPage<Row>(
  app: FastifyInstance,
  services: Services,
  name: string,
  { find, render, opened, act }: CustomerPage<Row>,
): void {
  const path = `${home}/${name}`;
  app.get<{ Params: { of: string } }>(`${path}/:of`, async (request, reply) => {
    const { of } = request.params;
    await opened?.(of);
    const row = await services.database.transaction((tx) => find(tx, of));
    const pageToken = await newPageToken(services);
    return sendPage(
      reply,
      services.config,
      (nonce) => render({ row, now: services.clock.now(), nonce, pageToken }),
      row === undefined ? 404 : 200,
    );
  });
  app.post<{ Params: { of: string } }>(`${path}/:of`, async (request, reply) => {
    const fields = fieldsOf(request.body);
    const { of } = request.params;
    if (await hasPageToken(services, fields.get('page_token'))) await act(of, fields);
    return reply.redirect(`${path}/${encodeURIComponent(of)}`, seeOther);
  });
}

/** Pays or cancels what can still be paid. */
async function payByPage(services: Services, gateway: SandboxGateway, token: string, fields: Fields): Promise<void> {
  const row = await services.database.transaction((tx) => findPaymentByToken(tx, token));
  if (row === undefined || services.clock.now() >= row.payment.expiresAt) return;
  const decision = fields.get('decision') === 'paid' ? 'confirm' : 'cancel';
  await decidePayment(services, gateway, row.payment.outTradeNo, decision);
}

/** What a customer's phone opens: a payment, a code to scan, a look at a face. */
export function registerCustomerPages(app: FastifyInstance, services: Services, gateway: SandboxGateway): void {
  registerPage(app, services, 'pay', {
    find: findPaymentByToken,
    render: ({ row, ...page }) => (row === undefined ? missingPaymentPage(page.nonce) : paymentPage({ row, ...page })),
    act: (token, fields) => payByPage(services, gateway, token, fields),
  });
  registerPage(app, services, 'wechat', {
    opened: (ticket) => decideScan(services, ticket, 'scan', ''),
    find: findScan,
    render: scanPage,
    act: (ticket, fields) => {
      const action = fields.get('action') === 'confirm' ? 'confirm' : 'refuse';
      return decideScan(services, ticket, action, fields.get('nickname') ?? '');
    },
  });
  registerPage(app, services, 'face', {
    find: findFace,
    render: facePage,
    act: (ticket, fields) => decideFace(services, ticket, fields.get('action') === 'pass' ? 'pass' : 'fail'),
  });
}
