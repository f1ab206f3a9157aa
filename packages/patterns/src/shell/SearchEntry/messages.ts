export const searchEntryMessages = { search: '搜索', keys: 'Ctrl K', appleKeys: '⌘ K' } as const;
