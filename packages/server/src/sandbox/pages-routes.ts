import type { FastifyInstance } from 'fastify';
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
import { fieldsOf, hasPageToken, newPageToken, sendPage, tradeNumberOf } from './request';
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
      if (await hasPageToken(services, fields.get('page_token'))) await act(services, gateway, fields);
      return reply.redirect(home, seeOther);
    });
  }
}

function registerPaymentPage(app: FastifyInstance, services: Services, gateway: SandboxGateway): void {
  const find = (token: string) => services.database.transaction((tx) => findPaymentByToken(tx, token));
  app.get<{ Params: { token: string } }>(`${home}/pay/:token`, async (request, reply) => {
    const row = await find(request.params.token);
    if (row === undefined) return sendPage(reply, services.config, missingPaymentPage, 404);
    const pageToken = await newPageToken(services);
    return sendPage(reply, services.config, (nonce) =>
      paymentPage({ row, now: services.clock.now(), nonce, pageToken }),
    );
  });
  app.post<{ Params: { token: string } }>(`${home}/pay/:token`, async (request, reply) => {
    const fields = fieldsOf(request.body);
    const row = await find(request.params.token);
    const inTime = row !== undefined && services.clock.now() < row.payment.expiresAt;
    if (inTime && (await hasPageToken(services, fields.get('page_token')))) {
      await decidePayment(
        services,
        gateway,
        row.payment.outTradeNo,
        fields.get('decision') === 'paid' ? 'confirm' : 'cancel',
      );
    }
    return reply.redirect(`${home}/pay/${encodeURIComponent(request.params.token)}`, seeOther);
  });
}

/** Opening the address is the scan. */
function registerScanPage(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { ticket: string } }>(`${home}/wechat/:ticket`, async (request, reply) => {
    const { ticket } = request.params;
    await decideScan(services, ticket, 'scan', '');
    const row = await services.database.transaction((tx) => findScan(tx, ticket));
    const pageToken = await newPageToken(services);
    return sendPage(
      reply,
      services.config,
      (nonce) => scanPage({ row, now: services.clock.now(), nonce, pageToken }),
      row === undefined ? 404 : 200,
    );
  });
  app.post<{ Params: { ticket: string } }>(`${home}/wechat/:ticket`, async (request, reply) => {
    const fields = fieldsOf(request.body);
    const { ticket } = request.params;
    if (await hasPageToken(services, fields.get('page_token')))
      await decideScan(
        services,
        ticket,
        fields.get('action') === 'confirm' ? 'confirm' : 'refuse',
        fields.get('nickname') ?? '',
      );
    return reply.redirect(`${home}/wechat/${encodeURIComponent(ticket)}`, seeOther);
  });
}

function registerFacePage(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { ticket: string } }>(`${home}/face/:ticket`, async (request, reply) => {
    const row = await services.database.transaction((tx) => findFace(tx, request.params.ticket));
    const pageToken = await newPageToken(services);
    return sendPage(
      reply,
      services.config,
      (nonce) => facePage({ row, now: services.clock.now(), nonce, pageToken }),
      row === undefined ? 404 : 200,
    );
  });
  app.post<{ Params: { ticket: string } }>(`${home}/face/:ticket`, async (request, reply) => {
    const fields = fieldsOf(request.body);
    const { ticket } = request.params;
    if (await hasPageToken(services, fields.get('page_token')))
      await decideFace(services, ticket, fields.get('action') === 'pass' ? 'pass' : 'fail');
    return reply.redirect(`${home}/face/${encodeURIComponent(ticket)}`, seeOther);
  });
}

/** What a customer's phone opens: a payment, a code to scan, a look at a face. */
export function registerCustomerPages(app: FastifyInstance, services: Services, gateway: SandboxGateway): void {
  registerPaymentPage(app, services, gateway);
  registerScanPage(app, services);
  registerFacePage(app, services);
}
