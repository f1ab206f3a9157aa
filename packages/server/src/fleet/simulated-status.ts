import type { sandboxMachine } from '../db/schema/instance';
import { bootPhaseAt } from './boot-phases';
import { imageMissing, MACHINE_NOT_UP, type ListedMachine, type MachineStatus } from './provider';

export type Machine = typeof sandboxMachine.$inferSelect;

/** Tasks that a customer follows phase by phase, and the words of the others. */
const phased: readonly Machine['task'][] = ['boot', 'start'];
const taskPhases: Readonly<Record<Machine['task'], string>> = {
  boot: '启动系统',
  start: '启动系统',
  restart: '重启系统',
  stop: '关闭系统',
  reinstall: '安装系统',
  restore: '恢复快照',
};

/** Whether it is being made of an image of a registry. */
const pulls = ({ task, containerImage }: Machine): boolean => task === 'boot' && containerImage !== null;

/** No registry has this tag, so that a failed pull can be seen. */
export const isMissingImage = (reference: string | null): reference is string =>
  reference?.endsWith(':missing') ?? false;

function failureOf({ task, containerImage }: Machine): string {
  if (task !== 'boot') return MACHINE_NOT_UP;
  return isMissingImage(containerImage) ? imageMissing(containerImage) : '宿主机资源不足';
}

/** Where a simulated machine stands at a moment. */
export function statusOf(machine: Machine, now: Date): MachineStatus {
  const elapsed = now.getTime() - machine.startedAt.getTime();
  if (elapsed < machine.durationMs) {
    return {
      state: 'working',
      phase:
        (phased.includes(machine.task) ? bootPhaseAt(elapsed, machine.durationMs, pulls(machine)) : null) ??
        taskPhases[machine.task],
    };
  }
  if (machine.fails) return { state: 'failed', reason: failureOf(machine) };
  return { state: machine.task === 'stop' ? 'stopped' : 'running' };
}

const powers: Readonly<Partial<Record<MachineStatus['state'], ListedMachine['power']>>> = {
  running: 'on',
  stopped: 'off',
};

/** Whether it is on; null while it changes. */
export const powerOf = (machine: Machine, now: Date): ListedMachine['power'] =>
  powers[statusOf(machine, now).state] ?? null;
