import { closePort, getPorts } from '@compute-market/contract/calls/port';
import {
  INSTANCE_PORT_STATUS,
  type InstancePort,
  type InstancePorts,
} from '@compute-market/contract/entities/instance-port';
import type { OpenedPortsProps } from '@compute-market/patterns/instance/InstanceScreen';
import { dataOf, type Resource } from '@compute-market/patterns/resource';
import { useCallback, useState } from 'react';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { failureOf } from '../../api/errors';
import { knownOrNull } from '../../flows/known-call';
import { reportDefect } from '../../flows/report-defect';
import { showError, showSuccess } from '../../state/toasts';
import { instanceRouteMessages as messages } from './messages';

/** What the owner of an instance opened; null where the back end opens no ports. */
export const readPorts = (name: string, options: CallOptions): Promise<InstancePorts | null> =>
  knownOrNull(api.call(getPorts, { instance_name: name }, options));

/** The ports of the page: what is shown, whether one is on its way, and the question for another. */
export function useOpenedPorts(name: string, ports: Resource<InstancePorts | null>, refresh: () => void) {
  const [asking, setAsking] = useState(false);
  const stopAsking = useCallback(() => setAsking(false), []);
  const close = async ({ Inner }: InstancePort) => {
    try {
      await api.call(closePort, { instance_name: name, inner: Inner });
      showSuccess(messages.portClosing);
    } catch (error) {
      showError(failureOf(error).reason);
      throw error;
    } finally {
      refresh();
    }
  };
  const shown: OpenedPortsProps = {
    ports,
    onOpen: () => setAsking(true),
    onClose: (port) => close(port).catch(reportDefect),
    onRetry: refresh,
  };
  const isChanging = dataOf(ports)?.data.some(({ Status }) => Status !== INSTANCE_PORT_STATUS.open) ?? false;
  const canHttp = dataOf(ports)?.Http ?? false;
  return { shown, isChanging, canHttp, asking, stopAsking };
}
