// The processor time of the steps of a run, in seconds. Two counts, of which the larger is nearer: what the system adds up for programs
// that were waited for, and what a look at all processes finds every half second (a browser's own children are waited for by nobody).
import { AsyncLocalStorage } from 'node:async_hooks';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

const lookEveryMs = 500;
const hasProc = process.platform === 'linux' && existsSync('/proc/self/stat');
const ticksPerSecond = hasProc ? Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })) : 100;
const steps = new AsyncLocalStorage();
const meters = new Set();

/** Parent, and own processor seconds, of every process of the machine. */
function processes() {
  const found = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The program's name is in brackets and may hold spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      found.set(Number(name), {
        parent: Number(fields[1]),
        seconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
      });
    } catch {
      // It ended between the listing and the look.
    }
  }
  return found;
}

function look() {
  const all = processes();
  for (const meter of meters) meter.look(all);
}

function createMeter() {
  const roots = new Set();
  const seen = new Map();
  let waitedFor = 0;
  const belongs = (pid, all) => {
    for (let each = pid; each > 1; each = all.get(each)?.parent ?? 0) if (roots.has(each)) return true;
    return false;
  };
  return {
    watch: (pid) => void roots.add(pid),
    ended: (pid, seconds) => {
      roots.delete(pid);
      waitedFor += seconds;
    },
    look: (all) => {
      for (const [pid, { seconds }] of all) if (seen.has(pid) || belongs(pid, all)) seen.set(pid, seconds);
    },
    seconds: () =>
      Math.max(
        waitedFor,
        [...seen.values()].reduce((total, seconds) => total + seconds, 0),
      ),
  };
}

/** The meter of the step that is running, or undefined outside of one. */
export const meterOfStep = () => steps.getStore();

/** Runs a step and answers what it gave, with the processor seconds that its programs took. */
export async function withProcessorTime(step) {
  const meter = createMeter();
  meters.add(meter);
  const timer = hasProc ? setInterval(look, lookEveryMs) : undefined;
  try {
    const result = await steps.run(meter, step);
    return { result, processorSeconds: meter.seconds() };
  } finally {
    clearInterval(timer);
    meters.delete(meter);
  }
}
