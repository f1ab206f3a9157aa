import { endLoginDevice, endOtherLoginDevices } from '@compute-market/contract/calls/login-device';
import type { LoginDevice } from '@compute-market/contract/entities/login';
import { EndDeviceDialog, EndOthersDialog } from '@compute-market/patterns/account/LoginDevices';
import { api } from '../../api';
import { accountRouteMessages as messages } from './messages';
import { useDone, type ChangeProps } from '../useDone';

export function EndDevice({ device, ...props }: ChangeProps<unknown> & { readonly device: LoginDevice }) {
  const { control, takeAway } = useDone(props);
  const end = () => takeAway(api.call(endLoginDevice, { device_id: device.Id }), messages.deviceEnded);
  return <EndDeviceDialog device={device} {...control} onEnd={end} />;
}

export function EndOthers({ count, ...props }: ChangeProps<unknown> & { readonly count: number }) {
  const { control, done } = useDone(props);
  const end = async () => {
    const { EndedNum } = await api.call(endOtherLoginDevices, {});
    done(messages.otherDevicesEnded(EndedNum))();
  };
  return <EndOthersDialog count={count} {...control} onEnd={end} />;
}
