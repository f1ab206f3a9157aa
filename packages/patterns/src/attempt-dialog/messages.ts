export const attemptMessages = { failed: '操作失败，请稍后重试' } as const;
