import type { Instance, StartOption } from '@compute-market/contract/entities/instance';

/** The machine that is offered under this name with so many cards. */
export const optionOf = (options: readonly StartOption[], specName: string): StartOption | undefined => options.find(({ SpecName }) => SpecName === specName);

/** The most cards that can start when the former number cannot; null when it can, or when nothing can. */
export function fewerCards(options: readonly StartOption[], { Gpu_num }: Pick<Instance, 'Gpu_num'>): number | null {
  const counts = options.map((option) => option.Gpu_num);
  if (counts.length === 0 || counts.includes(Gpu_num)) return null;
  const smaller = counts.filter((count) => count < Gpu_num);
  return smaller.length === 0 ? null : Math.max(...smaller);
}
