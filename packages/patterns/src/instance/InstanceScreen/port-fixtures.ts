import {
  INSTANCE_PORTS_MAX,
  type InstancePort,
  type InstancePorts,
} from '@compute-market/contract/entities/instance-port';
import { running } from './fixtures';
import type { PortCheck } from './port-reach';

const port = (Inner: number, Name: string, slot: number, Status: InstancePort['Status'] = 'open'): InstancePort => ({
  Inner,
  Name,
  Port: running.SshPort + slot,
  Status,
});
const at = (data: InstancePort[]): InstancePorts => ({ data, Url: running.Url });

/** Nothing was opened yet. */
export const noPorts = at([]);
/** Two that serve, and one that is on its way. */
export const openedPorts = at([
  port(3000, 'Open WebUI', 9),
  port(8000, 'vLLM 推理服务', 10),
  port(8501, 'Streamlit', 11, 'opening'),
]);
/** One of either kind, and one of HTTP on its way. */
export const httpPorts: InstancePorts = {
  ...at([
    port(3000, 'Open WebUI', 9),
    { ...port(7861, 'Gradio', 10), Port: 0, Kind: 'http' },
    { ...port(8501, 'Streamlit', 11, 'opening'), Port: 0, Kind: 'http' },
  ]),
  Http: true,
};
export const tenPorts = at(
  Array.from({ length: INSTANCE_PORTS_MAX }, (_, nth) => port(9100 + nth, `服务 ${nth + 1}`, 9 + nth)),
);

/** The first of them answers, in the second nothing listens. */
export const portAnswers = openedPorts.data
  .slice(0, 2)
  .map(({ Port }, nth) => ({ Port, DelayMs: nth === 0 ? 9 : null }));
export const portsChecked: PortCheck = {
  answer: portAnswers,
  reason: undefined,
  busy: false,
  refresh: () => undefined,
};
