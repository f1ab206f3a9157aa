import { CONTAINER_IMAGE_KEY } from '@compute-market/contract/rules/container-image';
import type * as z from 'zod/mini';
import { isOwnImageKey } from '../domain/own-image/rows';
import { catalogueShape, standardOf, type Catalogue } from './shape';

/** A place within the file, such as `hosts[0].district`. */
type Place = readonly PropertyKey[];

const placeText = (place: Place): string =>
  place.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : `${text}${text === '' ? '' : '.'}${String(part)}`),
    '',
  );

function valueAt(whole: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    whole,
  );
}

/** The longest piece of a value that a sentence repeats. */
const mostShown = 40;

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}

function sentence(whole: unknown, place: Place, wanted: string): string {
  const value = valueAt(whole, place);
  const name = placeText(place) || '文件';
  return value === undefined ? `${name}：缺少，${wanted}` : `${name}（${shown(value)}）：${wanted}`;
}

function shapeMistake(whole: unknown, issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => sentence(whole, [...issue.path, key], '没有这一项，请检查名称'));
  return [sentence(whole, issue.path, issue.message)];
}

type Say = (place: Place, wanted: string) => void;

function sayTwice(say: Say, part: keyof Catalogue, keys: readonly string[], name: string): void {
  for (const [index, key] of keys.entries())
    if (keys.indexOf(key) !== index) say([part, index, name], `与 ${part}[${keys.indexOf(key)}] 重复`);
}

function tariffMistakes({ tariff }: Catalogue, say: Say): void {
  const { diskStepGb, maxDiskGb, freeDiskGb, maxBandwidthMbps, freeBandwidthMbps } = tariff;
  for (const name of ['freeDiskGb', 'maxDiskGb'] as const)
    if (tariff[name] % diskStepGb !== 0) say(['tariff', name], `应为 diskStepGb（${diskStepGb}）的整数倍`);
  if (maxDiskGb < freeDiskGb) say(['tariff', 'maxDiskGb'], `应不小于 freeDiskGb（${freeDiskGb}）`);
  if (maxBandwidthMbps < freeBandwidthMbps)
    say(['tariff', 'maxBandwidthMbps'], `应不小于 freeBandwidthMbps（${freeBandwidthMbps}）`);
}

function modelMistakes({ gpuModels }: Catalogue, say: Say): void {
  for (const [index, { specifications, originalHourPrice }] of gpuModels.entries()) {
    const place = ['gpuModels', index] as const;
    const codes = specifications.map(({ code }) => code);
    if (new Set(codes).size < codes.length) say([...place, 'specifications'], '同一种 code 只能有一个规格');
    const standard = standardOf(specifications);
    if (standard === undefined) {
      say([...place, 'specifications'], '缺少标准规格（code 为 c），每种显卡都须有');
      continue;
    }
    if (!standard.onSale && specifications.some(({ onSale }) => onSale))
      say([...place, 'specifications'], '标准规格（code 为 c）不在售时，其他规格也不能在售');
    if (originalHourPrice !== undefined && originalHourPrice < standard.hourPrice)
      say([...place, 'originalHourPrice'], `划线价应不低于标准规格的 hourPrice（${standard.hourPrice}）`);
  }
}

/** What no customer could ever rent is a mistake too. */
function hostMistakes({ hosts, gpuModels, tariff }: Catalogue, say: Say): void {
  for (const [index, host] of hosts.entries()) {
    const place = ['hosts', index] as const;
    const model = gpuModels.find(({ gpuType }) => gpuType === host.gpuType);
    if (model === undefined) {
      say([...place, 'gpuType'], '没有这种显卡，请先在 gpuModels 中写入');
      continue;
    }
    if (!host.onSale) continue;
    const sizes = model.specifications.filter(({ onSale, cpuModel }) => onSale && cpuModel === host.cpuModel);
    if (sizes.length === 0) say([...place, 'cpuModel'], `${host.gpuType} 没有使用该处理器的在售规格，此主机无法出售`);
    else if (!sizes.some((size) => size.cpuPerGpu <= host.totalCpu && size.memoryPerGpuGb <= host.totalMemoryGb))
      say([...place, 'totalCpu'], '处理器核数或内存不够一张卡的任何规格，此主机无法出售');
    const diskGb = tariff.systemDiskGb + tariff.freeDiskGb;
    if (host.totalDiskGb < diskGb) say([...place, 'totalDiskGb'], `应不小于系统盘与免费数据盘之和（${diskGb}）`);
  }
}

function imageMistakes({ images, gpuModels }: Catalogue, say: Say): void {
  const known = new Set(gpuModels.map(({ gpuType }) => gpuType));
  for (const [index, image] of images.entries()) {
    const place = ['images', index] as const;
    if (isOwnImageKey(image.key)) say([...place, 'key'], '以 own- 开头的名称留给客户自己的镜像');
    if (image.key === CONTAINER_IMAGE_KEY) say([...place, 'key'], '这个名称留给镜像仓库中的镜像');
    for (const [at, gpuType] of image.excludedGpuTypes.entries())
      if (!known.has(gpuType)) say([...place, 'excludedGpuTypes', at], '没有这种显卡，请先在 gpuModels 中写入');
    if (image.system === 'Windows' && image.containerTypes.includes('docker'))
      say([...place, 'containerTypes'], 'Windows 只能用于 kvm');
  }
}

function bareMetalMistakes({ bareMetals, gpuModels }: Catalogue, say: Say): void {
  for (const [index, { gpuType }] of bareMetals.entries())
    if (!gpuModels.some((model) => model.gpuType === gpuType))
      say(['bareMetals', index, 'gpuType'], '没有这种显卡，请先在 gpuModels 中写入');
}

/** What is wrong between the parts of a file whose values are right each by itself. */
function mistakesBetween(catalogue: Catalogue): string[] {
  const found: string[] = [];
  const say: Say = (place, wanted) => void found.push(sentence(catalogue, place, wanted));
  const { gpuModels, images, hosts, bareMetals } = catalogue;
  sayTwice(
    say,
    'gpuModels',
    gpuModels.map(({ gpuType }) => gpuType),
    'gpuType',
  );
  sayTwice(
    say,
    'images',
    images.map(({ key }) => key),
    'key',
  );
  sayTwice(
    say,
    'hosts',
    hosts.map(({ name }) => name),
    'name',
  );
  sayTwice(
    say,
    'bareMetals',
    bareMetals.map(({ name }) => name),
    'name',
  );
  for (const look of [tariffMistakes, modelMistakes, imageMistakes, hostMistakes, bareMetalMistakes])
    look(catalogue, say);
  return found;
}

/** Reads a catalogue. `mistakes` has a Chinese sentence for each, with its place and its value; `catalogue` is null where there are any. */
export function readCatalogue(given: unknown): { catalogue: Catalogue | null; mistakes: readonly string[] } {
  const parsed = catalogueShape.safeParse(given);
  if (!parsed.success) {
    const mistakes = parsed.error.issues.flatMap((issue) => shapeMistake(given, issue));
    return { catalogue: null, mistakes: [...new Set(mistakes)] };
  }
  const mistakes = mistakesBetween(parsed.data);
  return { catalogue: mistakes.length === 0 ? parsed.data : null, mistakes };
}
