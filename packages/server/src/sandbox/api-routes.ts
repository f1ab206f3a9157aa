import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../http/handler';
import type { SandboxGateway } from '../payment/sandbox-gateway';
import { advanceClock } from './clock';
import { decidePayment, paymentActions } from './decide';
import { findMessages, findPayments } from './overview-data';
import { paymentState } from './pages/payment-state';
import { hasPageToken, newPageToken, waitPatiently } from './request';
import { findReservations } from '../staff/reservations';
import { findOpenTickets } from '../staff/tickets';
import { decideReview, findReviews, reviewActions } from '../staff/verifications';
import { decideReservation, reservationActions } from './reservations';
import { decideScan, findOpenScans, scanActions } from './scans';
import { decideTicket, ticketActions } from './work-orders';
import { decideFace, faceActions, findOpenFaces } from './verifications';

const tokenHeader = 'x-page-token';

/** What goes along with an action, in words. */
type Said = Readonly<Record<string, string | undefined>>;

/** How the actions on one kind of thing are decided. */
interface Decisions<Action extends string> {
  readonly actions: readonly Action[];
  /** Whether the thing goes by a number, which is looked at first. */
  readonly numbered: boolean;
  readonly decide: (of: string, action: Action, said: Said) => Promise<object>;
}

/** The same for scripts: the latest code of a phone, the payments and the codes to scan, and answering one. Reading is free, an action sends the page token. */
export function registerSandboxApi(app: FastifyInstance, services: Services, gateway: SandboxGateway): void {
  const { database, clock } = services;
  const answer = (reply: FastifyReply, found: object) => reply.header('cache-control', 'no-store').send(found);

  const requireToken = async (request: FastifyRequest, reply: FastifyReply) => {
    const header = request.headers[tokenHeader];
    if (!(await hasPageToken(services, typeof header === 'string' ? header : undefined)))
      return reply.code(403).send({ reason: '页面已过期，请刷新后重试' });
    return undefined;
  };

  const registerDecisions = <Action extends string>(things: string, { actions, numbered, decide }: Decisions<Action>) =>
    app.post<{ Params: { of: string; action: string }; Querystring: Said }>(
      `/sandbox/api/${things}/:of/:action`,
      { preHandler: requireToken },
      async (request, reply) => {
        const { of } = request.params;
        const action = actions.find((known) => known === request.params.action);
        if (action === undefined || (numbered && !/^\d{1,15}$/.test(of)))
          return reply.code(404).send({ reason: '没有这个操作' });
        return reply.send(await decide(of, action, request.query));
      },
    );

  app.get('/sandbox/api/token', async (_request, reply) => answer(reply, { token: await newPageToken(services) }));

  app.get<{ Querystring: { phone?: string } }>('/sandbox/api/sms', async (request, reply) => {
    const messages = await database.transaction((tx) => findMessages(tx, request.query.phone));
    return answer(reply, { messages });
  });

  app.get('/sandbox/api/payments', async (_request, reply) => {
    const found = await database.transaction(findPayments);
    const payments = found.map((row) => ({
      outTradeNo: String(row.payment.outTradeNo),
      token: row.payment.token,
      amount: Number(row.payment.amountFen) / 100,
      channel: row.payment.channel,
      state: paymentState(row, clock.now()),
    }));
    return answer(reply, { payments });
  });
  registerDecisions('payments', {
    actions: paymentActions,
    numbered: true,
    decide: async (of, action) => ({ outcome: await decidePayment(services, gateway, Number(of), action) }),
  });

  app.post<{ Params: { hours: string } }>(
    '/sandbox/api/clock/:hours',
    { preHandler: requireToken },
    async (request, reply) => {
      waitPatiently(reply);
      return reply.send({ moved: await advanceClock(services, Number(request.params.hours)) });
    },
  );

  app.get('/sandbox/api/scans', async (_request, reply) => {
    const found = await database.transaction((tx) => findOpenScans(tx, clock.now()));
    return answer(reply, {
      scans: found.map(({ scan, userName }) => ({ ticket: scan.ticket, state: scan.state, userName })),
    });
  });
  registerDecisions('scans', {
    actions: scanActions,
    numbered: false,
    decide: async (of, action, { nickname = '' }) => ({ moved: await decideScan(services, of, action, nickname) }),
  });

  app.get('/sandbox/api/faces', async (_request, reply) => {
    const found = await database.transaction((tx) => findOpenFaces(tx, clock.now()));
    return answer(reply, {
      faces: found.map(({ check, userName }) => ({ ticket: check.ticket, name: check.name, userName })),
    });
  });
  registerDecisions('faces', {
    actions: faceActions,
    numbered: false,
    decide: async (of, action) => ({ moved: await decideFace(services, of, action) }),
  });

  app.get('/sandbox/api/tickets', async (_request, reply) => {
    const found = await database.transaction((tx) => findOpenTickets(tx, clock.now()));
    return answer(reply, {
      tickets: found.map(({ order: { id, no, title, status }, userName }) => ({ id, no, title, status, userName })),
    });
  });
  registerDecisions('tickets', {
    actions: ticketActions,
    numbered: true,
    decide: async (of, action, { content = '' }) => ({
      decided: await decideTicket(services, Number(of), action, content),
    }),
  });

  app.get('/sandbox/api/reservations', async (_request, reply) => {
    const found = await database.transaction(findReservations);
    return answer(reply, {
      reservations: found.map(({ row: { id, no, status }, userName }) => ({ id, no, status, userName })),
    });
  });
  registerDecisions('reservations', {
    actions: reservationActions,
    numbered: true,
    decide: async (of, action, { price = '', reply = '' }) => ({
      decided: await decideReservation(services, Number(of), action, { price, reply }),
    }),
  });

  app.get('/sandbox/api/verifications', async (_request, reply) => {
    const found = await database.transaction((tx) => findReviews(tx, clock.now()));
    return answer(reply, {
      verifications: found.map(({ record: { id, companyName }, userName }) => ({ id, companyName, userName })),
    });
  });
  registerDecisions('verifications', {
    actions: reviewActions,
    numbered: true,
    decide: async (of, action, { reason = '' }) => ({
      decided: await decideReview(services, Number(of), action, reason),
    }),
  });
}
