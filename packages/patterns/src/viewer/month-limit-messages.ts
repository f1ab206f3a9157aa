/** The limit of each month of a sub-account. */
export const monthLimitMessages = {
  used: (used: string, limit: string) => `本月已用 ${used}，每月限额 ${limit}`,
} as const;
