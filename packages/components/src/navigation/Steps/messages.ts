export const stepsMessages = { done: '（已完成）' } as const;
