import {
  createScreenTicket,
  createTerminalTicket,
  getVncAndSsh,
  shutDownKvm,
} from '@compute-market/contract/calls/instance';
import { runContainer } from '@compute-market/contract/calls/rental';
import { LINE_PIECE, LINE_CLOSE } from '@compute-market/contract/rules/line';
import { SCREEN_CHANNELS, SCREEN_PATH } from '@compute-market/contract/rules/screen';
import { SPICE_CHANNEL, SPICE_MAGIC } from '@compute-market/contract/rules/spice';
import { pack } from '@compute-market/contract/rules/spice-bytes';
import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { expect, it, vi } from 'vitest';
import { connect, openInBrowser } from '../setup/browser-terminal';
import { openScreenInBrowser } from '../setup/browser-screen';
import { rentalInBrowser } from './rental-in-browser';

const here = rentalInBrowser({ terminalRounds: { look: 20, ping: 30_000 } });
const { server, world } = here;

const ask = (instance_name = here.name) => server.call(createScreenTicket, { instance_name }, here.buyer);
const opened = async () => openScreenInBrowser(here.port, (await ask()).data.Ticket);

it('a ticket opens one screen, once and within a minute', async () => {
  const { Ticket } = (await ask()).data;
  const first = await openScreenInBrowser(here.port, Ticket);
  await first.opened;
  expect((await (await openScreenInBrowser(here.port, Ticket)).closed).code).toBe(LINE_CLOSE.ticket);
  first.socket.close();
  const late = (await ask()).data.Ticket;
  server.clock.advance(minuteMs);
  expect((await (await openScreenInBrowser(here.port, late)).closed).code).toBe(LINE_CLOSE.ticket);
});

it('a ticket opens what it was asked for: no terminal by one of a screen, no screen by one of a terminal', async () => {
  const screens = (await ask()).data.Ticket;
  expect((await (await openInBrowser(here.port, screens)).closed).code).toBe(LINE_CLOSE.ticket);
  const terminals = (await server.call(createTerminalTicket, { instance_name: here.name }, here.buyer)).data;
  expect((await (await openScreenInBrowser(here.port, terminals.Ticket)).closed).code).toBe(LINE_CLOSE.ticket);
});

it('a container has no screen, and a machine that is off shows none', async () => {
  const container = await world.rentRunning(here.buyer, {}, runContainer);
  expect((await ask(container)).reason).toBe('该实例是容器，仅云主机支持该操作，请选择云主机');
  await server.call(shutDownKvm, { instance_name: here.name }, here.buyer);
  expect((await ask()).reason).toBe('实例未在运行，请启动后再打开网页 VNC');
});

it('the address of a screen is a page of the site, and a container has none', async () => {
  const addressOf = async (instance_name: string) =>
    (await server.call(getVncAndSsh, { instance_name }, here.buyer)).data.VncUrl;
  expect(await addressOf(here.name)).toBe(`http://localhost:3000/console/screen/${here.name}`);
  expect(await addressOf(await world.rentRunning(here.buyer, {}, runContainer))).toBe('');
});

it('channels of one machine share the socket, each by its number', async () => {
  const one = await opened();
  await one.opened;
  for (const [number, type] of [
    [0, SPICE_CHANNEL.main],
    [1, SPICE_CHANNEL.display],
    [2, SPICE_CHANNEL.inputs],
  ] as const) {
    one.link(number, type);
    // Each answers for itself, in the protocol of screens.
    expect((await one.next(number)).subarray(0, 4)).toEqual(pack([4, SPICE_MAGIC]));
  }
  one.socket.close();
});

it('a machine is looked at by one at a time: the last one, and the other is told', async () => {
  const first = await opened();
  await first.opened;
  const second = await opened();
  await second.opened;
  expect(await first.closed).toEqual({
    code: LINE_CLOSE.ended,
    reason: '画面已关闭，可能已在别处打开，请重新连接',
  });
  second.socket.close();
});

it('the screen that works stays when another cannot be opened', async () => {
  const first = await opened();
  await first.opened;
  vi.spyOn(server.services.compute, 'openScreen').mockRejectedValueOnce(new Error('gone'));
  expect((await (await opened()).closed).code).toBe(LINE_CLOSE.engine);
  first.link(0, SPICE_CHANNEL.main);
  expect((await first.next(0)).subarray(0, 4)).toEqual(pack([4, SPICE_MAGIC]));
  first.socket.close();
});

it('is written among the events of its instance', async () => {
  const one = await opened();
  await one.opened;
  one.socket.close();
  expect((await world.events(here.buyer, here.name))[0]).toMatchObject({ Kind: 'screen', By: 'main' });
});

const usbDevices = 9;
it.each<[string, (send: (bytes: Uint8Array) => void, link: (number: number, type: number) => void) => void]>([
  ['a channel that is no screen', (_, link) => link(0, usbDevices)],
  ['a channel too many', (_, link) => link(SCREEN_CHANNELS, SPICE_CHANNEL.main)],
  ['a message too long', (send) => send(new Uint8Array(LINE_PIECE + 1))],
])('%s is refused', async (_, misuse) => {
  const one = await opened();
  await one.opened;
  misuse((bytes) => one.socket.send(bytes), one.link);
  expect(await one.closed).toEqual({
    code: LINE_CLOSE.badMessage,
    reason: '窗口收到无法识别的数据，请重新连接',
  });
});

it('is closed when nobody is at its keyboard for long, whatever the machine draws', async () => {
  const one = await opened();
  await one.opened;
  one.link(0, SPICE_CHANNEL.main);
  await one.next(0);
  server.clock.advance(hourMs / 2);
  expect((await one.closed).code).toBe(LINE_CLOSE.idle);
});

it('is closed when its machine goes off', async () => {
  const one = await opened();
  await one.opened;
  await server.call(shutDownKvm, { instance_name: here.name }, here.buyer);
  expect((await one.closed).code).toBe(LINE_CLOSE.notRunning);
});

it('opens for pages of the site alone', async () => {
  await expect(connect(here.port, { origin: 'https://evil.example', path: `/api${SCREEN_PATH}` })).rejects.toThrow(
    '403',
  );
});
