export const tableTreeMessages = {
  expand: (name: string) => `展开 ${name}`,
  collapse: (name: string) => `收起 ${name}`,
  /** Said before the name of a row below the first level. */
  level: (level: number) => `第 ${level} 层`,
} as const;
