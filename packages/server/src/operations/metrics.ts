import { INSTANCE_STATUS, ORDER_STATUS } from '@compute-market/contract/enumerations';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database';
import type { Clock } from '../platform/clock';
import { takeReadings, type Readings } from './readings';

/** How a call ended: answered, refused for a reason of business, badly asked, too often asked, or a fault of ours. */
export type CallOutcome = 'ok' | 'refused' | 'invalid' | 'limited' | 'fault';

/** The figures of one server. */
export interface Metrics {
  /** Counts a call that has been answered. */
  callEnded(call: string, outcome: CallOutcome, seconds: number): void;
  /** Counts a run of a job. */
  jobEnded(kind: string, outcome: 'done' | 'failed' | 'dropped' | 'givenUp', seconds: number): void;
  /** All figures in Prometheus' own text, with what the database tells now. */
  read(): Promise<{ readonly type: string; readonly text: string }>;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const nameOf = (names: Readonly<Record<string, number>>, value: number): string =>
  Object.entries(names).find(([, number]) => number === value)?.[0] ?? String(value);

/** Gauges of what the database tells, filled anew at every reading. */
function createGauges(registry: Registry) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `market_${name}`, help, labelNames, registers: [registry] });
  const jobs = gauge('jobs', 'Jobs that are not done, by state.', ['state']);
  const lag = gauge('job_lag_seconds', 'How long the oldest due job has waited.');
  const machines = gauge('machines', 'Instances by state.', ['state']);
  const hosts = gauge('hosts', 'Hosts by whether they answer.', ['state']);
  const seenAt = gauge('hosts_seen_timestamp_seconds', 'When a host answered last.');
  const orphans = gauge('orphans', 'Machines without a rental and rentals without a machine.', ['side']);
  const comparedAt = gauge('orphans_timestamp_seconds', 'When machines were compared with rentals last.');
  const payments = gauge('payments_last_day', 'Top-ups of the last 24 hours by state.', ['state']);
  const movements = gauge('money_movements_last_day', 'Movements of the last 24 hours by kind.', ['kind']);
  const moved = gauge('money_moved_last_day_fen', 'Fen moved in the last 24 hours by kind.', ['kind']);
  const differences = gauge('ledger_differences', 'What the last check of the books found.');
  const auditedAt = gauge('ledger_audit_timestamp_seconds', 'When the books were checked last.');
  return (readings: Readings): void => {
    for (const one of [machines, payments, movements, moved]) one.reset();
    for (const state of ['due', 'running', 'failing', 'givenUp', 'unknown'] as const)
      jobs.set({ state }, readings.jobs[state]);
    lag.set(readings.jobs.lagSeconds);
    for (const { status, count } of readings.machines) machines.set({ state: nameOf(INSTANCE_STATUS, status) }, count);
    for (const state of ['answering', 'silent', 'lost', 'unknown'] as const)
      hosts.set({ state }, readings.hosts[state]);
    seenAt.set(readings.hosts.seenAt);
    if (readings.orphans !== null) {
      for (const side of ['machine', 'rental'] as const) orphans.set({ side }, readings.orphans[side]);
      comparedAt.set(readings.orphans.at);
    }
    for (const { status, count } of readings.payments) payments.set({ state: nameOf(ORDER_STATUS, status) }, count);
    for (const { kind, count, fen } of readings.movements) {
      movements.set({ kind }, count);
      moved.set({ kind }, fen);
    }
    if (readings.audit === null) return;
    differences.set(readings.audit.differences);
    auditedAt.set(readings.audit.at.getTime() / 1000);
  };
}

/** Makes the figures of a server. */
export function createMetrics(services: { readonly database: Database; readonly clock: Clock }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const calls = new Histogram({
    name: 'market_call_seconds',
    help: 'Calls by name and outcome.',
    labelNames: ['call', 'outcome'],
    buckets,
    registers,
  });
  // Labels are checked and looked up once: with each count that would cost as much as to count.
  type Labelled = ReturnType<typeof calls.labels>;
  const counters = new Map<string, Map<CallOutcome, Labelled>>();
  const counterOf = (call: string, outcome: CallOutcome) => {
    const known = counters.get(call)?.get(outcome);
    if (known !== undefined) return known;
    const counter = calls.labels({ call, outcome });
    counters.set(call, (counters.get(call) ?? new Map<CallOutcome, Labelled>()).set(outcome, counter));
    return counter;
  };
  const jobs = new Histogram({
    name: 'market_job_seconds',
    help: 'Runs of jobs by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    buckets,
    registers,
  });
  const connections = new Gauge({
    name: 'market_database_connections',
    help: 'Connections to the database by use.',
    labelNames: ['use'],
    registers,
  });
  const unread = new Counter({
    name: 'market_readings_failed_total',
    help: 'Readings that the database did not give.',
    registers,
  });
  const writeGauges = createGauges(registry);
  return {
    callEnded: (call, outcome, seconds) => counterOf(call, outcome).observe(seconds),
    jobEnded: (kind, outcome, seconds) => jobs.observe({ kind, outcome }, seconds),
    async read() {
      const use = services.database.connections();
      if (use !== null)
        for (const name of ['open', 'idle', 'waiting'] as const) connections.set({ use: name }, use[name]);
      // Without the database the server's own figures are still worth having.
      await takeReadings(services).then(writeGauges, () => unread.inc());
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
