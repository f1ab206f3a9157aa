import { expect, test } from 'vitest';
import { portRows } from './port-rows';

const linux = {
  Container_name: 'kvm-2f8a',
  Url: 'hz02.example.cn',
  SshPort: 31_456,
  RdpPort: 0,
  ImageSystem: 'Linux',
  ExtraPort: { p1: 31_457, p2: 31_458 },
  PortMappingInner: { ssh_port: 22, p1: 8888, p2: 6006 },
} as const;
const plugins = [{ Key: 'jupyterlab', Name: 'JupyterLab', Url: 'http://hz02.example.cn:31457/', Status: 2 }] as const;

test('a port is named by the plugin that runs behind it and can then be opened', () => {
  expect(portRows(linux, plugins)).toEqual([
    { key: 'ssh', name: 'SSH', inner: 22, outer: 'hz02.example.cn:31456', port: 31_456, href: null },
    {
      key: 'p1',
      name: 'JupyterLab',
      inner: 8888,
      outer: 'hz02.example.cn:31457',
      port: 31_457,
      href: 'http://hz02.example.cn:31457/',
    },
    { key: 'p2', name: 'p2 自定义', inner: 6006, outer: 'hz02.example.cn:31458', port: 31_458, href: null },
  ]);
});

test('a plugin that is opened by a page of the console belongs to the port that the page opens', () => {
  const Url = 'https://market.example.cn/compute/console/port/kvm-2f8a/8888';
  expect(portRows(linux, [{ ...plugins[0], Url }]).map(({ name, href }) => [name, href])).toEqual([
    ['SSH', null],
    ['JupyterLab', Url],
    ['p2 自定义', null],
  ]);
});

test('a plugin that does not run yet opens nothing', () => {
  expect(portRows(linux, [{ ...plugins[0], Status: 1, Url: '' }]).map(({ href }) => href)).toEqual([null, null, null]);
});

test('Windows is reached by remote desktop, and what has no address has no ports', () => {
  const windows = {
    ...linux,
    ImageSystem: 'Windows',
    SshPort: 0,
    RdpPort: 31_456,
    PortMappingInner: { rdp_port: 3389 },
  } as const;
  expect(portRows(windows, [])).toEqual([
    { key: 'rdp', name: 'RDP', inner: 3389, outer: 'hz02.example.cn:31456', port: 31_456, href: null },
  ]);
  expect(portRows({ ...linux, Url: '' }, plugins)).toEqual([]);
});
