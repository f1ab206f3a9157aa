/** Every word of the agreements. */
export const agreementMessages = {
  fallback: '服务协议',
  version: (version: string) => `版本 ${version}`,
  effective: (day: string) => `${day} 起生效`,
  old: '这是历史版本，已不再生效。',
  newest: '查看现行版本',
  print: '打印',
  versions: '历史版本',
  reading: '正在读取协议',
  failed: '协议内容加载失败',
} as const;
