import { endLoginDevice, endOtherLoginDevices } from '@compute-market/contract/calls/login-device';
import type { LoginDevice } from '@compute-market/contract/entities/login';
import { EndDeviceDialog, EndOthersDialog } from '@compute-market/patterns/account/LoginDevices';
import { api } from '../../api';
import { showSuccess } from '../../state/toasts';
import { accountRouteMessages as messages } from './messages';
import { useClosing, type ClosingProps } from './useClosing';

interface EndProps extends ClosingProps {
  /** Reads the list again. */
  readonly onChanged: () => Promise<void>;
}

/** One that has gone in the meantime is refused; the list behind the question is brought up to date then too. */
export function EndDevice({ device, onChanged, ...props }: EndProps & { readonly device: LoginDevice }) {
  const control = useClosing(props);
  const end = async () => {
    try {
      await api.call(endLoginDevice, { device_id: device.Id });
    } finally {
      void onChanged();
    }
    control.onClose();
    showSuccess(messages.deviceEnded);
  };
  return <EndDeviceDialog device={device} {...control} onEnd={end} />;
}

export function EndOthers({ count, onChanged, ...props }: EndProps & { readonly count: number }) {
  const control = useClosing(props);
  const end = async () => {
    const { EndedNum } = await api.call(endOtherLoginDevices, {});
    control.onClose();
    showSuccess(messages.otherDevicesEnded(EndedNum));
    void onChanged();
  };
  return <EndOthersDialog count={count} {...control} onEnd={end} />;
}
