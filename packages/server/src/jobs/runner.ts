import { minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import { jobKinds } from '../domain';
import type { Services } from '../http/handler';
import { inTime } from '../platform/in-time';
import {
  claimDue,
  kindsDue,
  leaseDue,
  noteFailure,
  tracedInNameOf,
  usualRenewMs,
  writeEnd,
  type Claim,
  type Kinds,
  type Lease,
} from './claim';
import { enqueue, type JobKind, type Lane } from './job';

/** What is asked outside has answered by then, or counts as failed. */
const longestOutsideMs = 5 * minuteMs;
const pollMs = 1_000;
/** How many jobs of a lane one server runs at a time. */
const workers: Readonly<Record<Lane, number>> = { books: 1, machines: 4, payments: 2, messages: 4, upkeep: 1 };

type Ran = 'none' | 'done';

/** What a runner may be told for tests. */
interface RunnerLimits {
  readonly longestOutsideMs: number;
  readonly renewMs: number;
}
const usualLimits: RunnerLimits = { longestOutsideMs, renewMs: usualRenewMs };

const tellFailure = ({ logger }: Services, error: unknown): void => logger.error({ err: error }, 'job runner failed');

const kindOf = (kinds: Kinds, { kind }: Claim): JobKind => {
  const found = kinds.get(kind);
  if (found === undefined) throw new Error(`no job kind ${kind}`);
  return found;
};

/** Counts the run of a job from now on. */
function countRun({ metrics }: Services, { kind }: Claim) {
  const began = performance.now();
  return (outcome: 'done' | 'failed' | 'givenUp') =>
    metrics.jobEnded(kind, outcome, (performance.now() - began) / secondMs);
}

/** Claim, effect and end in one transaction: a crash undoes all three. */
async function runInside(services: Services, kinds: Kinds, onClaim: () => void): Promise<Ran> {
  let run: { readonly claim: Claim; readonly count: ReturnType<typeof countRun> } | undefined;
  try {
    const ran = await services.database.transaction(async (tx) => {
      const claim = await claimDue(tx, services, kinds);
      if (claim === undefined) return 'none';
      run = { claim, count: countRun(services, claim) };
      onClaim();
      const end = await tracedInNameOf(claim, 'job', () =>
        kindOf(kinds, claim).work(tx, claim.payload, services, undefined),
      );
      await writeEnd(tx, claim, end, services);
      return 'done';
    });
    if (ran === 'done') run?.count('done');
    return ran;
  } catch (error) {
    if (run === undefined) throw error;
    run.count(await noteFailure(services, run.claim, kindOf(kinds, run.claim), error));
    return 'done';
  }
}

async function askOutside(services: Services, lease: Lease, kind: JobKind, limits: RunnerLimits): Promise<unknown> {
  try {
    const ask = async () => kind.outside?.(lease.claim.payload, services);
    const asked = tracedInNameOf(lease.claim, 'outside', ask);
    const { longestOutsideMs: limitMs } = limits;
    return await inTime(asked, limitMs, () => new Error(`no answer from outside in ${limitMs} ms`));
  } finally {
    await lease.end();
  }
}

async function runOutside(services: Services, kinds: Kinds, limits: RunnerLimits, onClaim: () => void): Promise<Ran> {
  const lease = await leaseDue(services, kinds, limits.renewMs);
  if (lease === 'none') return 'none';
  if (lease === 'useless') return 'done';
  onClaim();
  const { claim } = lease;
  const kind = kindOf(kinds, claim);
  const count = countRun(services, claim);
  try {
    const report = await askOutside(services, lease, kind, limits);
    await services.database.transaction(async (tx) => {
      if (!(await lease.hold(tx))) return;
      const end = await tracedInNameOf(claim, 'job', () => kind.work(tx, claim.payload, services, report));
      await writeEnd(tx, claim, end, services);
    });
    count('done');
  } catch (error) {
    count(await noteFailure(services, claim, kind, error));
  }
  return 'done';
}

const byKind = (kinds: readonly JobKind[]): Kinds => new Map(kinds.map((kind) => [kind.kind, kind]));

/** Runs one due job that does not leave the process and one that does, of these kinds. */
function stepsOf(services: Services, kinds: readonly JobKind[], limits: RunnerLimits) {
  const inside = byKind(kinds.filter((kind) => kind.outside === null));
  const outside = byKind(kinds.filter((kind) => kind.outside !== null));
  return async (onClaim: () => void = () => undefined): Promise<number> => {
    const ran = [
      inside.size > 0 && (await runInside(services, inside, onClaim)) === 'done',
      outside.size > 0 && (await runOutside(services, outside, limits, onClaim)) === 'done',
    ];
    return ran.filter(Boolean).length;
  };
}

/** Runs everything that is due by the clock, one after the other whatever its lane, until nothing is. Answers how many ran. */
export async function runDueJobs(
  services: Services,
  kinds: readonly JobKind[] = jobKinds,
  stopped: () => boolean = () => false,
  limits: RunnerLimits = usualLimits,
): Promise<number> {
  const step = stepsOf(services, kinds, limits);
  let count = 0;
  while (!stopped()) {
    const ran = await step();
    if (ran === 0) break;
    count += ran;
  }
  return count;
}

/** Puts the standing jobs in the table, once each. */
export async function enqueueStandingJobs(services: Services, kinds: readonly JobKind[] = jobKinds): Promise<void> {
  const standing = kinds.filter((kind) => kind.standing);
  await services.database.transaction(async (tx) => {
    for (const { kind } of standing) await enqueue(tx, { kind, payload: {}, runAt: services.clock.now(), key: kind });
  });
}

interface Runner {
  /** Starts nothing more and waits for the jobs in hand. */
  stop(): Promise<void>;
}

interface LaneRunner extends Runner {
  /** Something of this lane may be due: calls for one more worker, up to the lane's number. */
  call(): void;
  readonly kinds: readonly JobKind[];
}

/** Runs the due jobs of a lane once it is called. One that is found calls for a further worker, so that none waits behind it. */
function openLane(services: Services, kinds: readonly JobKind[], most: number, limits: RunnerLimits): LaneRunner {
  const step = stepsOf(services, kinds, limits);
  const active = new Set<Promise<void>>();
  let stopping = false;

  async function work(): Promise<void> {
    try {
      while (!stopping && (await step(call)) > 0);
    } catch (error) {
      tellFailure(services, error);
    }
  }
  function call(): void {
    if (stopping || active.size >= most) return;
    const worker = work().finally(() => active.delete(worker));
    active.add(worker);
  }

  return {
    kinds,
    call,
    async stop() {
      stopping = true;
      while (active.size > 0) await Promise.all(active);
    },
  };
}

/** Looks every second which lanes have something due, by one statement for all of them, and calls these. */
function lookForDue(services: Services, lanes: readonly LaneRunner[]): Runner {
  const names = lanes.flatMap(({ kinds }) => kinds.map(({ kind }) => kind));
  let inHand: Promise<void> | null = null;

  async function look(): Promise<void> {
    try {
      const due = await kindsDue(services, names);
      for (const lane of lanes) if (lane.kinds.some(({ kind }) => due.has(kind))) lane.call();
    } catch (error) {
      tellFailure(services, error);
    }
    inHand = null;
  }
  const begin = () => void (inHand ??= look());

  begin();
  const timer = setInterval(begin, pollMs);
  return {
    async stop() {
      clearInterval(timer);
      await inHand;
    },
  };
}

/** Runs due jobs until stopped, each lane by itself. */
export function startJobRunner(
  services: Services,
  kinds: readonly JobKind[] = jobKinds,
  limits: RunnerLimits = usualLimits,
): Runner {
  const lanes = Object.entries(workers).flatMap(([lane, most]) => {
    const own = kinds.filter((kind) => kind.lane === lane);
    return own.length === 0 ? [] : [openLane(services, own, most, limits)];
  });
  const looking = lookForDue(services, lanes);
  return {
    async stop() {
      await looking.stop();
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
