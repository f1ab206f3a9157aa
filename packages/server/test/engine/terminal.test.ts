import { describe, expect, it } from 'vitest';
import { engineName } from '../../src/fleet/lxd/machine-body';
import { freshName, machineOrder, untilSettled } from '../setup/fleet-contract';
import { typeInto } from '../setup/typed-terminal';
import { engine, openFleet, type OpenedFleet } from './open-fleet';

async function running(under: OpenedFleet): Promise<string> {
  const order = machineOrder(under);
  expect(await untilSettled(under, order.name, () => under.fleet.create(order))).toEqual({ state: 'running' });
  return order.name;
}

/** Shells that were opened in a machine and still run. */
async function shellsIn({ client }: OpenedFleet, name: string): Promise<number> {
  const path = `/instances/${engineName(name)}`;
  const output = await client.change('POST', `${path}/exec`, {
    command: ['/bin/sh', '-c', 'exit $(pgrep -c -x su)'],
    'wait-for-websocket': false,
    interactive: false,
  });
  return (output as { readonly return: number }).return;
}

const typed = /SIZE (\d+) (\d+)/;

describe.skipIf(engine === null)('a terminal of a machine of a real engine', () => {
  it('is a login shell of its user, in colours and any script, of the size it is told', async () => {
    const under = await openFleet();
    const name = await running(under);
    const one = await typeInto(under.fleet, name, { columns: 91, rows: 33 });
    one.type('echo "I am $(whoami) in $PWD on $TERM: 你好"\n');
    await one.until('I am root in /root on xterm-256color: 你好');
    one.type('echo SIZE $(stty size)\n');
    expect(typed.exec(await one.until(typed))?.slice(1)).toEqual(['33', '91']);
    one.terminal.resize({ columns: 120, rows: 40 });
    one.type('while [ "$(stty size)" != "40 120" ]; do :; done; echo RESI""ZED\n');
    await one.until('RESIZED');
    one.type('exit\n');
    await one.exited;
    await under.fleet.destroy(name);
  });

  it('waits while nobody reads, and loses nothing', async () => {
    const under = await openFleet();
    const name = await running(under);
    const one = await typeInto(under.fleet, name);
    one.terminal.pause();
    one.type('seq 1 300000; echo "COUN""TED"\n');
    one.terminal.resume();
    const written = await one.until('COUNTED');
    expect(written).toContain('\n299999\r\n300000\r\n');
    one.terminal.close();
    await under.fleet.destroy(name);
  });

  it('ends its shell when it is left, and never holds up what is done to the machine', async () => {
    const under = await openFleet();
    const name = await running(under);
    const left = await typeInto(under.fleet, name);
    left.type('echo "REA""DY"; sleep 3600\n');
    await left.until('READY');
    left.terminal.close();
    while ((await shellsIn(under, name)) > 0) await under.pass();

    const open = await typeInto(under.fleet, name);
    open.type('echo "REA""DY"\n');
    await open.until('READY');
    const restartAt = under.now();
    expect(await untilSettled(under, name, () => under.fleet.restart(name, restartAt))).toEqual({ state: 'running' });
    await open.exited;
    await under.fleet.destroy(name);
  });

  it('is not there in a machine that is off or never was', async () => {
    const under = await openFleet();
    const name = await running(under);
    const listener = { data: () => undefined, drain: () => undefined, exit: () => undefined };
    const stopAt = under.now();
    await untilSettled(under, name, () => under.fleet.stop(name, stopAt));
    expect(await under.fleet.openTerminal(name, { columns: 80, rows: 24 }, listener)).toBeNull();
    expect(await under.fleet.openTerminal(freshName(), { columns: 80, rows: 24 }, listener)).toBeNull();
    await under.fleet.destroy(name);
  });
});
