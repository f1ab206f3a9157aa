/** Every word of 软件下载. */
export const softwareMessages = {
  title: '软件下载',
  help: '连接实例、传输文件与开发常用的软件，均指向官方发布页',
  systems: { windows: 'Windows', macos: 'macOS', linux: 'Linux' },
  own: '适合本机',
  download: '下载',
  downloadLabel: (name: string) => `下载 ${name}`,
  guide: '使用教程',
  guideLabel: (name: string) => `${name} 使用教程`,
  checksum: 'SHA-256',
  copyChecksum: '复制 SHA-256',
  reading: '正在读取软件列表',
  failed: '下载地址暂不可用',
  empty: '暂无可下载的软件',
} as const;
