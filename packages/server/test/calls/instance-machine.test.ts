import {
  checkPorts,
  getLocalImages,
  getRdpFile,
  modifyKvmPassword,
  reinstallKvm,
  screenshotKvm,
  shutDownKvm,
} from '@compute-market/contract/calls/instance';
import { runContainer } from '@compute-market/contract/calls/rental';
import { errors } from '@compute-market/contract/errors';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { host } from '../../src/db/schema/market';
import { MACHINE_MISSING, MachineRefusal } from '../../src/fleet/provider';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { openMarket } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn, smallOrder } from './instance-world';

const server = openMarket();
const world = rentalsOn(server);
let buyer: Customer;

beforeEach(async () => {
  await world.forgetFleet();
  buyer = await customer(server, { balance: 200 });
});

const windows = { gpu_type: 'RTX 4090', image_name: 'windows-2022' } as const;
const byName = (instance_name: string) => [{ instance_name }, { token: buyer.token }] as const;
const textOf = (base64: string) => Buffer.from(base64, 'base64').toString('utf8');

describe('the remote-desktop file', () => {
  it('opens the machine at its address with its user and without a password', async () => {
    const name = await world.rentRunning(buyer, { ...windows, note: '建模/渲染: 1' });
    const { Url, RdpPort, RdpPasswd } = await world.read(buyer, name, 1);
    const { data } = await server.call(getRdpFile, ...byName(name));
    expect(data.FileName).toBe('建模_渲染_ 1.rdp');
    expect(textOf(data.Content)).toContain(`full address:s:${Url}:${RdpPort}\r\nusername:s:Administrator\r\n`);
    expect(textOf(data.Content)).not.toContain(RdpPasswd);
  });

  it('is for Windows that runs', async () => {
    const name = await world.rentRunning(buyer);
    expect((await server.call(getRdpFile, ...byName(name))).reason).toBe('该实例不是 Windows 系统，请使用 SSH 连接');
    await server.call(shutDownKvm, ...byName(name));
    expect((await server.call(getRdpFile, ...byName(name))).number).toBe(errors.STATE_CONFLICT.status);
  });
});

describe('a check of the ports', () => {
  it('tells of each public port whether something answers there', async () => {
    const name = await world.rentRunning(buyer);
    const { SshPort, VncPort, ExtraPort } = await world.read(buyer, name);
    const { data } = await server.call(checkPorts, ...byName(name));
    expect(data.List.map(({ Port }) => Port)).toEqual([SshPort, VncPort, ...Object.values(ExtraPort)]);
    const delayOf = (port: number | undefined) => data.List.find(({ Port }) => Port === port)?.DelayMs;
    expect(delayOf(SshPort)).toBeGreaterThan(0);
    expect(delayOf(ExtraPort.p1)).toBeGreaterThan(0);
    expect(delayOf(ExtraPort.p3)).toBeNull();
  });

  it('asks a machine that runs, for its owner only', async () => {
    const name = await world.rentRunning(buyer, windows);
    const { RdpPort } = await world.read(buyer, name);
    expect((await server.call(checkPorts, ...byName(name))).data.List[0]?.Port).toBe(RdpPort);
    expect(
      (await server.call(checkPorts, { instance_name: name }, { token: (await customer(server)).token })).number,
    ).toBe(errors.NOT_FOUND.status);
    await server.call(shutDownKvm, ...byName(name));
    expect((await server.call(checkPorts, ...byName(name))).reason).toBe('实例未在运行，请启动后再检测');
  });
});

describe('a password', () => {
  it('is changed on a machine that runs, and only who asks sees it', async () => {
    const name = await world.rentRunning(buyer);
    const change = (passwd: string) =>
      server.call(modifyKvmPassword, { instance_name: name, passwd }, { token: buyer.token });
    expect((await change('Better-than-1')).number).toBe(0);
    expect((await world.read(buyer, name, 1)).Init_passwd).toBe('Better-than-1');
    expect(JSON.stringify(await world.read(buyer, name))).not.toContain('Better-than-1');
    expect((await change('short1')).reason).toBe('密码需为8-30位，且包含字母和数字');
    await server.call(shutDownKvm, ...byName(name));
    expect((await change('Better-than-2')).number).toBe(errors.STATE_CONFLICT.status);
    expect(server.log.join('')).not.toContain('Better-than');
  });
});

describe('a password that is not set', () => {
  afterEach(() => vi.restoreAllMocks());
  const change = (instance_name: string) =>
    server.call(modifyKvmPassword, { instance_name, passwd: 'Better-than-1' }, { token: buyer.token });

  it('stays the old one, and the answer says why: the machine refuses it', async () => {
    const name = await world.rentRunning(buyer);
    const { Init_passwd } = await world.read(buyer, name, 1);
    vi.spyOn(server.services.compute, 'setPassword').mockRejectedValueOnce(new MachineRefusal(MACHINE_MISSING));
    const refused = await change(name);
    expect([refused.number, refused.reason]).toEqual([
      errors.STATE_CONFLICT.status,
      '宿主机上找不到该实例，密码没有修改，请稍后再试或提交工单',
    ]);
    expect((await world.read(buyer, name, 1)).Init_passwd).toBe(Init_passwd);
  });

  it('stays the old one on a host that is lost, whose engine is not asked', async () => {
    const name = await world.rentRunning(buyer);
    const asked = vi.spyOn(server.services.compute, 'setPassword');
    const { hostId } = await world.rowOf(name);
    const lost = (lostAt: Date | null) =>
      server.database.transaction((tx) =>
        tx.update(host).set({ lostAt, silentSince: lostAt }).where(eq(host.id, hostId)),
      );
    await lost(server.clock.now());
    expect((await change(name)).reason).toContain('所在主机没有响应');
    await lost(null);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a screenshot', () => {
  it('is a picture of the machine as it is now', async () => {
    const name = await world.rentRunning(buyer);
    const { data } = await server.call(screenshotKvm, ...byName(name));
    expect(data.time).toBe(Math.floor(server.clock.now().getTime() / 1000));
    const [type, bytes = ''] = data.image.split(',');
    expect(type).toBe('data:image/svg+xml;base64');
    expect(textOf(bytes)).toContain('NVIDIA RTX 3090');
    expect(textOf(bytes)).toMatch(/^<svg .*<\/svg>$/s);
  });

  it('is not there when the machine is off', async () => {
    const name = await world.rentRunning(buyer);
    await server.call(shutDownKvm, ...byName(name));
    expect((await server.call(screenshotKvm, ...byName(name))).reason).toBe('实例未在运行，没有屏幕画面');
  });
});

describe('a reset of the system', () => {
  it('offers the images that suit the machine, and says which are on its host', async () => {
    const name = await world.rentRunning(buyer, { gpu_type: 'RTX 5090' });
    const { data } = await server.call(getLocalImages, ...byName(name));
    const keys = Object.keys(data.images_display_info_map);
    expect(keys).toContain('windows-2022');
    expect(keys).not.toContain('pytorch-2.1');
    expect(data.LocalImages.length).toBeGreaterThan(0);
    expect(keys).toEqual(expect.arrayContaining(data.LocalImages));
  });

  it('goes through 5, changes system and user, keeps data disk and time, and costs nothing', async () => {
    const name = await world.rentRunning(buyer, { gpu_type: 'RTX 4090', add_disk_size: 50 });
    const before = await world.read(buyer, name);
    const paid = await world.cash(buyer);
    const reset = await server.call(
      reinstallKvm,
      { instance_name: name, image_name: 'windows-2022', passwd: 'NewWindows1' },
      { token: buyer.token },
    );
    expect(reset.data.Status).toBe(5);
    await world.passSeconds(2);
    expect(await world.read(buyer, name)).toMatchObject({ Status: 5, Message: '安装系统' });
    await world.passSeconds(6);
    expect(await world.read(buyer, name, 1)).toMatchObject({
      Status: 1,
      Image: 'windows-2022',
      LoginUserName: 'Administrator',
      RdpPasswd: 'NewWindows1',
      AddDisk: before.AddDisk,
      Due_time: before.Due_time,
    });
    expect(await world.cash(buyer)).toBe(paid);
  });

  it('keeps the password when none is given', async () => {
    const name = await world.rentRunning(buyer);
    const { Init_passwd } = await world.read(buyer, name, 1);
    await server.call(reinstallKvm, { instance_name: name, image_name: 'comfyui' }, { token: buyer.token });
    await world.passSeconds(8);
    expect(await world.read(buyer, name, 1)).toMatchObject({ Status: 1, ImageLabel: 'ComfyUI', Init_passwd });
  });

  it('that fails says so and can be restarted', async () => {
    const name = await world.rentRunning(buyer);
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextRestarts: 1 }));
    await server.call(reinstallKvm, { instance_name: name, image_name: 'comfyui' }, { token: buyer.token });
    await world.passSeconds(8);
    expect(await world.read(buyer, name)).toMatchObject({ Status: 7, Message: '系统未能启动' });
  });

  it('is refused with an image that does not suit and on a machine that does not run', async () => {
    const name = await world.rentRunning(buyer, { gpu_type: 'RTX 5090' });
    const reset = (image_name: string) =>
      server.call(reinstallKvm, { instance_name: name, image_name }, { token: buyer.token });
    expect((await reset('pytorch-2.1')).number).toBe(errors.IMAGE_UNAVAILABLE.status);
    expect((await reset('nothing')).number).toBe(errors.IMAGE_UNAVAILABLE.status);
    await server.call(shutDownKvm, ...byName(name));
    expect((await reset('comfyui')).number).toBe(errors.STATE_CONFLICT.status);
  });
});

it('containers and other people have none of these', async () => {
  const { data } = await server.call(runContainer, smallOrder, { token: buyer.token });
  await world.runJobs();
  await world.passSeconds(7);
  const worker = await subAccountOf(server, buyer, 'other', 10);
  const asked = (instance_name: string, token: string) => [
    server.call(modifyKvmPassword, { instance_name, passwd: 'Better-than-1' }, { token }),
    server.call(screenshotKvm, { instance_name }, { token }),
    server.call(getLocalImages, { instance_name }, { token }),
    server.call(reinstallKvm, { instance_name, image_name: 'comfyui' }, { token }),
  ];
  for (const answer of await Promise.all(asked(data.Container_name, buyer.token)))
    expect(answer.number).toBe(errors.INVALID_REQUEST.status);
  for (const answer of await Promise.all(asked(data.Container_name, worker.token)))
    expect(answer.number).toBe(errors.NOT_FOUND.status);
});
