import type { InstancePlugin } from '@compute-market/contract/entities/instance';
import { getVncAndSsh } from '@compute-market/contract/calls/instance';
import { PLUGIN_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import type { Config } from '../../config';
import { gatewayOf } from '../../gateway/address';
import { implement } from '../../http/handler';
import { siteAddress } from '../../platform/public-address';
import { wireTime } from '../../platform/wire';
import type { FoundInstance } from './find-instances';
import { portsOf, type InstancePorts } from './ports';
import { runningInstance } from './running-machine';

/** For how long the addresses are good at least, seconds: as long as the machine runs and the session lives. */
const addressSeconds = 600;

const plugins: readonly { readonly key: string; readonly name: string; readonly port: keyof InstancePorts['extra'] }[] =
  [
    { key: 'jupyterlab', name: 'JupyterLab', port: 'p1' },
    { key: 'tensorboard', name: 'TensorBoard', port: 'p2' },
    { key: 'vscode', name: 'VS Code Web', port: 'p5' },
    { key: 'files', name: '文件管理', port: 'p6' },
  ];

/** The page that opens a plugin by the gateway (decisions 139); its public port where there is none. */
function pluginsOf({ image, address, row }: FoundInstance, config: Config): InstancePlugin[] {
  if (!image.canUsePlugin) return [];
  const { extra, inner } = portsOf(row.gpuIndexes);
  const page = (port: number) =>
    siteAddress(config) + routes.openPort.to({ instanceName: row.name, inner: String(port) });
  return plugins.map(({ key, name, port }) => ({
    Key: key,
    Name: name,
    Url: gatewayOf(config) === null ? `http://${address}:${extra[port]}/` : page(inner[port]),
    Status: PLUGIN_STATUS.running,
  }));
}

/**
 * Where to reach a running instance: the page of its web terminal, which asks for a ticket of its own, and its plugins. No engine has a screen that
 * could be shown live, so there is no address of one (decisions 103).
 */
export const connect = implement(getVncAndSsh, async (input, context) => {
  const { clock, config } = context.services;
  const found = await runningInstance(context, input.instance_name, '实例未在运行，请启动后再连接');
  const { row, image } = found;
  return {
    VncUrl: '',
    SshUrl: image.system === 'Linux' ? siteAddress(config) + routes.terminal.to({ instanceName: row.name }) : '',
    expire_time: wireTime(clock.now()) + addressSeconds,
    Plugins: pluginsOf(found, config),
  };
});
