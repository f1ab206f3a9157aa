export const dieDrawingMessages = {
  picture: (name: string, facts: readonly string[]) => `${name} 示意图：${facts.join('，')}`,
} as const;
