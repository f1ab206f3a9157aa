export const secretFieldMessages = { show: '显示', hide: '隐藏', copy: '复制', failed: '获取失败，请重试' } as const;
