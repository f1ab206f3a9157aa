/** What the client says when the server could not. */
export const apiMessages = {
  network: '网络连接失败，请检查网络后重试',
  timeout: '请求超时，请稍后重试',
  missing: '当前服务未提供此功能',
  malformed: '服务暂时不可用，请稍后重试',
  tooMany: '操作过于频繁，请稍后再试',
} as const;
