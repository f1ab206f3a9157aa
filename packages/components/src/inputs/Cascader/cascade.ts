/** A choice, or a group of narrower ones. */
export interface CascaderOption {
  /** Unique among its siblings. */
  value: string;
  label: string;
  /** A short fact at the end of the row: the stock, or why it is disabled. */
  fact?: string;
  /** Other names people search it by; not shown. */
  keywords?: readonly string[];
  disabled?: boolean;
  /** What it is divided into; without them it is what can be chosen. */
  children?: readonly CascaderOption[];
}

export const isGroup = (option: CascaderOption) => option.children !== undefined && option.children.length > 0;

/** The options along a path, as far as it exists. */
export function trailOf(options: readonly CascaderOption[], path: readonly string[]): CascaderOption[] {
  const trail: CascaderOption[] = [];
  let level: readonly CascaderOption[] | undefined = options;
  for (const value of path) {
    const option: CascaderOption | undefined = level?.find((each) => each.value === value);
    if (option === undefined) break;
    trail.push(option);
    level = option.children;
  }
  return trail;
}

/** The columns that stand open along a path: the first, and one for each group in it. */
export const columnsOf = (options: readonly CascaderOption[], path: readonly string[]) => [
  options,
  ...trailOf(options, path).flatMap((option) => (isGroup(option) && !option.disabled ? [option.children ?? []] : [])),
];

interface Leaf {
  path: readonly string[];
  trail: readonly CascaderOption[];
  disabled: boolean;
}

/** Everything that can be chosen, in order; disabled with its group. */
export function leavesOf(options: readonly CascaderOption[], above: readonly CascaderOption[] = []): Leaf[] {
  return options.flatMap((option) => {
    const trail = [...above, option];
    if (isGroup(option)) return leavesOf(option.children ?? [], trail);
    return [
      { path: trail.map(({ value }) => value), trail, disabled: trail.some(({ disabled }) => disabled === true) },
    ];
  });
}

export const samePath = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, level) => value === other[level]);
