import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/handler';
import type { SandboxGateway } from '../payment/sandbox-gateway';
import { advanceClock } from './clock';
import { decidePayment, paymentActions } from './decide';
import { findMessages, findPayments } from './overview-data';
import { paymentState } from './pages/payment-state';
import { hasPageToken, newPageToken } from './request';
import { findReservations } from '../staff/reservations';
import { findOpenTickets } from '../staff/tickets';
import { decideReview, findReviews, reviewActions } from '../staff/verifications';
import { decideReservation, reservationActions } from './reservations';
import { decideScan, findOpenScans, scanActions } from './scans';
import { decideTicket, ticketActions } from './work-orders';
import { decideFace, faceActions, findOpenFaces } from './verifications';

const tokenHeader = 'x-page-token';

/** The same for scripts: the latest code of a phone, the payments and the codes to scan, and answering one. Reading is free, an action sends the page token. */
export function registerSandboxApi(app: FastifyInstance, services: Services, gateway: SandboxGateway): void {
  app.get('/sandbox/api/token', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ token: await newPageToken(services) }),
  );

  app.get<{ Querystring: { phone?: string } }>('/sandbox/api/sms', async (request, reply) => {
    const messages = await services.database.transaction((tx) => findMessages(tx, request.query.phone));
    return reply.header('cache-control', 'no-store').send({ messages });
  });

  app.get('/sandbox/api/payments', async (_request, reply) => {
    const found = await services.database.transaction(findPayments);
    const payments = found.map((row) => ({
      outTradeNo: String(row.payment.outTradeNo),
      token: row.payment.token,
      amount: Number(row.payment.amountFen) / 100,
      channel: row.payment.channel,
      state: paymentState(row, services.clock.now()),
    }));
    return reply.header('cache-control', 'no-store').send({ payments });
  });

  app.post<{ Params: { outTradeNo: string; action: string } }>(
    '/sandbox/api/payments/:outTradeNo/:action',
    async (request, reply) => {
      const header = request.headers[tokenHeader];
      if (!(await hasPageToken(services, typeof header === 'string' ? header : undefined)))
        return reply.code(403).send({ reason: '页面已过期，请刷新后重试' });
      const action = paymentActions.find((known) => known === request.params.action);
      if (action === undefined || !/^\d{1,15}$/.test(request.params.outTradeNo))
        return reply.code(404).send({ reason: '没有这个操作' });
      return reply.send({ outcome: await decidePayment(services, gateway, Number(request.params.outTradeNo), action) });
    },
  );

  app.post<{ Params: { hours: string } }>('/sandbox/api/clock/:hours', async (request, reply) => {
    const header = request.headers[tokenHeader];
    if (!(await hasPageToken(services, typeof header === 'string' ? header : undefined)))
      return reply.code(403).send({ reason: '页面已过期，请刷新后重试' });
    return reply.send({ moved: await advanceClock(services, Number(request.params.hours)) });
  });

  app.get('/sandbox/api/scans', async (_request, reply) => {
    const found = await services.database.transaction((tx) => findOpenScans(tx, services.clock.now()));
    return reply
      .header('cache-control', 'no-store')
      .send({ scans: found.map(({ scan, userName }) => ({ ticket: scan.ticket, state: scan.state, userName })) });
  });

  app.post<{ Params: { ticket: string; action: string }; Querystring: { nickname?: string } }>(
    '/sandbox/api/scans/:ticket/:action',
    async (request, reply) => {
      const header = request.headers[tokenHeader];
      if (!(await hasPageToken(services, typeof header === 'string' ? header : undefined)))
        return reply.code(403).send({ reason: '页面已过期，请刷新后重试' });
      const action = scanActions.find((known) => known === request.params.action);
      if (action === undefined) return reply.code(404).send({ reason: '没有这个操作' });
      return reply.send({
        moved: await decideScan(services, request.params.ticket, action, request.query.nickname ?? ''),
      });
    },
  );

  app.get('/sandbox/api/faces', async (_request, reply) => {
    const found = await services.database.transaction((tx) => findOpenFaces(tx, services.clock.now()));
    return reply
      .header('cache-control', 'no-store')
      .send({ faces: found.map(({ check, userName }) => ({ ticket: check.ticket, name: check.name, userName })) });
  });

  app.post<{ Params: { ticket: string; action: string } }>(
    '/sandbox/api/faces/:ticket/:action',
    async (request, reply) => {
      const header = request.headers[tokenHeader];
      if (!(await hasPageToken(services, typeof header === 'string' ? header : undefined)))
        return reply.code(403).send({ reason: '页面已过期，请刷新后重试' });
      const action = faceActions.find((known) => known === request.params.action);
      if (action === undefined) return reply.code(404).send({ reason: '没有这个操作' });
      return reply.send({ moved: await decideFace(services, request.params.ticket, action) });
    },
  );

  app.get('/sandbox/api/tickets', async (_request, reply) => {
    const found = await services.database.transaction((tx) => findOpenTickets(tx, services.clock.now()));
    return reply.header('cache-control', 'no-store').send({
      tickets: found.map(({ order, userName }) => ({
        id: order.id,
        no: order.no,
        title: order.title,
        status: order.status,
        userName,
      })),
    });
  });

  app.post<{ Params: { id: string; action: string }; Querystring: { content?: string } }>(
    '/sandbox/api/tickets/:id/:action',
    async (request, reply) => {
      const header = request.headers[tokenHeader];
      if (!(await hasPageToken(services, typeof header === 'string' ? header : undefined)))
        return reply.code(403).send({ reason: '页面已过期，请刷新后重试' });
      const action = ticketActions.find((known) => known === request.params.action);
      if (action === undefined || !/^\d{1,15}$/.test(request.params.id))
        return reply.code(404).send({ reason: '没有这个操作' });
      return reply.send({
        decided: await decideTicket(services, Number(request.params.id), action, request.query.content ?? ''),
      });
    },
  );

  app.get('/sandbox/api/reservations', async (_request, reply) => {
    const found = await services.database.transaction(findReservations);
    return reply.header('cache-control', 'no-store').send({
      reservations: found.map(({ row, userName }) => ({ id: row.id, no: row.no, status: row.status, userName })),
    });
  });

  app.post<{ Params: { id: string; action: string }; Querystring: { price?: string; reply?: string } }>(
    '/sandbox/api/reservations/:id/:action',
    async (request, reply) => {
      const header = request.headers[tokenHeader];
      if (!(await hasPageToken(services, typeof header === 'string' ? header : undefined)))
        return reply.code(403).send({ reason: '页面已过期，请刷新后重试' });
      const action = reservationActions.find((known) => known === request.params.action);
      if (action === undefined || !/^\d{1,15}$/.test(request.params.id))
        return reply.code(404).send({ reason: '没有这个操作' });
      const { price = '', reply: said = '' } = request.query;
      return reply.send({
        decided: await decideReservation(services, Number(request.params.id), action, { price, reply: said }),
      });
    },
  );

  app.get('/sandbox/api/verifications', async (_request, reply) => {
    const found = await services.database.transaction((tx) => findReviews(tx, services.clock.now()));
    return reply.header('cache-control', 'no-store').send({
      verifications: found.map(({ record, userName }) => ({
        id: record.id,
        companyName: record.companyName,
        userName,
      })),
    });
  });

  app.post<{ Params: { id: string; action: string }; Querystring: { reason?: string } }>(
    '/sandbox/api/verifications/:id/:action',
    async (request, reply) => {
      const header = request.headers[tokenHeader];
      if (!(await hasPageToken(services, typeof header === 'string' ? header : undefined)))
        return reply.code(403).send({ reason: '页面已过期，请刷新后重试' });
      const action = reviewActions.find((known) => known === request.params.action);
      if (action === undefined || !/^\d{1,15}$/.test(request.params.id))
        return reply.code(404).send({ reason: '没有这个操作' });
      return reply.send({
        decided: await decideReview(services, Number(request.params.id), action, request.query.reason ?? ''),
      });
    },
  );
}
