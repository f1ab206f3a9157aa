import {
  getAllGpuInfo,
  getAvailableDockerNum,
  getAvailableKvmNum,
  getBareMetalModels,
  getDockerGpuSelector,
  getGpuPriceInfo,
  getGpuSelectorDetail,
  getKvmGpuSelector,
  getStoreSelectorOptions,
} from '@compute-market/contract/calls/market';
import { errors } from '@compute-market/contract/errors';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { host } from '../../src/db/schema/market';
import { openMarket } from '../setup';
import { customer, subAccountOf } from './instance-customers';

const server = openMarket();

describe('the stock of the store', () => {
  it('is counted from the machines: 126 of 160 RTX 4090, 6 of 48 RTX 5090, no H800', async () => {
    const { data } = await server.call(getGpuSelectorDetail, { container_type: 'kvm' });
    const sum = (gpuType: string, field: 'FreeNum' | 'TotalNum') =>
      data.List.filter((row) => row.GpuType === gpuType).reduce((all, row) => all + row[field], 0);
    const stock = ['RTX 4090', 'RTX 5090', 'H20', 'A100 SXM4', 'L40S', 'RTX 3090', 'RTX A6000', 'H800 SXM5'].map(
      (gpuType) => [gpuType, sum(gpuType, 'FreeNum'), sum(gpuType, 'TotalNum')],
    );
    expect(stock).toEqual([
      ['RTX 4090', 126, 160],
      ['RTX 5090', 6, 48],
      ['H20', 64, 64],
      ['A100 SXM4', 22, 80],
      ['L40S', 38, 64],
      ['RTX 3090', 87, 200],
      ['RTX A6000', 3, 24],
      ['H800 SXM5', 0, 32],
    ]);
    expect(data.last_refresh_time).toMatch(/^\d\d:\d\d:\d\d$/);
  });

  it('offers eight cards only where one machine has them, and says why a card is not offered', async () => {
    const { data } = await server.call(getGpuSelectorDetail, { container_type: 'kvm' });
    const rows = (gpuType: string) => data.List.filter((row) => row.GpuType === gpuType);
    expect(rows('RTX 5090')[0]?.ValidCardsRentable).toEqual({ 1: true, 2: true, 4: true, 8: false });
    expect(rows('RTX A6000')[0]?.ValidCardsRentable).toEqual({ 1: true, 2: true, 4: false, 8: false });
    expect(rows('H800 SXM5')[0]).toMatchObject({
      DisabledReason: '已售罄',
      ValidCardsRentable: { 1: false, 2: false, 4: false, 8: false },
    });
    expect(rows('RTX 4090').find((row) => row.District === '华南一区')?.DisabledReason).toBe('已售罄');
  });

  it('does not count a machine that is taken off line', async () => {
    const free = async () =>
      (await server.call(getGpuSelectorDetail, { gpu_type: 'V100' })).data.List.reduce(
        (all, row) => all + row.FreeNum,
        0,
      );
    const before = await free();
    const setOnline = (online: boolean) =>
      server.database.transaction((tx) => tx.update(host).set({ online }).where(eq(host.gpuType, 'V100')));
    await setOnline(false);
    expect(await free()).toBe(0);
    await setOnline(true);
    expect(await free()).toBe(before);
  });

  it('says how many such machines can start now, and the shortage in numbers', async () => {
    expect((await server.call(getAvailableKvmNum, { gpu_type: 'RTX A6000', gpu_num: 1 })).data.num).toBe(3);
    expect((await server.call(getAvailableKvmNum, { gpu_type: 'RTX A6000', gpu_num: 2 })).data).toMatchObject({
      num: 1,
      reason: '',
    });
    expect((await server.call(getAvailableKvmNum, { gpu_type: 'RTX 5090', gpu_num: 8 })).data).toMatchObject({
      num: 0,
      reason: '当前资源仅剩 6 卡，请减少卡数或更换机房',
    });
    expect((await server.call(getAvailableKvmNum, { gpu_type: 'RTX 3090', gpu_num: 8 })).data.reason).toBe(
      '当前资源单机空闲卡不足，请减少卡数或更换机房',
    );
    expect((await server.call(getAvailableDockerNum, { gpu_type: 'L20', gpu_num: 2 })).data.num).toBe(6);
    expect((await server.call(getAvailableKvmNum, { gpu_type: 'L20', gpu_num: 2 })).data.num).toBe(0);
  });

  it('refuses a card it does not have and an image that does not run on the card', async () => {
    expect((await server.call(getAvailableKvmNum, { gpu_type: 'RTX 9999', gpu_num: 1 })).reason).toBe(
      '所选显卡或规格已下架，请返回市场重新选择',
    );
    expect(
      (await server.call(getAvailableKvmNum, { gpu_type: 'RTX 5090', gpu_num: 1, image_name: 'pytorch-2.1' })).number,
    ).toBe(errors.IMAGE_UNAVAILABLE.status);
  });
});

describe('the selectors', () => {
  it('list specifications by district with what is missing', async () => {
    const { data } = await server.call(getKvmGpuSelector, { district: '华东一区', gpu_num: 2 });
    const of4090 = data.Specifications.filter((row) => row.GpuType === 'RTX 4090').map((row) => [
      row.SpecName,
      row.CpuNum,
      row.Memory,
      row.HourPrice,
      row.DisabledReason,
    ]);
    expect(of4090).toEqual([
      ['标准型 4090.2c', 32, 96, 4.38, ''],
      ['内存型 4090.2m', 32, 192, 4.86, ''],
      ['高频型 4090.2h', 32, 128, 5.3, '该机房暂无'],
    ]);
    expect(data.gpu_resource_map['RTX 4090']?.ValidDistricts).toEqual(['华东一区', '华北二区', '西南一区']);
  });

  it('offer a Windows image to machines and not to containers, and no image to a card it does not run on', async () => {
    const kvm = (await server.call(getKvmGpuSelector, {})).data.gpu_resource_map;
    const docker = (await server.call(getDockerGpuSelector, {})).data.gpu_resource_map;
    expect(kvm['RTX 4090']?.ValidImages).toContain('windows-2022');
    expect(docker['RTX 4090']?.ValidImages).not.toContain('windows-2022');
    expect(kvm['RTX 5090']?.ValidImages).not.toContain('pytorch-2.1');
    expect(docker['L20']).toBeDefined();
    expect(kvm['L20']).toBeUndefined();
  });

  it('carry the prices and limits of disks and bandwidth', async () => {
    const { data } = await server.call(getStoreSelectorOptions, {});
    expect(data.disk).toEqual({ SystemSize: 200, FreeSize: 50, Step: 10, Max: 2000, HourPrice: 0.0006 });
    expect(data.bandwidth).toEqual({ Free: 32, Max: 100, HourPrice: 0.01 });
    // 300 GB kept for a day cost ¥0.42.
    expect((data.keep_disk.HourPrice * 300 * 24).toFixed(2)).toBe('0.42');
    expect(data.image_display_info_map['pytorch-2.5']).toMatchObject({
      Label: '深度学习',
      System: 'Linux',
      ShortDisplayName: 'PyTorch 2.5',
      ContainerTypes: ['kvm', 'docker'],
    });
    expect(data.image_display_info_map['windows-2022']?.ContainerTypes).toEqual(['kvm']);
  });
});

describe('prices', () => {
  it('are those of level 0 for a visitor, whatever phone is sent', async () => {
    const { data } = await server.call(getGpuPriceInfo, { phone: '13800000001' });
    expect(data.level).toBe(0);
    expect(data.vipInfos.map((info) => info.VipDiscount)).toEqual([1, 0.98, 0.97, 0.95, 0.94]);
    expect(data.gpus['RTX 4090']).toEqual({ HourPrice: 2.19, OriginalPrice: 2.19 });
    expect(data.period_discounts).toEqual({ hour: 1, day: 0.98, month: 0.95 });
  });

  it('are compared over all cards with how many are let', async () => {
    const { data } = await server.call(getAllGpuInfo, {});
    expect(data.find((row) => row.Gpu_type === 'RTX 4090')).toMatchObject({
      TotalNum: 160,
      RentedNum: 34,
      MinHourPrice: 2.19,
      MaxHourPrice: 2.65,
    });
  });

  it("tell a member their own level and nobody else's", async () => {
    const silver = await customer(server, { spent: 1500 });
    const { data } = await server.call(getGpuPriceInfo, { phone: '13900000000' }, { token: silver.token });
    expect(data.level).toBe(2);
    const worker = await subAccountOf(server, silver, 'worker', 10);
    expect((await server.call(getGpuPriceInfo, { phone: '' }, { token: worker.token })).data.level).toBe(2);
  });
});

describe('bare metal', () => {
  it('is listed by pages with what can be reserved', async () => {
    const { data } = await server.call(getBareMetalModels, { page: 1, page_size: 2 });
    expect(data).toMatchObject({ total: 5, page: 1, page_size: 2 });
    expect(data.data).toHaveLength(2);
    const none = await server.call(getBareMetalModels, { page: 1, page_size: 10, gpu_type: 'H800 SXM5' });
    expect(none.data.data[0]?.Status).toBe(0);
  });

  it('refuses a page before the first', async () => {
    expect((await server.call(getBareMetalModels, { page: 0, page_size: 10 })).number).toBe(
      errors.INVALID_REQUEST.status,
    );
  });
});
