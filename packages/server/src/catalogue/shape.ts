import { scaledInteger } from '@compute-market/contract/rules/money';
import { cudaRule } from '@compute-market/contract/rules/cuda';
import * as z from 'zod/mini';
import { specificationCodes } from '../domain/market/specification-name';

/** Each value says what it must be; the sentence of a mistake puts the place and the value before it. */
function whole(least: number, most: number) {
  const wanted = `应为 ${least} 至 ${most} 的整数`;
  return z.number(wanted).check(z.int(wanted), z.gte(least, wanted), z.lte(most, wanted));
}

/** Yuan with at most so many decimals. */
function yuan(least: number, most: number, decimals: number) {
  const wanted = `应为 ${least} 至 ${most} 元，最多 ${decimals} 位小数`;
  const isExact = (value: number) => scaledInteger(value, decimals) / 10 ** decimals === value;
  return z.number(wanted).check(z.gte(least, wanted), z.lte(most, wanted), z.refine(isExact, wanted));
}

function words(most: number) {
  const wanted = `应为 1 至 ${most} 个字，首尾没有空格`;
  return z.string(wanted).check(
    z.maxLength(most, wanted),
    z.refine((text) => text !== '' && text === text.trim(), wanted),
  );
}

function matching(rule: RegExp, wanted: string) {
  return z.string(wanted).check(z.regex(rule, wanted));
}

function oneOf<const Options extends readonly string[]>(options: Options) {
  return z.enum(options, `应为 ${options.join(' 或 ')}`);
}

const flag = z.boolean('应为 true 或 false');
const containerTypes = z
  .array(oneOf(['kvm', 'docker']), '应为 kvm、docker 的列表')
  .check(z.minLength(1, '应至少有 kvm、docker 之一'));
const listOf = <Item extends z.ZodMiniType>(item: Item) => z.array(item, '应为列表');
const record = <Shape extends Readonly<Record<string, z.ZodMiniType>>>(shape: Shape) =>
  z.strictObject(shape, '应为一组名称与值');

/** Of an hour, as the market counts them (decisions 9). */
const hourPrice = (least: number) => yuan(least, 10_000, 4);
const gpuType = words(40);

const tariff = record({
  systemDiskGb: whole(1, 10_000),
  freeDiskGb: whole(0, 100_000),
  diskStepGb: whole(1, 1_000),
  maxDiskGb: whole(1, 1_000_000),
  diskHourPrice: hourPrice(0),
  cpuHourPrice: hourPrice(0),
  memoryHourPrice: hourPrice(0),
  freeBandwidthMbps: whole(1, 100_000),
  maxBandwidthMbps: whole(1, 100_000),
  bandwidthHourPrice: hourPrice(0),
  keepDiskDayPrice: yuan(0, 1_000, 4),
  keepDiskMaxDays: whole(1, 365),
  cloudDiskMonthPrice: yuan(0, 1_000, 4),
  cloudDiskKeepDays: whole(1, 365),
  ownImageDayPrice: z._default(yuan(0, 1_000, 4), 0),
});

const specification = record({
  code: oneOf(specificationCodes),
  cpuPerGpu: whole(1, 1_024),
  memoryPerGpuGb: whole(1, 65_536),
  cpuModel: words(60),
  // Free cards are no price but a mistake.
  hourPrice: hourPrice(0.01),
  onSale: z._default(flag, true),
});

const gpuModel = record({
  gpuType,
  memoryGb: whole(1, 4_096),
  memoryKind: words(20),
  architecture: words(40),
  fp16Tflops: z.number('应为大于 0 的数').check(z.gt(0, '应为大于 0 的数'), z.lte(1_000_000, '应不大于 1000000')),
  bandwidthGbps: whole(1, 1_000_000),
  originalHourPrice: z.optional(hourPrice(0.01)),
  score: whole(0, 1_000),
  specifications: listOf(specification),
});

const image = record({
  key: matching(/^[a-z\d][a-z\d._-]{0,59}$/, '应为小写字母、数字、点、连字符组成的名称，即引擎中镜像的别名'),
  label: words(20),
  system: oneOf(['Linux', 'Windows']),
  shortDisplayName: words(40),
  longDisplayName: words(80),
  systemVersion: words(40),
  sizeMb: whole(1, 10_000_000),
  canUsePlugin: z._default(flag, false),
  showInRent: z._default(flag, true),
  showInChangeSystem: z._default(flag, true),
  excludedGpuTypes: z._default(listOf(gpuType), []),
  containerTypes: z._default(containerTypes, ['kvm', 'docker']),
  badgeLabel: z._default(z.string('应为文字').check(z.maxLength(10, '应不多于 10 个字')), ''),
  brief: words(80),
  score: whole(0, 1_000),
});

const host = record({
  name: matching(/^[A-Za-z\d][A-Za-z\d.-]{0,62}$/, '应为字母、数字、点、连字符组成的名称，即引擎中主机的名称'),
  district: words(20),
  address: matching(/^[A-Za-z\d][A-Za-z\d.:-]{0,252}$/, '应为客户可以访问的域名或 IP，不带端口'),
  gpuType,
  cpuModel: words(60),
  containerTypes: z._default(containerTypes, ['kvm', 'docker']),
  earlyRelease: z._default(flag, false),
  payAsYouGo: z._default(flag, false),
  totalGpus: whole(1, 64),
  totalCpu: whole(1, 4_096),
  totalMemoryGb: whole(1, 65_536),
  totalDiskGb: whole(1, 10_000_000),
  uplinkMbps: z._default(z.nullable(whole(1, 10_000_000)), null),
  cudaVersion: z._default(z.nullable(matching(cudaRule, '应为如 12.4 的版本')), null),
  driverVersion: z._default(z.nullable(matching(/^\d{1,4}(\.\d{1,4}){1,3}$/, '应为如 550.54.15 的版本')), null),
  onSale: z._default(flag, true),
});

const bareMetal = record({
  name: words(40),
  cpu: words(60),
  cpuNum: whole(1, 4_096),
  memoryGb: whole(1, 65_536),
  gpuType,
  gpuNum: whole(1, 64),
  disk: words(80),
  network: words(60),
  monthPrice: yuan(1, 100_000_000, 2),
  district: words(20),
  /** Of all, let ones too. */
  total: whole(0, 10_000),
  deliverDays: whole(1, 365),
  picture: z._default(z.string('应为文字'), ''),
  onSale: z._default(flag, true),
});

/** What is on sale, as a file holds it. Prices in yuan. */
export const catalogueShape = record({
  tariff,
  gpuModels: listOf(gpuModel),
  images: listOf(image),
  hosts: listOf(host),
  bareMetals: z._default(listOf(bareMetal), []),
});

export type Catalogue = z.infer<typeof catalogueShape>;
type GpuModelEntry = Catalogue['gpuModels'][number];

/** The parts of a catalogue as flat rows, each with what names it. */
export interface CatalogueRows {
  /** One at most. */
  readonly tariff: readonly Catalogue['tariff'][];
  readonly gpuModels: readonly (Omit<GpuModelEntry, 'specifications' | 'originalHourPrice'> & {
    readonly originalHourPrice: number;
  })[];
  readonly specifications: readonly (GpuModelEntry['specifications'][number] & { readonly gpuType: string })[];
  readonly images: Catalogue['images'];
  readonly hosts: Catalogue['hosts'];
  readonly bareMetals: Catalogue['bareMetals'];
}

/** The specification every card comes with: its price is the card's. */
export const standardOf = <Row extends { readonly code: string }>(rows: readonly Row[]): Row | undefined =>
  rows.find(({ code }) => code === 'c');

/** Takes a file apart into rows. */
export function rowsOf({ tariff, gpuModels, ...rest }: Catalogue): CatalogueRows {
  return {
    ...rest,
    tariff: [tariff],
    gpuModels: gpuModels.map(({ specifications, originalHourPrice, ...model }) => ({
      ...model,
      originalHourPrice: originalHourPrice ?? standardOf(specifications)?.hourPrice ?? 0,
    })),
    specifications: gpuModels.flatMap((model) =>
      model.specifications.map((one) => ({ gpuType: model.gpuType, ...one })),
    ),
  };
}

/** Puts rows together as a file holds them. Null while nothing was ever on sale. */
export function catalogueOf({ tariff: [tariff], gpuModels, specifications, ...rest }: CatalogueRows): Catalogue | null {
  if (tariff === undefined) return null;
  return {
    tariff,
    gpuModels: gpuModels.map((model) => ({
      ...model,
      specifications: specifications
        .filter(({ gpuType: own }) => own === model.gpuType)
        .map(({ gpuType: _card, ...one }) => one),
    })),
    images: [...rest.images],
    hosts: [...rest.hosts],
    bareMetals: [...rest.bareMetals],
  };
}
