import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../src/catalogue/mistakes';

const example = readFileSync(path.resolve('docs/catalogue.example.json'), 'utf8');

/** The example with one value put in at a place; undefined takes it out. */
function exampleWith(place: string, value: unknown): unknown {
  const whole = JSON.parse(example) as object;
  const steps = place.split('.');
  const last = steps.pop() ?? '';
  const at = steps.reduce((part, step) => Reflect.get(part, step) as object, whole);
  if (value === undefined) Reflect.deleteProperty(at, last);
  else Reflect.set(at, last, value);
  return whole;
}

test('the example has no mistake', () => {
  expect(readCatalogue(JSON.parse(example)).mistakes).toEqual([]);
});

describe('each mistake is told by its place, its value and what is wanted', () => {
  test.each<[string, unknown, string]>([
    ['hosts.0.totalGpus', 0, 'hosts[0].totalGpus（0）：应为 1 至 64 的整数'],
    ['hosts.0.totalGpus', '8', 'hosts[0].totalGpus（"8"）：应为 1 至 64 的整数'],
    ['hosts.0.name', undefined, 'hosts[0].name：缺少，应为字母、数字、点、连字符组成的名称，即引擎中主机的名称'],
    ['hosts.0.cards', 8, 'hosts[0].cards（8）：没有这一项，请检查名称'],
    ['hosts.0.address', 'https://gpu-1', 'hosts[0].address（"https://gpu-1"）：应为客户可以访问的域名或 IP，不带端口'],
    ['hosts.0.gpuType', 'H20', 'hosts[0].gpuType（"H20"）：没有这种显卡，请先在 gpuModels 中写入'],
    ['hosts.0.cpuModel', 'EPYC', 'hosts[0].cpuModel（"EPYC"）：RTX 4090 没有使用该处理器的在售规格，此主机无法出售'],
    ['hosts.0.totalCpu', 8, 'hosts[0].totalCpu（8）：处理器核数或内存不够一张卡的任何规格，此主机无法出售'],
    ['hosts.0.totalDiskGb', 149, 'hosts[0].totalDiskGb（149）：应不小于系统盘与免费数据盘之和（150）'],
    ['hosts.0.containerTypes', [], 'hosts[0].containerTypes（[]）：应至少有 kvm、docker 之一'],
    ['tariff.diskHourPrice', 0.00061, 'tariff.diskHourPrice（0.00061）：应为 0 至 10000 元，最多 4 位小数'],
    ['tariff.maxDiskGb', 2005, 'tariff.maxDiskGb（2005）：应为 diskStepGb（10）的整数倍'],
    ['tariff.maxBandwidthMbps', 16, 'tariff.maxBandwidthMbps（16）：应不小于 freeBandwidthMbps（32）'],
    [
      'gpuModels.0.originalHourPrice',
      1,
      'gpuModels[0].originalHourPrice（1）：划线价应不低于标准规格的 hourPrice（1.98）',
    ],
    [
      'gpuModels.0.specifications.0.hourPrice',
      0,
      'gpuModels[0].specifications[0].hourPrice（0）：应为 0.01 至 10000 元，最多 4 位小数',
    ],
    ['gpuModels.0.specifications.0.code', 'm', '缺少标准规格（code 为 c），每种显卡都须有'],
    ['gpuModels.0.specifications.0.onSale', false, '标准规格（code 为 c）不在售时，其他规格也不能在售'],
    ['images.1.key', 'ubuntu-22.04', 'images[1].key（"ubuntu-22.04"）：与 images[0] 重复'],
    ['images.0.key', 'container-image', 'images[0].key（"container-image"）：这个名称留给镜像仓库中的镜像'],
    ['images.0.key', 'own-1', 'images[0].key（"own-1"）：以 own- 开头的名称留给客户自己的镜像'],
    [
      'images.0.excludedGpuTypes',
      ['V100'],
      'images[0].excludedGpuTypes[0]（"V100"）：没有这种显卡，请先在 gpuModels 中写入',
    ],
    ['images.0.system', 'Windows', 'images[0].containerTypes（["kvm","docker"]）：Windows 只能用于 kvm'],
    ['images', undefined, 'images：缺少，应为列表'],
  ])('%s: %j', (place, value, sentence) => {
    const { catalogue, mistakes } = readCatalogue(exampleWith(place, value));
    expect(catalogue).toBeNull();
    expect(mistakes.join('\n')).toContain(sentence);
  });

  test('all at once', () => {
    const { mistakes } = readCatalogue({ tariff: {}, gpuModels: [], images: 'none', hosts: [{}] });
    expect(mistakes.length).toBeGreaterThan(20);
    expect(mistakes.filter((mistake) => !/^\S+?(?:（.*）：|：缺少，).+[^：]$/.test(mistake))).toEqual([]);
  });

  test('even where there is no catalogue at all', () => {
    expect(readCatalogue([]).mistakes).toEqual(['文件（[]）：应为一组名称与值']);
  });
});
