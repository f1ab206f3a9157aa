import { minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import { jobKinds } from '../domain';
import type { Services } from '../http/handler';
import { inTime } from '../platform/in-time';
import { claimDue, kindsDue, noteFailure, tracedInNameOf, writeDone, writeEnd, type Claim, type Kinds } from './claim';
import { enqueue, type JobKind, type Lane } from './job';
import { leaseDue, usualRenewMs, type Lease } from './lease';

/** What is asked outside has answered by then, or counts as failed. */
const longestOutsideMs = 5 * minuteMs;
const pollMs = 1_000;
/** How many jobs of a lane one server runs at a time. */
const workers: Readonly<Record<Lane, number>> = { books: 1, machines: 4, payments: 2, messages: 4, upkeep: 1 };

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

/** Claim, effect and end in one transaction: a crash undoes all three. Answers how many ran. */
async function runInside(services: Services, kinds: Kinds, onClaim: () => void): Promise<number> {
  let run: { readonly claim: Claim; readonly count: ReturnType<typeof countRun> } | undefined;
  try {
    const ran = await services.database.transaction(async (tx) => {
      const [claim] = await claimDue(tx, services, kinds, 1);
      if (claim === undefined) return 0;
      run = { claim, count: countRun(services, claim) };
      onClaim();
      const end = await tracedInNameOf(claim, 'job', () =>
        kindOf(kinds, claim).work(tx, claim.payload, services, undefined),
      );
      await writeEnd(tx, claim, end, services);
      return 1;
    });
    if (ran === 1) run?.count('done');
    return ran;
  } catch (error) {
    if (run === undefined) throw error;
    run.count(await noteFailure(services, run.claim, kindOf(kinds, run.claim), error));
    return 1;
  }
}

/** A job that this server holds, its kind, and what counts its run. */
interface Run {
  readonly claim: Claim;
  readonly kind: JobKind;
  readonly count: ReturnType<typeof countRun>;
}

async function fail(services: Services, { claim, kind, count }: Run, error: unknown): Promise<void> {
  count(await noteFailure(services, claim, kind, error));
}

/** Asks outside for one job. Undefined where that failed, which is noted. */
async function askOutside(services: Services, run: Run, limits: RunnerLimits) {
  const { claim, kind } = run;
  try {
    const asked = tracedInNameOf(claim, 'outside', async () => kind.outside?.(claim.payload, services));
    const { longestOutsideMs: limitMs } = limits;
    const report = await inTime(asked, limitMs, () => new Error(`no answer from outside in ${limitMs} ms`));
    return { run, report };
  } catch (error) {
    await fail(services, run, error);
    return undefined;
  }
}

type Asked = NonNullable<Awaited<ReturnType<typeof askOutside>>>;

/** The effects and ends of jobs that were answered, in one transaction. */
async function endAsked(services: Services, lease: Lease, asked: readonly Asked[]): Promise<void> {
  const claims = asked.map(({ run }) => run.claim);
  await services.database.transaction(async (tx) => {
    const held = new Set(await lease.hold(tx, claims));
    const done: Claim[] = [];
    for (const { run, report } of asked) {
      const { claim, kind } = run;
      if (!held.has(claim)) continue;
      const end = await tracedInNameOf(claim, 'job', () => kind.work(tx, claim.payload, services, report));
      if (end === undefined) done.push(claim);
      else await writeEnd(tx, claim, end, services);
    }
    await writeDone(tx, done, services);
  });
}

/** Takes due jobs, asks outside for them side by side and ends them. Answers how many were taken. */
async function runOutside(
  services: Services,
  { kinds, most }: Group,
  limits: RunnerLimits,
  onClaim: () => void,
): Promise<number> {
  const lease = await leaseDue(services, kinds, { most, renewMs: limits.renewMs });
  if (lease === undefined) return 0;
  const { claims, useless } = lease;
  if (claims.length > 0) onClaim();
  const runs = claims.map((claim) => ({ claim, kind: kindOf(kinds, claim), count: countRun(services, claim) }));
  let asked: readonly Asked[];
  try {
    asked = (await Promise.all(runs.map((run) => askOutside(services, run, limits)))).filter(
      (one) => one !== undefined,
    );
  } finally {
    await lease.end();
  }
  try {
    if (asked.length > 0) await endAsked(services, lease, asked);
    for (const { run } of asked) run.count('done');
  } catch (error) {
    for (const { run } of asked) await fail(services, run, error);
  }
  return claims.length + useless;
}

/** Kinds of which so many jobs are taken at once. */
interface Group {
  readonly kinds: Kinds;
  readonly most: number;
}

const byKind = (kinds: readonly JobKind[]): Kinds => new Map(kinds.map((kind) => [kind.kind, kind]));

/** Kinds by how many of each are taken at once. */
function groupsOf(kinds: readonly JobKind[]): readonly Group[] {
  const sizes = new Set(kinds.map(({ together }) => together));
  return [...sizes].map((most) => ({ most, kinds: byKind(kinds.filter(({ together }) => together === most)) }));
}

/** Runs a due job that does not leave the process, and some that do, of these kinds. */
function stepsOf(services: Services, kinds: readonly JobKind[], limits: RunnerLimits) {
  const inside = byKind(kinds.filter((kind) => kind.outside === null));
  const outside = groupsOf(kinds.filter((kind) => kind.outside !== null));
  return async (onClaim: () => void = () => undefined): Promise<number> => {
    let ran = inside.size > 0 ? await runInside(services, inside, onClaim) : 0;
    for (const group of outside) ran += await runOutside(services, group, limits, onClaim);
    return ran;
  };
}

/** Runs everything that is due by the clock, one after the other whatever its lane, until nothing is. Answers how many ran. */
export async function runDueJobs(
  services: Services,
  kinds: readonly JobKind[] = jobKinds,
  stopped: () => boolean = () => false,
  limits: RunnerLimits = usualLimits,
): Promise<number> {
  const single = kinds.map((kind) => ({ ...kind, together: 1 }));
  const step = stepsOf(services, single, limits);
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
