export const statCardMessages = { loading: '加载中', failed: '获取失败', retry: '重试' } as const;
