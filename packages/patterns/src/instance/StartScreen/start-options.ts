import type { Instance, StartOption } from '@compute-market/contract/entities/instance';

/** The machine that is offered under this name with so many cards. */
export const optionOf = (options: readonly StartOption[], specName: string): StartOption | undefined =>
  options.find(({ SpecName }) => SpecName === specName);

/** What starts with the most cards when the former number cannot; null when it can, or when nothing can. The cheapest of its kind. */
export function fewerCards(
  options: readonly StartOption[],
  { Gpu_num }: Pick<Instance, 'Gpu_num'>,
): StartOption | null {
  if (options.some((option) => option.Gpu_num === Gpu_num)) return null;
  const smaller = options.filter((option) => option.Gpu_num < Gpu_num);
  return smaller.reduce<StartOption | null>(
    (best, option) =>
      best === null ||
      option.Gpu_num > best.Gpu_num ||
      (option.Gpu_num === best.Gpu_num && option.HourPrice < best.HourPrice)
        ? option
        : best,
    null,
  );
}
