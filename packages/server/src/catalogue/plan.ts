import { isDeepStrictEqual } from 'node:util';
import type { CatalogueRows } from './shape';
import type { InUse } from './stored';

/** A row that is to be written, and what it was; null where it is new. */
interface Change<Row> {
  readonly before: Row | null;
  readonly after: Row;
}

/** What is to be written, part by part. */
export type Changes = {
  readonly [Part in keyof CatalogueRows]: readonly Change<CatalogueRows[Part][number]>[];
};

export interface Plan {
  readonly changes: Changes;
  /** A Chinese line for each change. */
  readonly lines: readonly string[];
  /** Chinese sentences about what cannot be done because customers have it. */
  readonly obstacles: readonly string[];
}

interface Part<Row> {
  /** What customers and staff call such a row. */
  readonly title: string;
  readonly keyOf: (row: Row) => string;
  /** The row off sale: nothing that may be rented or referenced is ever deleted. */
  readonly offSale: (row: Row) => Row;
}

type Row<Name extends keyof CatalogueRows> = CatalogueRows[Name][number];

const parts: { readonly [Name in keyof CatalogueRows]: Part<Row<Name>> } = {
  tariff: { title: '价目', keyOf: () => '', offSale: (row) => row },
  gpuModels: { title: '显卡', keyOf: ({ gpuType }) => gpuType, offSale: (row) => row },
  specifications: {
    title: '规格',
    keyOf: ({ gpuType, code }) => `${gpuType} ${code}`,
    offSale: (row) => ({ ...row, onSale: false }),
  },
  images: {
    title: '镜像',
    keyOf: ({ key }) => key,
    offSale: (row) => ({ ...row, showInRent: false, showInChangeSystem: false }),
  },
  hosts: { title: '主机', keyOf: ({ name }) => name, offSale: (row) => ({ ...row, onSale: false }) },
  bareMetals: { title: '裸金属', keyOf: ({ name }) => name, offSale: (row) => ({ ...row, onSale: false }) },
};

/** What differs between what is stored and what is wanted; what is wanted no more goes off sale. */
function compare<One>(
  { keyOf, offSale }: Part<One>,
  stored: readonly One[],
  wanted: readonly One[],
): { before: One | null; after: One }[] {
  const gone = stored.filter((row) => !wanted.some((one) => keyOf(one) === keyOf(row))).map(offSale);
  return [...wanted, ...gone].flatMap((after) => {
    const before = stored.find((row) => keyOf(row) === keyOf(after)) ?? null;
    return before !== null && isDeepStrictEqual({ ...before }, { ...after }) ? [] : [{ before, after }];
  });
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function lineOf<One extends object>({ title, keyOf }: Part<One>, { before, after }: Change<One>): string {
  const name = `${title} ${keyOf(after)}`.trim();
  if (before === null) return `新增 ${name}`;
  const fields = Object.entries(after).flatMap(([field, value]) => {
    const old: unknown = Reflect.get(before, field);
    return isDeepStrictEqual(old, value) ? [] : [`${field} ${shown(old)} → ${shown(value)}`];
  });
  return `修改 ${name}：${fields.join('，')}`;
}

const linesOf = <One extends object>(part: Part<One>, changes: readonly Change<One>[]): string[] =>
  changes.map((change) => lineOf(part, change));

const totals = { totalGpus: '卡', totalCpu: '核', totalMemoryGb: 'GB 内存', totalDiskGb: 'GB 磁盘' } as const;
type Total = keyof typeof totals;
const totalNames: readonly Total[] = ['totalGpus', 'totalCpu', 'totalMemoryGb', 'totalDiskGb'];

function hostObstacles(changes: Changes['hosts'], inUse: InUse['hosts']): string[] {
  return changes.flatMap(({ before, after }) => {
    const used = inUse.get(after.name);
    if (before === null || used === undefined) return [];
    const tooFew = totalNames
      .filter((name) => after[name] < used[name])
      .map(
        (name) =>
          `主机 ${after.name} 的 ${name} 不能改为 ${after[name]}：客户正在使用其中 ${used[name]} ${totals[name]}。请等租用结束，或先下架（onSale 为 false）`,
      );
    const isLet = totalNames.some((name) => used[name] > 0);
    const moved = (['gpuType', 'district'] as const)
      .filter((name) => isLet && before[name] !== after[name])
      .map((name) => `主机 ${after.name} 正被租用，${name} 不能从 ${before[name]} 改为 ${after[name]}。请等租用结束`);
    return [...tooFew, ...moved];
  });
}

const bareMetalObstacles = (changes: Changes['bareMetals'], inUse: InUse['bareMetals']): string[] =>
  changes.flatMap(({ after: { name, total } }) =>
    total < (inUse.get(name) ?? 0)
      ? [`裸金属 ${name} 的 total 不能改为 ${total}：客户正在使用其中 ${inUse.get(name)} 台`]
      : [],
  );

/** Works out what applying a catalogue would write. Applying the same again writes nothing. */
export function planCatalogue(stored: CatalogueRows, wanted: CatalogueRows, inUse: InUse): Plan {
  const changes: Changes = {
    tariff: compare(parts.tariff, stored.tariff, wanted.tariff),
    gpuModels: compare(parts.gpuModels, stored.gpuModels, wanted.gpuModels),
    specifications: compare(parts.specifications, stored.specifications, wanted.specifications),
    images: compare(parts.images, stored.images, wanted.images),
    hosts: compare(parts.hosts, stored.hosts, wanted.hosts),
    bareMetals: compare(parts.bareMetals, stored.bareMetals, wanted.bareMetals),
  };
  return {
    changes,
    lines: [
      ...linesOf(parts.tariff, changes.tariff),
      ...linesOf(parts.gpuModels, changes.gpuModels),
      ...linesOf(parts.specifications, changes.specifications),
      ...linesOf(parts.images, changes.images),
      ...linesOf(parts.hosts, changes.hosts),
      ...linesOf(parts.bareMetals, changes.bareMetals),
    ],
    obstacles: [
      ...hostObstacles(changes.hosts, inUse.hosts),
      ...bareMetalObstacles(changes.bareMetals, inUse.bareMetals),
    ],
  };
}
