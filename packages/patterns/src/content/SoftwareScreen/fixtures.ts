import type { SoftwareGroup } from './software';

export const groups: readonly SoftwareGroup[] = [
  {
    key: 'remote',
    title: '远程连接',
    items: [
      {
        id: 'putty',
        name: 'PuTTY',
        summary: '轻量的 SSH 客户端，保存多台主机。',
        version: '0.83',
        systems: ['windows'],
        url: 'https://example.com/putty',
        size: '3.7 MB',
        sha256: '9b1c1f0f6c9b3a6f8f1d2e4c5b6a79808f7e6d5c4b3a291807f6e5d4c3b2a190',
        guide: 'ssh',
      },
      {
        id: 'windows-app',
        name: 'Windows App',
        summary: '微软官方远程桌面客户端。',
        version: '最新稳定版',
        systems: ['macos', 'windows'],
        url: 'https://example.com/windows-app',
        guide: 'rdp',
      },
      {
        id: 'tigervnc',
        name: 'TigerVNC_high_performance_multi_platform_VNC_client_and_server',
        summary: '查看实例控制台画面。',
        version: '最新稳定版',
        systems: ['windows', 'macos', 'linux'],
        url: 'https://example.com/tigervnc',
        guide: '',
      },
    ],
  },
  {
    key: 'transfer',
    title: '文件传输',
    items: [
      {
        id: 'filezilla',
        name: 'FileZilla',
        summary: '跨平台 SFTP 客户端，支持断点续传。',
        version: '最新稳定版',
        systems: ['windows', 'macos', 'linux'],
        url: 'https://example.com/filezilla',
        guide: 'transfer',
      },
    ],
  },
];
