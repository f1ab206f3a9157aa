import { checkPorts } from '@compute-market/contract/calls/instance';
import type { ProbedPort } from '../../fleet/provider';
import { implement } from '../../http/handler';
import { wireTime } from '../../platform/wire';
import type { FoundInstance } from './find-instances';
import { openPortsOf } from './port-rows';
import { portsOf } from './ports';
import { runningInstance } from './running-machine';

/** Where the usual services listen inside a system. */
const innerPorts = { ssh: 22, rdp: 3389, vnc: 5900 } as const;

/** Every public port of an instance: its login, its screen, and its own six. */
export function publicPorts({ row, image }: Pick<FoundInstance, 'row' | 'image'>): ProbedPort[] {
  const { ssh, rdp, vnc, extra, inner } = portsOf(row.gpuIndexes);
  const login =
    image.system === 'Windows' ? { port: rdp, inner: innerPorts.rdp } : { port: ssh, inner: innerPorts.ssh };
  const screen = row.containerType === 'kvm' ? [{ port: vnc, inner: innerPorts.vnc }] : [];
  const slots = Object.keys(extra) as (keyof typeof extra)[];
  return [login, ...screen, ...slots.map((slot) => ({ port: extra[slot], inner: inner[slot] }))];
}

/** Asks the provider whether the ports of a running instance answer, those too that its owner opened (screens B9; decisions 121). */
export const portCheck = implement(checkPorts, async (input, context) => {
  const found = await runningInstance(context, input.instance_name, '实例未在运行，请启动后再检测');
  const opened = await context.transaction((tx) => openPortsOf(tx, found.row));
  const ports = [...publicPorts(found), ...opened];
  const delays = await context.services.compute.probe(found.row.name, ports);
  return {
    List: ports.map(({ port }, index) => ({ Port: port, DelayMs: delays[index] ?? null })),
    time: wireTime(context.services.clock.now()),
  };
});
